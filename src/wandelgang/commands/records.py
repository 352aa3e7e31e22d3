"""Records from a file or from standard input, one per line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.games.counting import counted
from wandelgang.match import BadRecord, Record, load
from wandelgang.match.record import MOST_BYTES

STANDARD_INPUT = "-"

RecordNumber = Annotated[
    int | None, Parameter(help="For files of records: the number of the record, from 1.", show_default="1")
]


def lines(file: Path) -> Iterator[tuple[int, bytes]]:
    """The non-empty lines, numbered from 1. Lines that are too long for a record are cut."""
    try:
        stream = nullcontext(sys.stdin.buffer) if str(file) == STANDARD_INPUT else file.open("rb")
        with stream as reader:
            number = 0
            while line := reader.readline(MOST_BYTES + 2):
                too_long = len(line) > MOST_BYTES + 1
                if line.strip():
                    number += 1
                    yield number, line if too_long else line.strip()
                while too_long and line and not line.endswith(b"\n"):
                    line = reader.readline(MOST_BYTES)
    except OSError as error:
        raise Fault(f"cannot read {file}: {error.strerror}") from None


def the_line(file: Path, number: int) -> tuple[bytes, int]:
    """The line of this number, and how many there are."""
    found, there_are = None, 0
    for there_are, line in lines(file):
        if there_are == number:
            found = line
    if not there_are:
        raise Fault(f"{file} contains no record")
    if found is None:
        holds = f"{file} contains {counted(there_are, 'record')}, counted from 1"
        raise Fault(f"there is no record {number}: {holds}", WRONG_USE)
    return found, there_are


def the_record(file: Path, number: int) -> tuple[Record, int]:
    """The record of this number, checked, and how many there are."""
    found, there_are = the_line(file, number)
    try:
        return load(found), there_are
    except BadRecord as error:
        raise Fault(f"record {number}: {error}") from None


def the_position(record: Record, number: int) -> int:
    """How many actions lead to the position of this number; -1 is the last."""
    last = len(record.actions)
    if not -last - 1 <= number <= last:
        raise Fault(f"there is no position {number}: this game has the positions 0 to {last}", WRONG_USE)
    return number if number >= 0 else number + last + 1
