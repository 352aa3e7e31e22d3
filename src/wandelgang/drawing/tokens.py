"""What lies and stands on the tiles of any game: starts, pictures, figures, lamps and the last walk."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wandelgang.drawing.markup import Sheet, element, group, moved, use, words
from wandelgang.drawing.palette import INK, OUTLINE, PLAYERS, TEXT
from wandelgang.drawing.pictures import drawing, symbols
from wandelgang.drawing.scene import Scene
from wandelgang.maze.grid import cells

Middle = Callable[[int], tuple[float, float]]

ROUNDEL = 27
PICTURE = 1.5 * ROUNDEL
FIGURE = 66 / 52  # a figure is drawn 52 units high and stands 66 high, of 100 a tile
FOOT = (20, 46)  # where a drawn figure touches the ground

Crowd = tuple[float, tuple[tuple[float, float], ...]]

# Where so many stand on one cell, from its middle, back to front; and how large they are.
_CROWDS: dict[int, Crowd] = {
    1: (1, ((0, 26),)),
    2: (0.88, ((-18, 23), (18, 29))),
    3: (0.8, ((-24, 16), (22, 20), (-2, 38))),
    4: (0.74, ((-16, 8), (26, 12), (-26, 34), (14, 38))),
    5: (0.66, ((-26, 6), (2, 8), (28, 12), (-16, 36), (16, 38))),
    6: (0.62, ((-27, 4), (0, 6), (27, 8), (-27, 36), (0, 38), (27, 40))),
}
# The same where a picture has to show behind them.
_BESIDE: dict[int, Crowd] = {
    1: (1, ((24, 38),)),
    2: (0.74, ((-27, 44), (28, 44))),
    3: (0.62, ((-32, 43), (32, 43), (0, 47))),
    4: (0.56, ((-36, 43), (12, 43), (-12, 47), (36, 47))),
    5: (0.5, ((-36, 43), (0, 43), (36, 43), (-18, 47), (18, 47))),
    6: (0.46, ((-38, 43), (-8, 43), (22, 43), (-22, 47), (8, 47), (38, 47))),
}


def starts(sheet: Sheet, scene: Scene, middle: Middle) -> Iterator[str]:
    """The players' shapes, inlaid as rings."""
    for cell, colour in scene.starts.items():
        player = PLAYERS[colour]
        inside = symbols()[f"shape-{colour}"][1]
        shape = inside.replace(f'fill="{player.colour}"', "")
        ring = sheet.define(
            "g",
            f"start-{colour}",
            group(shape, fill="none", stroke=player.dark, stroke_width=10.5, stroke_linejoin="round"),
            group(shape, fill="none", stroke=player.colour, stroke_width=7, stroke_linejoin="round"),
        )
        x, y = middle(cell)
        yield use(ring, transform=moved(x - 12.4, y - 12.4, 0.62))


def trail(scene: Scene, middle: Middle) -> Iterator[str]:
    """The last walk, dotted in the walker's colour."""
    trail = scene.last_walk
    if trail is None or len(trail.path) < 2:
        return
    player = PLAYERS[trail.colour] if trail.colour else None
    points = " ".join(f"{x:g},{y:g}" for x, y in map(middle, trail.path))
    for colour, width in ((player.dark if player else OUTLINE, 8.6), (player.colour if player else INK, 5.8)):
        yield element(
            "polyline",
            points=points,
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linecap="round",
            stroke_linejoin="round",
            stroke_dasharray="0.1 12.9",
        )


def stops(sheet: Sheet, scene: Scene, middle: Middle) -> Iterator[str]:
    """A dot on each lit cell that has nothing else to show it."""
    taken = {*scene.figures.values(), *scene.starts, *(piece.cell for piece in scene.pieces)}
    taken.update(scene.last_walk.path if scene.last_walk else ())
    for mask, colour in (
        (scene.lit, sheet.palette.stop),
        (scene.lit_at_cost & ~scene.lit, sheet.palette.cost),
    ):
        for cell in cells(mask):
            if cell not in taken and not scene.is_marked(cell):
                x, y = middle(cell)
                yield element("circle", cx=x, cy=y, r=5, fill=colour, fill_opacity=0.85)


def pictures(sheet: Sheet, scene: Scene, middle: Middle) -> Iterator[str]:
    """The pictures on the board, ringed when in reach or looked for."""
    for cell in range(scene.board.grid.size):
        picture = scene.picture(cell)
        if picture and not scene.is_closed(cell):
            yield roundel(sheet, picture, middle(cell), *_ring(sheet, scene, picture, cell))


def roundel(
    sheet: Sheet, picture: str, at: tuple[float, float], ring: str = "", width: float = 2, halo: bool = False
) -> str:
    """A picture on its disc."""
    edge = ring or sheet.palette.roundel_edge
    parts = [
        element("circle", cy=2.2, r=ROUNDEL + 1, fill=OUTLINE, fill_opacity=0.35),
        element("circle", r=ROUNDEL, fill=sheet.palette.paper, stroke=edge, stroke_width=width),
    ]
    if halo:
        parts.insert(1, element("circle", r=35, fill=ring, fill_opacity=0.2, stroke=ring, stroke_width=2.4))
    name, half = f"pic-{picture}", PICTURE / 2
    if name in symbols():
        parts.append(drawing(sheet, name, -half, -half, PICTURE, PICTURE))
    else:  # a picture that we have no drawing of is at least named
        parts.append(
            element(
                "text",
                words(picture[:8]),
                y=4,
                font_family=TEXT,
                font_size=12,
                font_weight="bold",
                text_anchor="middle",
                fill=INK,
            )
        )
    return group(*parts, transform=moved(*at))


def figures(sheet: Sheet, scene: Scene, middle: Middle) -> Iterator[str]:
    """Figures and pieces, from the back to the front; those that share a cell stand closer."""
    standing: dict[int, list[str]] = {}
    for piece in scene.pieces:
        standing.setdefault(piece.cell, []).append(piece.drawing)
    for colour in scene.letters:
        if colour in scene.figures:
            standing.setdefault(scene.figures[colour], []).append(f"pawn-{colour}")
    for cell in sorted(standing, key=lambda cell: middle(cell)[1]):
        x, y = middle(cell)
        scale, places = (_BESIDE if scene.is_marked(cell) else _CROWDS)[len(standing[cell])]
        for name, (dx, dy) in zip(standing[cell], places, strict=True):
            yield figure(sheet, scene, name, x + dx, y + dy, scale)


def figure(sheet: Sheet, scene: Scene, name: str, x: float, y: float, scale: float = 1) -> str:
    """A figure or a piece whose foot is at a place."""
    colour = name.removeprefix("pawn-")
    parts = []
    if colour == scene.turn:
        parts.append(
            element("ellipse", rx=23, ry=9.5, fill="#FBFAF4", stroke=PLAYERS[colour].colour, stroke_width=2.8)
        )
    parts.append(element("ellipse", cx=4, cy=1, rx=16.5, ry=5, fill=OUTLINE, fill_opacity=0.38))
    parts.append(drawing(sheet, name, -FOOT[0], -FOOT[1], 40, 52))
    if colour in PLAYERS:
        parts.append(
            element(
                "text",
                words(scene.letters[colour]),
                y=-8,
                font_family=TEXT,
                font_size=14,
                font_weight="bold",
                text_anchor="middle",
                fill=PLAYERS[colour].letter,
            )
        )
    return group(*parts, transform=moved(x, y, FIGURE * scale))


def _ring(sheet: Sheet, scene: Scene, picture: str, cell: int) -> tuple[str, float, bool]:
    """The ring round a picture: its colour, its width, and whether a second one says that it is in reach."""
    lit = bool(scene.lit >> cell & 1)
    if picture in scene.goals:
        return PLAYERS[scene.own].colour if scene.own else sheet.palette.brass, 4.4, lit
    if lit:
        return sheet.palette.brass, 3.6, False
    if scene.lit_at_cost >> cell & 1:
        return sheet.palette.cost, 3.2, False
    return "", 2, False
