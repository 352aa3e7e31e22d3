"""The bit-mask board against the slow one, on random boards."""

from __future__ import annotations

import pickle
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.maze.boards import boards, slow, spares

from wandelgang.maze import Board, Tile, cells, letters, openings


@given(boards(), st.data())
def test_a_push_moves_the_line_by_one_as_on_the_slow_board(board: Board, data: DataObject) -> None:
    arrow = data.draw(st.sampled_from(list(board.grid.arrows.values())))
    spare = data.draw(spares(board))
    obvious = slow(board)
    expected = obvious.push(arrow.name[0], arrow.line, (spare.number, frozenset(letters(spare.openings))))

    pushed, fallen = board.push(arrow, spare)

    assert slow(pushed).rows == obvious.rows
    assert (fallen.number, frozenset(letters(fallen.openings))) == expected


@given(boards(), st.data())
def test_x6_a_figure_is_carried_along_and_comes_round(board: Board, data: DataObject) -> None:
    arrow = data.draw(st.sampled_from(list(board.grid.arrows.values())))
    for cell in range(board.grid.size):
        place = slow(board).carried(arrow.name[0], arrow.line, board.grid.row_column(cell))
        assert board.grid.row_column(arrow.carries[cell]) == place
        assert arrow.carry(1 << cell) == 1 << arrow.carries[cell]


@given(boards(), st.data())
def test_a_set_of_cells_is_carried_as_its_cells_are(board: Board, data: DataObject) -> None:
    arrow = data.draw(st.sampled_from(list(board.grid.arrows.values())))
    mask = data.draw(st.integers(0, board.grid.all))
    assert arrow.carry(mask) == sum({1 << arrow.carries[cell] for cell in cells(mask)})


@given(boards(), st.data())
def test_the_tile_that_fell_out_pushed_back_from_the_other_end_restores_the_board(
    board: Board, data: DataObject
) -> None:
    arrow = data.draw(st.sampled_from(list(board.grid.arrows.values())))
    spare = data.draw(spares(board))
    pushed, fallen = board.push(arrow, spare)
    assert pushed.push(board.grid.arrows[arrow.opposite], fallen) == (board, spare)


@given(boards())
def test_x2_a_push_never_moves_a_fixed_tile(board: Board) -> None:
    for arrow in board.grid.arrows.values():
        pushed, _ = board.push(arrow, Tile(board.grid.size, 5))
        assert all(pushed.tile(cell) == board.tile(cell) for cell in cells(board.grid.fixed))


@given(boards(), st.data())
def test_x7_walk_distance_and_path_are_those_of_the_slow_board(board: Board, data: DataObject) -> None:
    start = data.draw(st.integers(0, board.grid.size - 1))
    corridors = board.corridors()
    expected = slow(board).distances(board.grid.row_column(start))

    assert {board.grid.row_column(cell) for cell in cells(corridors.reach(1 << start))} == set(expected)
    for goal in range(board.grid.size):
        steps = expected.get(board.grid.row_column(goal))
        assert corridors.distance(start, goal) == steps
        way = corridors.path(start, goal)
        if steps is None:
            assert way is None
        else:
            assert way is not None
            assert (way[0], way[-1], len(way)) == (start, goal, steps + 1)
            assert all(
                board.grid.row_column(there) in slow(board).neighbours(board.grid.row_column(here))
                for here, there in pairwise(way)
            )


@given(boards(), st.data())
def test_the_reach_of_a_set_is_the_union_of_the_reaches_of_its_cells(board: Board, data: DataObject) -> None:
    mask = data.draw(st.integers(0, board.grid.all))
    corridors = board.corridors()
    union = 0
    for cell in cells(mask):
        union |= corridors.reach(1 << cell)
    assert corridors.reach(mask) == union


@given(boards(), st.data())
def test_a_closed_cell_belongs_to_no_corridor(board: Board, data: DataObject) -> None:
    closed = data.draw(st.integers(0, board.grid.size - 1))
    corridors = board.corridors(closed=1 << closed)
    assert corridors.reach(1 << closed) == 1 << closed
    for cell in range(board.grid.size):
        if cell != closed:
            assert not corridors.reach(1 << cell) >> closed & 1


@given(boards())
def test_boards_are_values(board: Board) -> None:
    again = Board.of(board.grid.rows, board.grid.columns, list(board.tiles))
    assert again == board
    assert hash(again) == hash(board)
    assert pickle.loads(pickle.dumps(board)) == board
    with pytest.raises(AttributeError, match="does not change"):
        board.north = 0
    other, _ = board.push(board.grid.arrows["N2"], Tile(board.grid.size, 15))
    assert other != board


@pytest.mark.parametrize(
    ("rows", "columns", "tiles", "reason"),
    [
        (6, 7, 42, "both must be odd"),
        (7, 4, 28, "both must be odd"),
        (1, 7, 7, "at least 3×3"),
        (9, 9, 81, "at most 64"),
        (7, 7, 48, "has 49 tiles, not 48"),
    ],
)
def test_a_board_that_cannot_be_is_refused_with_the_reason(
    rows: int, columns: int, tiles: int, reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        Board.of(rows, columns, [Tile(number, 5) for number in range(tiles)])


def test_a_tile_without_openings_has_no_place_on_a_board() -> None:
    with pytest.raises(ValueError, match="N=1, E=2, S=4 and W=8"):
        Board.of(3, 3, [Tile(0, 0)] * 9)


def test_openings_read_as_letters_and_back() -> None:
    for bits in range(1, 16):
        assert openings(letters(bits)) == bits
    for wrong in ("", "NN", "x", "nes"):
        with pytest.raises(ValueError, match="opening"):
            openings(wrong)
