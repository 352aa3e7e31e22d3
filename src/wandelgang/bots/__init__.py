"""Players that see only a view: by name, for every game.

    play = bot("seeker", game)
    action = play(view, legal, Random(7))

Your own bot is named `module:function`.

Strong bots search with compiled code. It is loaded when one of them first acts, or earlier with `load`;
asking for the bot itself costs nothing. On a machine where the code was never compiled, compiling takes a
minute or two, once: `compile_for` does it in advance and reports progress.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from types import ModuleType
from typing import Final

from wandelgang.bots import strong
from wandelgang.bots.custom import custom, is_custom
from wandelgang.bots.dreamer import dreaming
from wandelgang.bots.strong import compile_for
from wandelgang.bots.wanderer import wander
from wandelgang.games import GAMES, Bot, Game
from wandelgang.games.registry import chosen_game
from wandelgang.match import Seat

__all__ = ["BOTS", "bot", "bots_of", "check_bots", "compile_for", "load"]

EVERYWHERE: Final = ("wanderer", "dreamer", "seeker", "scout")  # they play every game
BOTS: Final = tuple(dict.fromkeys((*EVERYWHERE, *(name for game in GAMES.values() for name in game.bots))))
"""The names of all bots, weakest first."""


def bots_of(game: str | Game | ModuleType) -> tuple[str, ...]:
    """The names of the bots that play a game, weakest first."""
    return *EVERYWHERE, *chosen_game(game).bots


def bot(name: str, game: str | Game | ModuleType, budget: float | None = None) -> Bot:
    """The bot of this name for this game: one of ours, or a function of any module, `module:function`.

    The budget is the time in seconds that a decision may take on a typical machine; None means the bot's
    default. It sets the number of samples; no bot looks at the clock, so games can be replayed.
    """
    if not _is_budget(budget):
        raise ValueError(f"a budget of {budget!r} seconds is not possible: it must be positive and finite")
    played = chosen_game(game)
    if not isinstance(name, str):
        raise TypeError(f"{name!r} is not the name of a bot: bots are {', '.join(bots_of(played))}")
    if is_custom(name):
        return custom(name)
    if name == "wanderer":
        return wander
    if name == "seeker":
        return played.seeker
    if name == "scout":
        return played.scout
    if name == "dreamer":
        return dreaming(played)
    if name in played.bots:
        return strong.bot(name, played, budget)
    known = f"bots are {', '.join(bots_of(played))}, or your own as module:function"
    if name in BOTS:
        raise ValueError(f"{name} does not play {played.name}: {known}")
    raise ValueError(f"there is no bot {name!r}: {known}")


def _is_budget(budget: object) -> bool:
    return budget is None or (isinstance(budget, int | float) and 0 < budget < inf)


def check_bots(names: Iterable[str], game: str | Game, budget: float | None = None) -> None:
    """Reject names that are not bots of this game, or that cannot be stored in a record."""
    for name in names:
        bot(name, game, budget)
        Seat(name, bot=name)


def load(name: str, game: str | Game) -> None:
    """Load what a bot needs, so that its first action comes as quickly as any other."""
    if name in chosen_game(game).bots:
        strong.load(name, chosen_game(game))
