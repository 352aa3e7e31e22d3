"""The geometry of a board: cells as bits, their names, and the arrows round the rim."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from wandelgang.maze.tiles import LETTERS, E, N, S, W

MOST_CELLS = 64  # one bit per cell in a machine word, here and in the compiled search
FEWEST_LINES = 3  # below this no line is loose between two fixed ones


class Arrow:
    """One place on the rim where the spare can be pushed in; every second line has one at both ends."""

    __slots__ = (
        "backwards",
        "carries",
        "cells",
        "entry",
        "exit",
        "keeps",
        "line",
        "name",
        "opposite",
        "side",
        "step",
    )

    def __init__(self, grid: Grid, side: int, line: int) -> None:
        cells = grid.column(line) if side in (N, S) else grid.row(line)
        if side in (S, E):
            cells = cells[::-1]
        self.name = f"{LETTERS[side]}{line + 1}"
        self.side = side
        self.line = line
        self.cells = cells  # from where the spare goes in to where a tile falls out
        self.entry, self.exit = cells[0], cells[-1]
        self.opposite = f"{LETTERS[{N: S, S: N, E: W, W: E}[side]]}{line + 1}"
        self.step = abs(cells[1] - cells[0])  # how far one cell is in bits
        self.backwards = cells[1] < cells[0]
        self.keeps = sum(1 << cell for cell in cells[:-1])  # the cells that stay on the board
        carries = list(range(grid.size))
        for here, there in zip(cells, (*cells[1:], self.entry), strict=True):
            carries[here] = there
        self.carries = tuple(carries)  # X6: where a push takes whatever stands on a cell

    def __repr__(self) -> str:
        return f"Arrow({self.name!r})"

    def carry(self, cells: int) -> int:
        """A set of cells after the push: those on the line move on, the last comes round (X6)."""
        moving = cells & self.keeps
        moved = moving >> self.step if self.backwards else moving << self.step
        last = 1 << self.exit
        return cells & ~(self.keeps | last) | moved | ((1 << self.entry) if cells & last else 0)


class Grid:
    """A board size, with everything about it that never changes. Get one from `grid()`."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns, self.size = rows, columns, rows * columns
        self.all = (1 << self.size) - 1
        self.not_last_column = self.all & ~sum(1 << cell for cell in self.column(columns - 1))
        self.not_first_column = self.all & ~sum(1 << cell for cell in self.column(0))
        self.fixed = sum(  # X2
            1 << self.cell(r, c) for r in range(0, rows, 2) for c in range(0, columns, 2)
        )
        odd_rows, odd_columns = range(1, rows, 2), range(1, columns, 2)
        clockwise = [
            *((N, line) for line in odd_columns),
            *((E, line) for line in odd_rows),
            *((S, line) for line in reversed(odd_columns)),
            *((W, line) for line in reversed(odd_rows)),
        ]
        arrows = [Arrow(self, side, line) for side, line in clockwise]
        self.arrows = {arrow.name: arrow for arrow in arrows}
        self.names = tuple(f"{chr(97 + c)}{r + 1}" for r in range(rows) for c in range(columns))  # X1
        self._cells = {name: cell for cell, name in enumerate(self.names)}

    def __repr__(self) -> str:
        return f"grid({self.rows}, {self.columns})"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return grid, (self.rows, self.columns)

    def cell(self, row: int, column: int) -> int:
        """The number of a cell: row by row from the top left (X1)."""
        return row * self.columns + column

    def row(self, row: int) -> tuple[int, ...]:
        """The cells of a row, from the left."""
        return tuple(range(row * self.columns, (row + 1) * self.columns))

    def column(self, column: int) -> tuple[int, ...]:
        """The cells of a column, from the top."""
        return tuple(range(column, self.size, self.columns))

    def row_column(self, cell: int) -> tuple[int, int]:
        """Row and column of a cell."""
        return divmod(cell, self.columns)

    def named(self, name: str) -> int:
        """The cell with a name such as "d4" (X1)."""
        try:
            return self._cells[name]
        except KeyError:
            raise ValueError(
                f"there is no cell {name!r}: cells are {self.names[0]} to {self.names[-1]}"
            ) from None

    def neighbours(self, cells: int) -> int:
        """All cells beside any of these, walls or not."""
        return (
            (cells & self.not_last_column) << 1
            | (cells & self.not_first_column) >> 1
            | (cells << self.columns & self.all)
            | cells >> self.columns
        )


@cache
def grid(rows: int, columns: int) -> Grid:
    """The grid of this size: odd numbers of lines, at most 64 cells."""
    if rows % 2 == 0 or columns % 2 == 0:
        raise ValueError(
            f"a board of {rows}×{columns} is not possible: every second line is loose, so both must be odd"
        )
    if min(rows, columns) < FEWEST_LINES or rows * columns > MOST_CELLS:
        raise ValueError(
            f"a board of {rows}×{columns} is not possible: it has at least {FEWEST_LINES}×{FEWEST_LINES} "
            f"and at most {MOST_CELLS} cells"
        )
    return Grid(rows, columns)


def cells(mask: int) -> Iterator[int]:
    """The cells of a set, in rising order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_A, _B, _C, _D, _E, _F, _G, _H = (  # the cells of each value of each byte
    [tuple(cells(byte << 8 * place)) for byte in range(256)] for place in range(8)
)


@lru_cache(4096)
def cell_tuple(mask: int) -> tuple[int, ...]:
    """The cells of a set, in rising order; remembered, because many pushes open the same cells."""
    a, b, c, d, e, f, g, h = mask.to_bytes(8, "little")
    return _A[a] + _B[b] + _C[c] + _D[d] + _E[e] + _F[f] + _G[g] + _H[h]
