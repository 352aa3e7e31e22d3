"""Where one waits well for a picture: from which cells it will be reached in the next own turn."""

from __future__ import annotations

import numpy as np

from wandelgang.search.classic.looks import look_back
from wandelgang.search.classic.rounds import Number, Shares, below
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
from wandelgang.search.kernel.jit import NumberRows, Numbers, Sides, Word, Words, kernel, part
from wandelgang.search.kernel.table import ARROWS, EXIT, OPPOSITE


@part
def legal_pushes(table: Words, spare: Word, banned: Word) -> int:
    """How many pushes there are (X4, X5)."""
    arrows = table[ARROWS]
    return distinct_turns(spare) * Number(arrows - ONE if banned < arrows else arrows)


@kernel(
    "void(uint64[::1], int64[:, ::1], UniTuple(uint64, 4), uint64, uint64, int64[::1], int64, int64, uint64,"
    "float64[:, ::1])"
)
def waits(
    table: Words,
    goes: NumberRows,
    sides: Sides,
    spare: Word,
    banned: Word,
    goals: Numbers,
    others: int,
    samples: int,
    seed: Word,
    shares: Shares,
) -> None:
    """For each goal (a place) and each cell, into `shares`: how likely who waits there reaches it next.

    So many others push first, each push as likely as any: all pushes of one other player, or sampled rounds.
    """
    shares[:] = 0.0
    fan, random = np.empty(LENGTH, np.uint64), np.empty(1, np.uint64)
    path, there = np.empty(others, np.int64), np.empty(len(goals), np.int64)
    random[0] = seed | ONE
    rounds = legal_pushes(table, spare, banned) if others == 1 else samples
    for number in range(rounds):
        there[:] = goals
        now, tile, closed = sides, spare, banned
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
            starts = look_back(fan, table, now, tile, closed, ONE << Word(there[goal]), TILE)
            for back in range(others):
                starts = carry(table, Number(table[OPPOSITE + path[others - 1 - back]]), starts)
            for cell in range(shares.shape[1]):
                shares[goal, cell] += 1.0 if (starts >> Word(cell)) & ONE else 0.0
    shares /= rounds
