"""The rim round the board: arrows, coordinates, the marks of the last push, and the bed of the tiles."""

from __future__ import annotations

from collections.abc import Iterator

from wandelgang.drawing.layout import RIM, TURNS, Layout, Rect
from wandelgang.drawing.looks import LOOKS
from wandelgang.drawing.markup import Sheet, Value, element, group, moved, number, use, words
from wandelgang.drawing.scene import Scene
from wandelgang.maze.grid import Arrow


def rim(sheet: Sheet, scene: Scene, layout: Layout) -> Iterator[str]:
    """The rim, the bed and what is drawn on them."""
    outer = layout.outer
    below = outer._replace(y=outer.y + RIM.shadow)
    yield _rect(below, RIM.radius, **sheet.fill("outline", "rim-shadow"))
    yield _rect(outer, RIM.radius, **{**sheet.line("rim-edge", "rim"), **sheet.fill("rim")})
    yield _rect(layout.bed, RIM.bed_radius, **{**sheet.line("bed-edge", "bed"), **sheet.fill("bed")})
    yield _coordinates(sheet, layout)
    lead = layout.lead()
    if lead:
        yield element("path", d=lead, **sheet.line("banned", "lead"), stroke_linecap="round")
    for arrow in layout.grid.arrows.values():
        yield _arrow(sheet, scene, layout, arrow)


def _rect(box: Rect, radius: float, **attributes: Value) -> str:
    return element("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=radius, **attributes)


def _coordinates(sheet: Sheet, layout: Layout) -> str:
    """Letters and numbers at the fixed lines; the loose ones have arrows there."""
    x, y = layout.outer.x + RIM.width / 2, layout.outer.y + RIM.width / 2
    spots = [(chr(97 + at), column, y) for at, column in enumerate(layout.columns) if at % 2 == 0]
    spots += [(str(at + 1), x - RIM.number_left, row) for at, row in enumerate(layout.rows) if at % 2 == 0]
    return group(
        *(element("text", words(name), x=x, y=y + RIM.letter_down) for name, x, y in spots),
        **sheet.letters("coordinate", weight=None),
        **sheet.fill("coordinate"),
    )


def _arrow(sheet: Sheet, scene: Scene, layout: Layout, arrow: Arrow) -> str:
    parts = []
    if scene.last_push in (arrow.name, arrow.opposite):
        y = RIM.width / 2 - RIM.tick_in
        tick = f"M{number(-RIM.tick)} {number(y)}H{number(RIM.tick)}"
        parts.append(element("path", d=tick, **sheet.line("arrow", "tick"), stroke_linecap="round"))
    if arrow.name == scene.banned:
        triangle = moved(0, -RIM.banned_up, RIM.banned_scale)
        line = sheet.line("banned", "banned")
        bar = sheet.line("banned", "bar")
        parts += [
            element("path", d=LOOKS.shapes.arrow, transform=triangle, **line, stroke_linejoin="round"),
            element("path", d=LOOKS.shapes.bar, **bar, stroke_linecap="round"),
        ]
    else:
        # While somebody walks, the arrows are dimmed.
        resting = sheet.opacities["arrow-resting"] if scene.lit or scene.lit_at_cost else None
        shape = sheet.define("path", "arrow", d=LOOKS.shapes.arrow, **sheet.fill("arrow"))
        parts.append(use(shape, opacity=resting))
    turn = f" rotate({TURNS[arrow.side]})" if TURNS[arrow.side] else ""
    return group(*parts, transform=moved(*layout.arrow(arrow)) + turn)
