"""A judge of boards: what may happen on each until the same player has moved again."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from wandelgang.bots.classic.boards import BOARD_TABLES, PICTURES
from wandelgang.bots.classic.cards import next_cards, own_player
from wandelgang.games.classic import View
from wandelgang.games.classic.parts import Picture
from wandelgang.search.classic.rounds import Boards, Others, Own, weigh
from wandelgang.search.kernel.jit import RealLayers, RealRows, Reals

NOBODY_HOME = -1


class Weigher:
    """Weighs boards for one decision, with the same luck for all of them."""

    def __init__(self, view: View, others: Others, worth: RealLayers, samples: int, seed: int) -> None:
        self.view = view
        self.others = others
        self.worth = worth
        self.samples = samples
        self.seed = seed

    def weigh(self, boards: Boards, goals: Sequence[Picture] | None, samples: int) -> RealRows:
        """The value of each cell of each board; less than 0 where the turn cannot end."""
        own = own_player(self.view)
        wanted = tuple(own.goals or ()) if goals is None else tuple(goals)
        last = own.left == 1 and self.view.options.way_home
        aim = Own(
            goals=np.array([PICTURES.index(goal) for goal in wanted], np.int64),
            home=NOBODY_HOME if own.left else own.start,
            next_weights=next_cards(self.view, wanted),
            next_home=own.start if last else NOBODY_HOME,
            worth=self.worth,
        )
        return weigh(BOARD_TABLES, boards, self.others, aim, samples, self.seed)

    def values(self, boards: Boards, goals: Sequence[Picture] | None = None) -> RealRows:
        """The value of each cell of each board; below 0 where no turn can end. `goals` replace its own."""
        return self.weigh(boards, goals, self.samples)

    def best(self, boards: Boards) -> Reals:
        """The value of the best cell of each board; exact enough for the best boards."""
        best: Reals = self.values(boards).max(axis=1)
        return best

    def gain(self) -> float:
        """What one more gain is worth."""
        return float(self.worth[1, 0, 0] - self.worth[0, 0, 0])
