"""The rim round the board: its arrows and coordinates, and the marks of the last push."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wandelgang.drawing.markup import Sheet, element, group, moved, number, use, words
from wandelgang.drawing.palette import OUTLINE, TEXT
from wandelgang.drawing.scene import Scene
from wandelgang.maze import tiles
from wandelgang.maze.grid import Arrow
from wandelgang.maze.tiles import E, N, S, W

WIDTH = 39  # of the rim; with the bed's margin it is 0.45 of a tile
MARGIN = 6  # of the bed round the tiles
_TURNS = {N: 0, E: 90, S: 180, W: 270}  # arrows are drawn as they are in the north: they point down
_TRIANGLE = "M-11.5 -7.5H11.5Q14.5 -7.5 12.5 -5L2.2 6.5Q0 8.7 -2.2 6.5L-12.5 -5Q-14.5 -7.5 -11.5 -7.5z"


class Frame(NamedTuple):
    """Where the rim lies, and where the lines of the board meet it."""

    left: float
    top: float
    right: float
    bottom: float
    columns: tuple[float, ...]  # the middle of each column
    rows: tuple[float, ...]
    above: float = WIDTH  # towers need more room at the top


def rim(sheet: Sheet, scene: Scene, frame: Frame) -> Iterator[str]:
    """The rim, the bed and what is drawn on them."""
    colours = sheet.palette
    wide, high = frame.right - frame.left, frame.bottom - frame.top
    yield element(
        "rect", x=frame.left, y=frame.top + 8, width=wide, height=high, rx=17, fill=OUTLINE, fill_opacity=0.3
    )
    yield element(
        "rect",
        x=frame.left,
        y=frame.top,
        width=wide,
        height=high,
        rx=17,
        fill=colours.rim,
        stroke=colours.rim_edge,
        stroke_width=1.6,
    )
    yield element(
        "rect",
        x=frame.left + WIDTH,
        y=frame.top + frame.above,
        width=wide - 2 * WIDTH,
        height=high - WIDTH - frame.above,
        rx=11,
        fill=colours.bed,
        stroke=colours.bed_edge,
        stroke_width=2,
    )
    yield from _coordinates(sheet, frame)
    for arrow in scene.board.grid.arrows.values():
        yield _arrow(sheet, scene, frame, arrow)


def spare_side(scene: Scene) -> int:
    """On which side of the board the spare lies: to the east when nobody said; 0 when there is none."""
    if scene.spare is None:
        return 0
    return scene.board.grid.arrows[scene.spare_place].side if scene.spare_place else E


def place(frame: Frame, arrow: Arrow) -> tuple[float, float]:
    """Where an arrow is drawn."""
    middle = WIDTH / 2 - 2
    match arrow.side:
        case tiles.N:
            return frame.columns[arrow.line], frame.top + middle
        case tiles.E:
            return frame.right - middle, frame.rows[arrow.line]
        case tiles.S:
            return frame.columns[arrow.line], frame.bottom - middle
        case _:
            return frame.left + middle, frame.rows[arrow.line]


def _arrow(sheet: Sheet, scene: Scene, frame: Frame, arrow: Arrow) -> str:
    colours = sheet.palette
    parts = []
    if arrow.name == scene.banned:
        parts.append(
            element(
                "path",
                d=_TRIANGLE,
                transform="translate(0 -2) scale(.86)",
                fill="none",
                stroke=colours.banned,
                stroke_width=2.6,
            )
        )
        parts.append(
            element(
                "path", d="M-15 9.500H15", stroke=colours.banned, stroke_width=3.8, stroke_linecap="round"
            )
        )
    else:
        parts.append(use(sheet.define("path", "arrow", d=_TRIANGLE, fill=colours.arrow)))
    if scene.last_push in (arrow.name, arrow.opposite):
        parts.append(_bar(18, WIDTH / 2 + 2, colours.arrow, 4.4))
    x, y = place(frame, arrow)
    turn = f" rotate({_TURNS[arrow.side]})" if _TURNS[arrow.side] else ""
    return group(*parts, transform=moved(x, y) + turn)


def _bar(half: float, y: float, colour: str, width: float) -> str:
    path = f"M{number(-half)} {number(y)}H{number(half)}"
    return element("path", d=path, stroke=colour, stroke_width=width, stroke_linecap="round")


def _coordinates(sheet: Sheet, frame: Frame) -> Iterator[str]:
    """Letters and numbers at the fixed lines; the loose ones have arrows there."""
    above = frame.top + WIDTH / 2 - 2
    spots = [(chr(97 + at), x, above) for at, x in enumerate(frame.columns) if at % 2 == 0]
    spots += [(str(at + 1), frame.left + WIDTH / 2 - 1, y) for at, y in enumerate(frame.rows) if at % 2 == 0]
    yield group(
        *(element("text", words(name), x=x, y=y + 5.5) for name, x, y in spots),
        font_family=TEXT,
        font_size=15,
        text_anchor="middle",
        fill=sheet.palette.coordinate,
    )
