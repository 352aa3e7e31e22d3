"""Players that see only a view: by name, for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wandelgang.bots.seeker import SEEKERS
from wandelgang.bots.wanderer import wander
from wandelgang.games import Bot

BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "wanderer": lambda _game: wander,
    "seeker": SEEKERS.__getitem__,
}
"""How to get each bot for the game of a name."""


def bot(name: str, game: str) -> Bot:
    """The bot of this name for this game."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}: bots are {', '.join(BOTS)}")
    return BOTS[name](game)
