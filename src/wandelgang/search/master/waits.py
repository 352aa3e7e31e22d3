"""What a turn of the dragon's game is good for: the goal now, and the chance of one next turn."""

from __future__ import annotations

import numpy as np

from wandelgang.games.master.parts import EACH, GRID
from wandelgang.search.kernel.fan import LENGTH, ONE, ZERO, carry, distinct_turns
from wandelgang.search.kernel.jit import NumberRows, Numbers, Rows, Word, Words, kernel, part
from wandelgang.search.kernel.table import ARROWS, COLUMNS, LANES, OPPOSITE
from wandelgang.search.kernel.walking import flood, joined, lowest
from wandelgang.search.master.facts import (
    ASIDE,
    BANNED,
    BOARD,
    FACTS,
    FIGURES,
    GONE,
    LAST,
    LOWEST,
    OPEN,
    PLAYERS,
    SEAT,
    TREASURES,
    Number,
    RealRows,
    Reals,
    dice,
    find_lowest,
    goals,
    sides_of,
)
from wandelgang.search.master.looks import PUSHES, look_back, push_in
from wandelgang.search.master.play import DESK, FAN, HITS, REACHES, look_now, push_along

CELLS = GRID.size
MOST_BETWEEN = 3  # pushes of other players before one's own next turn
NO_WAY = -1.0  # the figure cannot end its move there


@part
def count_starts(chances: Reals, starts: Word) -> None:
    """Count the cells of a set."""
    while starts != ZERO:
        chances[Number(lowest(starts))] += 1.0
        starts &= starts - ONE


@part
def next_turn(
    fan: Words, table: Words, board: Words, facts: Numbers, samples: int, chance: Words, chances: Reals
) -> None:
    """For each cell the chance to reach a goal from there next turn, whatever is pushed in between.

    With one other player every push is tried, with more so many samples.
    """
    chances[:] = 0.0
    goal, final = goals(facts), facts[LOWEST] == OPEN
    if goal == ZERO:
        return
    after, between = np.empty(BOARD, np.uint64), facts[PLAYERS] - 1
    lanes = np.empty(MOST_BETWEEN, np.int64)
    turns, tried = distinct_turns(board[4]), 0
    for trial in range(turns * Number(table[ARROWS]) if between == 1 else samples):
        after[:] = board
        banned, there, legal = facts[BANNED], goal, True
        for step in range(between):
            arrows = Number(table[ARROWS])
            lane = trial % arrows if between == 1 else dice(chance, arrows)
            turn = trial // arrows if between == 1 else dice(chance, distinct_turns(after[4]))
            legal = legal and lane != banned
            banned = push_in(table, after, turn * LANES + lane, after)
            there = there if final else carry(table, lane, there)
            lanes[step] = lane
        if not legal:
            continue
        tried += 1
        starts = look_back(fan, table, after, banned, there, final)
        for step in range(between - 1, -1, -1):
            starts = carry(table, Number(table[OPPOSITE + lanes[step]]), starts)
        count_starts(chances, starts)
    for cell in range(CELLS):
        chances[cell] /= max(tried, 1)


@part
def without(facts: Numbers, cell: int, after: Numbers) -> None:
    """The facts once the treasure of a cell is taken; where the second phase will lie nobody knows (M23)."""
    after[:] = facts
    for which in range(EACH):
        place = TREASURES + EACH * (facts[LOWEST] - 1) + which
        if after[place] == cell:
            after[place] = GONE
            break
    find_lowest(after)
    if after[LOWEST] == OPEN and after[ASIDE]:
        after[LOWEST] = LAST


@part
def value_cells(
    fan: Words, table: Words, board: Words, facts: Numbers, reach: Word, hits: Word, samples: int,
    chance: Words, values: Reals,
) -> None:  # fmt: skip
    """The value of each cell to end the move: the chance of a goal next turn, and 1 more for one now.

    If there is one now, all other cells are left out.
    """
    values[:] = NO_WAY
    chances = np.empty(CELLS, np.float64)
    if hits == ZERO:
        next_turn(fan, table, board, facts, samples, chance, chances)
        for cell in range(CELLS):
            if (reach >> Word(cell)) & ONE:
                values[cell] = chances[cell]
        return
    after = np.empty(FACTS, np.int64)
    while hits != ZERO:
        cell = Number(lowest(hits))
        values[cell] = 1.0
        if facts[LOWEST] != OPEN:
            without(facts, cell, after)
            next_turn(fan, table, board, after, samples, chance, chances)
            values[cell] += chances[cell]
        hits &= hits - ONE


@kernel("int64(uint64[::1], int64[:, ::1], uint64[::1], int64[::1], int64, uint64, float64[:, ::1])")
def value_pushes(
    table: Words, goes: NumberRows, board: Words, facts: Numbers, samples: int, seed: Word, values: RealRows
) -> int:
    """The value of each push and cell for the player at turn; answers how many pushes reach a goal now.

    If any does, all other pushes are left out.
    """
    desk, chance = np.empty((DESK, LENGTH), np.uint64), np.empty(1, np.uint64)
    there, after = np.empty(BOARD, np.uint64), np.empty(FACTS, np.int64)
    chance[0] = seed | ONE
    count = look_now(desk, table, board, facts)
    for number in range(PUSHES):
        reach, hits = desk[REACHES, number], desk[HITS, number]
        if reach == ZERO or (count and hits == ZERO):
            values[number] = NO_WAY
            continue
        there[:], after[:] = board, facts
        push_along(table, goes, there, after, number)
        value_cells(desk[FAN], table, there, after, reach, hits, samples, chance, values[number])
    return count


@kernel("void(uint64[::1], uint64[::1], int64[::1], int64, uint64, float64[::1])")
def value_walks(table: Words, board: Words, facts: Numbers, samples: int, seed: Word, values: Reals) -> None:
    """The value of each cell for the player at turn, who has pushed."""
    fan, chance = np.empty(LENGTH, np.uint64), np.empty(1, np.uint64)
    chance[0] = seed | ONE
    here = ONE << Word(facts[FIGURES + facts[SEAT]])
    east, south = joined(table, sides_of(board))
    reach = flood(here, east, south, table[COLUMNS])
    hits = reach & goals(facts)
    if facts[LOWEST] != OPEN:
        hits &= ~here
    value_cells(fan, table, board, facts, reach, hits, samples, chance, values)


@kernel("int64(uint64[::1], uint64[::1], int64[::1], uint64[:, ::1])")
def look_round(table: Words, board: Words, facts: Numbers, desk: Rows) -> int:
    """`look_now`, for bots."""
    return look_now(desk, table, board, facts)
