"""What the solver answers: the turns of a solution."""

from __future__ import annotations

import msgspec

from wandelgang.games.actions import Push
from wandelgang.games.quest import ClimbingCards

DEEPEST = 5  # turns; beyond this an answer can take seconds


class Turn(msgspec.Struct, frozen=True):
    """One turn of a solution: the push, the cell where the walk ends, and the cards it costs."""

    push: Push
    cell: int
    cards: ClimbingCards = ClimbingCards()


class Answer(msgspec.Struct, frozen=True):
    """The least number of turns and one way to do it; None: there is none within the limit."""

    turns: int | None
    solution: tuple[Turn, ...]
    boards: int  # how many were examined
    first_pushes: tuple[Push, ...] | None = None  # every first push of a shortest solution, if asked for
