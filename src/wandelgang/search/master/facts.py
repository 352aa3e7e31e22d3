"""A position of the game with the dragon as numbers: where each fact is, and what never changes.

`board` has five words: the cells open to the north, east, south and west, and the openings of the spare.
`facts` has everything else, each at its place below; a list for each seat or treasure starts at its place.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from wandelgang.games.master.parts import EACH, FACED, FIRST_VALUES, GRID, LAIR, SECOND_VALUES, SPACES
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows, Numbers, Rows, Sides, Word, Words, part
from wandelgang.search.kernel.lookup_table import LANES, lookup_table, rings

SEATS = 4
LAST = SECOND_VALUES[-1]  # the highest value
OPEN = LAST + 1  # in place of the lowest value: no treasure is left, the dragon can be fought (M24)
FIRST_LAST = FIRST_VALUES[-1]
VALUES = OPEN  # room for one number for each value, from 0
GONE = -1  # a treasure that does not lie on the board

PLAYERS, SEAT, EXTRA, BANNED, GAZE, LOWEST, ASIDE, SLAYER, TURNS = range(9)
# GAZE is 0 to 3 clockwise from the north; ASIDE 1 while the second phase is to come; TURNS counts down.
GUARDS = 9
FIGURES = GUARDS + 2
COINS = FIGURES + SEATS
POINTS = COINS + SEATS  # M28, without the dragon
TREASURES = POINTS + SEATS  # two for each value: their cells, or GONE
HANDS = TREASURES + EACH * LAST  # for each seat how many cards of each value
HELD = HANDS + SEATS * VALUES  # for each seat how many treasures of each value
FACTS = HELD + SEATS * VALUES
BOARD = 5

CLOSED = 1 << LAIR
FACED_CELLS = tuple(FACED.values())  # clockwise from the north
SPACE_CELLS = tuple(SPACES)


class BoardTables(NamedTuple):
    """What never changes: the board's tables."""

    table: Words
    goes: NumberRows  # for each arrow and cell: where a push takes whatever is there (X6)
    rings: Rows  # the cells round each cell: first the cell alone, then each row some that are farther


class Situation(NamedTuple):
    """A position. Both arrays are changed in place."""

    board: Words
    facts: Numbers


@cache
def board_tables() -> BoardTables:
    """The tables of this board, with its lair (M12)."""
    return BoardTables(lookup_table(GRID, CLOSED), _goes(), rings(GRID))


def _goes() -> NumberRows:
    goes = np.tile(np.arange(GRID.size), (LANES, 1))
    for lane, arrow in enumerate(GRID.arrows.values()):
        goes[lane] = arrow.carries
    return goes


@part
def sides_of(board: Words) -> Sides:
    """The four sides of a board."""
    return board[0], board[1], board[2], board[3]


@part
def goals(facts: Numbers) -> Word:
    """The cells that the players want: the lowest treasures, or the one that the dragon faces (M13, M25)."""
    lowest = facts[LOWEST]
    if lowest == OPEN:
        return Word(1) << Word(FACED_CELLS[facts[GAZE]])
    found = Word(0)
    for which in range(EACH):
        cell = facts[TREASURES + EACH * (lowest - 1) + which]
        if cell != GONE:
            found |= Word(1) << Word(cell)
    return found


@part
def find_lowest(facts: Numbers) -> None:
    """The lowest value on the board, or OPEN (M13, M24)."""
    for value in range(facts[LOWEST], OPEN):
        for which in range(EACH):
            if facts[TREASURES + EACH * (value - 1) + which] != GONE:
                facts[LOWEST] = value
                return
    facts[LOWEST] = OPEN
