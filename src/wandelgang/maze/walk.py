"""Walking: what is joined, what can be reached, how far it is, and one shortest way."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from wandelgang.maze.grid import cells


class Corridors(NamedTuple):
    """Which neighbouring cells are joined, as two sets: joined to the east, joined to the south."""

    columns: int
    east: int
    south: int

    def beside(self, here: int) -> int:
        """The cells one step away from a set of cells."""
        columns, east, south = self
        return (here & east) << 1 | here >> 1 & east | (here & south) << columns | here >> columns & south

    def reach(self, start: int) -> int:
        """Every cell that can be walked to from a set of cells, these included (X7)."""
        columns, east, south = self
        here = start
        while True:
            there = here | (here & east) << 1 | here >> 1 & east
            there |= (there & south) << columns | there >> columns & south
            if there == here:
                return here
            here = there

    def rings(self, start: int) -> list[int]:
        """The cells at distance 0, 1, 2 … from a set of cells."""
        found, seen, ring = [], 0, start
        while ring:
            found.append(ring)
            seen |= ring
            ring = self.beside(ring) & ~seen
        return found

    def distance(self, start: int, goal: int) -> int | None:
        """The number of steps between two cells; None where there is no way."""
        target = 1 << goal
        return next((steps for steps, ring in enumerate(self.rings(1 << start)) if ring & target), None)

    def path(self, start: int, goal: int) -> tuple[int, ...] | None:
        """One shortest way, both ends included; among equals the one that goes back over the lowest cells."""
        target, rings, seen, ring = 1 << goal, [], 0, 1 << start
        while not ring & target:
            if not ring:
                return None
            rings.append(ring)
            seen |= ring
            ring = self.beside(ring) & ~seen
        way = [goal]
        for ring in reversed(rings):
            before = self.beside(1 << way[-1]) & ring
            way.append((before & -before).bit_length() - 1)
        return tuple(reversed(way))

    def paths(self, start: int) -> dict[int, tuple[int, ...]]:
        """The ways that `path` gives to all cells that can be reached: the nearest cells come first."""
        columns, east, south = self
        found: dict[int, tuple[int, ...]] = {start: (start,)}
        for ring, following in pairwise(self.rings(1 << start)):
            for cell in cells(following):
                here = 1 << cell  # written out, as `beside` does it, because it runs for every cell
                before = (
                    here >> columns & south & ring
                    or here >> 1 & east & ring
                    or (here & east) << 1 & ring
                    or (here & south) << columns
                )
                found[cell] = (*found[before.bit_length() - 1], cell)
        return found
