"""Drawings of a board: a `Scene` says what to draw, `text` and `svg` draw it. Knows no game."""

from wandelgang.drawing.pictures import read_drawings, write_drawings
from wandelgang.drawing.scene import COLOURS, Coin, Landmark, Piece, Scene, Trail
from wandelgang.drawing.svg import svg
from wandelgang.drawing.text import text

__all__ = [
    "COLOURS",
    "Coin",
    "Landmark",
    "Piece",
    "Scene",
    "Trail",
    "read_drawings",
    "svg",
    "text",
    "write_drawings",
]
