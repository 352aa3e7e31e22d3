"""Tiles: slabs of slate with a corridor cut into them, and the stone below a tall one."""

from __future__ import annotations

from collections.abc import Iterable

from wandelgang.drawing import corridor
from wandelgang.drawing.colours import mixed
from wandelgang.drawing.layout import Layout
from wandelgang.drawing.looks import LOOKS
from wandelgang.drawing.markup import Sheet, Value, element, group, moved, number, use
from wandelgang.drawing.scene import Scene
from wandelgang.maze.tiles import Tile, letters

LOOK, TOWER = LOOKS.tile, LOOKS.tower
TILE = LOOK.size


def floor_state(scene: Scene, cell: int) -> str:
    """How the floor of a cell looks. While any floor is lit the rest is dimmed."""
    if scene.danger >> cell & 1:
        return "danger"
    if scene.lit >> cell & 1:
        return "lit"
    if scene.lit_at_cost >> cell & 1:
        return "cost"
    return "dim" if scene.lit or scene.lit_at_cost else "plain"


def laid(sheet: Sheet, layout: Layout, cell: int) -> str:
    """The tile on a cell, with its tower."""
    tile = layout.scene.board.tile(cell)
    kind = "fixed" if layout.grid.fixed >> cell & 1 else "loose"
    state = floor_state(layout.scene, cell)
    body = _tower(sheet, layout, tile, kind, grounded=True)
    return group(body, _slab(sheet, layout, tile, kind, state), transform=moved(*layout.middle(cell)))


def spare(sheet: Sheet, layout: Layout, tile: Tile) -> str:
    """The tile beside the board, its middle at the origin."""
    return _tower(sheet, layout, tile, "loose", grounded=False) + _slab(sheet, layout, tile, "loose", "plain")


def _stone(sheet: Sheet, layout: Layout, tile: Tile, kind: str) -> str:
    """The colour of the stone: a little brighter nearer to the light."""
    layers = layout.scene.height(tile.number) - 1
    return mixed(sheet.colours[kind], "#ffffff", TOWER.lighter * layers) if layers else sheet.colours[kind]


def _slab(sheet: Sheet, layout: Layout, tile: Tile, kind: str, state: str) -> str:
    """A tile seen from above, its middle at the origin."""
    view, oblique = layout.view, bool(layout.scene.heights)
    height = layout.scene.height(tile.number) if oblique else 0
    name = f"{kind}-{letters(tile.openings)}" + (f"-{height}" if oblique else "")
    parts = _body(sheet, tile.openings, kind, _stone(sheet, layout, tile, kind))
    if kind == "loose" and not oblique:
        below = sheet.fill("loose-edge")
        edge = element("rect", y=LOOK.thickness, width=TILE, height=TILE, rx=LOOK.radius, **below)
        parts = edge + parts
    stone = sheet.define("g", name, parts)
    stretch = f"scale({number(view.width / TILE)} 1) " if view.width != TILE else ""
    return group(
        use(stone),
        _floor(sheet, tile.openings, state),
        use(_studs(sheet)) if kind == "fixed" else "",
        transform=stretch + moved(-TILE / 2, -TILE / 2),
    )


def _body(sheet: Sheet, openings: int, kind: str, stone: str) -> str:
    """The stone of a slab without its floor."""
    walls, edge = corridor.walls(openings), f"{kind}-edge"
    at = LOOK.bevel_at
    near, far = number(at), number(TILE - at)
    low, high = number(at + LOOK.radius), number(TILE - at - LOOK.radius)
    bend = f"A{number(LOOK.radius)} {number(LOOK.radius)} 0 0 1"
    shade = {**sheet.line(edge, "bevel"), "stroke_opacity": sheet.opacities["shade"]}
    lines: tuple[tuple[str, dict[str, Value]], ...] = (
        (walls, sheet.line(f"{kind}-line", "engraved")),  # a fine line that follows the walls
        (walls, {**sheet.line(edge, "cover"), "stroke": stone}),
        (f"M{far} {low}V{high}{bend} {high} {far}H{low}", shade),
        (f"M{near} {high}V{low}{bend} {low} {near}H{high}", _bevel(sheet)),
        (walls, sheet.line(edge, "brink")),
    )
    return "".join(
        (
            element("rect", width=TILE, height=TILE, rx=LOOK.radius, fill=stone),
            *(element("path", d=path, **attributes) for path, attributes in lines),
        )
    )


def _bevel(sheet: Sheet) -> dict[str, Value]:
    """Light on the upper edge. Not every viewer supports colours with an opacity."""
    colour = sheet.colours["bevel"]
    opacity = int(colour[7:], 16) / 255
    return {**sheet.line("bevel", "bevel"), "stroke": colour[:7], "stroke_opacity": opacity}


def _floor(sheet: Sheet, openings: int, state: str) -> str:
    """The floor of a corridor, in the shadow of its walls."""
    path, name = corridor.floor(openings), f"floor-{letters(openings)}-{state}"
    clip = sheet.define("clipPath", f"clip-{letters(openings)}", element("path", d=path))
    top = "floor" if state == "plain" else state
    shadow = "danger-hatch" if state == "danger" else f"{top}-shadow"
    parts = [
        element("path", d=path, **sheet.fill(shadow)),
        group(
            element("path", d=path, transform=moved(*LOOK.shadow), **sheet.fill(top)),
            # The shadow of a wall does not fall out of an opening: the floor continues there.
            element("path", d=corridor.mouths(openings), **sheet.fill(top)),
            element("path", d=_hatches(), **sheet.line("danger-hatch", "hatch"))
            if state == "danger"
            else element("path", d=corridor.seams(openings), **sheet.line(f"{top}-seam", "seam")),
            clip_path=f"url(#{clip})",
        ),
    ]
    if state == "cost":
        parts.append(element("path", d=corridor.walls(openings), **sheet.line("cost-ink", "cost")))
    return use(sheet.define("g", name, *parts))


def _hatches() -> str:
    """Slanting lines that meet those of the next tile."""
    pitch, count = LOOKS.flat.pitch, LOOK.hatches
    step, long = pitch / count, number(pitch)
    return "".join(f"M{number(step * (at - count + 1))} {long}l{long} -{long}" for at in range(2 * count))


def _studs(sheet: Sheet) -> str:
    """Four studs in one path each: what they sit in, their heads, and the cuts in these."""
    ends, half = (LOOK.stud_at, TILE - LOOK.stud_at), LOOK.stud_cut
    places = [(x, y) for x in ends for y in ends]
    cuts = "".join(
        f"M{number(x - half)} {number(y + half)}L{number(x + half)} {number(y - half)}" for x, y in places
    )
    return sheet.define(
        "g",
        "studs",
        element("path", d=_circles(places, LOOK.socket, LOOK.socket_down), **sheet.fill("fixed-edge")),
        element("path", d=_circles(places, LOOK.stud), **sheet.fill("stud")),
        element("path", d=cuts, **sheet.line("stud-cut", "stud-cut"), stroke_linecap="round"),
    )


def _circles(places: Iterable[tuple[float, float]], radius: float, down: float = 0) -> str:
    arc, wide = f"a{number(radius)} {number(radius)} 0 1 0", number(2 * radius)
    return "".join(
        f"M{number(x - radius)} {number(y + down)}{arc} {wide} 0{arc} -{wide} 0z" for x, y in places
    )


def _tower(sheet: Sheet, layout: Layout, tile: Tile, kind: str, *, grounded: bool) -> str:
    """The body of a tower under its top face: courses of stone, and a shadow on the ground."""
    scene, view = layout.scene, layout.view
    if not scene.heights:
        return ""
    height, wide, foot = scene.height(tile.number), view.width, view.height / 2
    left, deep = -wide / 2, height * view.layer
    edge = f"{kind}-edge"
    stone = mixed(_stone(sheet, layout, tile, kind), sheet.colours[edge], TOWER.darker)
    top = TOWER.body_top
    courses = "".join(
        (f"M{number(left)} {number(foot + at * view.layer)}h{number(wide)}" if at else "")
        + "".join(f"M{number(x)} {number(foot + at * view.layer)}v{number(view.layer)}" for x in seams)
        for at in range(height)
        for seams in [TOWER.courses[at % 2]]
    )
    brow = f"M{number(left)} {number(TOWER.brow)}h{number(wide)}"
    body = {**sheet.line(edge, "body"), "fill": stone}
    known = sheet.define(
        "g",
        f"tower-{kind}-{height}",
        element("rect", x=left, y=top, width=wide, height=deep + foot - top, rx=TOWER.radius, **body),
        element("path", d=courses, **sheet.line(edge, "course")),
        element("path", d=brow, **sheet.line(edge, "brow")),
    )
    away, high = TOWER.shadow, view.height
    shadow = (
        f"M{number(left + away)} {number(foot + deep)}h{number(wide)}v{number(-high)}"
        f"l{number(-away)} {number(-away)}v{number(high - TOWER.shadow_foot)}z"
    )
    ground = element("path", d=shadow, **sheet.fill("outline", "tower-shadow")) if grounded else ""
    return ground + use(known)
