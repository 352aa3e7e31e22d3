"""Players that see only a view: by name, for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wandelgang.bots.seeker import SEEKERS
from wandelgang.bots.wanderer import wander
from wandelgang.games import Bot

BOTS: Final[dict[str, Callable[[str, float | None], Bot]]] = {
    "wanderer": lambda _game, _budget: wander,
    "seeker": lambda game, _budget: SEEKERS[game],
}
"""How to get each bot for the game of a name, with a budget."""


def bot(name: str, game: str, budget: float | None = None) -> Bot:
    """The bot of this name for this game.

    The budget is the time that a decision may take on a usual machine, in seconds; None is the bot's own. It is
    turned into a number of samples and never into a look at the clock, so that a game can be played again.
    """
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}: bots are {', '.join(BOTS)}")
    return BOTS[name](game, budget)
