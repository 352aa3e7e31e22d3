"""Puzzles: what there is, one to solve, and what an attempt has come to. Nothing is stored anywhere."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from wandelgang.table.protocol.game_types import of_game
from wandelgang.table.protocol.kinds import GameName, RawAction, RawEvent, RawView
from wandelgang.table.protocol.play import Choices, TableFacts

AttemptStatus = Literal["open", "solved", "failed"]

GivenAction = Annotated[dict[str, Any], of_game("Action")]
PuzzleLine = Annotated[str, msgspec.Meta(max_length=1_000)]


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of one kind that come with a game."""

    kind: str
    turns: tuple[int, ...]  # for how many turns there are some
    levels: tuple[tuple[str, ...], ...]  # the ids of those of each level, the easiest first


class PuzzleSet(msgspec.Struct, frozen=True):
    """The puzzles that come with a game."""

    game: GameName
    shelves: tuple[PuzzleShelf, ...]


class PuzzleGoal(msgspec.Struct, frozen=True):
    """What somebody wants to get to, as far as it can be named before the first turn."""

    pictures: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()


class PuzzleFacts(msgspec.Struct, frozen=True):
    """A puzzle, without its answer."""

    link: str  # the whole puzzle as one line
    id: str  # names it among those that come with a game
    game: GameName
    kind: str
    turns: int
    level: int  # 1 to 4
    difficulty: int  # 0 to 99
    best: int  # in the unit of the kind; 0 where there is none
    ways: int  # first pushes that do it
    whose: (
        int  # the seat whose goal it is about: the solver's, or that of the player who is to be kept from it
    )
    goals: tuple[PuzzleGoal, ...]
    table: TableFacts  # a table that does not exist, for what shows tables


class Tried(msgspec.Struct, frozen=True):
    """What an attempt has come to."""

    notation: str | None  # of the last action
    events: tuple[RawEvent, ...]  # of the last action
    view: RawView
    choices: Choices | None  # None: it is over
    status: AttemptStatus
    left: int  # turns, the present one included
    reached: int  # goals
    near: bool = False  # it has failed, but one turn more would do it
    good_start: bool = False  # it has failed, but its first push was right
    got: int | None = None  # in the unit of the kind, where the goal is reached but not in the best way
    answer: tuple[RawAction, ...] = ()  # what the next player does about it


class PuzzleStart(msgspec.Struct, frozen=True):
    """A puzzle and its position."""

    puzzle: PuzzleFacts
    start: Tried


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt: a puzzle, and what was done so far."""

    link: PuzzleLine
    actions: Annotated[tuple[GivenAction, ...], msgspec.Meta(max_length=20)] = ()


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which hint to which puzzle."""

    link: PuzzleLine
    step: Literal[1, 2, 3]


class PuzzleHint(msgspec.Struct, frozen=True):
    """One step of help. Each holds what the one before does."""

    line: str  # where to look: a column by its letter, a row by its number
    actions: tuple[RawAction, ...]  # none, the first push, or the whole first turn
