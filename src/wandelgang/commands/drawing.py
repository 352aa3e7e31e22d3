"""Showing a position: as text in the terminal, as SVG, or as JSON."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from wandelgang.commands.faults import Fault
from wandelgang.games import Game
from wandelgang.games.wire import encode
from wandelgang.maze.drawing import svg, text

Form = Annotated[
    Literal["text", "svg", "json"],
    Parameter(name="--as", help="text for the terminal, svg for a picture, json for programs."),
]
Theme = Annotated[Literal["light", "dark"], Parameter(help="The colours of an svg.")]
Out = Annotated[
    Path | None, Parameter(name=["--out", "-o"], help="Write into this file, not to the terminal.")
]
Eyes = Annotated[
    int | None,
    Parameter(name="--seat", help="See it with the eyes of this seat, from 0; else as a spectator."),
]


def draw(game: Game, state: Any, *, form: str, theme: str, seat: int | None, out: Path | None) -> None:
    """Show a position."""
    if seat is not None and not 0 <= seat < state.options.players:
        raise Fault(f"there is no seat {seat}: seats are 0 to {state.options.players - 1}")
    view = game.view(state, seat)
    match form:
        case "json":
            shown = encode(view).decode() + "\n"
        case "svg":
            shown = svg(game.scene(view), theme="dark" if theme == "dark" else "light")
        case _:
            shown = text(game.scene(view), colour=out is None and sys.stdout.isatty())
    if out is None:
        sys.stdout.write(shown)
        return
    try:
        out.write_text(shown, encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {out}: {error.strerror}") from None
