"""The rules of the games as pure functions. Knows no clock, no chance, no screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wandelgang.games import classic, master, towers
from wandelgang.games.errors import BadDeal, BadOptions, IllegalAction
from wandelgang.games.game import CHANCE, Bot, Game, Outcome

GAMES: Final[Mapping[str, Game]] = {game.NAME: game for game in (classic, master, towers)}
"""Every game by name; docs/architecture.md says what a new one needs besides its line here."""

__all__ = ["CHANCE", "GAMES", "BadDeal", "BadOptions", "Bot", "Game", "IllegalAction", "Outcome"]
