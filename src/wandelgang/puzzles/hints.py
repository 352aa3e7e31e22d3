"""Hints in three steps: where to look, the first push, the whole first turn."""

from __future__ import annotations

from typing import Final

import msgspec

from wandelgang.games.actions import Push
from wandelgang.games.required import AnyAction
from wandelgang.puzzles.puzzle import Puzzle

HINTS: Final = 3


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of help. Each holds what the one before does."""

    line: str  # where to look: a column by its letter, a row by its number
    push: Push | None = None
    walk: AnyAction | None = None


def hint(puzzle: Puzzle, step: int) -> Hint:
    """Hint 1, 2 or 3 of a puzzle."""
    if not 1 <= step <= HINTS:
        raise ValueError(f"there is no hint {step}: hints are 1 to {HINTS}")
    push, walk = puzzle.proof.solution[:2]
    assert isinstance(push, Push)
    line = line_name(push.arrow)
    return Hint(line, push if step > 1 else None, walk if step > 2 else None)


def line_name(arrow: str) -> str:
    """The row or column of an arrow, as people read it off the rim: `d` or `4`."""
    side, number = arrow[0], int(arrow[1:])
    return chr(ord("a") + number - 1) if side in "NS" else str(number)
