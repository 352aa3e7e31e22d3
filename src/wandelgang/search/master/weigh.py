"""Weighing what a player of the game with the dragon may do, by playing on from it many times."""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

from wandelgang.games.master.parts import DRAGON_POINTS
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows, Numbers, RealRows, Word, Words, kernel, part
from wandelgang.search.kernel.random import start
from wandelgang.search.master.cards import cards_of, lying
from wandelgang.search.master.duels import after_take, dragon_roll, duel, hand_in_for_coin, lose_lowest
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
    SLAYER,
    TURNS,
    VALUES,
    BoardTables,
    Situation,
)
from wandelgang.search.master.next_push import Scratch, blank_scratch
from wandelgang.search.master.play import (
    UNKNOWN,
    double,
    end_fight,
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
FIGHT = 2  # 1, or 0 for no
DOUBLE = 3  # a card, or 0 for none
COIN = 4  # a card, or 0 for none
ROLL_AGAIN = 5  # a card, or 0 for none, and the seat that is asked
END_FIGHT = 6  # the chance to win, in parts of SHARES

SHARES = 1_000_000

COIN_HALF = 2.5  # points: half the treasures bring their taker a coin, more or less
DOUBLE_WORTH, ROLL_WORTH, ROLLS_WANTED = 5.0, 2.0, 3  # points for cards that are left when play-outs stop


class Series(NamedTuple):
    """Which play-outs are to be made."""

    first: int  # the number of the first sample
    samples: int
    turns: int  # of each play-out


@part
def follow(scratch: Scratch, tables: BoardTables, now: Situation, random: Words, choice: Numbers) -> int:
    """Do what was chosen, and the rest of the turn; returns what end_turn returns."""
    facts, table = now.facts, tables.table
    kind, what = choice[0], choice[1]
    if kind == PUSH_AND_WALK:
        push_along(tables, now, what)
        return walk(scratch, table, now, random, choice[2])
    if kind == WALK:
        return walk(scratch, table, now, random, what)
    if kind == DOUBLE:
        if what:
            double(facts, what)
        else:
            pass_on(facts)
        return UNKNOWN
    if kind == FIGHT and what:
        if not fight(facts, random):
            pass_on(facts)
        return UNKNOWN
    if kind == END_FIGHT:
        if not end_fight(facts, what / SHARES, random):
            pass_on(facts)
        return UNKNOWN
    if kind == COIN:
        if what:
            hand_in_for_coin(facts, what)
        after_take(facts, random)
        dragon_roll(table, now, random)
    if kind == ROLL_AGAIN:
        if what:
            facts[HANDS + choice[2] * VALUES + what] -= 1
            duel(facts, choice[2], random)
        else:
            lose_lowest(facts, choice[2])
    return end_turn(scratch, table, now)


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
    """Points so far, and what the cards in hand may add with this many treasures left."""
    doubles = min(float(cards_of(facts, seat, FIRST_LAST + 1, LAST)), left / facts[PLAYERS])
    rolls = min(cards_of(facts, seat, 1, FIRST_LAST), ROLLS_WANTED)
    points: float = facts[POINTS + seat] + DOUBLE_WORTH * doubles + ROLL_WORTH * rolls
    return points


@part
def promise(facts: Numbers, seat: int) -> float:
    """The chance to win a game that goes on: a seat's lead, compared with all that may still be won."""
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


@kernel
def weigh(
    tables: BoardTables, now: Situation, hands: NumberRows, choices: NumberRows, series: Series, seed: Word
) -> RealRows:
    """Play on from each choice, many times; returns for each the sum of every seat's chances to win.

    In one sample all choices meet the same hands and begin with the same luck. Each row of `hands` has all
    hands as they may be; the samples take them in turn.
    """
    scratch, random = blank_scratch(), np.empty(1, np.uint64)
    players = now.facts[PLAYERS]
    dealt, sums = np.empty(FACTS, np.int64), np.zeros((len(choices), players))
    trial = Situation(np.empty(BOARD, np.uint64), np.empty(FACTS, np.int64))
    for sample in range(series.first, series.first + series.samples):
        start(random, seed, sample)
        dealt[:] = now.facts
        dealt[TURNS] = series.turns
        dealt[HANDS : HANDS + hands.shape[1]] = hands[sample % len(hands)]
        luck = random[0]
        for choice in range(len(choices)):
            random[0], trial.facts[:], trial.board[:] = luck, dealt, now.board
            count = follow(scratch, tables, trial, random, choices[choice])
            play_on(scratch, tables, trial, random, count)
            over = trial.facts[SLAYER] != GONE
            for seat in range(players):
                sums[choice, seat] += result(trial.facts, seat) if over else promise(trial.facts, seat)
    return sums
