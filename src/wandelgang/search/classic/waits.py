"""Where it is good to wait for a picture: from which cells it will be in reach next turn."""

from __future__ import annotations

from wandelgang.games.classic.parts import GRID
from wandelgang.search.arrays import np
from wandelgang.search.classic.next_push import BoardTables, look_back
from wandelgang.search.kernel.fan import (
    LENGTH,
    ONE,
    TILE,
    carry,
    distinct_turns,
    openings_at,
    push,
    turned,
)
from wandelgang.search.kernel.jit import Number, Numbers, RealRows, Word, Words, kernel, part
from wandelgang.search.kernel.lookup_table import ARROWS, EXIT, OPPOSITE
from wandelgang.search.kernel.packed import Packed, PackedWords
from wandelgang.search.kernel.random import below, start

CELLS = GRID.size


@part
def legal_pushes(table: Words, spare: Word, banned: Word) -> int:
    """How many pushes there are (X4, X5)."""
    arrows = table[ARROWS]
    return distinct_turns(spare) * Number(arrows - ONE if banned < arrows else arrows)


@kernel
def waits(
    tables: BoardTables, packed: PackedWords, goals: Numbers, others: int, samples: int, seed: Word
) -> RealRows:
    """For each goal (a place) and each cell: how likely a player who waits there is to reach it next.

    The others push first, all pushes equally likely: all pushes of one other player, or sampled rounds.
    """
    table, goes = tables.table, tables.goes
    shares = np.zeros((len(goals), CELLS))
    fan, random = np.empty(LENGTH, np.uint64), np.empty(1, np.uint64)
    path, there = np.empty(others, np.int64), np.empty(len(goals), np.int64)
    start(random, seed, 0)
    rounds = legal_pushes(table, packed[1], packed[2]) if others == 1 else samples
    for number in range(rounds):
        there[:] = goals
        now, tile, closed = packed
        for other in range(others):
            pushes = legal_pushes(table, tile, closed)
            chosen = number if others == 1 else below(random, pushes)
            turns = distinct_turns(tile)
            lane, put = chosen // turns, turned(tile, Word(chosen % turns))
            if lane >= Number(closed):
                lane += 1
            path[other] = lane
            tile = openings_at(now, table[EXIT + lane])
            now = push(table, lane, now, put)
            closed = table[OPPOSITE + lane]
            for goal in range(len(goals)):
                there[goal] = goes[lane, there[goal]]
        for goal in range(len(goals)):
            starts = look_back(fan, table, Packed(now, tile, closed), ONE << Word(there[goal]), TILE)
            for back in range(others):
                starts = carry(table, Number(table[OPPOSITE + path[others - 1 - back]]), starts)
            for cell in range(shares.shape[1]):
                shares[goal, cell] += 1.0 if (starts >> Word(cell)) & ONE else 0.0
    return shares / rounds
