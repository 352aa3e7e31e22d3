"""`wandelgang export`: records as data tables for statistics."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.records import STANDARD_INPUT, lines
from wandelgang.export import CannotExport, ParquetFolder, rows
from wandelgang.games.counting import counted
from wandelgang.match import BadRecord, parse


class WrongRecord(msgspec.Struct, frozen=True):
    """A record that was left out; its number counts from 1."""

    record: int
    error: str


class WrittenTable(msgspec.Struct, frozen=True):
    """A file that was written."""

    name: str
    file: str
    rows: int


class ExportReport(msgspec.Struct, frozen=True):
    """What was exported: records that were right and wrong, and the files."""

    records: int
    wrong: int
    tables: list[WrittenTable]


class NothingToExport(Exception):
    """There was no record, or none that is right."""


def export(
    file: Annotated[
        Path,
        Parameter(help="A file of records, one per line; - reads standard input.", allow_leading_hyphen=True),
    ],
    *,
    to: Annotated[Literal["parquet"], Parameter(help="The format of the files.")] = "parquet",  # noqa: ARG001 - the only one
    out: Annotated[
        Path | None,
        Parameter(
            help="The folder for the files. Default: beside the file, with its name, without its ending."
        ),
    ] = None,
    json: Annotated[
        bool,
        Parameter(help="Print the result as JSON, after a line for each wrong record.", negative=""),
    ] = False,
) -> None:
    """Write games, turns and decisions as data tables."""
    if file.is_dir():
        raise Fault(f"{file} is a folder: give a file of records", WRONG_USE)
    folder = out or _beside(file)
    try:
        report = _export(file, folder, json=json)
    except (CannotExport, NothingToExport) as error:
        raise Fault(str(error)) from None
    except OSError as error:
        raise Fault(f"cannot write {error.filename or folder}: {error.strerror or error}") from None
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report)
    if report.wrong:
        raise Fault(f"wrong: {report.wrong} of {counted(report.records + report.wrong, 'record')}")


def _beside(file: Path) -> Path:
    if str(file) == STANDARD_INPUT or not file.suffix:
        unnamed = "standard input has no name" if str(file) == STANDARD_INPUT else f"{file} has no ending"
        raise Fault(f"give --out, the folder for the files: {unnamed} to derive it from", WRONG_USE)
    return file.with_suffix("")


def _export(file: Path, folder: Path, *, json: bool) -> ExportReport:
    right = wrong = 0
    size = file.stat().st_size if file.is_file() else None
    bar = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with ParquetFolder(folder) as tables, bar:
        task = bar.add_task("Exporting", total=size)
        for number, line in lines(file):
            try:
                tables.add(rows(number, parse(line)))
                right += 1
            except BadRecord as error:
                _report(WrongRecord(number, str(error)), json=json)
                wrong += 1
            bar.advance(task, len(line) + 1)
        if not right:
            raise NothingToExport(f"{file} contains no {'valid ' if wrong else ''}record")
    written = [WrittenTable(name, str(path), rows) for name, (path, rows) in tables.files.items()]
    return ExportReport(right, wrong, written)


def _report(wrong: WrongRecord, *, json: bool) -> None:
    if json:
        print(msgspec.json.encode(wrong).decode())
    else:
        sentence = f"record {wrong.record}: {wrong.error}"
        Console().print(sentence, style="red", highlight=False, markup=False, soft_wrap=True)


def _print(report: ExportReport) -> None:
    table = Table()
    table.add_column("table")
    table.add_column("rows", justify="right")
    table.add_column("file", overflow="fold")
    for written in report.tables:
        table.add_row(written.name, f"{written.rows:,}", written.file)
    console = Console()
    console.print(table)
    console.print(f"exported: {counted(report.records, 'record')}", highlight=False)
