"""Every push of a turn over towers at once, with what each figure can reach after it, free or with cards."""

from __future__ import annotations

import numpy as np

from wandelgang.search.kernel.climbing import HIGHS, PURSES, Highs, climb_all, hand_of, purses, push_towers
from wandelgang.search.kernel.fan import (
    EAST,
    JOINED_EAST,
    JOINED_SOUTH,
    NORTH,
    ONE,
    REACH,
    SOUTH,
    WEST,
    ZERO,
    carry_all,
    distinct_turns,
    openings_at,
    turned,
)
from wandelgang.search.kernel.jit import NumberRows, Rows, Sides, Word, Words, kernel
from wandelgang.search.kernel.table import ARROWS, EXIT, LANES

BOARD_ROWS = 12  # the rows of `boards` below


@kernel(
    "int64(uint64[::1], UniTuple(uint64, 4), UniTuple(uint64, 4), uint64, uint64, uint64, uint64[::1],"
    "int64[:, ::1], uint64[:, ::1], uint64[:, ::1], uint64[:, ::1], uint64[:, ::1])"
)
def outlook(
    table: Words,
    sides: Sides,
    highs: Highs,
    spare: Word,
    height: Word,
    banned: Word,
    starts: Words,
    hands: NumberRows,
    boards: Rows,
    carried: Rows,
    free: Rows,
    reaches: Rows,
) -> int:
    """Fill in all pushes, one column each; answers how many are legal (X4, X5). Other columns are 0.

    `boards` has the rows north, east, south, west, openings and height of what fell out, joined east and
    south without a steep step, then the cells of height 2 at least, 3, 4 and 5. The other three have a row
    for each set of `starts`: after the push, after a walk for nothing, after a walk with the cards of its row
    in `hands`: ups, downs, jokers, and 1 for a child.
    """
    boards[:], carried[:], free[:], reaches[:] = ZERO, ZERO, ZERO, ZERO
    most = 1
    for row in range(len(starts)):
        hand = hand_of(hands[row, 0], hands[row, 1], hands[row, 2], hands[row, 3] != 0)
        most = max(most, purses(hand))
    fan, cells = np.empty(PURSES + most * LANES, np.uint64), np.empty(most, np.uint64)
    turns = distinct_turns(spare)
    for turn in range(turns):
        push_towers(fan, table, sides, highs, turned(spare, Word(turn)), height)
        for lane in range(table[ARROWS]):
            if lane == banned:
                continue
            push, exit_ = turn * LANES + lane, table[EXIT + lane]
            boards[0, push], boards[1, push] = fan[NORTH + lane], fan[EAST + lane]
            boards[2, push], boards[3, push] = fan[SOUTH + lane], fan[WEST + lane]
            boards[4, push], boards[5, push] = openings_at(sides, exit_), ONE
            boards[6, push], boards[7, push] = fan[JOINED_EAST + lane], fan[JOINED_SOUTH + lane]
            for step in range(4):
                boards[5, push] += (highs[step] >> exit_) & ONE
                boards[8 + step, push] = fan[HIGHS + step * LANES + lane]
        for row in range(len(starts)):
            hand = hand_of(hands[row, 0], hands[row, 1], hands[row, 2], hands[row, 3] != 0)
            cells[:] = starts[row]
            carry_all(fan, table, starts[row])
            for lane in range(table[ARROWS]):
                carried[row, turn * LANES + lane] = ZERO if lane == banned else fan[REACH + lane]
            climb_all(fan, table, cells, banned, hand)
            for lane in range(table[ARROWS]):
                free[row, turn * LANES + lane] = fan[PURSES + lane]
                reaches[row, turn * LANES + lane] = fan[REACH + lane]
    arrows = int(table[ARROWS])
    return turns * (arrows - 1 if banned < arrows else arrows)
