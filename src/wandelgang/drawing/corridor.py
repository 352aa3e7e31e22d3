"""The outline of a corridor on a tile, as path data."""

from __future__ import annotations

from functools import cache

from wandelgang.drawing.looks import LOOKS
from wandelgang.drawing.markup import number
from wandelgang.maze.tiles import E, N, S, W

LOOK = LOOKS.tile
TILE = LOOK.size
HALF = LOOK.corridor / 2
LOW, HIGH = TILE / 2 - HALF, TILE / 2 + HALF

# Clockwise from the top right: the sides a corner lies between, the corner, and the ways along those sides.
_CORNERS = (
    (N, E, (HIGH, LOW), (0, 1), (1, 0)),
    (E, S, (HIGH, HIGH), (-1, 0), (0, 1)),
    (S, W, (LOW, HIGH), (0, -1), (-1, 0)),
    (W, N, (LOW, LOW), (1, 0), (0, -1)),
)
_ENDS = {  # both ends of an opening, clockwise
    N: ((LOW, 0), (HIGH, 0)),
    E: ((TILE, LOW), (TILE, HIGH)),
    S: ((HIGH, TILE), (LOW, TILE)),
    W: ((0, HIGH), (0, LOW)),
}


@cache
def floor(openings: int) -> str:
    """The whole floor, as path data."""
    return f"M{'L'.join(_walls(openings))}z"


@cache
def walls(openings: int) -> str:
    """The floor's edge without the openings, as path data."""
    return "".join("M" + wall for wall in _walls(openings))


@cache
def seams(openings: int) -> str:
    """The seams across the arms, as path data."""
    a, b = number(LOW), number(HIGH)
    near, far = number(LOOK.seam), number(TILE - LOOK.seam)
    lines = {N: f"M{a} {near}H{b}", E: f"M{far} {a}V{b}", S: f"M{a} {far}H{b}", W: f"M{near} {a}V{b}"}
    return "".join(line for side, line in lines.items() if openings & side)


@cache
def mouths(openings: int) -> str:
    """The last bit of floor at each opening on which light falls from the next tile, as path data."""
    dx, dy = LOOK.shadow
    a, b, deep = number(LOW + dx), number(HIGH), number(LOOK.mouth)
    shapes = {N: f"M{a} 0H{b}V{deep}H{a}z", W: f"M0 {number(LOW + dy)}H{deep}V{b}H0z"}
    return "".join(shape for side, shape in shapes.items() if openings & side)


def _walls(openings: int) -> list[str]:
    """The walls from opening to opening, clockwise."""
    walls: list[str] = []
    now: list[str] = []
    first = next(at for at, corner in enumerate(_CORNERS) if openings & corner[0])
    for before, after, (x, y), into, out in _CORNERS[first:] + _CORNERS[:first]:
        if openings & before:
            now = [_point(_ENDS[before][1])]
        here, there = openings & before, openings & after
        if here and there:
            now.append(_bend(x, y, into, out, LOOK.inner, sweep=0))
        elif not here and not there:
            now.append(_bend(x, y, out, into, _outer(openings), sweep=1))
        if there:
            now.append("L" + _point(_ENDS[after][0]))
            walls.append("".join(now))
    return walls


def _bend(
    x: float, y: float, coming: tuple[int, int], going: tuple[int, int], radius: float, *, sweep: int
) -> str:
    start = _point((x - radius * coming[0], y - radius * coming[1]))
    end = _point((x + radius * going[0], y + radius * going[1]))
    return f"L{start}A{number(radius)} {number(radius)} 0 0 {sweep} {end}"


def _outer(openings: int) -> float:
    return LOOK.outer if openings.bit_count() > 1 else HALF  # a dead end is round


def _point(at: tuple[float, float]) -> str:
    return f"{number(at[0])} {number(at[1])}"
