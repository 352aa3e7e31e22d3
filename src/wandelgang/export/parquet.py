"""Data tables as Parquet files, written row group by row group: memory does not grow with the games."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from wandelgang.export.rows import TABLES, Column, Rows, columns

ROW_GROUP = 50_000  # rows; large enough to compress well, small enough for any memory
UNFINISHED = ".part"


class CannotExport(RuntimeError):
    """The package that writes Parquet is not installed."""


class ParquetFolder:
    """A folder with one file for each data table.

    Use it in a `with`: the files appear when it ends, and none of them if it ends with an error.
    """

    def __init__(self, folder: Path, row_group: int = ROW_GROUP) -> None:
        if find_spec("pyarrow") is None:
            raise CannotExport("parquet needs the package pyarrow: pip install 'wandelgang[research]'")
        self.folder, self._is_new = folder, not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        self._tables = {name: _Table(folder / f"{name}.parquet", name, row_group) for name in TABLES}

    def add(self, rows: Rows) -> None:
        """Add what comes of one record."""
        for name, table in self._tables.items():
            table.add(getattr(rows, name))

    @property
    def files(self) -> dict[str, tuple[Path, int]]:
        """The files by data table, with their numbers of rows."""
        return {name: (table.file, table.rows) for name, table in self._tables.items()}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        finished = False
        try:
            for table in self._tables.values():
                table.close(write=kind is None)
            finished = kind is None
        finally:
            for table in self._tables.values():
                if finished:
                    table.unfinished.replace(table.file)
                else:
                    table.unfinished.unlink(missing_ok=True)
            if self._is_new and not finished:
                self.folder.rmdir()


class _Table:
    """One file, and the rows that wait for their row group to be full."""

    def __init__(self, file: Path, name: str, row_group: int) -> None:
        import pyarrow.parquet as pq  # type: ignore[import-untyped]  # it brings no types

        self.file, self.unfinished = file, file.with_name(file.name + UNFINISHED)
        self.rows = 0
        self._row_group = row_group
        self._waiting: list[msgspec.Struct] = []
        self._schema = schema(name)
        self._writer = pq.ParquetWriter(self.unfinished, self._schema, compression="zstd")

    def add(self, rows: Sequence[msgspec.Struct]) -> None:
        self._waiting.extend(rows)
        self.rows += len(rows)
        if len(self._waiting) >= self._row_group:
            self._write()

    def close(self, *, write: bool) -> None:
        try:
            if write and self._waiting:
                self._write()
        finally:
            self._writer.close()

    def _write(self) -> None:
        import pyarrow as pa

        batch = {name: [getattr(row, name) for row in self._waiting] for name in self._schema.names}
        self._writer.write_table(pa.table(batch, self._schema))
        self._waiting.clear()


def schema(name: str) -> Any:
    """The Arrow schema of a data table; each field carries the meaning of its column."""
    import pyarrow as pa

    return pa.schema([_field(pa, *column) for column in columns(TABLES[name]).items()])


def _field(pa: Any, name: str, column: Column) -> Any:
    kind = column.kind.removesuffix("?")
    inner = kind.removeprefix("list<").removesuffix(">")
    arrow = pa.type_for_alias(inner)
    return pa.field(
        name,
        arrow if inner == kind else pa.list_(arrow),
        nullable=kind != column.kind,
        metadata={"meaning": column.meaning},
    )
