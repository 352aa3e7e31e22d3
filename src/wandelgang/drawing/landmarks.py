"""Coins, and closed landmarks with the side that they face."""

from __future__ import annotations

from collections.abc import Iterator

from wandelgang.drawing.layout import Layout
from wandelgang.drawing.looks import LOOKS
from wandelgang.drawing.markup import Sheet, element, group, moved, use, words
from wandelgang.drawing.pictures import draw
from wandelgang.drawing.placement import aside
from wandelgang.drawing.scene import Coin, Landmark
from wandelgang.drawing.tokens import light
from wandelgang.maze.tiles import E, N, S, W

COIN, PLATE, SHAPES = LOOKS.coin, LOOKS.plate, LOOKS.shapes
_TURNS = {N: -90, E: 0, S: 90, W: 180}  # the drawing itself faces east


def landmarks(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """Coins, then closed landmarks, then the coins that lie on these."""
    scene = layout.scene
    yield from (_coin(sheet, layout, coin) for coin in scene.coins if not scene.is_closed(coin.cell))
    yield from (_plate(sheet, layout, one) for one in scene.landmarks if one.closed)
    yield from (_coin(sheet, layout, coin) for coin in scene.coins if scene.is_closed(coin.cell))


def _coin(sheet: Sheet, layout: Layout, coin: Coin) -> str:
    """A hexagon with its value."""
    scene = layout.scene
    here = [other for other in scene.coins if other.cell == coin.cell]
    spot = LOOKS.crowds.at_edge if scene.is_closed(coin.cell) else aside(scene, coin.cell)
    place = next(at for at, other in enumerate(here) if other is coin)
    dx = spot.dx + COIN.along * (place - (len(here) - 1) / 2)
    kind = "bright" if coin.bright else "coin"
    ring = {**sheet.line("bright-face", "coin-ring"), **sheet.fill("bright-face", "coin-glow")}
    side = {**sheet.line(f"{kind}-edge", "coin"), **sheet.fill(kind)}
    below = {"transform": moved(0, COIN.shadow), **sheet.fill("outline", "coin-shadow")}
    token = sheet.define(
        "g",
        f"coin-{'bright' if coin.bright else 'grey'}",
        element("path", d=SHAPES.coin, **below),
        element("path", d=SHAPES.coin, **side, stroke_linejoin="round"),
        element("path", d=SHAPES.coin_shine, **sheet.fill(f"{kind}-shine")),
        element("path", d=SHAPES.coin_face, **sheet.fill(f"{kind}-face")),
    )
    text = {**sheet.letters("coin", "display"), **sheet.fill(f"{kind}-ink")}
    inside = group(
        element("circle", r=COIN.ring, **ring) if coin.bright else "",
        element("circle", r=COIN.lit, **sheet.line("roundel-lit", "coin-lit"))
        if light(scene, coin.cell)
        else "",
        use(token),
        element("text", words(str(coin.value)), y=COIN.letter_down, **text),
        transform=moved(dx, spot.dy, spot.scale * COIN.scale),
    )
    return group(inside, transform=moved(*layout.middle(coin.cell)))


def _plate(sheet: Sheet, layout: Layout, landmark: Landmark) -> str:
    """A plate over the whole cell; what is on it lights the cell that it faces."""
    plate = {**sheet.line("plate-edge", "plate"), **sheet.fill("plate")}
    inlay = {**sheet.line("plate-line", "plate-line"), **sheet.fill("plate-inlay")}
    below = sheet.fill("plate-edge")
    parts = [
        element("path", d=SHAPES.plate, transform=moved(0, PLATE.shadow), **below),
        element("path", d=SHAPES.plate, **plate, stroke_linejoin="round"),
        element("path", d=SHAPES.plate_inlay, **inlay),
        element("circle", r=PLATE.ring, **sheet.line("plate-ring", "plate-ring")),
    ]
    if landmark.drawing is not None:
        size = PLATE.drawing
        lit = landmark.facing is not None
        parts.append(
            group(
                element("path", d=SHAPES.light, **sheet.fill("light", "light")) if lit else "",
                draw(sheet, landmark.drawing, -size / 2, -size / 2, size, size),
                transform=f"rotate({_TURNS[landmark.facing or E]})",
            )
        )
    return group(*parts, transform=moved(*layout.middle(landmark.cell)))
