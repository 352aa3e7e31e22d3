"""Strong bots: a game names them, each as the `module:function` that makes it for a budget.

These modules load compiled code, so they are imported when a bot acts and not when one is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Final, TextIO, cast

from wandelgang.games import Bot, Game, game_named

BUDGETS: Final = {"planner": 0.02}
BUDGET: Final = 0.1  # of all others
"""The most seconds that a bot takes for all but one decision in twenty, on one core of a typical machine."""


def bot(name: str, game: Game, budget: float | None = None) -> Bot:
    """The strong bot of this name for this game."""
    factory, seconds = game.bots[name], _seconds(name, budget)

    def play(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return _player(factory, seconds)(view, legal, rng)

    return play


def load(name: str, game: Game) -> None:
    """Load its compiled code, or compile it."""
    _player(game.bots[name], _seconds(name, None))


def _seconds(name: str, budget: float | None) -> float:
    return BUDGETS.get(name, BUDGET) if budget is None else budget


@cache
def _player(factory: str, budget: float) -> Bot:
    module, _, function = factory.partition(":")
    player = cast(Callable[[float], Bot], getattr(import_module(module), function))
    return player(budget)


def compile_for(names: Iterable[str], game: str, output: TextIO) -> None:
    """Compile what these bots need, unless it is compiled already, and report progress."""
    from wandelgang.search.cache import needed_by  # naming bots needs no compiler
    from wandelgang.search.warm_up import compile_missing

    strong = game_named(game).bots
    modules = [strong[name].partition(":")[0] for name in names if name in strong]
    compile_missing(list(dict.fromkeys(kernels for bot in modules for kernels in needed_by(bot))), output)
