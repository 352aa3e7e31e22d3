"""Showing a position: as text in the terminal, as SVG, as JSON, or as the record that leads to it."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from msgspec.structs import replace

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.records import the_position, the_record
from wandelgang.commands.whose_turn import whose_turn
from wandelgang.drawing import svg, text
from wandelgang.games.wire import encode
from wandelgang.match import Record, dump, game_of, replay

Form = Annotated[
    Literal["text", "svg", "json", "record"] | None,
    Parameter(
        name="--as",
        show_default="text",
        help="text for the terminal, svg for a picture, json for programs; "
        "record for a record that ends there, secrets included.",
    ),
]
Theme = Annotated[
    Literal["light", "dark"] | None, Parameter(help="The colours of an svg.", show_default="light")
]
Out = Annotated[
    Path | None, Parameter(name=["--out", "-o"], help="Write into this file, not to the terminal.")
]
Eyes = Annotated[
    int | None,
    Parameter(name="--seat", help="See it with the eyes of this seat, from 0; else as a spectator."),
]


def the_form(form: Form, *, json: bool) -> Form:
    """The form that was asked for: --json is short for --as json."""
    if json and form not in (None, "json"):
        raise Fault(f"--json and --as {form} contradict each other: choose one of them", WRONG_USE)
    return "json" if json else form


def draw_recorded(
    file: Path,
    game: int | None,
    at: int | None,
    *,
    form: str | None,
    theme: str | None,
    seat: int | None,
    out: Path | None,
) -> None:
    """Show a position of a recorded game: of the first game and the last position if none is named."""
    chosen = 1 if game is None else game
    record, there_are = the_record(file, chosen)
    number, last = the_position(record, -1 if at is None else at), len(record.actions)
    position = next(islice(replay(record), number, None))
    said = game_of(record).write(record.options, position.action) if position.action else "the deal"
    heading = (
        f"record {chosen} of {there_are}, {record.game}: "
        f"position {number} of {last}, turn {position.state.turn}: {said}"
    )
    if number < last:
        record = replace(record, actions=record.actions[:number], result=None)
    draw(record, position.state, heading, form=form, theme=theme, seat=seat, out=out)


def draw(
    record: Record,
    state: Any,
    heading: str,
    *,
    form: str | None,
    theme: str | None,
    seat: int | None,
    out: Path | None,
) -> None:
    """Show the position to which a record leads; the heading is for text."""
    if theme is not None and form != "svg":
        raise Fault("--theme is for pictures: add --as svg, or leave it out", WRONG_USE)
    if seat is not None and form == "record":
        raise Fault("a record holds what every seat knows: leave out --seat, or take --as json", WRONG_USE)
    if seat is not None and not 0 <= seat < state.options.players:
        raise Fault(f"there is no seat {seat}: seats are 0 to {state.options.players - 1}", WRONG_USE)
    game = game_of(record)
    view = game.view(state, seat)
    match form:
        case "json":
            shown = encode(view).decode() + "\n"
        case "svg":
            shown = svg(game.scene(view), theme="dark" if theme == "dark" else "light")
        case "record":
            shown = dump(record).decode() + "\n"
        case _:
            board = text(game.scene(view), colour=out is None and sys.stdout.isatty())
            shown = f"{heading}\n{whose_turn(record, state)}\n\n{board}"
    if out is None:
        sys.stdout.write(shown)
        return
    try:
        out.write_text(shown, encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {out}: {error.strerror}") from None
