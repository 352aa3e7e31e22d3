"""The record of a game: all that happened, as JSON that stays valid for ever (see docs/record.md)."""

from __future__ import annotations

from typing import Generic, Literal, Protocol

import msgspec

from wandelgang.games import Game, game_for
from wandelgang.games.game import A, D, O
from wandelgang.games.wire import encode
from wandelgang.match.beginning import Branch, FromPosition
from wandelgang.match.clock import LONGEST, Clock

FORMAT = 1
MOST_BYTES = 8 * 2**20  # a game of 500 turns takes about 50 KB; beyond this it is no record of a game
MOST_ACTIONS = 100_000  # far above any played game; keeps a hostile file from costing minutes
MOST_TURNS = MOST_ACTIONS  # a turn limit beyond this would limit nothing
LONGEST_NAME = 80
LONGEST_REASON = 400  # a hostile file should not fill the screen


class BadRecord(ValueError):
    """An invalid record; says at which action and why. Action numbers count from 1."""

    def __init__(self, reason: str, action: int | None = None) -> None:
        if len(reason) > LONGEST_REASON:
            reason = reason[: LONGEST_REASON - 1] + "…"
        super().__init__(f"action {action}: {reason}" if action else reason)
        self.reason = reason
        self.action = action

    def __reduce__(self) -> tuple[type[BadRecord], tuple[str, int | None]]:
        return BadRecord, (self.reason, self.action)


class Seat(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who sat at a seat."""

    name: str
    bot: str | None = None  # the bot's name; None: a person

    def __post_init__(self) -> None:
        if not 1 <= len(self.name) <= LONGEST_NAME:
            raise ValueError(f"a name has 1 to {LONGEST_NAME} characters, not {len(self.name)}")


def check_turn_limit(limit: object) -> None:
    """Reject an invalid turn limit (X13)."""
    if limit is not None and not (isinstance(limit, int) and 1 <= limit <= MOST_TURNS):
        raise ValueError(f"a turn limit of {limit!r} is not possible: use 1 to {MOST_TURNS:,}, or none")


class Result(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How the match ended: by the game's own end, or as a draw by exhaustion (X13)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    ended: Literal["won", "exhausted"] = "won"


class Record(msgspec.Struct, Generic[O, D, A], frozen=True):
    """One game from the deal to its last action so far. Its values are those of the game's own types."""

    game: str
    rules: int  # the version of the rules that it began with, and keeps for ever
    options: O
    seats: tuple[Seat, ...]
    deal: D | FromPosition
    actions: tuple[A, ...]
    turn_limit: int | None = None
    result: Result | None = None  # None: the game is not over
    clock: Clock | None = None  # None: nobody was timed, and there are no times
    times: tuple[int, ...] = ()  # milliseconds that a person thought before each action
    time_up: tuple[int, ...] = ()  # the actions, counted from 1, that a bot took because time was up
    branch: Branch | None = None  # where it branched off another game; None: it did not


def check_times(record: Record | RecordFile) -> None:
    """Reject times that do not fit the actions of a record; a record without a clock has none."""
    times, late = record.times, record.time_up
    if record.clock is None:
        if times or late:
            raise ValueError("it has times, but no clock")
        return
    if len(times) != len(record.actions):
        raise ValueError(f"it has {len(times):,} times for {len(record.actions):,} actions")
    if any(not 0 <= time <= 1000 * LONGEST for time in times):
        raise ValueError(f"a time is 0 to {1000 * LONGEST:,} milliseconds")
    if list(late) != sorted(set(late)) or any(not 1 <= number <= len(times) for number in late):
        raise ValueError("time_up names actions by their numbers, in rising order")


def check_branch(record: Record | RecordFile) -> None:
    """Reject a branch that begins after the last action."""
    if record.branch is not None and record.branch.after > len(record.actions):
        raise ValueError(
            f"it has {len(record.actions):,} actions, but branched off after {record.branch.after:,}"
        )


def game_of(record: Record) -> Game:
    """The game of a record, in the version of the rules that it began with."""
    return game_for(record.game, record.rules)


class RecordFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as it is in a file; its inner values are yet to be read with the types of its game."""

    format: int
    game: str
    rules: int
    options: msgspec.Raw
    seats: tuple[Seat, ...]
    deal: msgspec.Raw
    actions: list[msgspec.Raw]
    turn_limit: int | None = None
    result: Result | None = None
    clock: Clock | None = None
    times: tuple[int, ...] = ()
    time_up: tuple[int, ...] = ()
    branch: Branch | None = None


class Recorded(Protocol):
    """Something that has a record, such as a match."""

    @property
    def record(self) -> Record: ...


def record_of(recorded: Record | Recorded) -> Record:
    """A record, or the record of something that has one."""
    record = recorded if isinstance(recorded, Record) else getattr(recorded, "record", None)
    if not isinstance(record, Record):
        raise TypeError(f"{type(recorded).__name__} has no record: give a record or a match")
    return record


def dump(recorded: Record | Recorded) -> bytes:
    """A record, or the record of a match, as one line of JSON."""
    record = record_of(recorded)
    timed = {"clock": record.clock, "times": record.times, "time_up": record.time_up}
    return encode(
        {
            "format": FORMAT,
            "game": record.game,
            "rules": record.rules,
            "options": record.options,
            "seats": record.seats,
            "turn_limit": record.turn_limit,
            "deal": record.deal,
            "actions": record.actions,
            "result": record.result,
            **(timed if record.clock is not None else {}),
            **({"branch": record.branch} if record.branch is not None else {}),
        }
    )
