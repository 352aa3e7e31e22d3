"""Every push on the board of the towers game at once: a lane for each arrow and each turn of the spare.

Unlike `climbing`, which searches boards of any size arrow by arrow, this knows the 5×5 board of the game:
all 28 pushes go side by side through the same vector loops, with tables of where each of them takes each
cell. A look at all of them costs well under a microsecond, which is what lets bots play games out by the
thousand.
"""

from __future__ import annotations

from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import Word, Words, part
from wandelgang.search.towers.tables import (
    ARROWS,
    COLUMNS,
    ENTERS,
    KEEPS,
    LANES,
    LEFTWARDS,
    NOT_LAST_COLUMN,
    ONE,
    PUTS,
    REST,
    RIGHTWARDS,
    TURNS,
    ZERO,
)

# A board as words: sides, then the cells of at least height 2, … of height 5.
NORTH, EAST, SOUTH, WEST, HIGH = range(5)
PLANES = 8

# Rows of a fan, LANES words each: joints after each push, then one row for each number of steep steps.
FREE_EAST, FREE_SOUTH, RISE_EAST, FALL_EAST, RISE_SOUTH, FALL_SOUTH, REACH = (row * LANES for row in range(7))
MOST_STEEP = 3  # steep steps in one walk: more are not worth their cards
PURSES = 10  # (up, down) with up + down <= MOST_STEEP, by their sum: 00 01 10 02 11 20 03 12 21 30
FAN = REACH + PURSES * LANES


@part
def lanes_of(openings: int) -> int:
    """How many lanes there are for a spare with these openings (X4)."""
    return int(ARROWS * TURNS[openings])


@part
def push_all(fan: Words, planes: Words, openings: int, height: int) -> None:
    """The joints after each push, sorted into free and steep ones (T7)."""
    north, east, south, west = planes[NORTH], planes[EAST], planes[SOUTH], planes[WEST]
    high2, high3, high4, high5 = planes[HIGH], planes[HIGH + 1], planes[HIGH + 2], planes[HIGH + 3]
    put2, put3 = ZERO - Word(height >= 2), ZERO - Word(height >= 3)
    put4, put5 = ZERO - Word(height >= 4), ZERO - Word(height >= 5)
    put = PUTS[openings]
    for lane in range(lanes_of(openings)):
        keeps, rest, left, right = KEEPS[lane], REST[lane], LEFTWARDS[lane], RIGHTWARDS[lane]
        enters = ENTERS[lane]
        n = (north & rest) | (((north & keeps) << left) >> right) | put[0, lane]
        e = (east & rest) | (((east & keeps) << left) >> right) | put[1, lane]
        s = (south & rest) | (((south & keeps) << left) >> right) | put[2, lane]
        w = (west & rest) | (((west & keeps) << left) >> right) | put[3, lane]
        two = (high2 & rest) | (((high2 & keeps) << left) >> right) | (enters & put2)
        three = (high3 & rest) | (((high3 & keeps) << left) >> right) | (enters & put3)
        four = (high4 & rest) | (((high4 & keeps) << left) >> right) | (enters & put4)
        five = (high5 & rest) | (((high5 & keeps) << left) >> right) | (enters & put5)
        to_east = e & (w >> ONE) & NOT_LAST_COLUMN
        to_south = s & (n >> COLUMNS)
        rise_east = to_east & ((~two & (three >> ONE)) | (~three & (four >> ONE)) | (~four & (five >> ONE)))
        fall_east = to_east & ((three & (~two >> ONE)) | (four & (~three >> ONE)) | (five & (~four >> ONE)))
        rise_south = to_south & (
            (~two & (three >> COLUMNS)) | (~three & (four >> COLUMNS)) | (~four & (five >> COLUMNS))
        )
        fall_south = to_south & (
            (three & (~two >> COLUMNS)) | (four & (~three >> COLUMNS)) | (five & (~four >> COLUMNS))
        )
        fan[FREE_EAST + lane] = to_east & ~(rise_east | fall_east)
        fan[FREE_SOUTH + lane] = to_south & ~(rise_south | fall_south)
        fan[RISE_EAST + lane] = rise_east
        fan[FALL_EAST + lane] = fall_east
        fan[RISE_SOUTH + lane] = rise_south
        fan[FALL_SOUTH + lane] = fall_south


@part
def flood_all(fan: Words, row: int, lanes: int) -> None:
    """Every cell that a free walk leads to from the sets of a row (X7, T7)."""
    while True:
        changed = ZERO
        for lane in range(lanes):
            here, east, south = fan[row + lane], fan[FREE_EAST + lane], fan[FREE_SOUTH + lane]
            there = here | ((here & east) << ONE) | ((here >> ONE) & east)
            there = there | ((there & south) << COLUMNS) | ((there >> COLUMNS) & south)
            there = there | ((there & east) << ONE) | ((there >> ONE) & east)
            there = there | ((there & south) << COLUMNS) | ((there >> COLUMNS) & south)
            fan[row + lane] = there
            changed |= there ^ here
        if changed == ZERO:
            return


@part
def purse_row(ups: int, downs: int) -> int:
    """The row of the cells in reach with this many steep steps up and down."""
    steps = ups + downs
    return REACH + (steps * (steps + 1) // 2 + ups) * LANES


@part
def add_steep(fan: Words, source: int, row: int, lanes: int, up: bool) -> None:
    """Add to a row the cells one steep step up, or one down, from those of another."""
    if up:
        for lane in range(lanes):
            here = fan[source + lane]
            fan[row + lane] |= (
                ((here & fan[RISE_EAST + lane]) << ONE)
                | ((here >> ONE) & fan[FALL_EAST + lane])
                | ((here & fan[RISE_SOUTH + lane]) << COLUMNS)
                | ((here >> COLUMNS) & fan[FALL_SOUTH + lane])
            )
    else:
        for lane in range(lanes):
            here = fan[source + lane]
            fan[row + lane] |= (
                ((here & fan[FALL_EAST + lane]) << ONE)
                | ((here >> ONE) & fan[RISE_EAST + lane])
                | ((here & fan[FALL_SOUTH + lane]) << COLUMNS)
                | ((here >> COLUMNS) & fan[RISE_SOUTH + lane])
            )


@part
def step_up_and_down(fan: Words, ups: int, downs: int, lanes: int, back: bool) -> None:
    """Fill the row of exactly this many steep steps from the rows of one less; `back`: against the walk."""
    row = purse_row(ups, downs)
    for lane in range(lanes):
        fan[row + lane] = ZERO
    if ups:
        add_steep(fan, purse_row(ups - 1, downs), row, lanes, not back)
    if downs:
        add_steep(fan, purse_row(ups, downs - 1), row, lanes, back)
    flood_all(fan, row, lanes)


@part
def push_planes(planes: Words, lane: int, openings: int, height: int) -> None:
    """The board itself after the push of one lane."""
    keeps, rest, left, right = KEEPS[lane], REST[lane], LEFTWARDS[lane], RIGHTWARDS[lane]
    for plane in range(PLANES):
        word = planes[plane]
        if plane < HIGH:
            enters = PUTS[openings, plane, lane]
        else:
            enters = ENTERS[lane] if height >= plane - HIGH + 2 else ZERO
        planes[plane] = (word & rest) | (((word & keeps) << left) >> right) | enters


@part
def openings_at(planes: Words, cell: int) -> int:
    """How the tower on a cell is open."""
    at = Word(cell)
    openings = (
        ((planes[NORTH] >> at) & ONE)
        | (((planes[EAST] >> at) & ONE) << ONE)
        | (((planes[SOUTH] >> at) & ONE) << Word(2))
        | (((planes[WEST] >> at) & ONE) << Word(3))
    )
    return int(np.int64(openings))  # signed: Numba makes a float of a sum of signed and unsigned


@part
def lowest(cells: Word) -> int:
    """The lowest cell of a set that is not empty."""
    low = cells & (~cells + ONE)
    found = 0
    if low >> Word(16):
        found, low = found + 16, low >> Word(16)
    if low >> Word(8):
        found, low = found + 8, low >> Word(8)
    if low >> Word(4):
        found, low = found + 4, low >> Word(4)
    if low >> Word(2):
        found, low = found + 2, low >> Word(2)
    if low >> ONE:
        found += 1
    return found
