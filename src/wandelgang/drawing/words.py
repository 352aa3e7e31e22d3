"""A scene in words: for the lines below a text drawing, and for screen readers that read an SVG aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wandelgang.drawing.scene import Scene
from wandelgang.maze.grid import cells
from wandelgang.maze.tiles import letters


def title(scene: Scene) -> str:
    """What the drawing is called."""
    return scene.title or f"A board of {scene.board.grid.rows}×{scene.board.grid.columns}"


def line_words(scene: Scene) -> Iterator[str]:
    """What lies beside the board: the spare and the arrows that matter."""
    if scene.spare is not None:
        picture = scene.pictures.get(scene.spare.number)
        yield (
            f"Spare: {letters(scene.spare.openings)}"
            + (f" with {picture}" if picture else "")
            + (f", {scene.height(scene.spare.number)} high" if scene.heights else "")
            + (f", at {scene.spare_place}" if scene.spare_place else "")
            + "."
        )
    if scene.last_push:
        yield f"Last push: {scene.last_push}."
    if scene.banned:
        yield f"Not allowed: {scene.banned}."
    if scene.last_walk:
        walk = scene.last_walk
        yield f"{(walk.colour or 'last').capitalize()} walk: {_names(scene, walk.path)}."


def board_words(scene: Scene) -> Iterator[str]:
    """What stands and lies on the board, and which cells glow."""
    names = scene.board.grid.names
    for colour, cell in scene.figures.items():
        yield f"{colour.capitalize()} on {names[cell]}."
    shown = [(picture, cell) for cell in range(scene.board.grid.size) if (picture := scene.picture(cell))]
    if shown:
        yield "Pictures: " + ", ".join(f"{picture} {names[cell]}" for picture, cell in shown) + "."
    if scene.goals:
        yield f"To find: {', '.join(sorted(scene.goals))}."
    yield from scene.description
    for what, mask in (
        ("In reach", scene.lit),
        (f"In reach {scene.cost}", scene.lit_at_cost),
        ("Threatened", scene.danger),
    ):
        if mask:
            yield f"{what}: {_names(scene, cells(mask))}."


def _names(scene: Scene, some: Iterable[int]) -> str:
    return ", ".join(scene.board.grid.names[cell] for cell in some)
