"""`wandelgang replay`: check recorded games, and show any position of one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from wandelgang.commands.drawing import Eyes, Form, Out, Theme, draw
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.records import lines, the_line, the_position, the_record
from wandelgang.games.counting import counted
from wandelgang.match import BadRecord, Record, load, transcript
from wandelgang.match import replay as positions


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
    file: Annotated[
        Path, Parameter(help="Records, one a line; - reads standard input.", allow_leading_hyphen=True)
    ],
    *,
    game: Annotated[
        int | None,
        Parameter(help="Only the record of this number, from 1; one position or game is else of the first."),
    ] = None,
    at: Annotated[
        int | None,
        Parameter(help="Draw the position after so many actions: 0 is the deal, -1 is the last."),
    ] = None,
    moves: Annotated[bool, Parameter(help="Print the whole game, action by action.", negative="")] = False,
    form: Form = None,
    theme: Theme = None,
    seat: Eyes = None,
    out: Out = None,
    json: Annotated[
        bool, Parameter(help="Print what was checked as JSON, a line for each.", negative="")
    ] = False,
) -> None:
    """Check every record of a file by replaying it; draw a position with --at, print a game with --moves."""
    drawing = {"--at": at, "--as": form, "--theme": theme, "--seat": seat, "--out": out}
    drawn = [flag for flag, value in drawing.items() if value is not None]
    if moves and (drawn or json):
        others = ", ".join([*drawn, *(["--json"] if json else [])])
        raise Fault(f"--moves prints a whole game as text: it does not go with {others}", WRONG_USE)
    if json and form not in (None, "json"):
        raise Fault(f"--json and --as {form} contradict each other: choose one of them", WRONG_USE)
    number = 1 if game is None else game
    if moves:
        for line in transcript(the_record(file, number)[0]):
            print(line)
    elif drawn:
        record, there_are = the_record(file, number)
        name = f"record {number} of {there_are}, {record.game}"
        _draw_position(
            name, record, -1 if at is None else at, "json" if json else form, theme=theme, seat=seat, out=out
        )
    elif game is None:
        _check_all(file, lines(file), json=json)
    else:
        _check_all(file, [(game, the_line(file, game)[0])], json=json)


def _check_all(file: Path, numbered: Iterable[tuple[int, bytes]], *, json: bool) -> None:
    checked = [_check(number, line) for number, line in numbered]
    if not checked:
        raise Fault(f"{file} holds no record")
    try:
        if json:
            for row in checked:
                print(msgspec.json.encode(row).decode())
        else:
            _print(checked)
    finally:  # even if nobody reads all the rows
        wrong = sum(row.error is not None for row in checked)
        if wrong:
            raise Fault(f"wrong: {wrong} of {counted(len(checked), 'record')}")


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


def _draw_position(
    name: str,
    record: Record,
    number: int,
    form: str | None,
    *,
    theme: str | None,
    seat: int | None,
    out: Path | None,
) -> None:
    number, last = the_position(record, number), len(record.actions)
    position = next(islice(positions(record), number, None))
    said = record.module.write(record.options, position.action) if position.action else "the deal"
    heading = f"{name}: position {number} of {last}, turn {position.state.turn}: {said}"
    if number < last:
        record = replace(record, actions=record.actions[:number], result=None)
    draw(record, position.state, heading, form=form, theme=theme, seat=seat, out=out)


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
            console.print(
                f"record {row.record}: {row.error}",
                style="red",
                highlight=False,
                markup=False,
                soft_wrap=True,
            )
    right = sum(row.error is None for row in checked)
    console.print(f"right: {right} of {counted(len(checked), 'record')}", highlight=False)
