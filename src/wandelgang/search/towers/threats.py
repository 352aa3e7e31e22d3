"""How likely each of the others is to gain a target in the turn after a push, from what is known of them."""

from __future__ import annotations

from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows, Numbers, RealRows, Word, kernel
from wandelgang.search.kernel.random import start
from wandelgang.search.towers.lanes import FAN
from wandelgang.search.towers.prospects import from_here, reply
from wandelgang.search.towers.situation import (
    AT_TURN,
    CELL,
    Situation,
    blank,
    copy,
    hand_spells,
    push,
)


@kernel
def threaten(now: Situation, hands: NumberRows, lanes: Numbers, seed: Word) -> RealRows:
    """For each push (-1: it is made) and each seat: the chance to gain in its turn; 0 for the current seat.

    Each row of `hands` has spell cards that the others may hold; their goals may be any of the pool. Seats
    whose turn comes later see random pushes before it.
    """
    players, me = len(now.seats), now.common[AT_TURN]
    after, trial = blank(players), blank(players)
    fan, random = np.zeros(FAN, np.uint64), np.empty(1, np.uint64)
    chances = np.zeros((len(lanes), players))
    for number in range(len(lanes)):
        copy(now, after)
        if lanes[number] >= 0:
            push(after, lanes[number])
        start(random, seed, 0)
        for sample in range(len(hands)):
            copy(after, trial)
            hand_spells(trial, hands[sample])
            for step in range(1, players):
                at = (me + step) % players
                seat = trial.seats[at]
                chances[number, at] += from_here(trial, fan, seat, seat[CELL], 0.0) / len(hands)
                if step + 1 < players:
                    reply(trial, 0, False, random)
    return chances
