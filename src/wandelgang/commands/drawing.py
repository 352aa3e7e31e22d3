"""Showing a position: as text in the terminal, as SVG, as JSON, or as the record that leads to it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.whose_turn import whose_turn
from wandelgang.games.wire import encode
from wandelgang.match import Record, dump
from wandelgang.maze.drawing import svg, text

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
    game = record.module
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
