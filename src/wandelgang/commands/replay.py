"""`wandelgang replay`: check recorded games, and show any of their positions."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from wandelgang.commands.drawing import Display, Eyes, Form, Out, Style, Theme, draw_recorded, the_form
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.records import lines, the_line, the_record
from wandelgang.games.counting import counted
from wandelgang.match import BadRecord, load, transcript


class Checked(msgspec.Struct, frozen=True):
    """The result of checking one record; numbers count from 1."""

    record: int
    game: str | None
    actions: int | None
    turns: int | None
    ended: str | None
    winners: tuple[int, ...] | None
    error: str | None


def replay(
    file: Annotated[
        Path,
        Parameter(help="A file of records, one per line; - reads standard input.", allow_leading_hyphen=True),
    ],
    *,
    record: Annotated[
        int | None,
        Parameter(help="Only the record with this number, from 1. With --at or --actions, the default is 1."),
    ] = None,
    at: Annotated[
        int | None,
        Parameter(help="Draw the position after this many actions: 0 is the deal, -1 is the last."),
    ] = None,
    actions: Annotated[bool, Parameter(help="Print the whole game, action by action.", negative="")] = False,
    form: Form = None,
    theme: Theme = None,
    style: Style = None,
    seat: Eyes = None,
    out: Out = None,
    json: Annotated[
        bool, Parameter(help="Print the results as JSON, one line per record.", negative="")
    ] = False,
) -> None:
    """Check every record of a file by replaying it. --at draws a position, --actions prints a game."""
    drawing = {"--at": at, "--as": form, "--theme": theme, "--style": style, "--seat": seat, "--out": out}
    drawn = [flag for flag, value in drawing.items() if value is not None]
    if actions and (drawn or json):
        others = ", ".join([*drawn, *(["--json"] if json else [])])
        raise Fault(f"--actions prints a whole game as text: it cannot be combined with {others}", WRONG_USE)
    form = the_form(form, json=json)
    if actions:
        for line in transcript(the_record(file, 1 if record is None else record)[0]):
            print(line)
    elif drawn:
        draw_recorded(file, record, at, Display(form, theme, style, seat, out))
    elif record is None:
        _check_all(file, lines(file), json=json)
    else:
        _check_all(file, [(record, the_line(file, record)[0])], json=json)


def _check_all(file: Path, numbered: Iterable[tuple[int, bytes]], *, json: bool) -> None:
    checked = [_check(number, line) for number, line in numbered]
    if not checked:
        raise Fault(f"{file} contains no record")
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
