"""A judge of boards: what may happen on each until the same player has moved again.

Where it makes hardly any difference, it does what looks natural to people: it takes a goal at once, and waits
near one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wandelgang.bots.classic.boards import BOARD_TABLES, PICTURES
from wandelgang.bots.classic.cards import next_cards, own_player
from wandelgang.bots.distances import distances
from wandelgang.games.classic import View
from wandelgang.games.classic.parts import GRID, Picture
from wandelgang.search.arrays import np
from wandelgang.search.classic.next_push import OUT
from wandelgang.search.classic.rounds import Boards, Others, Own, weigh
from wandelgang.search.kernel.jit import RealLayers, RealRows, Reals

NOBODY_HOME = -1
EAGERNESS: Final = 0.02  # the share by which it must be better to leave a goal than to take it
NEARNESS: Final = 0.0005  # the share by which it must be better to wait one cell farther from a goal
LEAST: Final = 1e-6  # the least scale for both, so that it makes for its goal even if all values are about 0


def leanings() -> RealRows:
    """What each cell gains from a goal at each place; one on the spare counts as far away as can be."""
    apart = distances(GRID)
    lean = np.full((OUT + 1, GRID.size), -NEARNESS * apart.max())
    lean[: GRID.size] = EAGERNESS * np.eye(GRID.size) - NEARNESS * apart
    return lean


LEANINGS: Final = leanings()


class Weigher:
    """Weighs boards for one decision, with the same luck for all of them."""

    leans = True  # whether it does what looks natural where it makes hardly any difference

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
        values = weigh(BOARD_TABLES, boards, self.others, aim, samples, self.seed)
        if not self.leans:
            return values
        places = boards.places[:, aim.goals] if own.left else np.full((len(values), 1), own.start)
        leant: RealRows = values + max(LEAST, values.max()) * LEANINGS[places].max(axis=1)
        return leant

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
