"""The board: which tile lies where and how, as one bit mask for each side, and the push."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wandelgang.maze.grid import Arrow, Grid, grid
from wandelgang.maze.tiles import E, N, S, Tile, W
from wandelgang.maze.walk import Corridors

_OPENINGS = {f"{openings:x}": openings for openings in range(16)}


class Board:
    """A frozen board. Equal boards are equal values; a push gives a new one."""

    __slots__ = ("_hash", "east", "grid", "north", "numbers", "south", "west")

    grid: Grid
    north: int  # the cells that are open to the north
    east: int
    south: int
    west: int
    numbers: tuple[int, ...]  # which tile lies on each cell
    _hash: int  # once somebody has asked for it

    def __init__(
        self, grid: Grid, north: int, east: int, south: int, west: int, numbers: tuple[int, ...]
    ) -> None:
        put = object.__setattr__
        put(self, "grid", grid)
        put(self, "north", north)
        put(self, "east", east)
        put(self, "south", south)
        put(self, "west", west)
        put(self, "numbers", numbers)

    @classmethod
    def of(cls, rows: int, columns: int, tiles: Sequence[Tile]) -> Board:
        """The board with these tiles, row by row from the top left."""
        measure = grid(rows, columns)
        if len(tiles) != measure.size:
            raise ValueError(f"a board of {rows}×{columns} has {measure.size} tiles, not {len(tiles)}")
        if any(not 0 < tile.openings < 16 for tile in tiles):
            raise ValueError("a tile's openings are a sum of N=1, E=2, S=4 and W=8, at least one of them")

        def open_to(side: int) -> int:
            return sum(1 << cell for cell, tile in enumerate(tiles) if tile.openings & side)

        numbers = tuple(tile.number for tile in tiles)
        return cls(measure, open_to(N), open_to(E), open_to(S), open_to(W), numbers)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a board does not change: push() gives a new one (tried to set {name})")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Board, (self.grid, *self._masks, self.numbers)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.numbers == other.numbers and self._masks == other._masks and self.grid is other.grid

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:  # most boards of a search are never asked
            found = hash((self._masks, self.numbers))
            object.__setattr__(self, "_hash", found)
            return found

    def __repr__(self) -> str:
        return f"Board.of({self.grid.rows}, {self.grid.columns}, {list(self.tiles)})"

    @property
    def _masks(self) -> tuple[int, int, int, int]:
        return self.north, self.east, self.south, self.west

    def openings(self, cell: int) -> int:
        """How the tile on a cell is open."""
        return (
            (self.north >> cell & 1)
            | (self.east >> cell & 1) << 1
            | (self.south >> cell & 1) << 2
            | (self.west >> cell & 1) << 3
        )

    def tile(self, cell: int) -> Tile:
        """The tile on a cell."""
        return Tile(self.numbers[cell], self.openings(cell))

    @property
    def digits(self) -> str:
        """The openings of all tiles, row by row: a hexadecimal digit each."""
        # Binary digits read as hexadecimal ones leave room for all four sides of a cell in one digit.
        north, east, south, west = [int(f"{mask:b}", 16) for mask in self._masks]
        return f"{north | east << 1 | south << 2 | west << 3:0{self.grid.size}x}"[::-1]

    @property
    def tiles(self) -> Iterable[Tile]:
        """All tiles, row by row."""
        return map(Tile, self.numbers, map(_OPENINGS.__getitem__, self.digits))

    def cell_of(self, number: int) -> int | None:
        """Where the tile of this number lies; None when it is the spare."""
        return self.numbers.index(number) if number in self.numbers else None

    def corridors(self, closed: int = 0) -> Corridors:
        """Which neighbours are joined (X7). Closed cells belong to no corridor."""
        columns = self.grid.columns
        east = self.east & self.west >> 1 & self.grid.not_last_column
        south = self.south & self.north >> columns
        if closed:
            east &= ~(closed | closed >> 1)
            south &= ~(closed | closed >> columns)
        return Corridors(columns, east, south)

    def push(self, arrow: Arrow, tile: Tile) -> tuple[Board, Tile]:
        """The board after this tile went in at an arrow, and the tile that fell out."""
        put, entry, step = tile.openings, 1 << arrow.entry, arrow.step
        keeps = arrow.keeps
        rest = ~(keeps | 1 << arrow.exit)
        north, east, south, west = self.north, self.east, self.south, self.west
        # Written out four times: this runs for every push of every search in plain Python.
        if arrow.backwards:
            north = north & rest | (north & keeps) >> step
            east = east & rest | (east & keeps) >> step
            south = south & rest | (south & keeps) >> step
            west = west & rest | (west & keeps) >> step
        else:
            north = north & rest | (north & keeps) << step
            east = east & rest | (east & keeps) << step
            south = south & rest | (south & keeps) << step
            west = west & rest | (west & keeps) << step
        if put & N:
            north |= entry
        if put & E:
            east |= entry
        if put & S:
            south |= entry
        if put & W:
            west |= entry
        numbers = list(self.numbers)
        coming = tile.number
        for cell in arrow.cells:
            numbers[cell], coming = coming, numbers[cell]
        return Board(self.grid, north, east, south, west, tuple(numbers)), Tile(
            coming, self.openings(arrow.exit)
        )
