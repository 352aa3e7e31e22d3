"""`rival` for the towers game. Exactly what it does:

It weighs every turn that it could make: each push, and after it each walk to a target (its treasure, the rune
for the first time, at the end its start) for any choice of spell cards, or to any other cell for none. The
others' goals and spell cards are drawn as they may be (`games.towers.resampling`), HANDS_IMAGINED times.

1. A first look orders them: what the planner thinks of each, less what it leaves to the others: for each of
   them the chance to gain a target in the next turn, over all that it may want (any treasure that may be its
   own, the rune, its start) and over the spell cards in the first HANDS of these hands. Players who are
   ahead in the race weigh more. A turn that wins is taken.
2. The BREADTH best are played out many times each: HORIZON turns of quick greedy players
   (`search.towers.greedy`). The play-outs take the imagined hands in turn; the treasures and spell cards to
   come are drawn anew in each. All turns meet the same hands and draws. At the end a race says how likely it
   is to win: the fewer targets a player has left, with spell cards counted as parts of one, the more likely
   that player is to be first. Each round drops the worse half of the turns until one is left; that one is
   played. The first look counts as much as TRUST play-outs.

So the play-outs decide what spell cards, the right time for the rune, waiting and blocking are worth.

The budget sets the number of play-outs. The bot never looks at the clock, so the same view and the same seed
give the same action everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from wandelgang.bots.towers.planner import SEQUENCES, TASTE
from wandelgang.games import Bot
from wandelgang.games.towers import Action, View
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows, Numbers, Reals
from wandelgang.search.towers.knowledge import Choice, choices, imagined_hands, knowledge
from wandelgang.search.towers.playouts import Playouts, Race, play_out
from wandelgang.search.towers.prospects import WIN, weigh
from wandelgang.search.towers.situation import AT_TURN, Situation
from wandelgang.search.towers.threats import threaten

PLAYOUTS_A_SECOND = 50_000  # on a typical machine, so that at most one decision in twenty takes longer
BREADTH = 32
HORIZON = 6  # turns
HANDS_IMAGINED = 64  # drawn for each decision; play-outs take them in turn
HANDS = 8  # of them, in the first look
RACE = Race(steepness=3.0, cards=0.75, tempo=0.75)  # fitted to games of planners
LEAD = 0.5  # how much more a player with one target fewer to go counts in the first look
PRESSURE = 1.0  # how much the others' gains count in the first look
TARGET = 0.3  # the chance to win that goes with a target of the first look …
TRUST = 100  # … which counts as much as this many play-outs


def player(budget: float) -> Bot:
    """A rival that takes at most about `budget` seconds for a decision."""
    playouts = max(BREADTH, int(budget * PLAYOUTS_A_SECOND))

    def rival(view: View, legal: Sequence[Action], rng: Random) -> Action:
        return choose(view, legal, rng, playouts)

    return rival


class Weighing(NamedTuple):
    """Turns to be weighed, and all that they are weighed by."""

    now: Situation
    hands: NumberRows
    turns: NumberRows
    seed: int


def choose(view: View, legal: Sequence[Action], rng: Random, playouts: int) -> Action:
    """The rival's action after this many play-outs."""
    if len(legal) == 1:
        return legal[0]
    weighed = choices(view, legal)
    weighing = weighing_of(view, weighed, rng)
    first = first_look(view, weighing)
    left = np.argsort(-first, kind="stable")[:BREADTH]
    if first[left[0]] < WIN / 2:
        left = ranked(weighing, first, left, playouts)
    return weighed[int(left[0])].action


def weighing_of(view: View, weighed: Sequence[Choice], rng: Random) -> Weighing:
    """What the seat whose turn it is weighs."""
    turns = np.array([choice.turn for choice in weighed], np.int64)
    hands = imagined_hands(view, HANDS_IMAGINED, rng)
    return Weighing(knowledge(view), hands, turns, rng.getrandbits(63))


def first_look(view: View, weighing: Weighing) -> Reals:
    """What each turn promises, less what it leaves to the others; in targets."""
    now, hands, turns, seed = weighing
    worth = weigh(now, turns, SEQUENCES, seed, TASTE)
    lanes, at = np.unique(turns[:, 0], return_inverse=True)
    chances = threaten(now, hands[:HANDS], lanes, seed)
    return worth - PRESSURE * (chances @ pressure(view))[at]


def pressure(view: View) -> Reals:
    """How much each seat counts among the others: leaders count more."""
    to_go = np.array([player.left + (not player.rune) for player in view.players])
    shares: Reals = np.exp(-LEAD * to_go)
    shares[view.seat] = 0.0
    shares /= shares.sum()
    return shares


def ranked(weighing: Weighing, first: Reals, left: Numbers, playouts: int) -> Numbers:
    """Play out some turns, in rounds that keep the better half; returns them, the last one left first."""
    now, hands, turns, seed = weighing
    total, samples, dropped = TRUST * TARGET * first, 0, list[int]()
    rounds = len(left).bit_length() - 1
    while len(left) > 1:
        more = max(1, playouts // (rounds * len(left)))
        worth = play_out(now, hands, turns[left], Playouts(samples, more, HORIZON, RACE), seed)
        total[left] += worth[:, now.common[AT_TURN]]
        samples += more
        left = left[np.argsort(-total[left], kind="stable")]
        dropped[:0] = left[len(left) // 2 :].tolist()
        left = left[: len(left) // 2]
    return np.array([*left.tolist(), *dropped], np.int64)
