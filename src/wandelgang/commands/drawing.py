"""Showing a position: as text, as SVG, as JSON, as one line, or as a record that ends there."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from cyclopts import Parameter
from msgspec.structs import replace

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.records import the_position, the_record
from wandelgang.commands.sources import read_line
from wandelgang.commands.whose_turn import whose_turn
from wandelgang.drawing import looks, svg, text
from wandelgang.games import Game
from wandelgang.games.position import is_view, write_position
from wandelgang.games.required import AnyState, AnyView
from wandelgang.games.wire import encode
from wandelgang.match import Match, Record, dump, replay

Form = Annotated[
    Literal["text", "svg", "json", "position", "record"] | None,
    Parameter(
        name="--as",
        show_default="text",
        help="text for the terminal, svg for a picture, json for programs, position for one line of text, "
        "record for a record that ends there. The last two include everyone's secrets.",
    ),
]
Theme = Annotated[looks.Theme | None, Parameter(help="The colours of an svg.", show_default="light")]
Style = Annotated[
    looks.Style | None,
    Parameter(help="The style of the board of an svg.", show_default="slate"),
]
Out = Annotated[
    Path | None, Parameter(name=["--out", "-o"], help="Write to this file instead of the terminal.")
]
Eyes = Annotated[
    int | None,
    Parameter(name="--seat", help="Show what this seat knows, from 0; otherwise what a spectator knows."),
]


class Display(NamedTuple):
    """How to show a position."""

    form: str | None
    theme: looks.Theme | None
    style: looks.Style | None
    seat: int | None
    out: Path | None


class Shown(NamedTuple):
    """A position to show; the heading is for text. A state is known whole, a view only in part."""

    game: Game
    state: AnyState | None
    view: AnyView
    heading: str
    record: Record | None


def the_form(form: Form, *, json: bool) -> Form:
    """The form that was asked for: --json is short for --as json."""
    if json and form not in (None, "json"):
        raise Fault(f"--json and --as {form} contradict each other: use only one", WRONG_USE)
    return "json" if json else form


def draw_recorded(file: Path, wanted: int | None, at: int | None, display: Display) -> None:
    """Show a position of a recorded game; by default the last position of the first record."""
    chosen = 1 if wanted is None else wanted
    record, there_are = the_record(file, chosen)
    number, last = the_position(record, -1 if at is None else at), len(record.actions)
    match = next(islice(replay(record), number, None))
    said = match.write(match.action) if match.number else "the deal"
    heading = (
        f"record {chosen} of {there_are}, {record.game}: "
        f"position {number} of {last}, turn {match.state.turn}: {said}"
    )
    if number < last:
        record = replace(record, actions=record.actions[:number], result=None)
    draw_match(match, heading, display, record)


def draw_match(match: Match, heading: str, display: Display, record: Record | None = None) -> None:
    """Show the current position of a match."""
    players, seat = match.options.players, display.seat
    if seat is not None and not 0 <= seat < players:
        raise Fault(f"there is no seat {seat}: seats are 0 to {players - 1}", WRONG_USE)
    shown = Shown(match.game, match.state, match.view(seat), heading, record or match.record)
    _draw(shown, display)


def draw_line(line: str, display: Display) -> None:
    """Show a position that is written as one line."""
    game, position = read_line(line)
    heading = f"{game.name}, turn {position.turn}"
    if is_view(position, game):
        if display.seat not in (None, position.seat):
            raise Fault("this line contains only what one seat knows: leave out --seat", WRONG_USE)
        _draw(Shown(game, None, position, heading, None), display)
        return
    players = position.options.players
    if display.seat is not None and not 0 <= display.seat < players:
        raise Fault(f"there is no seat {display.seat}: seats are 0 to {players - 1}", WRONG_USE)
    _draw(Shown(game, position, game.view(position, display.seat), heading, None), display)


def _draw(shown: Shown, display: Display) -> None:
    for flag, value in (("--theme", display.theme), ("--style", display.style)):
        if value is not None and display.form != "svg":
            raise Fault(f"{flag} is for pictures: add --as svg, or leave it out", WRONG_USE)
    if display.seat is not None and display.form == "record":
        raise Fault("a record contains what every seat knows: leave out --seat, or use --as json", WRONG_USE)
    written = _written(shown, display)
    if display.out is None:
        sys.stdout.write(written)
        return
    try:
        display.out.write_text(written, encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {display.out}: {error.strerror}") from None


def _written(shown: Shown, display: Display) -> str:
    game, view = shown.game, shown.view
    match display.form:
        case "json":
            return encode(view).decode() + "\n"
        case "svg":
            return svg(game.scene(view), display.theme or "light", display.style or "slate")
        case "position":
            known = view if display.seat is not None or shown.state is None else shown.state
            return write_position(game, known) + "\n"
        case "record":
            if shown.record is None:
                raise Fault("a position has no history, so it cannot be shown as a record", WRONG_USE)
            return dump(shown.record).decode() + "\n"
        case _:
            board = text(game.scene(view), colour=display.out is None and sys.stdout.isatty())
            return f"{shown.heading}\n{whose_turn(view, shown.record)}\n\n{board}"
