"""How likely each of the others gains a target in the turn after a push, for all that one knows of them."""

from __future__ import annotations

import numpy as np

from wandelgang.search.kernel.jit import Numbers, Word, Words, kernel
from wandelgang.search.towers.lanes import FAN
from wandelgang.search.towers.prospects import from_here, reply
from wandelgang.search.towers.situation import (
    AT_TURN,
    CELL,
    GOAL,
    NO_GOAL,
    Reals,
    blank,
    copy,
    deal_spells,
    laid,
    push,
)
from wandelgang.search.towers.tables import ONE


@kernel(
    "void(uint64[::1], int64[::1], int64[:, ::1], int64[::1], int64[::1], int64[::1], int64[::1], int64,"
    "uint64, float64[:, ::1])"
)
def threaten(
    planes: Words,
    tiles: Numbers,
    seats: Numbers,
    pool: Numbers,
    common: Numbers,
    spell_counts: Numbers,
    lanes: Numbers,
    samples: int,
    seed: int,
    chances: Reals,
) -> None:
    """For each push (-1: it is made) and each seat: the chance to gain in its turn; 0 for the seat at turn.

    Each sample deals the spell cards anew; those whose turn comes later see pushes drawn at random before it.
    """
    real = laid(planes, tiles, seats, pool, common)
    after, table = blank(len(seats)), blank(len(seats))
    fan, rng = np.zeros(FAN, np.uint64), np.empty(1, np.uint64)
    me = common[AT_TURN]
    chances[:] = 0.0
    for number in range(len(lanes)):
        copy(real, after)
        if lanes[number] >= 0:
            push(after, lanes[number])
        rng[0] = Word(seed) | ONE
        for _ in range(samples):
            copy(after, table)
            deal_spells(table, spell_counts, rng)
            for step in range(1, len(seats)):
                at = (me + step) % len(seats)
                seat = table.seats[at]
                seat[GOAL] = NO_GOAL
                chances[number, at] += from_here(table, fan, seat, seat[CELL], 0.0) / samples
                if step + 1 < len(seats):
                    reply(table, 0, False, rng)
