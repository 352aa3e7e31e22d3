"""From what a seat sees, packed, to planes with a value for each cell."""

from __future__ import annotations

from wandelgang.batch.kernel.layout import TILES
from wandelgang.batch.kernel.seeing import OF_SET, OF_TILE, OF_VALUE, Sight
from wandelgang.search.kernel.fan import ONE
from wandelgang.search.kernel.jit import ByteRows, NumberRows, SmallRealLayers, Word, kernel


@kernel
def spread(facts: ByteRows, sight: Sight, plan: NumberRows, planes: SmallRealLayers) -> None:
    """All planes as an array: for each game and plane a value for each cell.

    A row of the plan has the kind of a plane, its place, and what its numbers are divided by.
    """
    size = planes.shape[2]
    for game in range(len(planes)):
        for plane in range(planes.shape[1]):
            kind, place, most = plan[plane]
            cells = planes[game, plane]
            if kind == OF_SET:
                found = sight.sets[game, place]
                for cell in range(size):
                    cells[cell] = (found >> Word(cell)) & ONE
            elif kind == OF_VALUE:
                cells[:] = sight.values[game, place]
            elif kind == OF_TILE:
                for cell in range(size):
                    cells[cell] = facts[game, TILES + cell] / most
            else:
                for cell in range(size):
                    cells[cell] = sight.numbers[game, place + cell] / most
