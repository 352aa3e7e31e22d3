"""The drawing as SVG: one picture that needs nothing from outside."""

from __future__ import annotations

from wandelgang.drawing import flat, towers, words
from wandelgang.drawing.markup import Sheet, element, number
from wandelgang.drawing.markup import words as plain
from wandelgang.drawing.palette import PALETTES, Theme
from wandelgang.drawing.scene import Scene


def svg(scene: Scene, theme: Theme = "light") -> str:
    """The scene as an SVG document. The same scene gives the same bytes."""
    if theme not in PALETTES:
        raise ValueError(f"there is no theme {theme!r}: use {' or '.join(PALETTES)}")
    sheet = Sheet(PALETTES[theme])
    view = towers if scene.heights else flat
    width, height, parts = view.draw(sheet, scene)
    told = " ".join((*words.board_words(scene), *words.line_words(scene)))
    return element(
        "svg",
        element("title", plain(words.title(scene))),
        element("desc", plain(told)) if told else "",
        sheet.definitions,
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
    )
