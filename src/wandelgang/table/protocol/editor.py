"""Laying out a position by hand: what is wrong with it, how it is solved, what it becomes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from wandelgang.games.actions import Push
from wandelgang.games.flaws import Flaw
from wandelgang.games.seats import Colour
from wandelgang.table.protocol.game_types import of_game
from wandelgang.table.protocol.kinds import GameName, OptionValue, RawView

DraftView = Annotated[dict[str, Any], of_game("View")]


class DraftWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board to begin with: dealt for these players."""

    game: GameName
    colours: tuple[Colour, ...] = ()  # none named: the usual two
    options: Annotated[dict[str, OptionValue], of_game("Options", "wish")] = {}


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position that is being laid out: a view of the seat whose turn it is. Cells without a tile, the spare
    and figures that are missing are null."""

    game: GameName
    rules: int
    view: DraftView


class CheckedDraft(msgspec.Struct, frozen=True):
    """What there is to say about a draft."""

    flaws: tuple[Flaw, ...]  # the worst first
    view: RawView | None  # the draft as the game sees it; None: something is missing
    line: str | None  # the position as one line; None: it is not possible


class SolvedTurn(msgspec.Struct, frozen=True):
    """One turn of a solution."""

    push: Push
    cell: int
    cards: dict[str, int] = {}  # what the walk costs, where figures climb


class Solution(msgspec.Struct, frozen=True):
    """The fewest turns in which the seat whose turn it is reaches its goal."""

    turns: int | None  # None: more than the solver looks ahead
    solution: tuple[SolvedTurn, ...]
    boards: int  # examined
    first_pushes: tuple[Push, ...] = ()  # all that are equally good


class SolvedDraft(msgspec.Struct, frozen=True):
    """A solved draft; without a solution, nothing can be solved here, and `why` says so in English."""

    solution: Solution | None
    why: str = ""


class PuzzleLink(msgspec.Struct, frozen=True):
    """A position as a puzzle."""

    link: str
