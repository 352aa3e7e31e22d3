"""The bots named on the command line, and the seats they take."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from wandelgang.bots import BOTS
from wandelgang.bots.custom import is_custom
from wandelgang.commands.options import Chosen, names
from wandelgang.games import Game
from wandelgang.games.options import players_of

CHOICE = f"{', '.join(BOTS)}, or your own as module:function"
Bots = Annotated[
    str | None,
    Parameter(
        help="The bots by seat, separated by commas. Without --players, there is one player for each; "
        f"a single name takes every seat: {CHOICE}."
    ),
]


def bots_named(text: str | None) -> tuple[str, ...]:
    """The names of bots. If one is your own, the current folder is searched for modules from now on."""
    named = names(text) or ()
    if any(map(is_custom, named)) and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # last: no file in this folder may replace a module of Python
    return named


def seated(game: Game, bots: str | None, chosen: Chosen, others: str) -> tuple[tuple[str, ...], Any]:
    """The bots by seat, and the options. Without names, a seeker plays against `others`."""
    named = bots_named(bots)
    seats = chosen.players or len(names(chosen.colours) or ()) or max(len(named), players_of(game)[0])
    if not named:
        named = ("seeker", *(others,) * (seats - 1))
    elif len(named) == 1:
        named *= seats
    return named, chosen.options(game, players=seats)
