"""What a turn of the game with the dragon is good for: the goal now, and the chance of one next turn."""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.games.master.parts import EACH, GRID
from wandelgang.search.arrays import np
from wandelgang.search.kernel.fan import LENGTH, ONE, ZERO, carry, distinct_turns
from wandelgang.search.kernel.jit import Number, Numbers, RealRows, Reals, Word, Words, kernel, part
from wandelgang.search.kernel.lookup_table import ARROWS, COLUMNS, LANES, OPPOSITE
from wandelgang.search.kernel.random import below, start
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
    BoardTables,
    Situation,
    find_lowest,
    goals,
    sides_of,
)
from wandelgang.search.master.next_push import PUSHES, Scratch, blank_scratch, look, look_back, push_in
from wandelgang.search.master.play import push_along

CELLS = GRID.size
MOST_BETWEEN = 3  # pushes of other players before a player's own next turn
NO_WAY = -1.0  # the figure cannot end its move there


@part
def count_starts(chances: Reals, starts: Word) -> None:
    """Count the cells of a set."""
    while starts != ZERO:
        chances[Number(lowest(starts))] += 1.0
        starts &= starts - ONE


class Draws(NamedTuple):
    """How many samples are drawn where not everything can be tried, and what they are drawn with."""

    samples: int
    random: Words


@part
def next_turn(fan: Words, table: Words, now: Situation, draws: Draws, chances: Reals) -> None:
    """For each cell the chance to reach a goal from there next turn, whatever is pushed in between.

    With one other player every push is tried, with more a number of samples.
    """
    board, facts, random = now.board, now.facts, draws.random
    chances[:] = 0.0
    goal, final = goals(facts), facts[LOWEST] == OPEN
    if goal == ZERO:
        return
    after, between = np.empty(BOARD, np.uint64), facts[PLAYERS] - 1
    lanes = np.empty(MOST_BETWEEN, np.int64)
    turns, tried = distinct_turns(board[4]), 0
    for trial in range(turns * Number(table[ARROWS]) if between == 1 else draws.samples):
        after[:] = board
        banned, there, legal = facts[BANNED], goal, True
        for step in range(between):
            arrows = Number(table[ARROWS])
            lane = trial % arrows if between == 1 else below(random, arrows)
            turn = trial // arrows if between == 1 else below(random, distinct_turns(after[4]))
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
    """The facts once the treasure of a cell is taken; nobody knows where the second phase will lie (M23)."""
    after[:] = facts
    for which in range(EACH):
        place = TREASURES + EACH * (facts[LOWEST] - 1) + which
        if after[place] == cell:
            after[place] = GONE
            break
    find_lowest(after)
    if after[LOWEST] == OPEN and after[ASIDE]:
        after[LOWEST] = LAST


class Ends(NamedTuple):
    """The cells on which a move can end, and the goals among them."""

    reach: Word
    hits: Word


@part
def value_cells(fan: Words, table: Words, now: Situation, ends: Ends, draws: Draws, values: Reals) -> None:
    """The value of each cell to end the move: the chance of a goal next turn, and 1 more for one now.

    If there is one now, all other cells are left out.
    """
    facts, hits = now.facts, ends.hits
    values[:] = NO_WAY
    chances = np.empty(CELLS, np.float64)
    if hits == ZERO:
        next_turn(fan, table, now, draws, chances)
        for cell in range(CELLS):
            if (ends.reach >> Word(cell)) & ONE:
                values[cell] = chances[cell]
        return
    after = np.empty(FACTS, np.int64)
    while hits != ZERO:
        cell = Number(lowest(hits))
        values[cell] = 1.0
        if facts[LOWEST] != OPEN:
            without(facts, cell, after)
            next_turn(fan, table, Situation(now.board, after), draws, chances)
            values[cell] += chances[cell]
        hits &= hits - ONE


@kernel
def value_pushes(tables: BoardTables, now: Situation, samples: int, seed: Word) -> RealRows:
    """The value of each push and cell for the player whose turn it is.

    If any push reaches a goal now, all others are left out.
    """
    scratch, draws = blank_scratch(), Draws(samples, np.empty(1, np.uint64))
    values = np.empty((PUSHES, CELLS))
    there, after = np.empty(BOARD, np.uint64), np.empty(FACTS, np.int64)
    start(draws.random, seed, 0)
    count = look(scratch, tables.table, now)
    for number in range(PUSHES):
        ends = Ends(scratch.reaches[number], scratch.hits[number])
        if ends.reach == ZERO or (count and ends.hits == ZERO):
            values[number] = NO_WAY
            continue
        there[:], after[:] = now.board, now.facts
        pushed = Situation(there, after)
        push_along(tables, pushed, number)
        value_cells(scratch.fan, tables.table, pushed, ends, draws, values[number])
    return values


@kernel
def value_walks(tables: BoardTables, now: Situation, samples: int, seed: Word) -> Reals:
    """The value of each cell for the player whose turn it is, after the push."""
    fan, draws = np.empty(LENGTH, np.uint64), Draws(samples, np.empty(1, np.uint64))
    facts, table, values = now.facts, tables.table, np.empty(CELLS)
    start(draws.random, seed, 0)
    here = ONE << Word(facts[FIGURES + facts[SEAT]])
    east, south = joined(table, sides_of(now.board))
    reach = flood(here, east, south, table[COLUMNS])
    hits = reach & goals(facts)
    if facts[LOWEST] != OPEN:
        hits &= ~here
    value_cells(fan, table, now, Ends(reach, hits), draws, values)
    return values


@kernel
def look_round(tables: BoardTables, now: Situation) -> Scratch:
    """What the player whose turn it is can reach after each push, and which goals."""
    scratch = blank_scratch()
    look(scratch, tables.table, now)
    return scratch
