"""Levels of play: which bot stands behind each, and which exist for a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from wandelgang.bots import BOTS, bot
from wandelgang.table.protocol import Level

BOT_OF: Final[Mapping[Level, str]] = {
    "easy": "dreamer",
    "normal": "seeker",
    "hard": "planner",
    "expert": "rival",
}
"""The bot behind each level, weakest first."""

SEARCHING: Final[frozenset[Level]] = frozenset({"hard", "expert"})
"""Levels whose bots need compiled code."""


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels that exist for a game, weakest first."""

    def plays(name: str) -> bool:
        try:
            bot(name, game)
        except (ImportError, KeyError, ValueError):
            return False
        return True

    return tuple(level for level, name in BOT_OF.items() if name in BOTS and plays(name))


def adviser(game: str) -> Level | None:
    """The level to ask for a hint: the strongest that answers within a moment."""
    return next((level for level in ("hard", "normal", "easy") if level in levels(game)), None)
