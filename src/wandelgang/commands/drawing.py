"""Showing a position: as text in the terminal, as SVG, as JSON, or as the record that leads to it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.games.wire import encode
from wandelgang.match import Record, dump
from wandelgang.maze.drawing import svg, text

Form = Annotated[
    Literal["text", "svg", "json", "record"],
    Parameter(
        name="--as",
        help="text for the terminal, svg for a picture, json for programs; "
        "record for a record that ends there, secrets included.",
    ),
]
Theme = Annotated[Literal["light", "dark"], Parameter(help="The colours of an svg.")]
Out = Annotated[
    Path | None, Parameter(name=["--out", "-o"], help="Write into this file, not to the terminal.")
]
Eyes = Annotated[
    int | None,
    Parameter(name="--seat", help="See it with the eyes of this seat, from 0; else as a spectator."),
]


def draw(record: Record, state: Any, *, form: str, theme: str, seat: int | None, out: Path | None) -> None:
    """Show the position to which a record leads."""
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
            shown = text(game.scene(view), colour=out is None and sys.stdout.isatty())
    if out is None:
        sys.stdout.write(shown)
        return
    try:
        out.write_text(shown, encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {out}: {error.strerror}") from None
