"""`wandelgang show`: draw a fresh deal, or a position of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wandelgang.commands.drawing import Eyes, Form, Out, Theme, draw, draw_recorded, the_form
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.opening import opening
from wandelgang.commands.options import Chosen
from wandelgang.commands.records import STANDARD_INPUT, GameNumber
from wandelgang.games import GAMES


def show(
    what: Annotated[
        str,
        Parameter(
            help=f"One of {', '.join(GAMES)}; or a file of records, one a line; - reads standard input.",
            allow_leading_hyphen=True,  # for the - alone
        ),
    ] = "classic",
    /,
    *,
    seed: Annotated[
        int | None, Parameter(help="The same seed gives the same deal.", show_default="0")
    ] = None,
    game: GameNumber = None,
    at: Annotated[
        int | None,
        Parameter(
            help="Records: the position after so many actions: 0 is the deal, -1 is the last.",
            show_default="-1",
        ),
    ] = None,
    chosen: Chosen | None = None,
    form: Form = None,
    theme: Theme = None,
    seat: Eyes = None,
    out: Out = None,
    json: Annotated[bool, Parameter(help="The same as --as json.", negative="")] = False,
) -> None:
    """Draw the start of a game, a fresh deal with first cards looked at, or a position of a recorded one."""
    form = the_form(form, json=json)
    if what in GAMES:
        if (game, at) != (None, None):
            raise Fault(f"--game and --at are for records: {what} is dealt afresh", WRONG_USE)
        module, seed = GAMES[what], seed or 0
        match = opening(module, (chosen or Chosen()).options(module, players=2), seed)
        heading = f"{what}, the deal of seed {seed}"
        draw(match.record, match.state, heading, form=form, theme=theme, seat=seat, out=out)
        return
    if what != STANDARD_INPUT and not Path(what).exists():
        raise Fault(f"there is no game {what!r}, nor a file: games are {', '.join(GAMES)}", WRONG_USE)
    if (seed, chosen) != (None, None):
        raise Fault("a record holds its own deal and options: leave the others out", WRONG_USE)
    draw_recorded(Path(what), game, at, form=form, theme=theme, seat=seat, out=out)
