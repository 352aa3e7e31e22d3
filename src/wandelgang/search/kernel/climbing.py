"""The fan over tiles with heights: these move with their tiles, and steep steps cost cards.

Where a figure can be is a set of cells for each purse: a maximum number of steep steps up and down since the
search began. A hand pays for a purse if its cards for either direction make up for missing ups and downs, so
it does not matter on which turn a card is spent. If any card pays for any steep step, steps down count as
steps up.
"""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.search.kernel import fan as flat
from wandelgang.search.kernel.fan import (
    JOINED_EAST,
    JOINED_SOUTH,
    ONE,
    REACH,
    ZERO,
    carry_all,
    flood_all,
    push_all,
)
from wandelgang.search.kernel.jit import Sides, Word, Words, part
from wandelgang.search.kernel.lookup_table import (
    COLUMNS,
    ENTRY,
    KEEPS,
    LANES,
    LEFT,
    REST,
    RIGHT,
)

# Rows of a fan, after those of a flat one. Four rows: the cells of at least height 2, … of height 5.
HIGHS = flat.LENGTH
RISE_EAST = HIGHS + 4 * LANES  # joined cells from which a steep step east leads up …
FALL_EAST = HIGHS + 5 * LANES  # … or down
RISE_SOUTH = HIGHS + 6 * LANES
FALL_SOUTH = HIGHS + 7 * LANES
PURSES = HIGHS + 8 * LANES  # one row for each purse: its cells in reach

Highs = tuple[Word, Word, Word, Word]  # the cells of at least height 2, of at least height 3 …


class Heights(NamedTuple):
    """The heights of a board between two turns."""

    highs: Highs
    spare: Word


class Hand(NamedTuple):
    """Cards, and the most steep steps that they can pay for."""

    up: int
    down: int
    either: int
    any_card: bool
    ups: int
    downs: int


HeightWords = tuple[Highs, Word]
Cards = tuple[int, int, int, bool]  # ups, downs, either; whether any card pays for any steep step


@part
def hand_of(cards: Cards) -> Hand:
    """The hand with these cards."""
    up, down, either, any_card = cards
    if any_card:
        return Hand(up, down, either, any_card, up + down + either, 0)
    return Hand(up, down, either, any_card, up + either, down + either)


@part
def purses(hand: Hand) -> int:
    """How many purses there are. That of `ups` and `downs` has the number ups * (hand.downs + 1) + downs."""
    return (hand.ups + 1) * (hand.downs + 1)


@part
def pays(hand: Hand, ups: int, downs: int) -> bool:
    """Whether a hand pays for this many steep steps up and down."""
    return hand.any_card or max(0, ups - hand.up) + max(0, downs - hand.down) <= hand.either


@part
def raise_all(fan: Words, table: Words, heights: Heights) -> None:
    """The heights after the spare went in at each arrow; then joints are sorted into free and steep."""
    for step in range(4):
        high, entering = heights.highs[step], ZERO - Word(heights.spare >= Word(step + 2))
        row = HIGHS + step * LANES
        for lane in range(LANES):
            moving = ((high & table[KEEPS + lane]) << table[LEFT + lane]) >> table[RIGHT + lane]
            fan[row + lane] = (high & table[REST + lane]) | moving | (table[ENTRY + lane] & entering)
    columns = table[COLUMNS]
    for lane in range(LANES):
        two, three = fan[HIGHS + lane], fan[HIGHS + LANES + lane]
        four, five = fan[HIGHS + 2 * LANES + lane], fan[HIGHS + 3 * LANES + lane]
        east, south = fan[JOINED_EAST + lane], fan[JOINED_SOUTH + lane]
        rise_east = east & ((~two & (three >> ONE)) | (~three & (four >> ONE)) | (~four & (five >> ONE)))
        fall_east = east & ((three & (~two >> ONE)) | (four & (~three >> ONE)) | (five & (~four >> ONE)))
        rise_south = south & (
            (~two & (three >> columns)) | (~three & (four >> columns)) | (~four & (five >> columns))
        )
        fall_south = south & (
            (three & (~two >> columns)) | (four & (~three >> columns)) | (five & (~four >> columns))
        )
        fan[RISE_EAST + lane] = rise_east
        fan[FALL_EAST + lane] = fall_east
        fan[RISE_SOUTH + lane] = rise_south
        fan[FALL_SOUTH + lane] = fall_south
        fan[JOINED_EAST + lane] = east & ~(rise_east | fall_east)
        fan[JOINED_SOUTH + lane] = south & ~(rise_south | fall_south)


@part
def steep_step(fan: Words, purse: int, columns: Word, up: bool, down: bool) -> None:
    """Add to the row REACH the cells one steep step from those of a purse."""
    row = PURSES + purse * LANES
    for lane in range(LANES):
        here = fan[row + lane]
        west, north = here >> ONE, here >> columns
        if up:
            fan[REACH + lane] |= (
                ((here & fan[RISE_EAST + lane]) << ONE)
                | (west & fan[FALL_EAST + lane])
                | ((here & fan[RISE_SOUTH + lane]) << columns)
                | (north & fan[FALL_SOUTH + lane])
            )
        if down:
            fan[REACH + lane] |= (
                ((here & fan[FALL_EAST + lane]) << ONE)
                | (west & fan[RISE_EAST + lane])
                | ((here & fan[FALL_SOUTH + lane]) << columns)
                | (north & fan[RISE_SOUTH + lane])
            )


@part
def climb_all(fan: Words, table: Words, cells: Words, banned: Word, hand: Hand) -> None:
    """What can be reached on each board with each purse; the row REACH gets all of it together.

    `cells` says for each purse where the figure was before the push.
    """
    columns = table[COLUMNS]
    for ups in range(hand.ups + 1):
        for downs in range(hand.downs + 1):
            purse = ups * (hand.downs + 1) + downs
            if pays(hand, ups, downs):
                carry_all(fan, table, cells[purse])
                if ups:
                    steep_step(fan, purse - hand.downs - 1, columns, True, hand.any_card)
                if downs:
                    steep_step(fan, purse - 1, columns, False, True)
                if banned < LANES:
                    fan[REACH + banned] = ZERO
                flood_all(fan, table)
            for lane in range(LANES):
                fan[PURSES + purse * LANES + lane] = fan[REACH + lane] if pays(hand, ups, downs) else ZERO
    for lane in range(LANES):
        every = ZERO
        for purse in range(purses(hand)):
            every |= fan[PURSES + purse * LANES + lane]
        fan[REACH + lane] = every


@part
def push_and_raise(fan: Words, table: Words, sides: Sides, heights: Heights, put: Word) -> None:
    """The boards and heights after a tile with these openings went in at each arrow."""
    push_all(fan, table, sides, put)
    raise_all(fan, table, heights)
