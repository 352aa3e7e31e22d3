"""Tiles seen from above: slabs of slate with a corridor cut into them."""

from __future__ import annotations

from wandelgang.drawing import corridor
from wandelgang.drawing.markup import Sheet, element, group, number, use
from wandelgang.drawing.palette import Stone
from wandelgang.drawing.scene import Scene
from wandelgang.maze.tiles import letters

TILE = corridor.TILE
RADIUS = 8
THICKNESS = 5
SHINE = 0.38
STUD_AT, STUD = 10.5, 3.5
LIGHT = (2, 4.5)  # how far the walls throw their shadow: the light comes from the top left


def floor_state(scene: Scene, cell: int) -> str:
    """How the floor of a cell looks. While any floor is lit the rest is dimmed."""
    if scene.danger >> cell & 1:
        return "danger"
    if scene.lit >> cell & 1:
        return "lit"
    if scene.lit_at_cost >> cell & 1:
        return "cost"
    return "dim" if scene.lit or scene.lit_at_cost else "plain"


def loose(sheet: Sheet, openings: int, state: str) -> str:
    """A loose tile at (0, 0): it has a thickness."""
    stone = sheet.palette.loose
    below = element("rect", y=THICKNESS, width=TILE, height=TILE, rx=RADIUS, fill=stone.edge)
    known = sheet.define("g", f"loose-{letters(openings)}", below, slab(stone, openings, RADIUS, SHINE))
    return use(known) + floor(sheet, openings, state)


def fixed(sheet: Sheet, openings: int, state: str) -> str:
    """A fixed tile at (0, 0): darker, flush with the bed, held by four studs."""
    stone = sheet.palette.fixed
    known = sheet.define("g", f"fixed-{letters(openings)}", slab(stone, openings, RADIUS, 0.07))
    far = TILE - STUD_AT
    studs = sheet.define(
        "g",
        "studs",
        *(stud(sheet, x, y) for x, y in ((STUD_AT, STUD_AT), (far, STUD_AT), (STUD_AT, far), (far, far))),
    )
    return use(known) + floor(sheet, openings, state) + use(studs)


def stud(sheet: Sheet, x: float, y: float) -> str:
    """A brass screw."""
    shape = sheet.define(
        "g",
        "stud",
        element("circle", cy=0.8, r=STUD + 0.3, fill=sheet.palette.fixed.edge),
        element("circle", r=STUD, fill="#C79B3F"),
        element("path", d="M-1.7 1.7L1.7 -1.7", stroke="#3A2A08", stroke_width=1.3, stroke_linecap="round"),
    )
    return use(shape, x, y)


def floor(sheet: Sheet, openings: int, state: str) -> str:
    """The floor of a corridor at (0, 0), in the shadow of its walls."""
    colours, name = sheet.palette.floors[state], f"floor-{letters(openings)}-{state}"
    path = corridor.floor(openings)
    clip = sheet.define("clipPath", f"clip-{letters(openings)}", element("path", d=path))
    dx, dy = LIGHT
    lighted = f"translate({number(dx)} {number(dy)})"
    parts = [
        element("path", d=path, fill=colours.shadow),
        group(
            element("path", d=path, fill=colours.floor, transform=lighted),
            # The shadow of a wall does not fall out of an opening: there the floor goes on.
            element("path", d=corridor.mouths(openings), fill=colours.floor),
            element("path", d=path, fill=_hatch(sheet))
            if state == "danger"
            else element("path", d=corridor.joints(openings), stroke=colours.joint, stroke_width=1.5),
            clip_path=f"url(#{clip})",
        ),
    ]
    if state == "cost":
        parts.append(
            element(
                "path",
                d=corridor.walls(openings),
                fill="none",
                stroke=sheet.palette.cost,
                stroke_width=2.6,
                stroke_dasharray="6 4",
            )
        )
    return use(sheet.define("g", name, *parts))


def _hatch(sheet: Sheet) -> str:
    pattern = sheet.define(
        "pattern",
        "hatch",
        element("path", d="M2.5 0V10", stroke=sheet.palette.hatch, stroke_width=4.4, stroke_opacity=0.6),
        width=10,
        height=10,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    return f"url(#{pattern})"


def slab(stone: Stone, openings: int, radius: float, shine: float) -> str:
    """The stone of a tile without its floor. How much its upper edge shines says how far it stands out."""
    walls, low, high = corridor.walls(openings), number(1 + radius), number(TILE - 1 - radius)
    bend = f"A{number(radius)} {number(radius)} 0 0 1"
    lines = (
        (f"M99 {low}V{high}{bend} {high} 99H{low}", stone.edge, 2, 0.75),
        (f"M1 {high}V{low}{bend} {low} 1H{high}", "#FFF", 2, shine),
        (walls, stone.edge, 3.4, None),
    )
    return "".join(
        (
            element("rect", width=TILE, height=TILE, rx=radius, fill=stone.wall),
            _engraving(stone, walls),
            *(
                element(
                    "path", d=path, fill="none", stroke=colour, stroke_width=width, stroke_opacity=opacity
                )
                for path, colour, width, opacity in lines
            ),
        )
    )


def _engraving(stone: Stone, walls: str) -> str:
    """A fine line that follows the corridor's walls at a little distance."""
    line = element("path", d=walls, fill="none", stroke=stone.line, stroke_width=16.4, stroke_opacity=0.8)
    return line + element("path", d=walls, fill="none", stroke=stone.wall, stroke_width=13.6)
