"""`rival` for the classic game. Exactly what it does:

It weighs every way to end its turn: each push, and each cell that it can walk to after it. For each it
imagines the round that follows: every other player pushes once, towards a picture that it may be looking for
(its start if it has found all), by a push that brings it there or as near as possible; one time in ten it
pushes anything. With one other player the rival goes through all of that player's pushes. With more it draws
rounds, with the same luck for every end, and looks longer at the ends that look best.

Another player may be looking for any picture that nobody has found and that the rival does not hold itself.
More likely it is one for which that figure stands in a good place to wait (`bots.classic.guesses`): not in
its reach, and as near as it could come, or where most pushes bring it in reach. A player who has just found a
picture may look for anything.

For each round it counts exactly: how likely each of the others is to gain something on the board it is
left, over all it may be looking for; and whether the rival then reaches its own goal whatever it was left
(after a gain: how likely it is to reach the next one, over all its next card may be, or its start).

The value of an end is the chance to win a race: each player still needs some gains, the way home included,
and makes one each turn with a certain chance. So a leader's gain weighs more than a straggler's, and a player
who only has to go home is stopped if possible. The rival takes the end with the best chance to win. A push
with which it wins now comes first. Leaving a goal that it could take must be better by a share of EAGERNESS,
and waiting farther from it by NEARNESS for each cell (`bots.classic.weighing`), so that nothing looks odd.

Two rivals could stop each other for ever (X13). In a game that has become very long it therefore plays one
decision in four as if nobody could be stopped.

Messages: it compares the best end with and without a second push, a swap, an exchange (for an unseen pile the
expected best card), the second half of a double turn. It always looks at a second card. Before a push it
knows what a swap or a way through the wall will open where the message has been read; for other messages, and
for backs that may carry one, it adds a little to the push that turns them up.

The budget sets the number of drawn rounds. The bot never looks at the clock, so the same view and the same
seed give the same action everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from wandelgang.bots.classic.boards import PICTURES
from wandelgang.bots.classic.cards import equal_shares
from wandelgang.bots.classic.guesses import guess
from wandelgang.bots.classic.race import to_go, worth
from wandelgang.bots.classic.turns import decide
from wandelgang.bots.classic.weighing import NOBODY_HOME, Weigher
from wandelgang.games import Bot
from wandelgang.games.classic import Action, View
from wandelgang.games.seats import clockwise
from wandelgang.search.arrays import np
from wandelgang.search.classic.rounds import Boards, Others
from wandelgang.search.kernel.jit import Reals

WHIM: Final = 0.1
PACE: Final = {2: (0.6, 0.6), 3: (0.6, 0.5), 4: (0.6, 0.5)}  # gains a turn, of the rival and of others
ROUNDS_A_SECOND: Final = 4000  # drawn for each of the boards after a push, on a typical machine
LONG: Final = 120  # turns of all players; against seekers few games have half as many
ROUGHLY: Final = 4  # a first look takes this part of the rounds …
CLOSER: Final = 12  # … and this many boards get a closer one


def player(budget: float) -> Bot:
    """A rival that takes about `budget` seconds for a decision."""
    samples = max(8, int(budget * ROUNDS_A_SECOND))

    def rival(view: View, legal: Sequence[Action], rng: Random) -> Action:
        weary = view.turn > LONG and rng.randrange(4) == 0
        return decide(view, legal, rng, RivalJudge(view, samples, rng.getrandbits(64), weary=weary))

    return rival


class RivalJudge(Weigher):
    """Weighs boards by the chance to win."""

    def __init__(self, view: View, samples: int, seed: int, *, weary: bool = False) -> None:
        stakes = worth(to_go(view), *PACE[len(view.players)])
        if weary:
            stakes[:, :, 1:] = stakes[:, :, :1]  # what others gain changes nothing
        super().__init__(view, likely_goals(view, seed), stakes, samples, seed)

    def best(self, boards: Boards) -> Reals:
        """The value of the best cell of each board; exact enough for the best boards."""
        if len(self.view.players) == 2:  # all the pushes of one other player: nothing is drawn
            return super().best(boards)
        best: Reals = self.weigh(boards, None, self.samples // ROUGHLY).max(axis=1)
        order = np.argsort(-best, kind="stable")[:CLOSER].tolist()
        closely = self.weigh(boards.rows(order), None, self.samples).max(axis=1)
        best = np.minimum(best, closely.min())
        best[order] = closely
        return best


def likely_goals(view: View, seed: int) -> Others:
    """What the others may be looking for, from all that is public."""
    assert view.seat is not None
    others = clockwise(view.seat, len(view.players))[1:]
    weights = np.zeros((len(others), len(PICTURES)))
    homes = np.full(len(others), NOBODY_HOME, np.int64)
    for row, seat in enumerate(others):
        if view.players[seat].goals:  # all cards are open
            weights[row] = equal_shares(view.players[seat].goals or ())
        elif view.players[seat].left:
            weights[row] = guess(view, seat, seed)
        else:
            homes[row] = view.players[seat].start
    return Others(weights, homes, WHIM)
