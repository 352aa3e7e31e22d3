"""The short notation that games share: arrows with turns (`N4↻`), cells (`d3`), words with a name."""

from __future__ import annotations

import re

from wandelgang.games.actions import Push, Walk
from wandelgang.maze import Grid

TURNS = ("", "↻", "↻↻", "↺")
_TYPED = {"+": "↻", "++": "↻↻", "-": "↺"}  # for keyboards without arrows
_PUSH = re.compile(r"([NESW]\d)(↻{0,2}|↺|\+{1,2}|-)")


class BadNotation(ValueError):
    """A text that is not an action."""


def write_push(push: Push) -> str:
    """A push: its arrow, then ↻ for each clockwise quarter turn, or ↺ for one the other way."""
    return push.arrow + TURNS[push.turn]


def write_walk(grid: Grid, walk: Walk) -> str:
    """A walk: the cell where it ends."""
    return grid.names[walk.cell]


def read_push_or_walk(grid: Grid, text: str) -> Push | Walk | None:
    """The push or walk that a text names, if it names one."""
    if found := _PUSH.fullmatch(text):
        arrow, mark = found.groups()
        if arrow in grid.arrows:
            return Push(arrow, TURNS.index(_TYPED.get(mark, mark)))
    elif text in grid.names:
        return Walk(grid.named(text))
    return None


def split(text: str) -> tuple[str, str]:
    """A word and what comes after it."""
    word, _, rest = text.strip().partition(" ")
    return word, rest.strip()
