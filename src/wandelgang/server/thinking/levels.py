"""Levels of play: which bot plays at each, and which exist for a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wandelgang.bots import bots_of
from wandelgang.games import Game
from wandelgang.table.protocol import Level

BOT_OF: Final[Mapping[Level, str]] = {
    "easy": "dreamer",
    "normal": "scout",
    "hard": "planner",
    "expert": "rival",
}
"""The bot for each level, weakest first."""

STRONG: Final[frozenset[Level]] = frozenset({"hard", "expert"})
"""Levels whose bots need compiled code."""


def levels(game: Game) -> tuple[Level, ...]:
    """The levels that exist for a game, weakest first."""
    known = bots_of(game)
    return tuple(level for level, name in BOT_OF.items() if name in known)


def adviser(game: Game) -> Level | None:
    """The level to ask for a hint: the strongest that answers within a moment."""
    return next((level for level in ("hard", "normal", "easy") if level in levels(game)), None)
