"""The drawing as SVG: one picture that needs nothing from outside. It looks like the board in the browser."""

from __future__ import annotations

from wandelgang.drawing import slabs, tokens, words
from wandelgang.drawing.bridges import bridges
from wandelgang.drawing.landmarks import landmarks
from wandelgang.drawing.layout import Layout
from wandelgang.drawing.looks import STYLES, THEMES, Style, Theme
from wandelgang.drawing.markup import Sheet, element, number
from wandelgang.drawing.markup import words as plain
from wandelgang.drawing.pictures import shared_drawings
from wandelgang.drawing.rim import rim
from wandelgang.drawing.scene import Drawn, Scene, scene_of


def svg(drawn: Scene | Drawn, theme: Theme = "light", style: Style = "slate") -> str:
    """A scene, or the scene of a match, as an SVG document. The same scene gives the same bytes."""
    scene = scene_of(drawn)
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}: use {' or '.join(THEMES)}")
    if style not in STYLES:
        raise ValueError(f"there is no style {style!r}: use {' or '.join(STYLES)}")
    sheet, layout = Sheet(style, theme, {**scene.drawings, **shared_drawings()}), Layout(scene)
    parts = _parts(sheet, layout)
    description = " ".join((*words.board_words(scene), *words.line_words(scene)))
    return element(
        "svg",
        element("title", plain(words.title(scene))),
        element("desc", plain(description)) if description else "",
        sheet.definitions,
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(layout.width)} {number(layout.height)}",
        width=layout.width,
        height=layout.height,
        role="img",
    )


def _parts(sheet: Sheet, layout: Layout) -> list[str]:
    """Everything from back to front, in the order of SceneView.svelte in the client."""
    return [
        *rim(sheet, layout.scene, layout),
        *(slabs.laid(sheet, layout, cell) for cell in range(layout.grid.size)),
        *bridges(sheet, layout),
        *tokens.starts(sheet, layout),
        *tokens.ways(sheet, layout),
        *tokens.discs(sheet, layout),
        *tokens.spare(sheet, layout),
        *tokens.stops(sheet, layout),
        *tokens.walls(sheet, layout),
        *tokens.heights(sheet, layout),
        *landmarks(sheet, layout),
        *tokens.figures(sheet, layout),
    ]
