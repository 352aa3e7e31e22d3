"""Tiles in a batch: the push, and which pushes are legal."""

from __future__ import annotations

import numpy as np

from wandelgang.batch.kernel.layout import (
    EAST,
    FIGURES,
    LAST_PUSH,
    NONE,
    NORTH,
    OPENINGS,
    PLAYERS,
    SOUTH,
    TILES,
    WEST,
    BoardTables,
    Situation,
)
from wandelgang.search.kernel.fan import (
    FOUR,
    ONE,
    distinct_turns,
    openings_at,
    push,
    turned,
)
from wandelgang.search.kernel.jit import Numbers, Sides, Word, Words, part
from wandelgang.search.kernel.lookup_table import ARROWS, EXIT, OPPOSITE

QUARTERS = 4  # a push has the number arrow * QUARTERS + turn
EVERY_TURN = np.array([0, 0x1111111111111111, 0x3333333333333333, 0, 0xFFFFFFFFFFFFFFFF], np.uint64)


@part
def sides_of(now: Situation) -> Sides:
    """The four sides of the board."""
    words = now.words
    return words[NORTH], words[EAST], words[SOUTH], words[WEST]


@part
def push_in(tables: BoardTables, options: Numbers, now: Situation, number: int) -> None:
    """The spare goes in, and the figures ride along (X3–X6)."""
    (words, facts), table = now, tables.table
    lane, turn = number // QUARTERS, number % QUARTERS
    sides = sides_of(now)
    put = turned(Word(facts[OPENINGS]), Word(turn))
    facts[OPENINGS] = openings_at(sides, table[EXIT + lane])
    words[NORTH], words[EAST], words[SOUTH], words[WEST] = push(table, lane, sides, put)
    spare = TILES + tables.goes.shape[1]
    coming = facts[spare]
    for step in range(tables.lines.shape[1]):
        place = TILES + tables.lines[lane, step]
        here = facts[place]
        facts[place] = coming
        coming = here
    facts[spare] = coming
    facts[LAST_PUSH] = lane
    for seat in range(options[PLAYERS]):
        facts[FIGURES + seat] = tables.goes[lane, facts[FIGURES + seat]]


@part
def mark(legal: Words, first: int, actions: Word) -> None:
    """Mark some of the next 64 actions as legal."""
    row, shift = first >> 6, Word(first & 63)
    legal[row] |= actions << shift
    if shift:
        above = actions >> (Word(64) - shift)
        if above:
            legal[row + 1] |= above


@part
def mark_pushes(tables: BoardTables, now: Situation, legal: Words) -> None:
    """Which pushes are legal (X4, X5). They have the first numbers, at most 64."""
    table, facts = tables.table, now.facts
    pushes = EVERY_TURN[distinct_turns(Word(facts[OPENINGS]))] & (
        (ONE << (FOUR * table[ARROWS] - ONE) << ONE) - ONE
    )
    if facts[LAST_PUSH] != NONE:
        pushes &= ~(Word(15) << (FOUR * table[OPPOSITE + facts[LAST_PUSH]]))
    legal[0] |= pushes
