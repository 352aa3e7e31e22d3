"""Replays: the frames of a finished game, from a table or from a record file."""

from __future__ import annotations

import asyncio

from wandelgang.match import BadRecord, Match, Record, parse, replay
from wandelgang.server.house import House
from wandelgang.server.limits import MOST_REPLAYS, REPLAY_ACTIONS
from wandelgang.server.protocol import Frame, Replay, SeatName
from wandelgang.server.secrets import digest, new_id
from wandelgang.server.telling import Happening, frame, open_view, raw
from wandelgang.server.words import Refuse


async def keep_replay(house: House, data: bytes) -> Replay:
    """Check a record file as `wandelgang replay` does, keep it, and show it."""
    if await house.store.count_replays() >= MOST_REPLAYS:
        raise Refuse("host-full")
    shown = await asyncio.to_thread(_show_file, data)
    known = await house.store.keep_replay(new_id(), digest(data), data)
    return _named(shown, known)


async def stored_replay(house: House, replay: str, seat: int | None) -> Replay:
    """A record file that was kept, with everything open or as one seat knew it."""
    data = await house.store.replay(replay)
    if data is None:
        raise Refuse("no-replay")
    return _named(await asyncio.to_thread(_show_file, data, seat), replay)


async def table_replay(house: House, table: str, seat: int | None) -> Replay:
    """The game of a table that is over."""
    record = await finished(house, table)
    return _named(await asyncio.to_thread(show, record, seat), table)


async def finished(house: House, table: str) -> Record:
    """The record of a table; a running game's would give its secrets away."""
    room = await house.room(table)
    if not room.match.over:
        raise Refuse("not-over")
    return room.record


def show(record: Record, seat: int | None = None) -> Replay:
    """A record as frames."""
    if len(record.actions) > REPLAY_ACTIONS:
        raise Refuse(
            "bad-record", f"it has {len(record.actions):,} actions; a replay has at most {REPLAY_ACTIONS:,}"
        )
    if seat is not None and not 0 <= seat < len(record.seats):
        raise Refuse("no-seat")
    return Replay(
        replay="",
        game=record.game,
        options=raw(record.options),
        seats=tuple(
            SeatName(colour, sat.name, sat.bot)
            for colour, sat in zip(record.options.colours, record.seats, strict=True)
        ),
        result=record.result,
        frames=tuple(_frames(record, seat)),
    )


def _frames(record: Record, seat: int | None) -> list[Frame]:
    game, match = record.module, Match.of(record)
    frames: list[Frame] = []
    actor: int | None = None
    for number, state, action, events in replay(record):
        if actor is None:
            view = open_view(game, state) if seat is None else game.view(state, seat)
            frames.append(Frame(number, None, None, (), raw(view)))
        else:
            happening = Happening(number, actor, action, events, state, None)
            frames.append(frame(match, happening, seat))
        actor = game.actor(state)
    return frames


def _show_file(data: bytes, seat: int | None = None) -> Replay:
    try:
        return show(parse(data), seat)
    except BadRecord as error:
        raise Refuse("bad-record", str(error)) from None


def _named(shown: Replay, replay: str) -> Replay:
    return Replay(replay, shown.game, shown.options, shown.seats, shown.result, shown.frames)
