"""Every push of a turn at once, with what each figure can reach after it; and what several turns reach."""

from __future__ import annotations

from wandelgang.search.arrays import np
from wandelgang.search.kernel.fan import (
    CARRIED,
    CELL,
    EAST,
    JOINED_EAST,
    JOINED_SOUTH,
    LENGTH,
    NORTH,
    ONE,
    REACH,
    SOUTH,
    WEST,
    ZERO,
    carry_all,
    distinct_turns,
    flood_all,
    openings_at,
    push_all,
    turned,
)
from wandelgang.search.kernel.jit import Rows, Word, Words, kernel, part
from wandelgang.search.kernel.lookup_table import (
    ARROWS,
    ENTRY,
    EXIT,
    KEEPS,
    LANES,
    LEFT,
    OPPOSITE,
    REST,
    RIGHT,
)
from wandelgang.search.kernel.packed import PackedWords

PUSHES = 4 * LANES  # a push has the number turn * LANES + arrow
BOARD_ROWS = 7  # the rows of `boards` below
SPARE = Word(1 << 63)  # the spare among sets of tiles: no board has that many cells


@kernel
def outlook(
    table: Words, packed: PackedWords, starts: Words, boards: Rows, carried: Rows, reaches: Rows
) -> int:
    """Fill in all pushes, one column each; returns how many are legal (X4, X5). Other columns are 0.

    `boards` has the rows north, east, south, west, what fell out (openings), joined east, joined south.
    `carried` and `reaches` have a row for each set of `starts`: after the push, and after a walk too.
    """
    sides, spare, banned = packed
    boards[:], carried[:], reaches[:] = ZERO, ZERO, ZERO
    fan = np.empty(LENGTH, np.uint64)
    turns = distinct_turns(spare)
    for turn in range(turns):
        first = turn * LANES
        push_all(fan, table, sides, turned(spare, Word(turn)))
        for lane in range(table[ARROWS]):
            if lane == banned:
                continue
            boards[0, first + lane] = fan[NORTH + lane]
            boards[1, first + lane] = fan[EAST + lane]
            boards[2, first + lane] = fan[SOUTH + lane]
            boards[3, first + lane] = fan[WEST + lane]
            boards[4, first + lane] = openings_at(sides, table[EXIT + lane])
            boards[5, first + lane] = fan[JOINED_EAST + lane]
            boards[6, first + lane] = fan[JOINED_SOUTH + lane]
        for row in range(len(starts)):
            carry_all(fan, table, starts[row])
            for lane in range(table[ARROWS]):
                carried[row, first + lane] = fan[REACH + lane] if lane != banned else ZERO
            flood_all(fan, table)
            for lane in range(table[ARROWS]):
                reaches[row, first + lane] = fan[REACH + lane] if lane != banned else ZERO
    arrows = int(table[ARROWS])
    return turns * (arrows - 1 if banned < arrows else arrows)


@part
def where_it_was(table: Words, lane: int, cells: Word, kind: Word) -> Word:
    """Where the tiles (or what lies on tiles) of these cells were before a push; with CELL the same cells."""
    if kind == CELL:
        return cells
    back = table[OPPOSITE + lane]
    moving = ((cells & table[KEEPS + back]) << table[LEFT + back]) >> table[RIGHT + back]
    entered = ZERO - ONE if cells & table[ENTRY + lane] else ZERO
    exit_ = ONE << table[EXIT + lane]
    before: Word = (cells & table[REST + lane] & ~SPARE) | moving
    if kind == CARRIED:
        before |= entered & exit_
    else:
        before |= (entered & SPARE) | (exit_ if cells & SPARE else ZERO)
    return before


@kernel
def within(table: Words, packed: PackedWords, cells: Word, kind: Word, turns: int) -> Word:
    """Everything on which a figure from these cells can stand at the end of one of the next turns.

    Goals are named by where they are now: cells, and SPARE for the spare if they are tiles.
    """
    fans = np.empty((turns, LENGTH), np.uint64)
    stands = np.zeros(turns, np.uint64)  # found so far on the board of each level, named by places there
    untried = np.zeros(turns, np.int64)  # the number of the push to be tried next
    spares, bans = np.empty(turns, np.uint64), np.empty(turns, np.uint64)
    boards = np.empty((turns, 4), np.uint64)
    starts = np.empty(turns, np.uint64)
    sides, spare, banned = packed
    boards[0, 0], boards[0, 1], boards[0, 2], boards[0, 3] = sides
    spares[0], bans[0], starts[0] = spare, banned, cells
    level = 0
    while True:
        here = (boards[level, 0], boards[level, 1], boards[level, 2], boards[level, 3])
        fan, turn, lane = fans[level], untried[level] // LANES, untried[level] % LANES
        if turn == distinct_turns(spares[level]):
            if level == 0:
                found: Word = stands[0]
                return found
            level -= 1
            pushed = (untried[level] - 1) % LANES
            stands[level] |= where_it_was(table, pushed, stands[level + 1], kind)
            continue
        if lane == 0:
            push_all(fan, table, here, turned(spares[level], Word(turn)))
            carry_all(fan, table, starts[level])
            flood_all(fan, table)
        untried[level] += 1
        if lane >= table[ARROWS] or lane == bans[level]:
            continue
        stands[level] |= where_it_was(table, lane, fan[REACH + lane], kind)
        if level + 1 < turns:
            level += 1
            boards[level, 0], boards[level, 1] = fan[NORTH + lane], fan[EAST + lane]
            boards[level, 2], boards[level, 3] = fan[SOUTH + lane], fan[WEST + lane]
            spares[level], bans[level] = openings_at(here, table[EXIT + lane]), table[OPPOSITE + lane]
            starts[level], stands[level], untried[level] = fan[REACH + lane], ZERO, 0
