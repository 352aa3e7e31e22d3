"""What lies and stands on the tiles: starts, ways, pictures, dots, heights and figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from wandelgang.drawing.layout import Layout
from wandelgang.drawing.looks import LOOKS
from wandelgang.drawing.markup import Sheet, Value, element, group, moved, use, words
from wandelgang.drawing.pictures import draw
from wandelgang.drawing.placement import Placement, aside, placements
from wandelgang.drawing.scene import Scene
from wandelgang.drawing.slabs import spare as spare_tile
from wandelgang.maze.grid import cells

START, ROUNDEL, NUMERAL, FIGURE = LOOKS.start, LOOKS.roundel, LOOKS.numeral, LOOKS.figure


def light(scene: Scene, cell: int) -> str | None:
    """How a cell is lit, if it is in reach."""
    if scene.lit >> cell & 1:
        return "lit"
    return "cost" if scene.lit_at_cost >> cell & 1 else None


def starts(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """The players' shapes, inlaid as rings. A goal has a halo, whether somebody starts there or not."""
    scene = layout.scene
    taken = {placement.cell for placement in placements(scene)}
    for cell in scene.goal_cells if scene.own else ():
        if cell not in scene.starts and not scene.landmark(cell):
            halo = _halo(sheet, scene.own or "", reach=cell not in taken and bool(light(scene, cell)))
            yield group(*halo, transform=moved(*layout.middle(cell)))
    for cell, colour in scene.starts.items():
        shape = sheet.drawings[f"shape-{colour}"][1]
        inlay = [
            group(shape, **sheet.line(name, part), stroke_linejoin="round")
            for name, part in ((f"{colour}-dark", "groove"), (colour, "inlay"))
        ]
        ring = sheet.define("g", f"start-{colour}", *inlay)
        parts: list[str] = []
        reach = cell not in taken and bool(light(scene, cell))
        if scene.own and cell in scene.goal_cells:
            parts += _halo(sheet, scene.own, reach=reach)
        elif reach:
            parts.append(element("circle", r=START.reached, **sheet.line("roundel-lit", "reached")))
        half = START.drawn / 2 * START.scale
        parts.append(use(ring, transform=moved(-half, -half, START.scale)))
        yield group(*parts, transform=moved(*layout.middle(cell)))


def _halo(sheet: Sheet, own: str, *, reach: bool) -> Iterator[str]:
    """A goal, in the colour of its owner; a second ring says that it is in reach."""
    yield element("circle", r=START.goal, **{**sheet.line(own, "goal"), **sheet.fill("paper")})
    if reach:
        yield element("circle", r=START.near, **sheet.line(f"{own}-dark", "near"))


def ways(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """The beam and the last walk, over the floor."""
    scene, trail = layout.scene, layout.scene.last_walk
    if len(scene.beam) > 1:
        yield _way(layout, scene.beam, sheet.line("danger-hatch", "beam-under"))
        yield _way(layout, scene.beam, sheet.line("beam", "beam"))
    if trail and len(trail.path) > 1:
        under, over = (f"{trail.colour}-dark", trail.colour) if trail.colour else ("outline", "ink")
        dots = LOOKS.dashes["trail"]
        yield _way(layout, trail.path, {**sheet.line(under, "trail-under"), "stroke_dasharray": dots})
        yield _way(layout, trail.path, sheet.line(over, "trail"))


def _way(layout: Layout, path: Sequence[int], line: dict[str, Value]) -> str:
    points = " ".join(f"{x:g},{y:g}" for x, y in map(layout.middle, path))
    return element("polyline", points=points, **line, stroke_linecap="round", stroke_linejoin="round")


def discs(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """The pictures on the board and the open landmarks; they move aside for those who stand there."""
    scene = layout.scene
    for cell in range(layout.grid.size):
        picture = scene.picture(cell)
        if picture and not scene.is_closed(cell):
            ring = _ring(scene, cell, goal=picture in scene.goals)
            yield _disc(layout, cell, roundel(sheet, f"pic-{picture}", ring))
    for landmark in scene.landmarks:
        if landmark.drawing and not landmark.closed:
            cell = landmark.cell
            ring = _ring(scene, cell, goal=cell in scene.goal_cells)
            yield _disc(layout, cell, roundel(sheet, landmark.drawing, ring, landmark=True))


def _disc(layout: Layout, cell: int, inside: str) -> str:
    (x, y), spot = layout.middle(cell), aside(layout.scene, cell)
    return group(inside, transform=moved(x + spot.dx, y + spot.dy, spot.scale))


class Ring(NamedTuple):
    """What the ring round a disc shows: whose goal it is, and how it is lit."""

    goal: str | None = None
    light: str | None = None


def _ring(scene: Scene, cell: int, *, goal: bool) -> Ring:
    return Ring(scene.own if goal else None, light(scene, cell))


def roundel(sheet: Sheet, name: str, ring: Ring, *, landmark: bool = False) -> str:
    """A drawing on its disc, the middle at the origin."""
    radius = ROUNDEL.radius
    edge, part = "roundel-edge", "roundel"
    if landmark:
        edge, part = "landmark-edge", "landmark"
    elif ring.light:
        edge, part = ("roundel-lit", "roundel-lit") if ring.light == "lit" else ("cost-ink", "roundel-cost")
    if ring.goal:
        edge, part = ring.goal, "goal"
    shadow = sheet.fill("outline", "roundel-shadow")
    parts = [element("circle", cy=ROUNDEL.shadow, r=radius + ROUNDEL.shadow_wider, **shadow)]
    if ring.goal and ring.light:
        halo = {**sheet.line(f"{ring.goal}-dark", "near"), **sheet.fill(ring.goal, "halo")}
        parts.append(element("circle", r=radius + ROUNDEL.near, **halo))
    face = {**sheet.line(edge, part), **sheet.fill("landmark" if landmark else "paper")}
    parts.append(element("circle", r=radius, **face))
    if name in sheet.drawings:
        size = ROUNDEL.picture * radius
        parts.append(draw(sheet, name, -size / 2, -size / 2, size, size))
    else:  # a picture without a drawing is at least named
        short = words(name.removeprefix("pic-")[:8])
        text = {**sheet.letters("picture", weight="600"), **sheet.fill("ink")}
        parts.append(element("text", short, y=ROUNDEL.letter_down, **text))
    return group(*parts)


def spare(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """What lies on the spare beside the board."""
    scene, tile = layout.scene, layout.scene.spare
    if tile is None:
        return
    parts = [spare_tile(sheet, layout, tile)]
    picture = scene.pictures.get(tile.number)
    if picture:
        parts.append(roundel(sheet, f"pic-{picture}", Ring(scene.own if picture in scene.goals else None)))
    if tile.number in scene.heights:
        parts.append(_numeral(sheet, scene.heights[tile.number]))
    yield group(*parts, transform=moved(*layout.spare(scene.height(tile.number))))


def stops(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """A dot on each lit cell that has nothing else to show it."""
    scene = layout.scene
    taken = {*scene.starts, *(placement.cell for placement in placements(scene))}
    for cell in cells(scene.lit):
        if cell not in taken and not scene.is_marked(cell):
            x, y = layout.middle(cell)
            yield element("circle", cx=x, cy=y, r=sheet.radii["stop"], **sheet.fill("stop"))


def walls(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """The wall that the last walk went through, if it did."""
    scene, path = layout.scene, layout.scene.last_walk.path if layout.scene.last_walk else ()
    step = next((step for step in pairwise(path) if not scene.is_open(*step)), None)
    if step:
        (x, y), (far, there) = map(layout.middle, step)
        wide, high = LOOKS.wall.width, LOOKS.wall.height
        brick = {**sheet.line("wall-seam", "wall"), **sheet.fill("wall"), "rx": LOOKS.wall.radius}
        line = sheet.line("wall-seam", "wall-seam")
        turn = "" if abs(far - x) > abs(there - y) else " rotate(90)"
        yield group(
            element("rect", x=-wide / 2, y=-high / 2, width=wide, height=high, **brick),
            element("path", d=LOOKS.shapes.wall, **line, stroke_linecap="round"),
            transform=moved((x + far) / 2, (y + there) / 2) + turn,
        )


def heights(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """How high each tower is, in the top left corner of its top."""
    for cell, number in enumerate(layout.scene.board.numbers):
        if number in layout.scene.heights:
            numeral = _numeral(sheet, layout.scene.heights[number])
            yield group(numeral, transform=moved(*layout.middle(cell)))


def _numeral(sheet: Sheet, height: int) -> str:
    text = {**sheet.letters("numeral"), **sheet.fill("numeral")}
    numeral = sheet.define(
        "g",
        f"height-{height}",
        element("circle", r=NUMERAL.radius, **sheet.fill("outline", "numeral")),
        element("text", words(str(height)), y=NUMERAL.letter_down, **text),
    )
    return use(numeral, transform=moved(-NUMERAL.oblique_aside, -NUMERAL.aside))


def figures(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """Figures and pieces, from the back to the front."""
    for placement in placements(layout.scene):
        yield _figure(sheet, layout, placement)


def _figure(sheet: Sheet, layout: Layout, placement: Placement) -> str:
    scene, colour = layout.scene, placement.colour
    parts = []
    if colour and colour == scene.turn:
        rx, ry = FIGURE.disc
        disc = {**sheet.line(colour, "turn"), **sheet.fill("turn")}
        parts.append(element("ellipse", rx=rx, ry=ry, **disc))
    (cx, cy), (rx, ry) = FIGURE.shadow_at, FIGURE.shadow
    parts.append(element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **sheet.fill("outline", "figure-shadow")))
    (x, y), (wide, high) = FIGURE.foot, FIGURE.drawn
    parts.append(draw(sheet, placement.drawing, -x, -y, wide, high))
    if colour:
        halo = colour if colour == "yellow" else f"{colour}-dark"
        up = FIGURE.yellow_letter_up if colour == "yellow" else FIGURE.letter_up
        letter = {**sheet.line(halo, "letter"), **sheet.fill(f"{colour}-on"), **sheet.letters("figure")}
        ends = {"stroke_linejoin": "round", "paint_order": "stroke"}
        parts.append(element("text", words(scene.letters[colour]), y=-up, **letter, **ends))
    x, y = layout.middle(placement.cell)
    return group(*parts, transform=moved(x + placement.dx, y + placement.dy, _scale(placement)))


def _scale(placement: Placement) -> float:
    return placement.scale * FIGURE.height / FIGURE.drawn[1]
