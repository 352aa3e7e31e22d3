"""What a turn of the towers game is worth, by playing on from it many times with greedy players.

The play-outs take imagined hands of the others in turn, goals and spell cards. Each draws anew which
treasures and spell cards come next. It ends after this many turns; then a race decides: the fewer targets a
seat has left, with spell cards counted as parts of one, the more likely it is to win.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows, RealRows, Reals, Word, Words, kernel, part
from wandelgang.search.kernel.random import below, start
from wandelgang.search.towers.greedy import greedy_turn
from wandelgang.search.towers.lanes import FAN
from wandelgang.search.towers.situation import (
    AT_TURN,
    DOWN,
    JOKER,
    LEFT,
    POOL_SIZE,
    RUNE_CARD,
    UP,
    Situation,
    blank,
    copy,
    hand_goals,
    hand_spells,
    push,
    walk,
)


class Race(NamedTuple):
    """How likely each seat is to be first, from what it still has to do."""

    steepness: float  # how much a difference counts
    cards: float  # what spell cards are worth, in targets
    tempo: float  # what a whole round is worth, in targets


class Playouts(NamedTuple):
    """How a turn is played on from."""

    first: int  # samples that were played before
    samples: int
    horizon: int  # turns
    race: Race


@part
def shuffle_pool(now: Situation, random: Words) -> None:
    """Decide which treasures come next."""
    pool = now.pool
    for last in range(now.common[POOL_SIZE] - 1, 0, -1):
        other = below(random, last + 1)
        pool[last], pool[other] = pool[other], pool[last]


@part
def add_chances(now: Situation, race: Race, chances: Reals) -> None:
    """Add how likely each seat is to win the race from here.

    Each seat has this many targets to go, less what its spell cards are worth (the first of them half of what
    any number is worth), more the longer its turn is away. The nearer the end, the more a difference counts.
    """
    players, at = len(now.seats), now.common[AT_TURN]
    to_go, mean, least = np.empty(players), 0.5, math.inf
    for seat in range(players):
        row = now.seats[seat]
        cards = row[UP] + row[DOWN] + row[JOKER]
        to_go[seat] = 1 + row[LEFT] + (1 - row[RUNE_CARD]) - race.cards * (1.0 - 0.5**cards)
        to_go[seat] += race.tempo * ((seat - at) % players) / players
        mean += to_go[seat] / players
        least = min(least, to_go[seat])
    total = 0.0
    for seat in range(players):
        to_go[seat] = math.exp(race.steepness * (least - to_go[seat]) / math.sqrt(mean))
        total += to_go[seat]
    for seat in range(players):
        chances[seat] += to_go[seat] / total


@kernel
def play_out(now: Situation, hands: NumberRows, choices: NumberRows, plan: Playouts, seed: Word) -> RealRows:
    """For each choice the sum of every seat's chances to win after it, over all samples.

    A choice is a lane (-1: the push is made), a cell and the cards for the walk. Each row of `hands` has what
    the others may hold; the samples take them in turn. All choices of a sample meet the same hidden cards.
    """
    players, me = len(now.seats), now.common[AT_TURN]
    dealt, trial, worth = blank(players), blank(players), np.zeros((len(choices), players))
    fan, random = np.zeros(FAN, np.uint64), np.empty(1, np.uint64)
    for sample in range(plan.first, plan.first + plan.samples):
        start(random, seed, sample)
        copy(now, dealt)
        hand_goals(dealt, hands[sample % len(hands)])
        hand_spells(dealt, hands[sample % len(hands)])
        shuffle_pool(dealt, random)
        begun = random[0]
        for number in range(len(choices)):
            copy(dealt, trial)
            random[0] = begun
            choice = choices[number]
            if choice[0] >= 0:
                push(trial, choice[0])
            if walk(trial, choice[1], choice[2], choice[3], choice[4], random):
                worth[number, me] += 1.0
                continue
            over = False
            for _ in range(plan.horizon):
                seat = trial.common[AT_TURN]
                if greedy_turn(trial, fan, random):
                    worth[number, seat] += 1.0
                    over = True
                    break
            if not over:
                add_chances(trial, plan.race, worth[number])
    return worth
