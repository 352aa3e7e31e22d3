"""Players that see only a view: by name, for every game.

    play = bot("seeker", "classic")
    action = play(view, legal, Random(7))

A bot of one's own is named `module:function`.

`planner` and `rival` search with compiled code. It is loaded when one of them is first asked for an action,
or ahead of that with `load`; asking for the bot itself costs nothing. On a machine where it was never
compiled that takes a minute or two, once: `compile_for` does it ahead, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import Final

from wandelgang.bots import searching
from wandelgang.bots.dreamer import DREAMERS
from wandelgang.bots.own import is_own, own
from wandelgang.bots.searching import compile_for
from wandelgang.bots.seeker import SEEKERS
from wandelgang.bots.wanderer import wander
from wandelgang.games import Bot
from wandelgang.match import Seat

__all__ = ["BOTS", "bot", "check_bots", "compile_for", "load"]

BOTS: Final[dict[str, Callable[[str, float | None], Bot]]] = {
    "wanderer": lambda _game, _budget: wander,
    "dreamer": lambda game, _budget: DREAMERS[game],
    "seeker": lambda game, _budget: SEEKERS[game],
    "planner": lambda game, budget: searching.bot("planner", game, budget),
    "rival": lambda game, budget: searching.bot("rival", game, budget),
}
"""How to get each bot for the game of a name, with a budget. Weakest first."""


def bot(name: str, game: str, budget: float | None = None) -> Bot:
    """The bot of this name for this game: one of ours, or a function of any module, `module:function`.

    The budget is the time that a decision may take on a usual machine, in seconds; None is the bot's own. It
    is turned into a number of samples and never into a look at the clock, so that a game can be played again.
    """
    if budget is not None and not 0 < budget < inf:
        raise ValueError(f"a budget of {budget} seconds cannot be: it is more than 0, and finite")
    if is_own(name):
        return own(name)
    if name not in BOTS:
        raise ValueError(
            f"there is no bot {name!r}: bots are {', '.join(BOTS)}, or your own as module:function"
        )
    return BOTS[name](game, budget)


def check_bots(names: Iterable[str], game: str, budget: float | None = None) -> None:
    """Refuse names that are no bots of this game, or that no record could hold."""
    for name in names:
        bot(name, game, budget)
        Seat(name, bot=name)


def load(name: str, game: str) -> None:
    """Load what a bot needs, so that its first action comes as quickly as any other."""
    if name in searching.BUDGETS:
        searching.load(name, game)
