"""Random boards for property tests."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from tests.maze.slow import SlowBoard

from wandelgang.maze import Board, Tile, letters

SIZES = [(5, 5), (7, 7), (3, 3), (5, 7), (7, 5), (7, 9), (9, 7), (3, 21)]
OPENINGS = st.integers(1, 15)


@st.composite
def boards(draw: DrawFn, sizes: list[tuple[int, int]] = SIZES) -> Board:
    """A board of any size and any openings, its tiles numbered from 0."""
    rows, columns = draw(st.sampled_from(sizes))
    openings = draw(st.lists(OPENINGS, min_size=rows * columns, max_size=rows * columns))
    return Board.of(rows, columns, [Tile(number, bits) for number, bits in enumerate(openings)])


def spares(board: Board) -> SearchStrategy[Tile]:
    """A spare for a board: the number after those that lie there."""
    return OPENINGS.map(lambda bits: Tile(board.grid.size, bits))


def slow(board: Board) -> SlowBoard:
    """The same board, written the slow way."""
    tiles = [(tile.number, frozenset(letters(tile.openings))) for tile in board.tiles]
    width = board.grid.columns
    return SlowBoard([tiles[start : start + width] for start in range(0, len(tiles), width)])
