"""What a turn of the towers game is worth, by playing on from it many times with greedy players.

Each play-out deals everything that the player at turn cannot know anew: the others' goals, which treasure
comes next, the others' spell cards and the draw pile. It ends after so many turns; then a race decides: who
has fewer targets left, spell cards counted as parts of one, is so much more likely to win.
"""

from __future__ import annotations

import math

import numpy as np

from wandelgang.search.kernel.jit import Numbers, Word, Words, kernel, part
from wandelgang.search.towers.greedy import greedy_turn
from wandelgang.search.towers.lanes import FAN
from wandelgang.search.towers.situation import (
    AT_TURN,
    DOWN,
    GOAL,
    JOKER,
    LEFT,
    POOL_SIZE,
    RUNE_CARD,
    UP,
    Reals,
    Table,
    blank,
    copy,
    deal_spells,
    dice,
    laid,
    push,
    walk,
)

STEEPNESS, CARDS, TEMPO = 0, 1, 2  # places in the array that describes the race


@part
def deal_unknown(table: Table, spell_counts: Numbers, rng: Words) -> None:
    """Deal what the seat at turn does not know: the others' goals and spell cards, and what comes next."""
    common, pool, me = table.common, table.pool, table.common[AT_TURN]
    for last in range(common[POOL_SIZE] - 1, 0, -1):
        other = dice(rng, last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    for seat in range(len(table.seats)):
        if seat == me:
            continue
        if table.seats[seat, LEFT]:
            common[POOL_SIZE] -= 1
            table.seats[seat, GOAL] = pool[common[POOL_SIZE]]
    deal_spells(table, spell_counts, rng)


@part
def chances(table: Table, me: int, race: Reals) -> float:
    """How likely a seat is to win the race from here.

    Each seat has so many targets to go, less what its spell cards are worth (the first of them half of what
    any number is worth), more the longer its turn is away. The nearer the end, the more a difference counts.
    """
    players, at = len(table.seats), table.common[AT_TURN]
    to_go, mean = np.empty(players), 0.5
    for seat in range(players):
        row = table.seats[seat]
        cards = row[UP] + row[DOWN] + row[JOKER]
        to_go[seat] = 1 + row[LEFT] + (1 - row[RUNE_CARD]) - race[CARDS] * (1.0 - 0.5**cards)
        to_go[seat] += race[TEMPO] * ((seat - at) % players) / players
        mean += to_go[seat] / players
    total = 0.0
    for seat in range(players):
        total += math.exp(race[STEEPNESS] * (to_go[me] - to_go[seat]) / math.sqrt(mean))
    return 1.0 / total


@kernel(
    "void(uint64[::1], int64[::1], int64[:, ::1], int64[::1], int64[::1], int64[::1], int64[:, ::1], int64,"
    "int64, uint64, float64[::1], float64[::1])"
)
def play_out(
    planes: Words,
    tiles: Numbers,
    seats: Numbers,
    pool: Numbers,
    common: Numbers,
    spell_counts: Numbers,
    choices: Numbers,
    samples: int,
    horizon: int,
    seed: int,
    race: Reals,
    worth: Reals,
) -> None:
    """Add to `worth` for each choice the chances to win after it, over so many samples.

    A choice is a lane (-1: the push is made), a cell and the cards for the walk. All choices of a sample meet
    the same hidden cards.
    """
    real = laid(planes, tiles, seats, pool, common)
    dealt, table = blank(len(seats)), blank(len(seats))
    fan, rng = np.zeros(FAN, np.uint64), np.empty(1, np.uint64)
    me = common[AT_TURN]
    for sample in range(samples):
        rng[0] = (Word(seed) + Word(sample + 1)) * Word(0x9E3779B97F4A7C15) | Word(1)
        for _ in range(4):
            dice(rng, 2)
        copy(real, dealt)
        deal_unknown(dealt, spell_counts, rng)
        begun = rng[0]
        for number in range(len(choices)):
            copy(dealt, table)
            rng[0] = begun
            choice = choices[number]
            if choice[0] >= 0:
                push(table, choice[0])
            if walk(table, choice[1], choice[2], choice[3], choice[4], rng):
                worth[number] += 1.0
                continue
            gained = -1.0
            for _ in range(horizon):
                seat = table.common[AT_TURN]
                if greedy_turn(table, fan, rng):
                    gained = 1.0 if seat == me else 0.0
                    break
            worth[number] += gained if gained >= 0.0 else chances(table, me, race)
