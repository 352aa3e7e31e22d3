"""Drawings are symbols of plain shapes; a package may bring its own."""

from __future__ import annotations

from random import Random

import pytest
from tests.drawing.scenes import random_board

from wandelgang.drawing import COLOURS, Piece, Scene, svg
from wandelgang.drawing.looks import LOOKS
from wandelgang.drawing.pictures import parse_drawings, shared_drawings, write_drawings
from wandelgang.games.registry import GAMES, OURS


def sheet(inside: str) -> str:
    """A pictures.svg with this in it."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>'


LANTERN = '<symbol id="pic-lantern" viewBox="0 0 8 8"><g fill="#123456"><path d="M0 0h8z"/></g></symbol>'


def test_a_drawing_of_a_package_is_drawn_as_a_picture_and_as_a_piece() -> None:
    drawings = parse_drawings(sheet(LANTERN))
    board = random_board(Random(1), 3, 3)
    scene = Scene(board, pictures={4: "lantern"}, pieces=[Piece(0, "pic-lantern", "!")], drawings=drawings)
    drawn = svg(scene)
    assert drawn.count("#wg-slate-light-pic-lantern") == 2
    assert '<g fill="#123456"><path d="M0 0h8z"/></g>' in drawn


def test_a_shared_drawing_cannot_be_replaced() -> None:
    drawings = parse_drawings(sheet(LANTERN.replace("lantern", "owl")))
    board = random_board(Random(1), 3, 3)
    assert "#123456" not in svg(Scene(board, pictures={4: "owl"}, drawings=drawings))


def test_drawings_that_are_written_read_back() -> None:
    assert parse_drawings(write_drawings(shared_drawings())) == shared_drawings()


def test_no_drawing_of_our_games_has_the_name_of_another() -> None:
    names = [
        name for source in (shared_drawings(), *(GAMES[game].drawings for game in OURS)) for name in source
    ]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("inside", "says"),
    [
        (LANTERN.replace("<path", "<script/><path"), "script"),
        (LANTERN.replace("<path", '<path onload="go()"'), "onload"),
        (LANTERN.replace("<path", '<path style="fill: red"'), "style"),
        (LANTERN.replace("<path", '<path href="#pic-owl"'), "href"),
        (LANTERN.replace("#123456", "url(//elsewhere)"), "elsewhere"),
        (LANTERN.replace("#123456", "URL(#other)"), "other"),
        (LANTERN.replace("symbol", "g"), "only symbols"),
        (LANTERN.replace("pic-lantern", "a b"), "only symbols"),
        (LANTERN * 2, "only symbols"),
        ("<symbol>", "not well-formed"),
    ],
)
def test_anything_but_plain_shapes_is_refused(inside: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        parse_drawings(sheet(inside))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_player_has_one_colour(colour: str) -> None:
    drawings = shared_drawings()
    shapes = drawings[f"pawn-{colour}"].shapes
    for part in ("", "-dark", "-light"):
        assert f'fill="var(--{colour}{part},{LOOKS.players[colour + part].upper()})"' in shapes
    assert "fill" not in drawings[f"shape-{colour}"].shapes  # whoever shows it brings the colour
