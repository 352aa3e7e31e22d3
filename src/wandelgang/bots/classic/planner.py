"""`planner` for the classic game. Exactly what it does:

It weighs every way to end its turn: each push, and each cell that it can walk to after it.

1. If a push lets it reach a goal (one of its current pictures, or its start when it has found them all), it
   takes the one from which it will most likely reach the next goal in its next turn, averaged over all cards
   that may come next. After the last picture, the next goal is its start.
2. If none does, it waits where it will most likely reach a goal in its next turn, whatever the others push
   meanwhile: every push of one other player, or random rounds of pushes of several, all equally likely. Among
   nearly equal places it takes the one nearest to a goal.

So it looks at two turns of its own, every push of both and every push in between. It need not look further:
if nobody else pushes, four goals out of five are one turn away and nearly all others two.

It ignores what the others want. It uses messages as the rival does, by its own values.

The budget sets the number of drawn rounds. The bot never looks at the clock, so the same view and the same
seed give the same action everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from wandelgang.bots.classic.boards import PICTURES
from wandelgang.bots.classic.turns import decide
from wandelgang.bots.classic.weighing import NOBODY_HOME, Weigher
from wandelgang.games import Bot
from wandelgang.games.classic import Action, View
from wandelgang.search.arrays import np
from wandelgang.search.classic.rounds import Others

NEXT: Final = 0.5  # what a gain in the next turn is worth compared with one now
ROUNDS_A_SECOND: Final = 3000  # drawn for each of the boards after a push, on a typical machine


def player(budget: float) -> Bot:
    """A planner that takes about `budget` seconds for a decision."""
    samples = max(8, int(budget * ROUNDS_A_SECOND))

    def planner(view: View, legal: Sequence[Action], rng: Random) -> Action:
        return decide(view, legal, rng, PlannerJudge(view, samples, rng.getrandbits(64)))

    return planner


class PlannerJudge(Weigher):
    """Weighs boards by the player's own gains."""

    def __init__(self, view: View, samples: int, seed: int) -> None:
        others = len(view.players) - 1
        anything = Others(np.zeros((others, len(PICTURES))), np.full(others, NOBODY_HOME, np.int64), 1.0)
        worth = np.zeros((2, 2, 1 << others))
        worth[1] += 1.0
        worth[:, 1] += NEXT
        super().__init__(view, anything, worth, samples, seed)
