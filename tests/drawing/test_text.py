"""The drawing in box characters."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.drawing.scenes import CLASSIC, DRAWINGS, board_of, random_board

from wandelgang.drawing import COLOURS, Coin, Landmark, Piece, Scene, text
from wandelgang.drawing.text import HEIGHT, MIDDLE, NUMBERS, RIM, WIDTH
from wandelgang.maze import N, S, Tile, W, cells

GOLDEN = Path(__file__).parent / "drawn_classic.txt"


def spot(drawn: str, row: int, column: int, line: int, at: int) -> str:
    """One character of a cell in a drawing without a spare."""
    lines = drawn.splitlines()
    found = lines[2 + row * HEIGHT + line]
    return found.ljust(200)[NUMBERS + RIM + column * WIDTH + at]


@pytest.mark.parametrize("seed", range(20))
def test_neighbours_look_joined_exactly_when_they_are(seed: int) -> None:
    board = random_board(random.Random(seed), 5, 7)
    joined, drawn = board.corridors(), text(Scene(board))
    for cell in range(board.grid.size):
        row, column = board.grid.row_column(cell)
        if column + 1 < board.grid.columns:
            seam = spot(drawn, row, column, 1, WIDTH - 1) + spot(drawn, row, column + 1, 1, 0)
            assert (seam == "━━") == bool(joined.east >> cell & 1), board.grid.names[cell]
        if row + 1 < board.grid.rows:
            seam = spot(drawn, row, column, 2, MIDDLE) + spot(drawn, row + 1, column, 0, MIDDLE)
            assert (seam == "┃┃") == bool(joined.south >> cell & 1), board.grid.names[cell]


def test_a_position_looks_as_it_always_did() -> None:
    assert text(CLASSIC) == GOLDEN.read_text("utf-8")


@pytest.mark.parametrize("arrow", ["N2", "E4", "S6", "W4"])
def test_seven_by_seven_fits_into_80_columns_wherever_the_spare_lies(arrow: str) -> None:
    board = random_board(random.Random(1), 7, 7)
    drawn = text(Scene(board, Tile(99, N | S), spare_at=arrow, pictures={99: "candelabrum"}))
    assert max(map(len, drawn.splitlines())) <= 80
    assert "candel…" in drawn


def test_the_spare_lies_where_the_last_push_drove_it_out() -> None:
    board = random_board(random.Random(1), 5, 5)
    above = text(Scene(board, Tile(99, N | S), last_push="S2", pictures={99: "owl"})).splitlines()
    below = text(Scene(board, Tile(99, N | S), last_push="N2", pictures={99: "owl"})).splitlines()
    first = next(at for at, line in enumerate(above) if "owl" in line)
    last = next(at for at, line in enumerate(below) if "owl" in line)
    assert first < next(at for at, line in enumerate(above) if "▼" in line)
    assert last > next(at for at, line in enumerate(below) if "▲" in line)


def test_a_banned_arrow_does_not_look_like_one() -> None:
    board = random_board(random.Random(1), 5, 5)
    free, banned = text(Scene(board)), text(Scene(board, banned="W2"))
    assert free.count("▶") == 2
    assert banned.count("▶") == 1
    assert free.count("×") == 0
    assert banned.splitlines()[2 + HEIGHT + 1].startswith(" 2 ×")


def test_all_figures_that_share_a_cell_are_seen() -> None:
    board = random_board(random.Random(1), 3, 3)
    drawn = text(Scene(board, figures=dict.fromkeys(COLOURS, 4)))
    assert "RYBG" in drawn


def test_figures_bear_the_letters_of_the_language() -> None:
    board = random_board(random.Random(1), 3, 3)
    french = {"red": "R", "yellow": "J", "blue": "B", "green": "V"}
    assert "JV" in text(Scene(board, figures={"yellow": 4, "green": 4}, letters=french))


def test_lit_cells_have_a_dot_and_others_do_not() -> None:
    board = random_board(random.Random(2), 5, 5)
    lit = board.corridors().reach(1 << 12)
    drawn = text(Scene(board, lit=lit))
    dotted = {
        cell for cell in range(board.grid.size) if spot(drawn, *board.grid.row_column(cell), 1, MIDDLE) == "•"
    }
    assert dotted == set(cells(lit))


def test_a_goal_stands_in_capitals() -> None:
    board = board_of(["NS", "EW", "NS", "EW", "NESW", "EW", "NS", "EW", "NS"])
    pictures = {0: "owl", 1: "bat"}
    assert "owl" in text(Scene(board, pictures=pictures))
    drawn = text(Scene(board, pictures=pictures, goals={"owl"}))
    assert "OWL" in drawn
    assert "owl" not in drawn
    assert "bat" in drawn


def test_coins_pieces_and_landmarks_are_shown() -> None:
    board = random_board(random.Random(3), 7, 7)
    drawn = text(
        Scene(
            board,
            coins=[Coin(8, 3, bright=True), Coin(8, 11)],
            pieces=[Piece(22, "guard-white", "♘"), Piece(26, "guard-black", "♞")],
            landmarks=[Landmark(24, "dragon-above", W, closed=True), Landmark(0, "pic-rune")],
            drawings=DRAWINGS,
        )
    )
    assert "rune" in drawn
    assert "[3]/11" in drawn
    assert spot(drawn, 3, 1, 2, MIDDLE + 2) == "♘"
    assert spot(drawn, 3, 5, 2, MIDDLE + 2) == "♞"
    assert spot(drawn, 3, 3, 1, MIDDLE) == "←"


def test_what_is_on_the_cell_of_a_closed_landmark_is_still_seen() -> None:
    board = random_board(random.Random(3), 7, 7)
    drawn = text(
        Scene(
            board,
            landmarks=[Landmark(24, None, closed=True)],
            drawings=DRAWINGS,
            coins=[Coin(24, 5)],
            pieces=[Piece(24, "guard-black", "♞")],
            figures={"green": 24},
        )
    )
    assert spot(drawn, 3, 3, 2, 1) == "5"
    assert spot(drawn, 3, 3, 2, MIDDLE + 2) == "♞"
    assert spot(drawn, 3, 3, 0, MIDDLE + 1) == "G"


def test_towers_tell_their_heights() -> None:
    board = random_board(random.Random(3), 3, 3)
    drawn = text(Scene(board, heights={number: number % 5 + 1 for number in range(9)}))
    assert [spot(drawn, *board.grid.row_column(cell), 0, 1) for cell in range(9)] == list("123451234")


def test_colour_adds_paint_and_nothing_else() -> None:
    painted = text(CLASSIC, colour=True)
    assert "\x1b[" in painted
    assert re.sub(r"\x1b\[[\d;]*m", "", painted) == text(CLASSIC)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"banned": "N1"}, "there is no arrow 'N1'"),
        ({"figures": {"pink": 0}}, "there is no colour 'pink'"),
        ({"figures": {"red": 9}}, "there is no cell 9"),
        ({"pieces": [Piece(0, "guard-grey", "?")]}, "there is no drawing 'guard-grey'"),
        ({"landmarks": [Landmark(0, None, 3)]}, "nothing can face 3"),
        ({"heights": {0: 6}}, "1 to 5 high"),
    ],
)
def test_a_scene_that_cannot_be_is_refused(wrong: dict[str, object], says: str) -> None:
    board = random_board(random.Random(1), 3, 3)
    with pytest.raises(ValueError, match=says):
        Scene(board, **wrong)  # type: ignore[arg-type]
