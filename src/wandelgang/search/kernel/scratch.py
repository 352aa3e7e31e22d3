"""The scratch array of a search: everything it reads and writes, as rows of one array.

A search goes down and up again by levels, without recursion: Numba cannot cache recursive functions on disk
(its issue 6061). Each level has a fan of crossings and a slip that says which board is there and what has
been tried on it.
"""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.search.arrays import np
from wandelgang.search.kernel.fan import EAST, GOAL, GOAL_OUT, LENGTH, NORTH, REACH, SOUTH, WEST
from wandelgang.search.kernel.jit import Rows, Sides, Word, Words, part
from wandelgang.search.kernel.lookup_table import LANES, OPPOSITE
from wandelgang.search.kernel.packed import Errand, Packed

TABLE, NOTES = 0, 1  # the first rows: the board's table; what the search is about
KIND, LEAVE, BOARDS = 0, 1, 2  # in the notes: kind of goal, `Errand.leave`, how many boards were examined
FANS, SLIPS = 2, 3  # from here on two rows a level

LANE, TURN = 9, 10  # in a slip after the node: the arrow and the turn of the spare to be tried next
NO_ARROW = Word(LANES)


class Node(NamedTuple):
    """A board, and all the cells where the figure can be on it."""

    sides: Sides
    spare: Word  # openings
    cells: Word
    goal: Word
    out: Word  # 1 while the goal is the spare
    banned: Word  # the arrow of X5, or NO_ARROW


@part
def root(packed: Packed, errand: Errand) -> Node:
    """Where a search begins."""
    return Node(packed.sides, packed.spare, errand.cells, errand.goal, errand.out, packed.banned)


@part
def laid_out(table: Words, errand: Errand, levels: int) -> Rows:
    """A scratch array for a search with this many levels."""
    scratch = np.empty((FANS + 2 * levels, LENGTH), np.uint64)
    scratch[TABLE, : len(table)] = table
    scratch[NOTES, KIND] = errand.kind
    scratch[NOTES, LEAVE] = errand.leave
    scratch[NOTES, BOARDS] = Word(0)
    return scratch


@part
def child(fan: Words, table: Words, lane: int) -> Node:
    """The node after the push of one lane of a fan of crossings, whatever fell out."""
    return Node(
        (fan[NORTH + lane], fan[EAST + lane], fan[SOUTH + lane], fan[WEST + lane]),
        Word(15),
        fan[REACH + lane],
        fan[GOAL + lane],
        fan[GOAL_OUT + lane],
        table[OPPOSITE + lane],
    )


@part
def put_down(slip: Words, node: Node) -> None:
    """Write a node on a slip on which nothing has been tried."""
    slip[0], slip[1], slip[2], slip[3] = node.sides
    slip[4] = node.spare
    slip[5] = node.cells
    slip[6] = node.goal
    slip[7] = node.out
    slip[8] = node.banned
    slip[LANE] = Word(0)
    slip[TURN] = Word(0)


@part
def on_slip(slip: Words) -> Node:
    """The node that was put down."""
    return Node((slip[0], slip[1], slip[2], slip[3]), slip[4], slip[5], slip[6], slip[7], slip[8])
