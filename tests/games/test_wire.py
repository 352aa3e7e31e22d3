"""Boards as JSON."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from wandelgang.games.wire import decode, encode, to_wire
from wandelgang.maze import Board, Tile

SIZES = ((3, 3), (5, 5), (7, 7), (5, 9))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Any board, with any numbers on its tiles: those of other people's games may be large."""
    rows, columns = draw(st.sampled_from(SIZES))
    highest = draw(st.sampled_from((10, 64, 1_000)))
    tiles = st.builds(Tile, st.integers(0, highest), st.integers(1, 15))
    return Board.of(rows, columns, draw(st.lists(tiles, min_size=rows * columns, max_size=rows * columns)))


@given(boards())
def test_the_quick_way_to_write_a_board_gives_the_same_bytes_as_its_type(board: Board) -> None:
    written = encode(board)
    assert written == msgspec.json.encode(to_wire(board))
    assert decode(written, Board) == board
