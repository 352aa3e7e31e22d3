"""Where figures and pieces stand: they make room for each other and for what is drawn on the cell."""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.drawing.looks import LOOKS, Pair, Spot
from wandelgang.drawing.scene import COLOURS, Scene


class Placement(NamedTuple):
    """One figure or piece: its drawing, its cell, and its foot from the middle of the tile."""

    drawing: str
    colour: str | None
    cell: int
    dx: float
    dy: float
    scale: float


def placements(scene: Scene) -> list[Placement]:
    """Everyone on the board, from the back to the front."""
    crowds: dict[int, list[tuple[str, str | None]]] = {}
    for piece in scene.pieces:
        crowds.setdefault(piece.cell, []).append((piece.drawing, None))
    # The figure whose turn it is stands in front.
    for colour in sorted(COLOURS, key=lambda colour: colour == scene.turn):
        if colour in scene.figures:
            crowds.setdefault(scene.figures[colour], []).append((f"pawn-{colour}", colour))
    return [
        Placement(drawing, colour, cell, *foot, scale)
        for cell, crowd in sorted(crowds.items())
        for scale, feet in [_crowd(scene, cell, len(crowd))]
        for (drawing, colour), foot in zip(crowd, feet, strict=False)
    ]


def aside(scene: Scene, cell: int) -> Spot:
    """Where the drawing on a cell goes, by how many stand there."""
    there = [*(piece.cell for piece in scene.pieces), *scene.figures.values()].count(cell)
    spots = LOOKS.crowds.aside
    return spots[min(there, len(spots) - 1)]


def _crowd(scene: Scene, cell: int, count: int) -> tuple[float, list[Pair]]:
    crowds = LOOKS.crowds.beside if scene.is_marked(cell) else LOOKS.crowds.alone
    crowd = crowds[min(count, len(crowds)) - 1]
    scale = next(part for part in crowd if not isinstance(part, tuple))
    return scale, [part for part in crowd if isinstance(part, tuple)]
