"""Coordinates, arrows, and how tiles turn."""

from __future__ import annotations

import pytest

from wandelgang.maze import Shape, Tile, cells, grid, openings, shape, turned, turns


def test_x1_cells_go_row_by_row_and_people_name_columns_by_letter() -> None:
    board = grid(7, 7)
    assert board.names[0] == "a1"
    assert board.names[48] == "g7"
    assert board.named("d4") == board.cell(3, 3) == 24  # the middle
    assert board.row_column(board.named("c5")) == (4, 2)
    with pytest.raises(ValueError, match="cells are a1 to g7"):
        board.named("h1")


@pytest.mark.parametrize(("size", "fixed", "loose", "arrows"), [(7, 16, 33, 12), (5, 9, 16, 8)])
def test_x2_every_second_line_is_loose(size: int, fixed: int, loose: int, arrows: int) -> None:
    board = grid(size, size)
    assert board.fixed.bit_count() == fixed
    assert board.size - fixed == loose
    assert len(board.arrows) == arrows
    assert all(row % 2 == 0 and column % 2 == 0 for row, column in map(board.row_column, cells(board.fixed)))


def test_arrows_stand_clockwise_round_the_rim_and_say_where_a_tile_goes_in_and_falls_out() -> None:
    board = grid(7, 7)
    assert " ".join(board.arrows) == "N2 N4 N6 E2 E4 E6 S6 S4 S2 W6 W4 W2"
    ends = {name: (board.names[arrow.entry], board.names[arrow.exit]) for name, arrow in board.arrows.items()}
    assert ends["N4"] == ("d1", "d7")
    assert ends["E2"] == ("g2", "a2")
    assert ends["S6"] == ("f7", "f1")
    assert ends["W6"] == ("a6", "g6")
    assert all(board.arrows[arrow.opposite].opposite == arrow.name for arrow in board.arrows.values())


def test_neighbours_never_wrap_round_the_board() -> None:
    board = grid(5, 5)
    for cell in range(board.size):
        row, column = board.row_column(cell)
        beside = {
            (row + down, column + right)
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if 0 <= row + down < 5 and 0 <= column + right < 5
        }
        assert {board.row_column(other) for other in cells(board.neighbours(1 << cell))} == beside


def test_x4_a_straight_has_two_orientations_a_crossing_one_the_others_four() -> None:
    assert {Shape(shape(bits)): len(turns(bits)) for bits in range(1, 16)} == {
        Shape.END: 4,
        Shape.CORNER: 4,
        Shape.TEE: 4,
        Shape.STRAIGHT: 2,
        Shape.CROSS: 1,
    }


def test_a_quarter_turn_goes_clockwise() -> None:
    assert turned(openings("NE"), 1) == openings("ES")
    assert turned(openings("NS"), 1) == openings("EW")
    assert turned(openings("NES"), 2) == openings("NSW")
    assert Tile(7, openings("NE")).turned(3) == Tile(7, openings("NW"))
    assert turned(openings("NE"), 4) == openings("NE")
