"""Games to look at: replays and guided games."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from wandelgang.games.seats import Colour
from wandelgang.match import Branch, Clock, Result
from wandelgang.table.protocol.game_types import of_game
from wandelgang.table.protocol.kinds import (
    GameName,
    RawAction,
    RawEvent,
    RawOptions,
    RawView,
)
from wandelgang.table.protocol.play import Snapshot, Update


class Frame(msgspec.Struct, frozen=True):
    """One position of a replay: with everything that anybody knew, or as one seat knew it."""

    number: int
    actor: int | None  # None: the deal
    notation: str | None
    events: tuple[RawEvent, ...]
    view: RawView
    spent: int = 0  # milliseconds that a person thought before the action, where people were timed
    time_up: bool = False  # a bot acted, because time was up


class SeatName(msgspec.Struct, frozen=True):
    """Who sat where in a replay."""

    colour: Colour
    name: str
    bot: str | None


class Replay(msgspec.Struct, frozen=True):
    """A game to look at, whole or (as an example of a rule) in part."""

    replay: str  # its id: a table's, or that of an uploaded record; the name of an example
    game: GameName
    rules: int  # the version of the rules that it follows
    options: RawOptions
    seats: tuple[SeatName, ...]
    result: Result | None
    frames: tuple[Frame, ...]
    clock: Clock | None = None  # None: nobody was timed
    branch: Branch | None = None  # where it branched off another game
    laid: bool = False  # whether it begins from a position instead of a deal


class SeenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody sees of a position, to be written as one line."""

    game: GameName
    rules: int
    view: Annotated[dict[str, Any], of_game("View")]


class PositionLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as one line of text. It may hold secrets, so it comes in a body: logs keep addresses."""

    line: Annotated[str, msgspec.Meta(max_length=20_000)]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note for the learner at a position of a guided game."""

    at: int  # how many actions the game has had
    name: str  # its sentences are GAME-lesson-NAME in the words of the game


class Expected(msgspec.Struct, frozen=True):
    """What the learner is asked to do at a position of a guided game."""

    number: int
    action: RawAction


class Lesson(msgspec.Struct, frozen=True):
    """A guided game, as the learner may see it. It needs no table: all that happens is in it."""

    game: GameName
    snapshot: Snapshot  # where it begins
    updates: tuple[Update, ...]  # all that follows
    expected: tuple[Expected, ...]
    notes: tuple[Note, ...]
