"""A lookup table for one board size: what each arrow moves, and where corridors can be at all."""

from __future__ import annotations

from functools import cache

from wandelgang.maze import Grid
from wandelgang.search.arrays import NDArray, np

LANES = 16  # arrows side by side in one vector loop; boards with more (3×17 and longer) have no table
EVERYTHING = (1 << 64) - 1

# The rows, LANES words each. Lanes beyond the last arrow move nothing.
KEEPS = 0 * LANES  # the cells of the line that stay on the board
REST = 1 * LANES  # the cells that are not on the line
ENTRY = 2 * LANES  # the cell where the spare goes in
LEFT = 3 * LANES  # how far the line moves towards higher bits …
RIGHT = 4 * LANES  # … or towards lower ones
EXIT = 5 * LANES  # the number of the cell where a tile falls out
OPPOSITE = 6 * LANES  # the number of the arrow at the other end (X5)
MEASURE = 7 * LANES
# In the last row:
COLUMNS = MEASURE
MAY_EAST = MEASURE + 1  # the cells from which a corridor can lead east at all
MAY_SOUTH = MEASURE + 2
ARROWS = MEASURE + 3
LENGTH = 8 * LANES


def has_lookup_table(grid: Grid) -> bool:
    """Whether boards of this size can be searched by compiled code."""
    return len(grid.arrows) <= LANES


@cache
def lookup_table(grid: Grid, closed: int = 0) -> NDArray[np.uint64]:
    """The table for a board size. Closed cells belong to no corridor."""
    if not has_lookup_table(grid):
        raise ValueError(f"{grid} has {len(grid.arrows)} arrows; compiled search takes up to {LANES}")
    names = list(grid.arrows)
    made = np.zeros(LENGTH, np.uint64)
    made[REST : REST + LANES] = EVERYTHING
    for lane, arrow in enumerate(grid.arrows.values()):
        made[KEEPS + lane] = arrow.keeps
        made[REST + lane] = EVERYTHING & ~(arrow.keeps | 1 << arrow.exit)
        made[ENTRY + lane] = 1 << arrow.entry
        made[LEFT + lane] = 0 if arrow.backwards else arrow.step
        made[RIGHT + lane] = arrow.step if arrow.backwards else 0
        made[EXIT + lane] = arrow.exit
        made[OPPOSITE + lane] = names.index(arrow.opposite)
    made[COLUMNS] = grid.columns
    made[MAY_EAST] = grid.not_last_column & ~(closed | closed >> 1)
    made[MAY_SOUTH] = grid.all & ~(closed | closed >> grid.columns)
    made[ARROWS] = len(names)
    return made


@cache
def rings(grid: Grid) -> NDArray[np.uint64]:
    """The cells round each cell within each straight-line distance: first the cell alone, then ever more."""
    rows, columns = np.divmod(np.arange(grid.size), grid.columns)
    apart = (rows[:, None] - rows) ** 2 + (columns[:, None] - columns) ** 2
    bits = np.uint64(1) << np.arange(grid.size, dtype=np.uint64)
    return np.array([(apart <= most) @ bits for most in np.unique(apart)])
