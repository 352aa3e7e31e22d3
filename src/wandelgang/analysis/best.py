"""A bot that plays what an analysis calls best, to compare it with others in the arena.

wandelgang arena GAME --bots wandelgang.analysis.best:play,rival
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from wandelgang.bots.judging import judge_of
from wandelgang.games import GAMES, Game
from wandelgang.games.required import AnyAction, AnyView

BUDGET: Final = 0.3  # seconds for a decision: a third goes to its choice, as much as the rival has


def play(view: AnyView, legal: Sequence[AnyAction], rng: Random) -> AnyAction:
    """The best action by the judge of the game that the view belongs to."""
    if len(legal) == 1:
        return legal[0]
    return legal[judge_of(_game(view), BUDGET).judge(view, legal, seed=rng.getrandbits(30)).best]


def _game(view: AnyView) -> Game:
    """The game of a view: the one whose views and options have these types."""
    for game in GAMES.values():
        if type(view.options) is game.Options and isinstance(
            view, getattr(game.View, "__origin__", game.View)
        ):
            return game
    raise ValueError(f"{type(view).__name__} is not the view of a game that is installed")
