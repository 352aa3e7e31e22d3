"""Replays: a record as frames."""

from __future__ import annotations

from wandelgang.match import BadRecord, FromPosition, Record, parse, replay
from wandelgang.table.limits import REPLAY_ACTIONS
from wandelgang.table.messages import frame, raw
from wandelgang.table.protocol import Replay, SeatName
from wandelgang.table.refusal import Refuse


def show(record: Record, seat: int | None = None, name: str = "") -> Replay:
    """A record as frames: with everything open, or as one seat knew it."""
    if len(record.actions) > REPLAY_ACTIONS:
        raise Refuse(
            "long-game", f"it has {len(record.actions):,} actions; a replay has at most {REPLAY_ACTIONS:,}"
        )
    if seat is not None and not 0 <= seat < len(record.seats):
        raise Refuse("no-seat")
    return Replay(
        replay=name,
        game=record.game,
        rules=record.rules,
        options=raw(record.options),
        seats=tuple(
            SeatName(colour, sat.name, sat.bot)
            for colour, sat in zip(record.options.colours, record.seats, strict=True)
        ),
        result=record.result,
        frames=tuple(frame(match, seat) for match in replay(record)),
        clock=record.clock,
        branch=record.branch,
        laid=isinstance(record.deal, FromPosition),
    )


def show_file(data: bytes, seat: int | None = None, name: str = "") -> tuple[Record, Replay]:
    """The record in a file and its frames; refuses a file that is not a record."""
    record = read_record(data)
    try:
        return record, show(record, seat, name)
    except BadRecord as error:  # replaying found what reading could not
        raise Refuse("bad-record", str(error)) from None


def read_record(data: bytes) -> Record:
    """The record in a file; refuses a file that is not a record."""
    try:
        return parse(data)
    except BadRecord as error:
        raise Refuse("bad-record", str(error)) from None
