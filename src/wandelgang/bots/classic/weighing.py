"""A judge of boards: what may come of each until one has moved again (`search.classic.rounds`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wandelgang.bots.classic.boards import CARRIES, GOES, PICTURES, RINGS, TABLE, Boards
from wandelgang.bots.classic.cards import next_cards, own_player
from wandelgang.games.classic import View
from wandelgang.games.classic.parts import GRID, Picture
from wandelgang.search.classic.rounds import weigh

Shares = NDArray[np.float64]
NOBODY_HOME = -1


class Others(NamedTuple):
    """What the other players may want, in their order of play."""

    weights: Shares
    homes: NDArray[np.int64]  # the start of who is on the way home, else NOBODY_HOME
    whim: float  # how often one of them pushes anything


class Weigher:
    """Weighs boards for one decision; the same dice for all of them."""

    def __init__(self, view: View, others: Others, worth: Shares, samples: int, seed: int) -> None:
        self.view = view
        self.others = others
        self.worth = worth
        self.samples = samples
        self.seed = seed

    def weigh(self, boards: Boards, goals: Sequence[Picture] | None, samples: int) -> Shares:
        """The value of each cell of each board; less than 0 where the turn cannot end."""
        own = own_player(self.view)
        wanted = tuple(own.goals or ()) if goals is None else tuple(goals)
        last = own.left == 1 and self.view.options.way_home
        values = np.empty((len(boards.ends), GRID.size))
        weigh(
            TABLE, GOES, CARRIES, RINGS, *boards, *self.others,
            np.array([PICTURES.index(goal) for goal in wanted], np.int64),
            NOBODY_HOME if own.left else own.start,
            next_cards(self.view, wanted),
            own.start if last else NOBODY_HOME,
            self.worth, samples, self.seed, values,
        )  # fmt: skip
        return values

    def values(self, boards: Boards, goals: Sequence[Picture] | None = None) -> Shares:
        """The value of each cell of each board; below 0 where the turn cannot end. Other goals if named."""
        return self.weigh(boards, goals, self.samples)

    def best(self, boards: Boards) -> Shares:
        """The value of the best cell of each board; exact enough for the best boards."""
        best: Shares = self.values(boards).max(axis=1)
        return best

    def gain(self) -> float:
        """What one gain more is worth."""
        return float(self.worth[1, 0, 0] - self.worth[0, 0, 0])
