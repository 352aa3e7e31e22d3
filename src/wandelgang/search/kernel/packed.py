"""The question put to a kernel: a board between two turns, and what a figure on it wants.

Python hands both over as plain tuples of words (see `jit`).
"""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.search.kernel.jit import Sides, Word


class Packed(NamedTuple):
    """A board between two turns."""

    sides: Sides
    spare: Word  # openings
    banned: Word  # the arrow that may not be used (X5); LANES or more: none


class Errand(NamedTuple):
    """Where a figure is and where it wants to go."""

    cells: Word  # where it may be
    goal: Word  # cells
    out: Word  # 1 if the goal is the spare
    kind: Word  # TILE, CARRIED or CELL: see `fan`
    leave: Word  # 1 if the goal must be entered from another cell


PackedWords = tuple[Sides, Word, Word]
ErrandWords = tuple[Word, Word, Word, Word, Word]
