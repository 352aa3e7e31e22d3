"""Parquet files: the rows as they are, complete or not at all, in memory that does not grow."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa  # type: ignore[import-untyped]  # it brings no types
import pyarrow.parquet as pq  # type: ignore[import-untyped]  # as above
import pytest
from msgspec.structs import replace
from tests.match.records import exhausted, won

from wandelgang.export import TABLES, ParquetFolder, Rows, columns, rows

SLACK = 200_000  # bytes; 1000 more games would take several times as much


def read(folder: Path, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / f"{name}.parquet").to_pylist()
    return found


@pytest.mark.parametrize("row_group", [1, 7, 50_000])
def test_what_is_written_is_what_is_read(tmp_path: Path, row_group: int) -> None:
    added = [rows(1, won()), rows(2, exhausted("master", 3)), rows(3, exhausted("towers"))]
    with ParquetFolder(tmp_path / "new" / "folder", row_group) as tables:
        for each in added:
            tables.add(each)
    for name in TABLES:
        expected = [msgspec.to_builtins(row) for each in added for row in getattr(each, name)]
        assert read(tmp_path / "new" / "folder", name) == expected
        assert tables.files[name] == (tmp_path / "new" / "folder" / f"{name}.parquet", len(expected))


@pytest.mark.parametrize("name", TABLES)
def test_each_file_says_what_its_columns_mean(tmp_path: Path, name: str) -> None:
    with ParquetFolder(tmp_path):
        pass
    found = pq.read_schema(tmp_path / f"{name}.parquet")
    for column, (kind, meaning) in columns(TABLES[name]).items():
        field = found.field(column)
        assert field.metadata[b"meaning"].decode() == meaning
        assert field.nullable == kind.endswith("?")


def stopped(folder: Path) -> None:
    """An export that somebody stops."""
    with ParquetFolder(folder) as tables:
        tables.add(rows(1, won()))
        raise KeyboardInterrupt


def test_files_appear_when_they_are_complete(tmp_path: Path) -> None:
    kept = tmp_path / "games.parquet"
    kept.write_bytes(b"of an earlier export")
    with pytest.raises(KeyboardInterrupt):
        stopped(tmp_path)
    assert list(tmp_path.iterdir()) == [kept]
    assert kept.read_bytes() == b"of an earlier export"
    with ParquetFolder(tmp_path) as tables:
        tables.add(rows(1, won()))
    assert sorted(file.stem for file in tmp_path.iterdir()) == sorted(TABLES)


def again(once: Rows, number: int) -> Rows:
    """The rows of a record as those of another."""
    return Rows(
        [replace(row, record=number) for row in once.games],
        [replace(row, record=number) for row in once.turns],
        [replace(row, record=number) for row in once.decisions],
    )


def test_memory_does_not_grow_with_the_games(tmp_path: Path) -> None:
    once = rows(1, won())

    def most(games: int) -> tuple[int, int]:
        """The most bytes that Python and Arrow held at once."""
        held = 0
        tracemalloc.start()
        with ParquetFolder(tmp_path, row_group=50) as tables:
            for number in range(games):
                tables.add(again(once, number))
                held = max(held, pa.total_allocated_bytes())
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return peak, held

    most(100)  # what is loaded once
    python, arrow = most(100)
    more_python, more_arrow = most(1100)
    assert len(read(tmp_path, "games")) == 1100
    assert more_python < python + SLACK
    assert more_arrow < arrow + SLACK
