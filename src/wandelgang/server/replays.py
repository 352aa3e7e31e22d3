"""Replays: the frames of a finished game, from a table or from a record file, written and packed."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from wandelgang.match import BadRecord, Record, dump, parse, replay
from wandelgang.server.house import House
from wandelgang.server.limits import KEPT_REPLAYS, MOST_REPLAYS, REPLAY_ACTIONS
from wandelgang.server.protocol import Replay, SeatName
from wandelgang.server.secrets import digest, new_id
from wandelgang.server.telling import frame, raw
from wandelgang.server.words import Refuse

Result = TypeVar("Result")


class Shelf:
    """Replays are written in a thread of their own, so that no table waits for one; the last are kept."""

    def __init__(self, size: int = KEPT_REPLAYS) -> None:
        self._size = size  # bytes
        self._thread = ThreadPoolExecutor(1, "replays")
        self._kept: dict[Hashable, bytes] = {}  # only that thread touches it; the one used last stands last

    async def do(self, work: Callable[[], Result]) -> Result:
        """Do this in the thread, after what others asked for before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def packed(self, key: Hashable, write: Callable[[], Replay]) -> bytes:
        """A replay as JSON, packed with gzip; written only if it is not at hand."""
        return await self.do(lambda: self._packed(key, write))

    def _packed(self, key: Hashable, write: Callable[[], Replay]) -> bytes:
        found = self._kept.pop(key, None)
        if found is None:
            found = gzip.compress(msgspec.json.encode(write()), compresslevel=5)
        self._kept[key] = found
        while sum(map(len, self._kept.values())) > self._size:
            del self._kept[next(iter(self._kept))]
        return found


async def keep_replay(house: House, shelf: Shelf, data: bytes) -> bytes:
    """Check a record file as `wandelgang replay` does, keep it, and show it."""
    if await house.store.count_replays() >= MOST_REPLAYS:
        raise Refuse("host-full")
    record, shown = await shelf.do(lambda: _read(data))
    written = dump(record)  # as we write it: spaces and the order of names make no other record
    known = await house.store.keep_replay(new_id(), digest(written), written)
    return await shelf.packed((known, None), lambda: _named(shown, known))


async def stored_replay(house: House, shelf: Shelf, replay: str, seat: int | None) -> bytes:
    """A record file that was kept, with everything open or as one seat knew it."""
    data = await house.store.replay(replay)
    if data is None:
        raise Refuse("no-replay")
    return await shelf.packed((replay, seat), lambda: _named(_read(data, seat)[1], replay))


async def table_replay(house: House, shelf: Shelf, table: str, seat: int | None) -> bytes:
    """The game of a table that is over."""
    record = await finished(house, table)
    key = (table, record.seats, seat)  # names may still change
    return await shelf.packed(key, lambda: _named(show(record, seat), table))


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
            "long-game", f"it has {len(record.actions):,} actions; a replay has at most {REPLAY_ACTIONS:,}"
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
        frames=tuple(frame(match, seat) for match in replay(record)),
    )


def _read(data: bytes, seat: int | None = None) -> tuple[Record, Replay]:
    try:
        record = parse(data)
        return record, show(record, seat)
    except BadRecord as error:
        raise Refuse("bad-record", str(error)) from None


def _named(shown: Replay, replay: str) -> Replay:
    return Replay(replay, shown.game, shown.options, shown.seats, shown.result, shown.frames)
