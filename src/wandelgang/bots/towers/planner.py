"""`planner` for the towers game. Exactly what it does:

Its targets are its current treasure and, as long as its rune card is not turned over, the rune; at the end
its start. It weighs every turn that it could make: each push, and after it each walk to a target for any
choice of spell cards, or to any other cell for none. A turn that wins is taken. Every other is worth

- 1 if it gains a target, less PRICE for each spell card that it takes; PRICE if it gains none, for the card
  that is drawn instead (T9);
- and PATIENCE times what the next turn promises, averaged over every push of the player in between (with two
  or three in between: over sequences of pushes drawn at random, SEQUENCES of them unless the budget says
  otherwise): 1 less PRICE for each spell card where a push and a walk reach a target then, PRICE where none
  does. If the next treasure is not known yet, it may be any that nobody has found; if a spell card is drawn
  first, it may be any that is neither in its own hand nor among the discards.

So it gains when it can, prefers the cheapest way and the one from which it can continue best, takes the rune
when that is on its way, and waits where most pushes leave it a target in reach. It knows nothing of what the
others want. Among equals it takes one at random. Two turns are enough: so far it has always found a promising
place to wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wandelgang.games import Bot
from wandelgang.games.towers import Action, View
from wandelgang.search.arrays import np
from wandelgang.search.towers.knowledge import choices, knowledge
from wandelgang.search.towers.prospects import Taste, weigh

PRICE = 0.2  # of a spell card, in targets
PATIENCE = 0.7  # how much the next turn counts compared with this one
TASTE = Taste(PRICE, PATIENCE)
SEQUENCES = 28  # as many as one player has pushes
SEQUENCES_A_SECOND = 1400


def player(budget: float) -> Bot:
    """A planner that takes at most about `budget` seconds for a decision."""
    sequences = max(1, int(budget * SEQUENCES_A_SECOND))

    def plan(view: View, legal: Sequence[Action], rng: Random) -> Action:
        return choose(view, legal, rng, sequences)

    return plan


def choose(view: View, legal: Sequence[Action], rng: Random, sequences: int) -> Action:
    """The planner's action, with this many sequences of pushes where not all can be tried."""
    weighed = choices(view, legal)
    turns = np.array([choice.turn for choice in weighed], np.int64)
    worth = weigh(knowledge(view), turns, sequences, rng.getrandbits(63), TASTE)
    best = worth.max()
    return rng.choice([choice.action for choice, value in zip(weighed, worth, strict=True) if value == best])
