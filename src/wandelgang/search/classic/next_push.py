"""One player's next turn in the classic game: what it can reach with any push, and which pushes it prefers.

Tiles are named by their places: the number of a cell, or OUT for the spare. A push has the number
turn * LANES + arrow.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from wandelgang.maze import Grid
from wandelgang.search.arrays import np
from wandelgang.search.kernel.fan import (
    CELL,
    GOAL,
    REACH,
    ZERO,
    carry_all,
    carry_back,
    close,
    distinct_turns,
    flood_all,
    move_goal,
    push_all,
    tiles_back,
    turned,
)
from wandelgang.search.kernel.jit import NumberRows, Numbers, Rows, Word, Words, part
from wandelgang.search.kernel.lookup_table import ENTRY, LANES, rings
from wandelgang.search.kernel.packed import Packed

OUT = 63  # the place of the spare: no board here has that many cells
PLACES = 64
SPARE = Word(1 << OUT)
PUSHES = 4 * LANES


class BoardTables(NamedTuple):
    """What never changes: the board's tables."""

    table: Words
    goes: NumberRows  # where pushes take tiles
    carries: NumberRows  # where they take figures
    rings: Rows


@cache
def tile_goes(grid: Grid) -> NumberRows:
    """For each arrow and place: where the tile of that place lies after the push."""
    goes = figure_goes(grid).copy()
    for lane, arrow in enumerate(grid.arrows.values()):
        goes[lane, arrow.exit], goes[lane, OUT] = OUT, arrow.entry
    return goes


@cache
def figure_goes(grid: Grid) -> NumberRows:
    """For each arrow and cell: where a figure of that cell stands after the push (X6)."""
    goes = np.tile(np.arange(PLACES), (LANES, 1))
    for lane, arrow in enumerate(grid.arrows.values()):
        goes[lane, : grid.size] = arrow.carries
    return goes


@cache
def rings_with_spare(grid: Grid) -> Rows:
    """The rings round each cell; round OUT there is none."""
    within = rings(grid)
    made = np.zeros((len(within), PLACES), np.uint64)
    made[:, : grid.size] = within
    return made


@part
def look(fan: Words, reaches: Words, table: Words, packed: Packed, start: Word) -> tuple[Word, Word]:
    """What a figure can reach with any push: tiles, by their places before the push, and cells.

    `reaches` gets what it can reach after each push; nothing where it may not push.
    """
    tiles, cells = ZERO, ZERO
    for turn in range(distinct_turns(packed.spare)):
        push_all(fan, table, packed.sides, turned(packed.spare, Word(turn)))
        carry_all(fan, table, start)
        close(fan, table, packed.banned)
        flood_all(fan, table)
        first = turn * LANES
        for lane in range(LANES):
            reach = fan[REACH + lane]
            came_in = SPARE if reach & table[ENTRY + lane] else ZERO
            tiles |= tiles_back(table, lane, reach) | came_in
            cells |= reach
            reaches[first + lane] = reach
    return tiles, cells


@part
def look_back(fan: Words, table: Words, packed: Packed, goal: Word, kind: Word) -> Word:
    """The cells from which a goal can be reached with one push. The bit OUT is the spare."""
    starts = ZERO
    for turn in range(distinct_turns(packed.spare)):
        push_all(fan, table, packed.sides, turned(packed.spare, Word(turn)))
        move_goal(fan, table, goal & ~SPARE, goal >> Word(OUT), kind)
        for lane in range(LANES):
            fan[REACH + lane] = fan[GOAL + lane]
        close(fan, table, packed.banned)
        flood_all(fan, table)
        for lane in range(LANES):
            starts |= carry_back(table, lane, fan[REACH + lane])
    return starts


@part
def nearest_pushes(
    tables: BoardTables, reaches: Words, turns: int, goal: int, kind: Word, best: Numbers
) -> int:
    """How many pushes bring the figure onto its goal, or else nearest to it; `best` gets them.

    None, if every push drives the goal out.
    """
    goes, rings = tables.goes, tables.rings
    ring, count = len(rings) - 1, 0
    for number in range(turns * LANES):
        reach = reaches[number]
        there = goal if kind == CELL else goes[number % LANES, goal]
        if reach & rings[ring, there] == ZERO:
            continue
        while ring > 0 and reach & rings[ring - 1, there] != ZERO:
            ring -= 1
            count = 0
        best[count] = number
        count += 1
    return count
