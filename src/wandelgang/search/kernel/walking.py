"""Walking on one board: what is joined, what can be reached, how far it is (X7)."""

from __future__ import annotations

from wandelgang.search.kernel.jit import Numbers, Sides, Word, Words, kernel, part
from wandelgang.search.kernel.lookup_table import COLUMNS, MAY_EAST, MAY_SOUTH

ZERO, ONE = Word(0), Word(1)


@part
def joined(table: Words, sides: Sides) -> tuple[Word, Word]:
    """The cells that are joined to their neighbour in the east, and in the south."""
    north, east, south, west = sides
    return (
        east & (west >> ONE) & table[MAY_EAST],
        south & (north >> table[COLUMNS]) & table[MAY_SOUTH],
    )


@part
def beside(here: Word, east: Word, south: Word, columns: Word) -> Word:
    """The cells one step away from a set of cells."""
    along = ((here & east) << ONE) | ((here >> ONE) & east)
    return along | ((here & south) << columns) | ((here >> columns) & south)


@part
def flood(here: Word, east: Word, south: Word, columns: Word) -> Word:
    """Every cell that can be walked to from a set of cells."""
    while True:
        there = here | ((here & east) << ONE) | ((here >> ONE) & east)
        there = there | ((there & south) << columns) | ((there >> columns) & south)
        if there == here:
            return here
        here = there


@part
def nearest_of(cells: Word, start: Word, east: Word, south: Word, columns: Word) -> Word:
    """Those of some cells that are the fewest steps away from a start; none if no way leads to any."""
    ring, seen = start, start
    while ring != ZERO:
        if ring & cells != ZERO:
            return ring & cells
        ring = beside(ring, east, south, columns) & ~seen
        seen |= ring
    return ZERO


@part
def count(cells: Word) -> Word:
    """How many cells a set has."""
    cells = cells - ((cells >> ONE) & Word(0x5555555555555555))
    cells = (cells & Word(0x3333333333333333)) + ((cells >> Word(2)) & Word(0x3333333333333333))
    cells = (cells + (cells >> Word(4))) & Word(0x0F0F0F0F0F0F0F0F)
    return (cells * Word(0x0101010101010101)) >> Word(56)


@part
def lowest(cells: Word) -> Word:
    """The number of the lowest cell of a set that is not empty."""
    return count((cells & (~cells + ONE)) - ONE)


@kernel
def reach(table: Words, sides: Sides, cells: Word) -> Word:
    """Every cell that can be walked to from a set of cells, these included."""
    east, south = joined(table, sides)
    return flood(cells, east, south, table[COLUMNS])


@kernel
def distances(table: Words, sides: Sides, cells: Word, steps: Numbers) -> None:
    """For each cell the number of steps from the nearest of a set; -1 where no way leads."""
    east, south = joined(table, sides)
    columns = table[COLUMNS]
    for cell in range(len(steps)):
        steps[cell] = -1
    ring, seen, far = cells, cells, 0
    while ring != ZERO:
        rest = ring
        while rest != ZERO:
            steps[lowest(rest)] = far
            rest &= rest - ONE
        ring = beside(ring, east, south, columns) & ~seen
        seen |= ring
        far += 1
