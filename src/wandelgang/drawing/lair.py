"""Treasures to be taken in order, and the dragon's refuge with its gaze."""

from __future__ import annotations

from collections.abc import Iterator

from wandelgang.drawing.markup import Sheet, element, group, moved, words
from wandelgang.drawing.palette import DISPLAY, INK, OUTLINE
from wandelgang.drawing.pictures import drawing
from wandelgang.drawing.scene import Scene
from wandelgang.drawing.tokens import Middle
from wandelgang.maze.tiles import E, N, S, W

_TURNS = {N: -90, E: 0, S: 90, W: 180}  # the dragon is drawn with its head to the east
_HEXAGON = "M0 -21L18.2 -10.500V10.500L0 21L-18.2 10.500V-10.500z"
_FACE = "M0 -14.500L12.6 -7.250V7.250L0 14.500L-12.6 7.250V-7.250z"
_OCTAGON = "M-35 -52H35L52 -35V35L35 52H-35L-52 35V-35z"
_INLAY = "M-30 -45H30L45 -30V30L30 45H-30L-45 30V-30z"


def treasures(sheet: Sheet, scene: Scene, middle: Middle) -> Iterator[str]:
    """Hexagons with their value: brass for what may be taken, grey for what comes later."""
    for cell, values in scene.treasures.items():
        x, y = middle(cell)
        if cell == scene.refuge:  # what lies under the refuge is still on the board: it peeps out at a corner
            x, y = x - 33, y - 33
        first = x - 13 * (len(values) - 1)
        # The lowest last, on top.
        for place, value in enumerate(sorted(values, reverse=True)):
            yield treasure(sheet, value, first + 26 * place, y, lowest=value == scene.lowest)


def treasure(sheet: Sheet, value: int, x: float, y: float, *, lowest: bool) -> str:
    """One treasure at a place."""
    side, bright, face, edge = (
        ("#C98A1B", "#FFE29A", "#FFD166", "#4A2F05") if lowest else ("#6F8187", "#F7F8F4", "#DDE1DC", OUTLINE)
    )
    halo = element(
        "circle",
        r=29,
        fill="#FFD166",
        fill_opacity=0.22,
        stroke="#FFD166",
        stroke_width=2.2,
        stroke_dasharray="5 4.1",
    )
    token = sheet.define(
        "g",
        f"treasure-{'lowest' if lowest else 'later'}",
        halo if lowest else "",
        element("path", d=_HEXAGON, transform="translate(0 3)", fill=OUTLINE, fill_opacity=0.4),
        element("path", d=_HEXAGON, fill=side, stroke=edge, stroke_width=2.4, stroke_linejoin="round"),
        element("path", d="M-16.7 -9.700L0 -19.300V-14.500L-12.6 -7.250z", fill=bright),
        element("path", d=_FACE, fill=face),
    )
    number = element(
        "text",
        words(str(value)),
        y=7.4,
        font_family=DISPLAY,
        font_size=21,
        font_weight="bold",
        text_anchor="middle",
        fill="#3B2604" if lowest else INK,
    )
    return group(element("use", href=f"#{token}"), number, transform=moved(x, y))


def refuge(sheet: Sheet, scene: Scene, middle: Middle) -> str:
    """The refuge over its cell; where a dragon is, it sits on it and lights the cell it faces."""
    if scene.refuge is None:
        return ""
    parts = [
        element("path", d=_OCTAGON, fill="#1A0B09", transform="translate(0 5)"),
        element("path", d=_OCTAGON, fill="#4A2A25", stroke="#1A0B09", stroke_width=2.4),
        element("path", d=_INLAY, fill="#2D1714", stroke="#C68A33", stroke_width=2),
        element("circle", r=33, fill="none", stroke="#5B3630", stroke_width=2.6, stroke_dasharray="4 6.36"),
    ]
    if scene.gaze is not None:
        parts += [_light(sheet, scene.gaze), group(_dragon(sheet), transform=f"rotate({_TURNS[scene.gaze]})")]
    return group(*parts, transform=moved(*middle(scene.refuge)))


def _dragon(sheet: Sheet) -> str:
    return drawing(sheet, "dragon-above", -60, -60, 120, 120)


def _light(sheet: Sheet, gaze: int) -> str:
    fade = sheet.define(
        "linearGradient",
        "gaze",
        element("stop", offset=0, stop_color="#FFE9A8", stop_opacity=0.95),
        element("stop", offset=1, stop_color="#FFE9A8", stop_opacity=0.28),
    )
    wedge = element("path", d="M58 0L120 -32Q131 0 120 32z", fill=f"url(#{fade})")
    return group(wedge, transform=f"rotate({_TURNS[gaze]})")
