"""Bots that search: `planner/<game>.py` and `rival/<game>.py`, each with a function `player(budget)`.

These modules bring compiled code along, so they are imported when a bot acts and not when one is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, TextIO, cast

from wandelgang.games import Bot
from wandelgang.search.cache import needed_by
from wandelgang.search.warm import compile_missing

BUDGETS: Final = {"planner": 0.02, "rival": 0.1}
"""The seconds that each takes for a decision at most, but for one in twenty, on one usual core."""


def bot(name: str, game: str, budget: float | None = None) -> Bot:
    """The searching bot of this name for this game."""
    _check(name, game)
    seconds = BUDGETS[name] if budget is None else budget

    def play(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return _player(name, game, seconds)(view, legal, rng)

    return play


def load(name: str, game: str) -> None:
    """Load its compiled code, or compile it."""
    _check(name, game)
    _player(name, game, BUDGETS[name])


@cache
def _player(name: str, game: str, budget: float) -> Bot:
    player = cast(Callable[[float], Bot], import_module(_module(name, game)).player)
    return player(budget)


def compile_for(names: Iterable[str], game: str, said: TextIO) -> None:
    """Compile what these bots need, unless it is compiled already, and say how it goes."""
    searching = [_module(name, game) for name in names if name in BUDGETS]
    compile_missing(list(dict.fromkeys(kernels for bot in searching for kernels in needed_by(bot))), said)


def _check(name: str, game: str) -> None:
    if find_spec(_module(name, game)) is None:
        raise ValueError(f"{name} does not play {game}")


def _module(name: str, game: str) -> str:
    return f"wandelgang.bots.{name}.{game}"
