"""Every push of a turn over tiles with heights at once, with what each figure can reach after it."""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.search.arrays import np
from wandelgang.search.kernel.climbing import (
    HIGHS,
    PURSES,
    Heights,
    HeightWords,
    climb_all,
    hand_of,
    purses,
    push_and_raise,
)
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
from wandelgang.search.kernel.jit import NumberRows, Rows, Word, Words, kernel
from wandelgang.search.kernel.lookup_table import ARROWS, EXIT, LANES
from wandelgang.search.kernel.packed import PackedWords

BOARD_ROWS = 12  # the rows of `boards` below


class Outlook(NamedTuple):
    """What each push leads to, one column per push.

    `boards` has the rows north, east, south, west, openings and height of what fell out, joined east and
    south without a steep step, then the cells of at least height 2, 3, 4 and 5. The others have a row for
    each set of cells where a figure starts.
    """

    boards: Rows
    carried: Rows  # after the push
    free: Rows  # after a walk without a card
    reaches: Rows  # after a walk with the cards in hand


@kernel
def outlook(
    table: Words,
    packed: PackedWords,
    heights: HeightWords,
    starts: Words,
    hands: NumberRows,
    found: Outlook,
) -> int:
    """Fill in all pushes; returns how many are legal (X4, X5). Other columns are 0.

    `starts` are sets of cells, and a row of `hands` has the cards of each: ups, downs, either, and 1 if any
    card pays for any steep step.
    """
    boards, carried, free, reaches = found
    (sides, spare, banned), (highs, height) = packed, heights
    boards[:], carried[:], free[:], reaches[:] = ZERO, ZERO, ZERO, ZERO
    most = 1
    for row in range(len(starts)):
        hand = hand_of((hands[row, 0], hands[row, 1], hands[row, 2], hands[row, 3] != 0))
        most = max(most, purses(hand))
    fan, cells = np.empty(PURSES + most * LANES, np.uint64), np.empty(most, np.uint64)
    turns = distinct_turns(spare)
    for turn in range(turns):
        push_and_raise(fan, table, sides, Heights(highs, height), turned(spare, Word(turn)))
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
            hand = hand_of((hands[row, 0], hands[row, 1], hands[row, 2], hands[row, 3] != 0))
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
