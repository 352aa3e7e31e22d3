"""The fan: one tile pushed in at every arrow at once, one lane of a vector for each arrow.

The loops run over a fixed number of lanes and fixed rows of one array, which is what lets LLVM make vector
instructions of them: a push with its walk costs a few nanoseconds.
"""

from __future__ import annotations

from wandelgang.search.kernel.jit import Sides, Word, Words, part
from wandelgang.search.kernel.lookup_table import (
    ARROWS,
    COLUMNS,
    ENTRY,
    EXIT,
    KEEPS,
    LANES,
    LEFT,
    MAY_EAST,
    MAY_SOUTH,
    REST,
    RIGHT,
)

ZERO, ONE, TWO, THREE, FOUR = Word(0), Word(1), Word(2), Word(3), Word(4)
CROSSING = Word(15)  # openings to all sides

# The rows of a fan, LANES words each.
NORTH, EAST, SOUTH, WEST = (row * LANES for row in range(4))  # the board after the push
JOINED_EAST = 4 * LANES
JOINED_SOUTH = 5 * LANES
REACH = 6 * LANES  # a set of cells: carried by the push, then flooded
GOAL = 7 * LANES  # the goal after the push
GOAL_OUT = 8 * LANES  # 1 where the goal has fallen out with its tile
LENGTH = 9 * LANES

# What a push does to a goal.
TILE = Word(0)  # it is a tile: it moves with the line and can fall out
CARRIED = Word(1)  # it lies on a tile: it moves with the line and comes round (X6)
CELL = Word(2)  # it is a place of the board: it stays


@part
def turned(openings: Word, quarters: Word) -> Word:
    """The openings after some clockwise quarter turns."""
    return ((openings << quarters) | (openings >> (FOUR - quarters))) & CROSSING


@part
def distinct_turns(openings: Word) -> int:
    """How many turns give different tiles, counted from 0 quarters on (X4)."""
    if openings == turned(openings, ONE):
        return 1
    if openings == turned(openings, TWO):
        return 2
    return 4


@part
def openings_at(sides: Sides, cell: Word) -> Word:
    """How the tile on a cell is open."""
    north, east, south, west = sides
    return (
        ((north >> cell) & ONE)
        | (((east >> cell) & ONE) << ONE)
        | (((south >> cell) & ONE) << TWO)
        | (((west >> cell) & ONE) << THREE)
    )


@part
def carry(table: Words, lane: int, cells: Word) -> Word:
    """A set of cells after the push at one arrow (X6). The push at its opposite takes it back."""
    moving = ((cells & table[KEEPS + lane]) << table[LEFT + lane]) >> table[RIGHT + lane]
    round_ = table[ENTRY + lane] & (ZERO - ((cells >> table[EXIT + lane]) & ONE))
    carried: Word = (cells & table[REST + lane]) | moving | round_
    return carried


@part
def tiles_back(table: Words, lane: int, cells: Word) -> Word:
    """The cells where the tiles on these cells lay before the push at one arrow; the new one lay on none."""
    rest, entry = table[REST + lane], table[ENTRY + lane]
    moved = ((cells & ~(rest | entry)) << table[RIGHT + lane]) >> table[LEFT + lane]
    lay: Word = (cells & rest) | moved
    return lay


@part
def carry_back(table: Words, lane: int, cells: Word) -> Word:
    """The cells from which the push at one arrow carries to these: `carry` reversed."""
    came_round = (ONE << table[EXIT + lane]) if cells & table[ENTRY + lane] else ZERO
    return tiles_back(table, lane, cells) | came_round


@part
def push(table: Words, lane: int, sides: Sides, put: Word) -> Sides:
    """The board after a tile with these openings went in at one arrow."""
    north, east, south, west = sides
    keeps, rest, entry = table[KEEPS + lane], table[REST + lane], table[ENTRY + lane]
    left, right = table[LEFT + lane], table[RIGHT + lane]
    return (
        (north & rest) | (((north & keeps) << left) >> right) | (entry & (ZERO - (put & ONE))),
        (east & rest) | (((east & keeps) << left) >> right) | (entry & (ZERO - ((put >> ONE) & ONE))),
        (south & rest) | (((south & keeps) << left) >> right) | (entry & (ZERO - ((put >> TWO) & ONE))),
        (west & rest) | (((west & keeps) << left) >> right) | (entry & (ZERO - ((put >> THREE) & ONE))),
    )


@part
def push_all(fan: Words, table: Words, sides: Sides, put: Word) -> None:
    """The boards after a tile with these openings went in at each arrow, and what is joined on them."""
    north, east, south, west = sides
    puts_north, puts_east = ZERO - (put & ONE), ZERO - ((put >> ONE) & ONE)
    puts_south, puts_west = ZERO - ((put >> TWO) & ONE), ZERO - ((put >> THREE) & ONE)
    columns, may_east, may_south = table[COLUMNS], table[MAY_EAST], table[MAY_SOUTH]
    for lane in range(LANES):
        keeps, rest, entry = table[KEEPS + lane], table[REST + lane], table[ENTRY + lane]
        left, right = table[LEFT + lane], table[RIGHT + lane]
        new_north = (north & rest) | (((north & keeps) << left) >> right) | (entry & puts_north)
        new_east = (east & rest) | (((east & keeps) << left) >> right) | (entry & puts_east)
        new_south = (south & rest) | (((south & keeps) << left) >> right) | (entry & puts_south)
        new_west = (west & rest) | (((west & keeps) << left) >> right) | (entry & puts_west)
        fan[NORTH + lane] = new_north
        fan[EAST + lane] = new_east
        fan[SOUTH + lane] = new_south
        fan[WEST + lane] = new_west
        fan[JOINED_EAST + lane] = new_east & (new_west >> ONE) & may_east
        fan[JOINED_SOUTH + lane] = new_south & (new_north >> columns) & may_south


@part
def close(fan: Words, table: Words, banned: Word | int) -> None:
    """Empty the row REACH in the lanes of no arrow and of the banned one: nobody can push there (X5)."""
    for lane in range(table[ARROWS], LANES):
        fan[REACH + lane] = ZERO
    if banned < LANES:
        fan[REACH + banned] = ZERO


@part
def carry_all(fan: Words, table: Words, cells: Word) -> None:
    """A set of cells after each push, into the row REACH (X6)."""
    for lane in range(LANES):
        moving = ((cells & table[KEEPS + lane]) << table[LEFT + lane]) >> table[RIGHT + lane]
        round_ = table[ENTRY + lane] & (ZERO - ((cells >> table[EXIT + lane]) & ONE))
        fan[REACH + lane] = (cells & table[REST + lane]) | moving | round_


@part
def flood_all(fan: Words, table: Words) -> None:
    """Every cell that can be walked to on each board, in the row REACH (X7)."""
    columns = table[COLUMNS]
    while True:
        changed = ZERO
        for lane in range(LANES):
            here, east, south = fan[REACH + lane], fan[JOINED_EAST + lane], fan[JOINED_SOUTH + lane]
            there = here | ((here & east) << ONE) | ((here >> ONE) & east)
            there = there | ((there & south) << columns) | ((there >> columns) & south)
            there = there | ((there & east) << ONE) | ((there >> ONE) & east)
            there = there | ((there & south) << columns) | ((there >> columns) & south)
            fan[REACH + lane] = there
            changed |= there ^ here
        if changed == ZERO:
            return


@part
def move_goal(fan: Words, table: Words, goal: Word, out: Word, kind: Word) -> None:
    """The goal after each push; `out` is 1 while it is the spare."""
    if kind == CELL:
        for lane in range(LANES):
            fan[GOAL + lane] = goal
            fan[GOAL_OUT + lane] = ZERO
        return
    comes_in = ZERO - out
    round_ = ZERO - kind  # all cells for CARRIED, none for TILE
    falls = ONE - kind
    for lane in range(LANES):
        moving = ((goal & table[KEEPS + lane]) << table[LEFT + lane]) >> table[RIGHT + lane]
        last = (goal >> table[EXIT + lane]) & ONE
        enters = table[ENTRY + lane] & (comes_in | (round_ & (ZERO - last)))
        fan[GOAL + lane] = (goal & table[REST + lane]) | moving | enters
        fan[GOAL_OUT + lane] = last & falls
