"""The tiles of a box: how they are shuffled, checked against the box, and laid out on the board."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wandelgang.games.errors import BadDeal
from wandelgang.maze import Board, Grid, Tile, cells, turned, turns


class Box:
    """All tiles of a game by number: the fixed ones in the order of their cells, then the loose ones."""

    def __init__(self, grid: Grid, openings: Sequence[int]) -> None:
        self.grid = grid
        self.openings = tuple(openings)
        self.fixed_cells = tuple(cells(grid.fixed))
        self.loose_cells = tuple(cells(grid.all & ~grid.fixed))
        self.loose_numbers = range(len(self.fixed_cells), len(self.openings))
        assert len(self.loose_numbers) == len(self.loose_cells) + 1, (
            "one loose tile more than loose cells (X2)"
        )

    def shuffled(self, rng: Random) -> tuple[tuple[Tile, ...], Tile]:
        """The loose tiles in random order and turned at random: those for the board, and the spare."""
        numbers = list(self.loose_numbers)
        rng.shuffle(numbers)
        *tiles, spare = (Tile(number, turned(self.openings[number], rng.randrange(4))) for number in numbers)
        return tuple(tiles), spare

    def laid_out(self, tiles: Sequence[Tile], spare: Tile) -> Board:
        """The board with these loose tiles, row by row; refuses what the box does not hold."""
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
