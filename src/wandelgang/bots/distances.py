"""How far apart cells are. Among equally good ends of a turn, the one near a goal looks natural to people."""

from __future__ import annotations

from functools import cache

from wandelgang.maze import Grid
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import RealRows


@cache
def distances(grid: Grid) -> RealRows:
    """The straight-line distance between any two cells."""
    rows, columns = np.divmod(np.arange(grid.size), grid.columns)
    apart: RealRows = np.sqrt((rows[:, None] - rows) ** 2 + (columns[:, None] - columns) ** 2)
    return apart
