"""The games: one package each, and the registry that finds them."""

from __future__ import annotations

from wandelgang.games.errors import BadDeal, BadOptions, IllegalAction
from wandelgang.games.game import CHANCE, Bot, Game
from wandelgang.games.outcome import Outcome
from wandelgang.games.registry import GAMES, UnknownGame, game_for, game_named

__all__ = [
    "CHANCE",
    "GAMES",
    "BadDeal",
    "BadOptions",
    "Bot",
    "Game",
    "IllegalAction",
    "Outcome",
    "UnknownGame",
    "game_for",
    "game_named",
]
