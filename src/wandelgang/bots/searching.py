"""Strong bots: `bots/<game>/<bot>.py`, each with a function `player(budget)`.

These modules bring compiled code along, so they are imported when a bot acts and not when one is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, TextIO, cast

from wandelgang.games import Bot
from wandelgang.search.cache import needed_by
from wandelgang.search.warm import compile_missing

BUDGETS: Final = {"planner": 0.02, "rival": 0.1}
"""The most seconds that each takes for all but one decision in twenty, on one core of a typical machine."""
BUDGET: Final = 0.1  # of any other


@cache
def strong(game: str) -> Mapping[str, str]:
    """The strong bots of a game, weakest first: what makes each, as `module:function`."""
    found = {name: f"wandelgang.bots.{game}.{name}" for name in BUDGETS}
    return {name: f"{module}:player" for name, module in found.items() if _exists(module)}


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def seeker(game: str) -> Bot:
    """The seeker of a game."""
    return cast(Bot, import_module(f"wandelgang.games.{game}.seeker").seek)


def bot(name: str, game: str, budget: float | None = None) -> Bot:
    """The strong bot of this name for this game."""
    factory = strong(game)[name]
    seconds = BUDGETS.get(name, BUDGET) if budget is None else budget

    def play(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return _player(factory, seconds)(view, legal, rng)

    return play


def load(name: str, game: str) -> None:
    """Load its compiled code, or compile it."""
    _player(strong(game)[name], BUDGETS.get(name, BUDGET))


@cache
def _player(factory: str, budget: float) -> Bot:
    module, _, function = factory.partition(":")
    player = cast(Callable[[float], Bot], getattr(import_module(module), function))
    return player(budget)


def compile_for(names: Iterable[str], game: str, said: TextIO) -> None:
    """Compile what these bots need, unless it is compiled already, and report progress."""
    factories = [strong(game)[name] for name in names if name in strong(game)]
    modules = [factory.partition(":")[0] for factory in factories]
    compile_missing(list(dict.fromkeys(kernels for bot in modules for kernels in needed_by(bot))), said)
