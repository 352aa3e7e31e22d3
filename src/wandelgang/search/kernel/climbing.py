"""The fan over towers: heights move with their tiles, and steep steps cost spell cards (T7, T8, T14).

Where a figure can be is a set of cells for each purse: at most so many steep steps up and so many down since
the search began. A hand pays a purse if its jokers make good what its ups and downs lack, so what is spent on
which turn need not be known. For a child every card pays any steep step: its steps down count as steps up.
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
from wandelgang.search.kernel.table import (
    COLUMNS,
    ENTRY,
    KEEPS,
    LANES,
    LEFT,
    REST,
    RIGHT,
)

# Rows of a fan, after those of a flat one. Four rows: the cells of height 2 at least, … of height 5.
HIGHS = flat.LENGTH
RISE_EAST = HIGHS + 4 * LANES  # joined cells from which a steep step east leads up …
FALL_EAST = HIGHS + 5 * LANES  # … or down
RISE_SOUTH = HIGHS + 6 * LANES
FALL_SOUTH = HIGHS + 7 * LANES
PURSES = HIGHS + 8 * LANES  # one row for each purse: its cells in reach

Highs = tuple[Word, Word, Word, Word]  # the cells of height 2 at least, of height 3 at least …


class Hand(NamedTuple):
    """Spell cards, and the greatest numbers of steep steps that they can pay."""

    up: int
    down: int
    joker: int
    child: bool
    ups: int
    downs: int


@part
def hand_of(up: int, down: int, joker: int, child: bool) -> Hand:
    """A hand with so many cards of each kind."""
    if child:
        return Hand(up, down, joker, child, up + down + joker, 0)
    return Hand(up, down, joker, child, up + joker, down + joker)


@part
def purses(hand: Hand) -> int:
    """How many purses there are. That of so many ups and downs is number ups * (hand.downs + 1) + downs."""
    return (hand.ups + 1) * (hand.downs + 1)


@part
def pays(hand: Hand, ups: int, downs: int) -> bool:
    """Whether a hand pays so many steep steps up and down (T8)."""
    return hand.child or max(0, ups - hand.up) + max(0, downs - hand.down) <= hand.joker


@part
def raise_all(fan: Words, table: Words, highs: Highs, height: Word) -> None:
    """The heights after a tower went in at each arrow; then joints are sorted into free and steep (T7)."""
    for step in range(4):
        high, entering = highs[step], ZERO - Word(height >= Word(step + 2))
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
                    steep_step(fan, purse - hand.downs - 1, columns, True, hand.child)
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
def push_towers(fan: Words, table: Words, sides: Sides, highs: Highs, put: Word, height: Word) -> None:
    """The boards after a tower went in at each arrow."""
    push_all(fan, table, sides, put)
    raise_all(fan, table, highs, height)
