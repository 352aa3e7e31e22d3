"""The levels of bots at a table: which one plays a seat."""

from __future__ import annotations

from wandelgang.games import Game
from wandelgang.table.ports import Thinking
from wandelgang.table.protocol import Level
from wandelgang.table.refusal import Refuse

STAND_IN: Level = "normal"
"""The level of a bot that replaces an absent person, or for which none was chosen. It plays fairly well."""


def checked_level(thinking: Thinking, game: Game, wish: Level | None) -> Level:
    """The level that was wished for, or the usual one; refuses one that no bot plays."""
    levels = thinking.levels(game)
    usual: Level = STAND_IN if STAND_IN in levels else next(iter(levels), STAND_IN)
    level: Level = wish or usual
    if level not in levels:
        raise Refuse("no-level", f"levels of {game.name}: {', '.join(levels) or 'none'}")
    return level
