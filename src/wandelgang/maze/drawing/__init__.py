"""Drawings of a board: a `Scene` says what to draw, `text` and `svg` draw it. Knows no game's rules."""

from wandelgang.maze.drawing.scene import COLOURS, Scene
from wandelgang.maze.drawing.svg import svg
from wandelgang.maze.drawing.text import text

__all__ = ["COLOURS", "Scene", "svg", "text"]
