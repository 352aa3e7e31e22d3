"""`wandelgang show`: draw a fresh deal, a position of a recorded game, or one written as a line."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from wandelgang.commands.drawing import (
    Display,
    Eyes,
    Form,
    Out,
    Style,
    Theme,
    draw_line,
    draw_match,
    draw_recorded,
    the_form,
)
from wandelgang.commands.options import Chosen
from wandelgang.commands.records import RecordNumber
from wandelgang.commands.sources import FIRST_GAME, What, the_source
from wandelgang.games import GAMES
from wandelgang.match import first_match


def show(
    what: What = FIRST_GAME,
    /,
    *,
    seed: Annotated[
        int | None, Parameter(help="The same seed gives the same deal.", show_default="0")
    ] = None,
    record: RecordNumber = None,
    at: Annotated[
        int | None,
        Parameter(
            help="For records: the position after this many actions; 0 is the deal, -1 is the last.",
            show_default="-1",
        ),
    ] = None,
    chosen: Chosen | None = None,
    form: Form = None,
    theme: Theme = None,
    style: Style = None,
    seat: Eyes = None,
    out: Out = None,
    json: Annotated[bool, Parameter(help="The same as --as json.", negative="")] = False,
) -> None:
    """Draw the start of a game, a position of a recorded one, or a position written as one line."""
    source, what = the_source(what, {"--seed": seed, "options": chosen}, {"--record": record, "--at": at})
    display = Display(the_form(form, json=json), theme, style, seat, out)
    match source:
        case "deal":
            game, seed = GAMES[what], seed or 0
            options = (chosen or Chosen()).options(game)
            dealt = first_match(game, options, Random(f"{seed}/0"))
            draw_match(dealt, f"{what}, the deal of seed {seed}", display)
        case "record":
            draw_recorded(Path(what), record, at, display)
        case "position":
            draw_line(what, display)
