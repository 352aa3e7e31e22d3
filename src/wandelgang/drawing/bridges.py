"""Between tall tiles: stairs where the step is low, a dashed ledge where corridors meet but it is high."""

from __future__ import annotations

from collections.abc import Iterator

from wandelgang.drawing.corridor import HALF
from wandelgang.drawing.layout import Layout
from wandelgang.drawing.looks import LOOKS
from wandelgang.drawing.markup import Sheet, element, group, number
from wandelgang.drawing.slabs import TILE, floor_state

STAIR, LEDGE = LOOKS.stair, LOOKS.ledge


def bridges(sheet: Sheet, layout: Layout) -> Iterator[str]:
    """All stairs, then all ledges."""
    if not layout.scene.heights:
        return
    joined, columns = layout.scene.board.corridors(), layout.grid.columns
    ledges = []
    for cell in range(layout.grid.size):
        for mask, other in ((joined.east, cell + 1), (joined.south, cell + columns)):
            if not mask >> cell & 1:
                continue
            if abs(layout.height_on(cell) - layout.height_on(other)) > layout.scene.free_step:
                ledges.append(_ledge(sheet, layout, cell, other))
            else:
                yield _stair(sheet, layout, cell, other)
    yield from ledges


def _ledge(sheet: Sheet, layout: Layout, one: int, other: int) -> str:
    """Across the mouth of the higher tower."""
    rises = layout.height_on(other) > layout.height_on(one)
    x, y = layout.middle(other if rises else one)
    if other == one + 1:
        away, long = layout.view.width / 2 - LEDGE.inset, LEDGE.upright
        path = f"M{number(x - away if rises else x + away)} {number(y - long / 2)}v{number(long)}"
    else:
        away, long = layout.view.height / 2 - LEDGE.inset, LEDGE.level
        path = f"M{number(x - long / 2)} {number(y - away if rises else y + away)}h{number(long)}"
    return element("path", d=path, **sheet.line("outline", "ledge"))


def _stair(sheet: Sheet, layout: Layout, one: int, other: int) -> str:
    shape, steps, edges = (_across if other == one + 1 else _down)(layout, one, other)
    top = _floor(layout, one, other)
    return group(
        element("path", d=edges, **sheet.line("outline", "bridge-under")),
        element("path", d=shape, **sheet.fill(top)),
        element("path", d=steps, **sheet.line(f"{top}-shadow", "bridge-step")),
        element("path", d=edges, **sheet.line("loose-edge", "bridge-edge")),
    )


def _floor(layout: Layout, one: int, other: int) -> str:
    """A stair is lit when both its ends are; it has a cost when either end does."""
    first, second = floor_state(layout.scene, one), floor_state(layout.scene, other)
    if {first, second} <= {"lit", "cost", "danger"}:
        state = first if first == "cost" else second
    else:
        state = "plain" if "plain" in (first, second) else "dim"
    return "floor" if state in ("plain", "danger") else state


def _down(layout: Layout, one: int, other: int) -> tuple[str, str, str]:
    """A stair to the front: its shape, its steps and its edges."""
    (x, start), (_, end) = layout.middle(one), layout.middle(other)
    half = HALF * layout.view.width / TILE
    top, bottom = start + layout.view.height / 2, end - layout.view.height / 2
    count = STAIR.steps + abs(layout.height_on(other) - layout.height_on(one))
    lines = [top + at * (bottom - top) / (count + 1) for at in range(1, count + 1)]
    left, right, wide = number(x - half), number(x + half), number(2 * half)
    return (
        f"M{left} {number(top - STAIR.lap)}h{wide}V{number(bottom + STAIR.lap)}h-{wide}z",
        "".join(f"M{left} {number(y)}h{wide}" for y in lines),
        "".join(f"M{side} {number(top)}V{number(bottom)}" for side in (left, right)),
    )


def _across(layout: Layout, one: int, other: int) -> tuple[str, str, str]:
    """A stair to the right: its shape, its steps and its edges."""
    (x, y), (far, there) = layout.middle(one), layout.middle(other)
    left, right, wide = x + layout.view.width / 2, far - layout.view.width / 2, number(2 * HALF)
    parts = STAIR.level if y == there else STAIR.sloping
    spots = [(left + (right - left) * at, y + (there - y) * at - HALF) for at in parts]
    start, end = number(left - STAIR.lap), number(right + STAIR.lap)
    return (
        f"M{start} {number(y - HALF)}L{end} {number(there - HALF)}v{wide}L{start} {number(y + HALF)}z",
        "".join(f"M{number(x)} {number(y)}v{wide}" for x, y in spots),
        "".join(
            f"M{number(left)} {number(y + half)}L{number(right)} {number(there + half)}"
            for half in (-HALF, HALF)
        ),
    )
