"""A scene in words: for the lines below a text drawing, and for those who hear an SVG read to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wandelgang.drawing.scene import Scene
from wandelgang.maze.grid import cells
from wandelgang.maze.tiles import E, N, S, W, letters

SIDE_NAMES = {N: "north", E: "east", S: "south", W: "west"}


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
    if scene.trail:
        yield f"{(scene.trail_colour or 'last').capitalize()} walk: {_names(scene, scene.trail)}."


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
    if scene.treasures:
        lying = [(value, names[cell]) for cell, values in scene.treasures.items() for value in values]
        yield "Treasures: " + ", ".join(f"{value} on {name}" for value, name in sorted(lying)) + "."
    for guard, cell in scene.guards.items():
        yield f"{guard.capitalize()} guard on {names[cell]}."
    if scene.refuge is not None:
        looks = "" if scene.gaze is None else f", the dragon looks {SIDE_NAMES[scene.gaze]}"
        yield f"Refuge on {names[scene.refuge]}{looks}."
    if scene.rune is not None:
        yield f"Rune on {names[scene.rune]}."
    for what, mask in (
        ("In reach", scene.lit),
        ("In reach with a spell", scene.with_spell),
        ("Threatened", scene.threatened),
    ):
        if mask:
            yield f"{what}: {_names(scene, cells(mask))}."


def _names(scene: Scene, some: Iterable[int]) -> str:
    return ", ".join(scene.board.grid.names[cell] for cell in some)
