"""What a turn of the towers game is worth, by playing on from it many times with greedy players.

Each play-out deals again everything that the player cannot know: the others' goals, which treasure comes
next, the others' spell cards and the draw pile. It ends after this many turns; then a race decides: the
fewer targets a seat has left, with spell cards counted as parts of one, the more likely it is to win.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from wandelgang.search.kernel.jit import NumberRows, Numbers, RealRows, Reals, Word, Words, kernel, part
from wandelgang.search.kernel.random import below, start
from wandelgang.search.towers.greedy import greedy_turn
from wandelgang.search.towers.lanes import FAN
from wandelgang.search.towers.situation import (
    AT_TURN,
    DOWN,
    GOAL,
    JOKER,
    LEFT,
    NO_GOAL,
    POOL_SIZE,
    RUNE_CARD,
    UP,
    Situation,
    blank,
    copy,
    deal_spells,
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

    samples: int
    horizon: int  # turns
    race: Race


@part
def deal_unknown(now: Situation, spell_counts: Numbers, random: Words) -> None:
    """Deal what the current seat does not know: the others' goals and spell cards, and what comes next."""
    common, pool, me = now.common, now.pool, now.common[AT_TURN]
    for last in range(common[POOL_SIZE] - 1, 0, -1):
        other = below(random, last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    for seat in range(len(now.seats)):
        if seat == me:
            continue
        if now.seats[seat, LEFT] and now.seats[seat, GOAL] == NO_GOAL:
            common[POOL_SIZE] -= 1
            now.seats[seat, GOAL] = pool[common[POOL_SIZE]]
    deal_spells(now, spell_counts, random)


@part
def add_chances(now: Situation, race: Race, chances: Reals) -> None:
    """Add how likely each seat is to win the race from here.

    Each seat has this many targets to go, less what its spell cards are worth (the first of them half of what
    any number is worth), more the longer its turn is away. The nearer the end, the more a difference counts.
    """
    players, at = len(now.seats), now.common[AT_TURN]
    to_go, mean = np.empty(players), 0.5
    for seat in range(players):
        row = now.seats[seat]
        cards = row[UP] + row[DOWN] + row[JOKER]
        to_go[seat] = 1 + row[LEFT] + (1 - row[RUNE_CARD]) - race.cards * (1.0 - 0.5**cards)
        to_go[seat] += race.tempo * ((seat - at) % players) / players
        mean += to_go[seat] / players
    total, least = 0.0, to_go.min()
    for seat in range(players):
        to_go[seat] = math.exp(race.steepness * (least - to_go[seat]) / math.sqrt(mean))
        total += to_go[seat]
    for seat in range(players):
        chances[seat] += to_go[seat] / total


@kernel
def play_out(
    now: Situation, spell_counts: Numbers, choices: NumberRows, plan: Playouts, seed: Word
) -> RealRows:
    """For each choice the sum of every seat's chances to win after it, over all samples.

    A choice is a lane (-1: the push is made), a cell and the cards for the walk. All choices of a sample meet
    the same hidden cards.
    """
    players, me = len(now.seats), now.common[AT_TURN]
    dealt, trial, worth = blank(players), blank(players), np.zeros((len(choices), players))
    fan, random = np.zeros(FAN, np.uint64), np.empty(1, np.uint64)
    for sample in range(plan.samples):
        start(random, seed, sample)
        copy(now, dealt)
        deal_unknown(dealt, spell_counts, random)
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
