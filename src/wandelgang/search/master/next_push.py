"""What a figure of the game with the dragon can do with its next push: reach, take, and from where it could.

A push has the number turn * LANES + arrow. Columns of arrows that may not be used stay empty.
"""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.search.arrays import np
from wandelgang.search.kernel.fan import (
    CARRIED,
    CELL,
    GOAL,
    LENGTH,
    ONE,
    REACH,
    ZERO,
    carry_all,
    carry_back,
    close,
    distinct_turns,
    flood_all,
    move_goal,
    openings_at,
    push,
    push_all,
    turned,
)
from wandelgang.search.kernel.jit import Number, Word, Words, part
from wandelgang.search.kernel.lookup_table import EXIT, LANES, OPPOSITE
from wandelgang.search.master.facts import (
    BANNED,
    FIGURES,
    LOWEST,
    OPEN,
    SEAT,
    Situation,
    goals,
    sides_of,
)

PUSHES = 4 * LANES


class Scratch(NamedTuple):
    """Scratch arrays, and what a look finds: one word for each push."""

    fan: Words
    reaches: Words
    hits: Words


@part
def blank_scratch() -> Scratch:
    """Scratch arrays for `look`."""
    return Scratch(np.empty(LENGTH, np.uint64), np.empty(PUSHES, np.uint64), np.empty(PUSHES, np.uint64))


@part
def look(scratch: Scratch, table: Words, now: Situation) -> int:
    """What the player whose turn it is can reach after each push, and which goals.

    Returns how many pushes reach a goal. A treasure counts only where the figure did not stand after the push
    (M13).
    """
    fan, reaches, hits = scratch
    facts, spare, sides = now.facts, now.board[4], sides_of(now.board)
    here, goal = ONE << Word(facts[FIGURES + facts[SEAT]]), goals(facts)
    kind, leave = (CELL, ZERO) if facts[LOWEST] == OPEN else (CARRIED, ~ZERO)
    count, turns = 0, distinct_turns(spare)
    for number in range(turns * LANES, PUSHES):
        reaches[number], hits[number] = ZERO, ZERO
    for turn in range(turns):
        first = turn * LANES
        push_all(fan, table, sides, turned(spare, Word(turn)))
        move_goal(fan, table, goal, ZERO, kind)
        carry_all(fan, table, here)
        close(fan, table, facts[BANNED])
        for lane in range(LANES):
            hits[first + lane] = fan[GOAL + lane] & ~(fan[REACH + lane] & leave)
        flood_all(fan, table)
        for lane in range(LANES):
            reach = fan[REACH + lane]
            reaches[first + lane] = reach
            hit = reach & hits[first + lane]
            hits[first + lane] = hit
            if hit != ZERO:
                count += 1
    return count


@part
def look_back(fan: Words, table: Words, board: Words, banned: int, goal: Word, final: bool) -> Word:
    """The cells from which a figure can reach one of these goals with one push."""
    if final:
        return _back_from(fan, table, board, banned, goal, True)
    starts = ZERO
    while goal != ZERO:  # one by one: a figure that stands on one may take the other, not this one (M13)
        one = goal & (~goal + ONE)
        starts |= _back_from(fan, table, board, banned, one, False)
        goal ^= one
    return starts


@part
def _back_from(fan: Words, table: Words, board: Words, banned: int, goal: Word, final: bool) -> Word:
    starts, spare, sides = ZERO, board[4], sides_of(board)
    kind, leave = (CELL, ZERO) if final else (CARRIED, ~ZERO)
    for turn in range(distinct_turns(spare)):
        push_all(fan, table, sides, turned(spare, Word(turn)))
        move_goal(fan, table, goal, ZERO, kind)
        for lane in range(LANES):
            fan[REACH + lane] = fan[GOAL + lane]
        close(fan, table, banned)
        flood_all(fan, table)
        for lane in range(LANES):
            starts |= carry_back(table, lane, fan[REACH + lane] & ~(fan[GOAL + lane] & leave))
    return starts


@part
def push_in(table: Words, board: Words, number: int, after: Words) -> int:
    """The board after a push, and the arrow that is banned then; `after` may be the board itself."""
    lane, sides = number % LANES, sides_of(board)
    put = turned(board[4], Word(number // LANES))
    fallen = openings_at(sides, table[EXIT + lane])
    after[0], after[1], after[2], after[3] = push(table, lane, sides, put)
    after[4] = fallen
    return Number(table[OPPOSITE + lane])
