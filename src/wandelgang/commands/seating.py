"""From words on the command line to the bots that sit at a table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from wandelgang.bots import BOTS
from wandelgang.bots.own import is_own
from wandelgang.commands.options import Chosen, names
from wandelgang.games import Game
from wandelgang.games.seats import FEWEST

CHOICE = f"{', '.join(BOTS)}, or your own as module:function"
Bots = Annotated[
    str | None,
    Parameter(help=f"The bots by seat, with commas; one name takes every seat: {CHOICE}."),
]


def bots_named(text: str | None) -> tuple[str, ...]:
    """The names of bots; those that are one's own are looked for in this folder from now on."""
    named = names(text) or ()
    if any(map(is_own, named)) and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # last: no file of this folder may stand in for a module of Python's own
    return named


def seated(game: Game, bots: str | None, chosen: Chosen, others: str) -> tuple[tuple[str, ...], Any]:
    """Who sits where, and the options. Without names a seeker plays the others; one name takes every seat."""
    named = bots_named(bots)
    seats = chosen.players or len(names(chosen.colours) or ()) or max(len(named), FEWEST)
    if not named:
        named = ("seeker", *(others,) * (seats - 1))
    elif len(named) == 1:
        named *= seats
    return named, chosen.options(game, players=seats)
