"""One tower: a tile on top of stone courses, seen from the front and above."""

from __future__ import annotations

from itertools import pairwise

from wandelgang.drawing import slabs
from wandelgang.drawing.markup import Sheet, element, group, moved, use, words
from wandelgang.drawing.palette import TEXT, Stone, mixed
from wandelgang.maze.tiles import letters

WIDTH, DEPTH = 110, 100  # of the top
LAYER = 16  # what each step of height adds
STRETCH = WIDTH / slabs.TILE
_MORTAR = 2
_COURSES = {"even": (0, 36, 73, 110), "odd": (0, 18, 55, 92, 110)}  # bonded: no joint above a joint


def tower(sheet: Sheet, openings: int, height: int, state: str, *, is_fixed: bool) -> str:
    """A tower whose top has its left back corner at (0, 0)."""
    stone = stone_of(sheet, height, is_fixed=is_fixed)
    kind = "fixed" if is_fixed else "loose"
    top = sheet.define("g", f"top-{kind}-{height}-{letters(openings)}", slabs.slab(stone, openings, 3, 0.34))
    stretch = f"scale({STRETCH:g} 1)"
    outline = element(
        "rect",
        width=WIDTH,
        height=DEPTH,
        rx=3,
        fill="none",
        stroke=stone.edge,
        stroke_width=2,
        stroke_opacity=0.9,
    )
    return "".join(
        (
            use(_front(sheet, stone, f"front-{kind}-{height}", height)),
            group(use(top), transform=stretch),
            outline,
            group(slabs.floor(sheet, openings, state), transform=stretch),
            *((slabs.stud(sheet, x, y) for x, y in ((97, 12), (13, 88), (97, 88))) if is_fixed else ()),
            _numeral(sheet, height),
        )
    )


def stone_of(sheet: Sheet, height: int, *, is_fixed: bool) -> Stone:
    """A step lighter for each height."""
    base = sheet.palette.fixed if is_fixed else sheet.palette.loose
    step = (height - 1) * 0.055 if is_fixed else (height - 2) * 0.06
    towards = "#B9CDD0" if step >= 0 else "#0D1C20"
    return Stone(mixed(base.wall, towards, abs(step)), base.edge, mixed(base.line, towards, abs(step)))


def shadow(height: int) -> str:
    """What the tower throws on the ground, from the light at the top left."""
    reach = 5 + 2.4 * height
    back, front = DEPTH + LAYER * height - DEPTH, DEPTH + LAYER * height
    path = f"M{WIDTH} {back}l{reach:g} {reach:g}V{front + 7}H{reach:g}L0 {front}z"
    return element("path", d=path, fill="#000", fill_opacity=0.3)


def _front(sheet: Sheet, stone: Stone, name: str, height: int) -> str:
    mortar, brick = mixed(stone.wall, "#06100F", 0.42), mixed(stone.wall, "#06100F", 0.2)
    courses = [
        use(_course(sheet, "odd" if layer % 2 else "even"), 0, DEPTH + LAYER * layer, fill=brick)
        for layer in range(height)
    ]
    return sheet.define(
        "g",
        name,
        element("rect", y=DEPTH - 4, width=WIDTH, height=LAYER * height + 4, rx=2.5, fill=mortar),
        *courses,
        element("rect", y=DEPTH, width=WIDTH, height=5, fill="#000", fill_opacity=0.28),
    )


def _course(sheet: Sheet, kind: str) -> str:
    joints = _COURSES[kind]
    return sheet.define(
        "g",
        f"course-{kind}",
        *(
            element("rect", x=a + 1, y=1, width=b - a - _MORTAR, height=LAYER - _MORTAR, rx=1.6)
            for a, b in pairwise(joints)
        ),
    )


def _numeral(sheet: Sheet, height: int) -> str:
    numeral = sheet.define(
        "g",
        f"height-{height}",
        element("circle", r=10, fill="#0F1F24", fill_opacity=0.88),
        element(
            "text",
            words(str(height)),
            y=5,
            font_family=TEXT,
            font_size=14,
            font_weight="bold",
            text_anchor="middle",
            fill="#FFF",
        ),
    )
    return use(numeral, transform=moved(16, 15))
