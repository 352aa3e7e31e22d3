"""Coins, and closed landmarks with the side that they face."""

from __future__ import annotations

from collections.abc import Iterator

from wandelgang.drawing.markup import Sheet, element, group, moved, words
from wandelgang.drawing.palette import DISPLAY, INK, OUTLINE
from wandelgang.drawing.pictures import drawing
from wandelgang.drawing.scene import Coin, Landmark, Scene
from wandelgang.drawing.tokens import Middle
from wandelgang.maze.tiles import E, N, S, W

_TURNS = {N: -90, E: 0, S: 90, W: 180}  # such a drawing faces east
_HEXAGON = "M0 -21L18.2 -10.500V10.500L0 21L-18.2 10.500V-10.500z"
_FACE = "M0 -14.500L12.6 -7.250V7.250L0 14.500L-12.6 7.250V-7.250z"
_OCTAGON = "M-35 -52H35L52 -35V35L35 52H-35L-52 35V-35z"
_INLAY = "M-30 -45H30L45 -30V30L30 45H-30L-45 30V-30z"


def coins(sheet: Sheet, scene: Scene, middle: Middle) -> Iterator[str]:
    """Hexagons with their value: bright ones brass, the others grey."""
    for cell in dict.fromkeys(coin.cell for coin in scene.coins):
        x, y = middle(cell)
        if scene.is_closed(cell):  # then it shows at a corner
            x, y = x - 33, y - 33
        here = scene.coins_on(cell)
        first = x - 13 * (len(here) - 1)
        # The lowest last, on top.
        for place, coin in enumerate(reversed(here)):
            yield _coin(sheet, coin, first + 26 * place, y)


def _coin(sheet: Sheet, coin: Coin, x: float, y: float) -> str:
    side, shine, face, edge = (
        ("#C98A1B", "#FFE29A", "#FFD166", "#4A2F05")
        if coin.bright
        else ("#6F8187", "#F7F8F4", "#DDE1DC", OUTLINE)
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
        f"coin-{'bright' if coin.bright else 'grey'}",
        halo if coin.bright else "",
        element("path", d=_HEXAGON, transform="translate(0 3)", fill=OUTLINE, fill_opacity=0.4),
        element("path", d=_HEXAGON, fill=side, stroke=edge, stroke_width=2.4, stroke_linejoin="round"),
        element("path", d="M-16.7 -9.700L0 -19.300V-14.500L-12.6 -7.250z", fill=shine),
        element("path", d=_FACE, fill=face),
    )
    number = element(
        "text",
        words(str(coin.value)),
        y=7.4,
        font_family=DISPLAY,
        font_size=21,
        font_weight="bold",
        text_anchor="middle",
        fill="#3B2604" if coin.bright else INK,
    )
    return group(element("use", href=f"#{token}"), number, transform=moved(x, y))


def plates(sheet: Sheet, scene: Scene, middle: Middle) -> Iterator[str]:
    """Closed landmarks over their cells; each lights the cell that it faces."""
    for landmark in scene.landmarks:
        if landmark.closed:
            yield group(*_plate(sheet, landmark), transform=moved(*middle(landmark.cell)))


def _plate(sheet: Sheet, landmark: Landmark) -> list[str]:
    parts = [
        element("path", d=_OCTAGON, fill="#1A0B09", transform="translate(0 5)"),
        element("path", d=_OCTAGON, fill="#4A2A25", stroke="#1A0B09", stroke_width=2.4),
        element("path", d=_INLAY, fill="#2D1714", stroke="#C68A33", stroke_width=2),
        element("circle", r=33, fill="none", stroke="#5B3630", stroke_width=2.6, stroke_dasharray="4 6.36"),
    ]
    turn = f"rotate({_TURNS[landmark.facing or E]})"
    if landmark.facing is not None:
        parts.append(group(_light(sheet), transform=turn))
    if landmark.drawing is not None:
        parts.append(group(drawing(sheet, landmark.drawing, -60, -60, 120, 120), transform=turn))
    return parts


def _light(sheet: Sheet) -> str:
    fade = sheet.define(
        "linearGradient",
        "light",
        element("stop", offset=0, stop_color="#FFE9A8", stop_opacity=0.95),
        element("stop", offset=1, stop_color="#FFE9A8", stop_opacity=0.28),
    )
    return element("path", d="M58 0L120 -32Q131 0 120 32z", fill=f"url(#{fade})")
