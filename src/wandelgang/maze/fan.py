"""The fan: a tile pushed in at every arrow that is allowed and in every position at once.

The boards after all these pushes lie side by side in wide integers, a lane of 64 bits for each push, or of 32
for a small board. Shifts and masks move every lane at once, so a fan costs hardly more than a few single
pushes, and the `Corridors` of a fan flood all its boards together. `search.kernel.fan` does the same in
compiled code.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from struct import Struct
from typing import TYPE_CHECKING

from wandelgang.maze.grid import Arrow, Grid, grid
from wandelgang.maze.tiles import SIDES, turned
from wandelgang.maze.walk import Corridors

if TYPE_CHECKING:
    from wandelgang.maze.board import Board

WIDTHS = ((32, "I"), (64, "Q"))  # of a lane in bits, with its letter for `struct`


class Lanes:
    """What never changes for a fan: a lane for each number of quarter turns at each arrow that is allowed."""

    def __init__(self, measure: Grid, quarters: Sequence[int], banned: str | None) -> None:
        self.grid = measure
        self.quarters = tuple(quarters)
        arrows = [arrow for arrow in measure.arrows.values() if arrow.name != banned]
        pushes = [(arrow, turn) for arrow in arrows for turn in self.quarters]
        self.pushes = tuple((arrow.name, turn) for arrow, turn in pushes)
        width, letter = next((width, letter) for width, letter in WIDTHS if width >= measure.size)

        def wide(lanes: Iterable[int]) -> int:
            return sum(cells << width * lane for lane, cells in enumerate(lanes))

        self.ones = wide(1 for _ in pushes)
        self.rest = wide(measure.all & ~(arrow.keeps | 1 << arrow.exit) for arrow, _ in pushes)
        # The cells that stay on their line, by the way they move.
        self.east, self.west, self.south, self.north = (
            wide(arrow.keeps if _moves(arrow) == way else 0 for arrow, _ in pushes)
            for way in ((1, False), (1, True), (measure.columns, False), (measure.columns, True))
        )
        self.entry = wide(1 << arrow.entry for arrow, _ in pushes)
        # For a tile with these openings, the entries where it is open to each side.
        self.entered = tuple(
            tuple(
                wide(1 << arrow.entry if turned(openings, turn) & side else 0 for arrow, turn in pushes)
                for side in SIDES
            )
            for openings in range(16)
        )
        self.may_join_east = self.ones * measure.not_last_column
        self.may_join_south = self.ones * (measure.all >> measure.columns)
        self.carried = tuple(
            wide(1 << arrow.carries[cell] for arrow, _ in pushes) for cell in range(measure.size)
        )
        self._bytes = len(pushes) * width // 8
        self._split = Struct(f"<{len(pushes)}{letter}").unpack

    def push(self, cells: int, entered: int) -> int:
        """A set of cells after each push, without what falls out; `entered` is what comes in."""
        wide, columns = cells * self.ones, self.grid.columns
        return (
            wide & self.rest
            | (wide & self.east) << 1
            | (wide & self.west) >> 1
            | (wide & self.south) << columns
            | (wide & self.north) >> columns
            | entered
        )

    def split(self, wide: int) -> tuple[int, ...]:
        """The lanes of a wide integer."""
        return self._split(wide.to_bytes(self._bytes, "little"))


class Fan:
    """All boards that one push leads to. Sets of cells are wide; `split` gives those of each push."""

    __slots__ = ("_board", "_openings", "lanes")

    def __init__(
        self, board: Board, openings: int, quarters: Sequence[int], banned: str | None = None
    ) -> None:
        """For a spare with these openings, turned by each of these quarters. An arrow may be banned."""
        self._board = board
        self._openings = openings
        self.lanes = _lanes(board.grid.rows, board.grid.columns, tuple(quarters), banned)

    @property
    def pushes(self) -> tuple[tuple[str, int], ...]:
        """The arrow and the quarter turns of each push: arrow by arrow, clockwise from the top left."""
        return self.lanes.pushes

    def corridors(self, closed: int = 0) -> Corridors:
        """Which neighbours are joined on each board. Closed cells, which do not move, are in no corridor."""
        lanes, board, columns = self.lanes, self._board, self._board.grid.columns
        entered_north, entered_east, entered_south, entered_west = lanes.entered[self._openings]
        north = lanes.push(board.north, entered_north)
        east = lanes.push(board.east, entered_east)
        south = lanes.push(board.south, entered_south)
        west = lanes.push(board.west, entered_west)
        east &= west >> 1 & lanes.may_join_east
        south &= north >> columns & lanes.may_join_south
        if closed:
            east &= ~((closed | closed >> 1) * lanes.ones)
            south &= ~((closed | closed >> columns) * lanes.ones)
        return Corridors(columns, east, south)

    def carried(self, *cells: int) -> int:
        """Where each push takes whatever stands on these cells (X6)."""
        found = 0
        for cell in cells:
            found |= self.lanes.carried[cell]
        return found

    def fixed(self, cells: int) -> int:
        """A set of cells that no push moves."""
        return cells * self.lanes.ones

    def tiles(self, cells: int, *, spare: bool = False) -> int:
        """Where each push takes the tiles on a set of cells, and the spare if it is one of them. A tile that
        falls out is on none."""
        return self.lanes.push(cells, self.lanes.entry if spare else 0)

    def split(self, wide: int) -> tuple[int, ...]:
        """A wide set of cells as one set for each push, in their order."""
        return self.lanes.split(wide)


@cache
def _lanes(rows: int, columns: int, quarters: tuple[int, ...], banned: str | None) -> Lanes:
    return Lanes(grid(rows, columns), quarters, banned)


def _moves(arrow: Arrow) -> tuple[int, bool]:
    return arrow.step, arrow.backwards
