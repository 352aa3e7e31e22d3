"""From words on the command line to the bots that sit at a table."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from wandelgang.bots import BOTS
from wandelgang.commands.options import Chosen, names
from wandelgang.games import Game
from wandelgang.games.seats import FEWEST

Bots = Annotated[
    str | None,
    Parameter(help=f"The bots by seat, with commas; one name takes every seat: {', '.join(BOTS)}."),
]


def seated(game: Game, bots: str | None, chosen: Chosen, others: str) -> tuple[tuple[str, ...], Any]:
    """Who sits where, and the options. Without names a seeker plays the others; one name takes every seat."""
    named = names(bots) or ()
    seats = chosen.players or len(names(chosen.colours) or ()) or max(len(named), FEWEST)
    if not named:
        named = ("seeker", *(others,) * (seats - 1))
    elif len(named) == 1:
        named *= seats
    return named, chosen.options(game, players=seats)
