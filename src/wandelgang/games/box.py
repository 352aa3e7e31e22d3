"""What is in the box of a game: its tiles, where they start, and which cells mean something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

import msgspec

from wandelgang.games.errors import BadDeal
from wandelgang.games.seats import Colour
from wandelgang.maze import Board, Grid, Tile, cells, turned, turns


class PrintedTile(msgspec.Struct, frozen=True):
    """What is printed on a tile."""

    openings: int  # N=1, E=2, S=4, W=8, before any turn
    picture: str | None = None
    height: int | None = None  # for games whose tiles have heights


class Place(msgspec.Struct, frozen=True):
    """A cell that has a meaning in a game, independent of the tile that lies there."""

    name: str
    cell: int


class Box:
    """All parts of a game that never change.

    Tiles go by number: the fixed ones in the order of their cells, then the loose ones.
    """

    def __init__(
        self,
        grid: Grid,
        tiles: Iterable[PrintedTile],
        starts: Mapping[Colour, int],
        places: Iterable[Place] = (),
        clause: str = "X2",
    ) -> None:
        self.grid = grid
        self.tiles = tuple(tiles)
        self.starts = dict(starts)
        self.places = tuple(places)
        self.clause = clause  # the clause of the rules that counts the loose tiles
        self.openings = tuple(tile.openings for tile in self.tiles)
        self.pictures = {number: tile.picture for number, tile in enumerate(self.tiles) if tile.picture}
        self.heights = {number: tile.height for number, tile in enumerate(self.tiles) if tile.height}
        self.fixed_cells = tuple(cells(grid.fixed))
        self.loose_cells = tuple(cells(grid.all & ~grid.fixed))
        self.loose_numbers = range(len(self.fixed_cells), len(self.openings))
        assert len(self.loose_numbers) == len(self.loose_cells) + 1, (
            "one loose tile more than loose cells (X2)"
        )

    def shuffled(self, rng: Random) -> tuple[tuple[Tile, ...], Tile]:
        """The loose tiles in random order, turned at random: those for the board, and the spare."""
        numbers = list(self.loose_numbers)
        rng.shuffle(numbers)
        *tiles, spare = (Tile(number, turned(self.openings[number], rng.randrange(4))) for number in numbers)
        return tuple(tiles), spare

    def laid_out(self, tiles: Sequence[Tile], spare: Tile) -> Board:
        """The board with these loose tiles, row by row; raises BadDeal if they are not those of the box."""
        loose = (*tiles, spare)
        if sorted(tile.number for tile in loose) != list(self.loose_numbers):
            raise BadDeal(
                f"the loose tiles are the numbers {self.loose_numbers[0]} to {self.loose_numbers[-1]}, "
                f"each once, {len(self.loose_cells)} on the board and one spare"
            )
        for tile in loose:
            base = self.openings[tile.number]
            if tile.openings not in {turned(base, quarters) for quarters in turns(base)}:
                raise BadDeal(
                    f"tile {tile.number} cannot have the openings {tile.openings}: it has another shape"
                )
        lying = dict(zip(self.loose_cells, tiles, strict=True))
        lying |= {cell: Tile(number, self.openings[number]) for number, cell in enumerate(self.fixed_cells)}
        return Board.of(self.grid.rows, self.grid.columns, [lying[cell] for cell in range(self.grid.size)])
