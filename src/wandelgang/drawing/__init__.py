"""Drawings of a board: a `Scene` says what to draw, `text` and `svg` draw it. Knows no game's rules."""

from wandelgang.drawing.scene import COLOURS, Scene
from wandelgang.drawing.svg import svg
from wandelgang.drawing.text import text

__all__ = ["COLOURS", "Scene", "svg", "text"]
