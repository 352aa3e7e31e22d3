"""`wandelgang replay`: check recorded games, and show any position of one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from wandelgang.commands.drawing import Eyes, Form, Out, Theme, draw
from wandelgang.commands.faults import Fault
from wandelgang.match import BadRecord, Record, load, transcript
from wandelgang.match import replay as positions
from wandelgang.match.record import MOST_BYTES


class Checked(msgspec.Struct, frozen=True):
    """What came of checking one record; numbers count from 1."""

    record: int
    game: str | None
    actions: int | None
    turns: int | None
    ended: str | None
    winners: tuple[int, ...] | None
    error: str | None


def replay(
    file: Annotated[Path, Parameter(help="Records, one a line; - reads standard input.")],
    *,
    game: Annotated[int | None, Parameter(help="Only the record of this number, from 1.")] = None,
    at: Annotated[
        int | None, Parameter(help="Draw the position after so many actions; 0 is the deal.")
    ] = None,
    moves: Annotated[bool, Parameter(help="Print the whole game, action by action.", negative="")] = False,
    form: Form = "text",
    theme: Theme = "light",
    seat: Eyes = None,
    out: Out = None,
    json: Annotated[
        bool, Parameter(help="Print what was checked as JSON, a line for each.", negative="")
    ] = False,
) -> None:
    """Check every record of a file by replaying it; draw a position with --at, print a game with --moves.

    Exit code 1 says that a record is wrong; each one is named with the action and the reason.
    """
    if moves or at is not None:
        record = _the_record(file, game or 1)
        if moves:
            for line in transcript(record):
                print(line)
        else:
            _draw_position(record, at or 0, form=form, theme=theme, seat=seat, out=out)
        return
    checked = [_check(number, line) for number, line in _lines(file) if game in (None, number)]
    if not checked:
        raise Fault(f"{file} holds no record" + (f" of number {game}" if game else ""))
    if json:
        for row in checked:
            print(msgspec.json.encode(row).decode())
    else:
        _print(checked)
    wrong = sum(row.error is not None for row in checked)
    if wrong:
        raise Fault(f"{wrong} of {len(checked)} records are wrong")


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    """The lines that are not empty, numbered; a line too long for a record is cut just beyond the limit."""
    try:
        stream = sys.stdin.buffer if str(file) == "-" else file.open("rb")
    except OSError as error:
        raise Fault(f"cannot read {file}: {error.strerror}") from None
    with stream:
        number = 0
        while line := stream.readline(MOST_BYTES + 2):
            too_long = len(line) > MOST_BYTES + 1
            if line.strip():
                number += 1
                yield number, line if too_long else line.strip()
            while too_long and line and not line.endswith(b"\n"):
                line = stream.readline(MOST_BYTES)


def _check(number: int, line: bytes) -> Checked:
    try:
        record = load(line)
    except BadRecord as error:
        return Checked(number, None, None, None, None, None, str(error))
    result = record.result
    return Checked(
        record=number,
        game=record.game,
        actions=len(record.actions),
        turns=result.turns if result else None,
        ended=result.ended if result else None,
        winners=result.winners if result else None,
        error=None,
    )


def _the_record(file: Path, number: int) -> Record:
    found = next((line for n, line in _lines(file) if n == number), None)
    if found is None:
        raise Fault(f"{file} has no record {number}")
    try:
        return load(found)
    except BadRecord as error:
        raise Fault(f"record {number}: {error}") from None


def _draw_position(
    record: Record, number: int, *, form: str, theme: str, seat: int | None, out: Path | None
) -> None:
    if not 0 <= number <= len(record.actions):
        raise Fault(f"there is no position {number}: this game has the positions 0 to {len(record.actions)}")
    position = next(islice(positions(record), number, None))
    if form == "text" and out is None:
        said = record.module.write(record.options, position.action) if position.action else "the deal"
        print(f"position {number} of {len(record.actions)}, turn {position.state.turn}: {said}\n")
    draw(record.module, position.state, form=form, theme=theme, seat=seat, out=out)


def _print(checked: list[Checked]) -> None:
    table = Table()
    for heading in ("record", "game", "actions", "turns", "ended", "winner"):
        table.add_column(heading, justify="right" if heading in ("record", "actions", "turns") else "left")
    console = Console()
    for row in checked:
        if row.error is None:
            winner = " ".join(f"seat {seat}" for seat in row.winners or ()) or "–"
            cells = (row.game, row.actions, row.turns, row.ended or "goes on", winner)
            table.add_row(str(row.record), *(str("–" if cell is None else cell) for cell in cells))
    if table.row_count:
        console.print(table)
    for row in checked:
        if row.error is not None:
            console.print(f"record {row.record}: {row.error}", style="red", highlight=False, markup=False)
    right = sum(row.error is None for row in checked)
    console.print(f"{right} of {len(checked)} records are right.", highlight=False)
