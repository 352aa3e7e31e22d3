"""Wandelgang: a home for shifting-maze board games.

`import wandelgang` is enough to start; docs/python.md shows how. Each game's package is an attribute, under
the game's name. Everything is imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from wandelgang.bots import bot
    from wandelgang.bots.simulation import play
    from wandelgang.drawing import svg, text
    from wandelgang.games import CHANCE, GAMES, BadOptions, Game, IllegalAction, UnknownGame
    from wandelgang.games.position import BadPosition, read_position, write_position
    from wandelgang.match import BadRecord, Match, Record, Seat, deal, deal_from, dump, load, replay
    from wandelgang.search import solve

__version__ = version("wandelgang")

_HOMES: Final = {
    "wandelgang.bots": ("bot",),
    "wandelgang.bots.simulation": ("play",),
    "wandelgang.drawing": ("svg", "text"),
    "wandelgang.games": ("CHANCE", "GAMES", "BadOptions", "Game", "IllegalAction", "UnknownGame"),
    "wandelgang.games.position": ("BadPosition", "read_position", "write_position"),
    "wandelgang.match": (
        "BadRecord",
        "Match",
        "Record",
        "Seat",
        "deal",
        "deal_from",
        "dump",
        "load",
        "replay",
    ),
    "wandelgang.search": ("solve",),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "CHANCE",
    "GAMES",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "Seat",
    "UnknownGame",
    "__version__",
    "bot",
    "deal",
    "deal_from",
    "dump",
    "load",
    "play",
    "read_position",
    "replay",
    "solve",
    "svg",
    "text",
    "write_position",
]


def __getattr__(name: str) -> Any:
    if name in _HOME_OF:
        return getattr(import_module(_HOME_OF[name]), name)
    if not name.startswith("_"):
        games = import_module("wandelgang.games").GAMES
        if name in games:
            return import_module(games[name].package)
    raise AttributeError(f"module 'wandelgang' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *import_module("wandelgang.games").GAMES])
