"""Weighing what a player of the dragon's game may do: by playing on from it, many times."""

from __future__ import annotations

from math import erf, sqrt

import numpy as np

from wandelgang.games.master.parts import DRAGON_POINTS
from wandelgang.search.kernel.fan import LENGTH
from wandelgang.search.kernel.jit import NumberRows, Numbers, Rows, Word, Words, kernel, part
from wandelgang.search.master.cards import cards_of, lying
from wandelgang.search.master.duels import after_take, dragon_roll, hand_in_for_coin
from wandelgang.search.master.facts import (
    BOARD,
    FACTS,
    FIRST_LAST,
    GONE,
    HANDS,
    HELD,
    LAST,
    LOWEST,
    PLAYERS,
    POINTS,
    SEAT,
    SLAYER,
    TURNS,
    VALUES,
    Reals,
    dice,
)
from wandelgang.search.master.play import (
    DESK,
    UNKNOWN,
    double,
    end_turn,
    fight,
    pass_on,
    play_on,
    push_along,
    walk,
)

# A choice is three numbers: one of these, and what belongs to it.
PUSH_AND_WALK = 0  # the number of a push, a cell
WALK = 1  # a cell
COIN = 2  # a card, or 0 for none
FIGHT = 3  # 1, or 0 for no
DOUBLE = 4  # a card, or 0 for none

COIN_HALF = 2.5  # points: half the treasures bring their taker a coin, more or less
DOUBLE_WORTH, ROLL_WORTH, ROLLS_WANTED = 5.0, 2.0, 3  # points for cards that are left when play-outs stop


@part
def follow(
    desk: Rows, table: Words, goes: NumberRows, board: Words, facts: Numbers, chance: Words, choice: Numbers
) -> int:
    """Do what was chosen, and the rest of the turn; answers as end_turn."""
    kind, what = choice[0], choice[1]
    if kind == PUSH_AND_WALK:
        push_along(table, goes, board, facts, what)
        return walk(desk, table, board, facts, chance, choice[2])
    if kind == WALK:
        return walk(desk, table, board, facts, chance, what)
    if kind == DOUBLE:
        if what:
            double(facts, what)
        else:
            pass_on(facts)
        return UNKNOWN
    if kind == FIGHT and what:
        if not fight(facts, chance):
            pass_on(facts)
        return UNKNOWN
    if kind == COIN:
        if what:
            hand_in_for_coin(facts, what)
        after_take(facts, chance)
        dragon_roll(table, board, facts, chance)
    return end_turn(desk, table, board, facts)


@part
def held(facts: Numbers, seat: int) -> int:
    """How many treasures a seat holds."""
    count = 0
    for value in range(1, LAST + 1):
        count += facts[HELD + seat * VALUES + value]
    return count


@part
def result(facts: Numbers, seat: int) -> float:
    """The result of a game that is over: 1 for a win, less for a shared one (M28)."""
    sharers = 1
    for other in range(facts[PLAYERS]):
        if other != seat:
            ahead = facts[POINTS + seat] - facts[POINTS + other]
            if ahead == 0:
                ahead = held(facts, seat) - held(facts, other)
            if ahead < 0:
                return 0.0
            sharers += ahead == 0
    return 1.0 / sharers


@part
def worth(facts: Numbers, seat: int, left: int) -> float:
    """Points so far, and what the cards in hand may add with so many treasures left."""
    doubles = min(float(cards_of(facts, seat, FIRST_LAST + 1, LAST)), left / facts[PLAYERS])
    rolls = min(cards_of(facts, seat, 1, FIRST_LAST), ROLLS_WANTED)
    points: float = facts[POINTS + seat] + DOUBLE_WORTH * doubles + ROLL_WORTH * rolls
    return points


@part
def promise(facts: Numbers, seat: int) -> float:
    """The chance to win a game that goes on: how far ahead one is, against all that may still be won."""
    open_points, left = float(DRAGON_POINTS * DRAGON_POINTS), 0
    for value in range(facts[LOWEST], LAST + 1):
        lie = lying(facts, value)
        left += lie
        open_points += lie * (value + COIN_HALF) * (value + COIN_HALF)
    spread, own, chance = sqrt(2.0 * open_points), worth(facts, seat, left), 1.0
    for other in range(facts[PLAYERS]):
        if other != seat:
            chance *= 0.5 + 0.5 * erf((own - worth(facts, other, left)) / spread)
    return chance


@part
def deal_unseen(facts: Numbers, unseen: Numbers, counts: Numbers, chance: Words) -> None:
    """Deal the cards that nobody has seen to those who hold them."""
    left = len(unseen)
    for seat in range(facts[PLAYERS]):
        for _ in range(counts[seat]):
            drawn = dice(chance, left)
            left -= 1
            card = unseen[drawn]
            unseen[drawn], unseen[left] = unseen[left], card
            facts[HANDS + seat * VALUES + card] += 1


@part
def start_chance(seed: Word, sample: int) -> Word:
    """Where the generator starts in a sample: never at 0."""
    mixed = (seed + Word(sample)) * Word(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> Word(30))) * Word(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> Word(27))) * Word(0x94D049BB133111EB)
    return (mixed ^ (mixed >> Word(31))) | Word(1)


@kernel(
    "void(uint64[::1], int64[:, ::1], uint64[:, ::1], uint64[::1], int64[::1], int64[::1], int64[::1],"
    "int64[:, ::1], uint64, int64, int64, int64, float64[::1])"
)
def weigh(
    table: Words,
    goes: NumberRows,
    rings: Rows,
    board: Words,
    facts: Numbers,
    unseen: Numbers,
    counts: Numbers,
    choices: NumberRows,
    seed: Word,
    first: int,
    samples: int,
    turns: int,
    sums: Reals,
) -> None:
    """Play on from each choice, so many samples with so many turns; adds the chances to win to `sums`.

    In one sample all choices meet the same hands and begin with the same luck.
    """
    desk, chance = np.empty((DESK, LENGTH), np.uint64), np.empty(1, np.uint64)
    dealt, trial, there = np.empty(FACTS, np.int64), np.empty(FACTS, np.int64), np.empty(BOARD, np.uint64)
    cards, seat = unseen.copy(), facts[SEAT]
    for sample in range(first, first + samples):
        chance[0] = start_chance(seed, sample)
        dealt[:] = facts
        dealt[TURNS] = turns
        deal_unseen(dealt, cards, counts, chance)
        luck = chance[0]
        for choice in range(len(choices)):
            chance[0], trial[:], there[:] = luck, dealt, board
            count = follow(desk, table, goes, there, trial, chance, choices[choice])
            play_on(desk, table, goes, rings, there, trial, chance, count)
            sums[choice] += result(trial, seat) if trial[SLAYER] != GONE else promise(trial, seat)
