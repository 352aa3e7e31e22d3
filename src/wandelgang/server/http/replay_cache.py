"""Replays as they are sent: written in a separate thread, compressed, and cached for later requests."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import TypeVar

import msgspec

from wandelgang.match import Record, dump
from wandelgang.server.host import Host
from wandelgang.server.limits import KEPT_REPLAYS
from wandelgang.table import Refuse
from wandelgang.table.protocol import Replay
from wandelgang.table.replays import read_record, show, show_file
from wandelgang.table.secrets import digest, new_id

T = TypeVar("T")

_rng = SystemRandom()


class ReplayCache:
    """Writes replays in one thread, so that no table waits for them, and keeps the last ones."""

    def __init__(self, size: int = KEPT_REPLAYS) -> None:
        self._size = size  # bytes
        self._thread = ThreadPoolExecutor(1, "replays")
        self._kept: dict[Hashable, bytes] = {}  # in order of last use; only that thread touches it

    async def do(self, work: Callable[[], T]) -> T:
        """Do this in the thread, after earlier requests."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def packed(self, key: Hashable, write: Callable[[], Replay]) -> bytes:
        """A replay as JSON, compressed with gzip; written only if it is not in the cache."""
        return await self.do(lambda: self._packed(key, write))

    def _packed(self, key: Hashable, write: Callable[[], Replay]) -> bytes:
        found = self._kept.pop(key, None)
        if found is None:
            found = gzip.compress(msgspec.json.encode(write()), compresslevel=5)
        self._kept[key] = found
        while sum(map(len, self._kept.values())) > self._size:
            del self._kept[next(iter(self._kept))]
        return found


async def keep_replay(host: Host, cache: ReplayCache, data: bytes) -> bytes:
    """Check a record file as `wandelgang replay` does, store it, and show it."""
    record, shown = await cache.do(lambda: show_file(data))
    known = await keep_record(host, record)
    return await cache.packed((known, None), lambda: msgspec.structs.replace(shown, replay=known))


async def keep_record(host: Host, record: Record) -> str:
    """Store a record; the same one keeps the id it got first."""
    if await host.store.count_replays() >= host.settings.most_replays:
        raise Refuse("host-full")
    written = dump(record)  # as we write it: spaces and the order of keys do not make a different record
    return await host.store.keep_replay(new_id(_rng), digest(written), written)


async def stored_replay(host: Host, cache: ReplayCache, replay: str, seat: int | None) -> bytes:
    """A stored record file, with everything open or as one seat knew it."""
    data = await _stored(host, replay)
    return await cache.packed((replay, seat), lambda: show_file(data, seat, replay)[1])


async def stored_record(host: Host, cache: ReplayCache, replay: str) -> Record:
    """The record in a stored file."""
    data = await _stored(host, replay)
    return await cache.do(lambda: read_record(data))


async def _stored(host: Host, replay: str) -> bytes:
    data = await host.store.replay(replay)
    if data is None:
        raise Refuse("no-replay")
    return data


async def table_replay(host: Host, cache: ReplayCache, table: str, seat: int | None) -> bytes:
    """The game of a table that is over."""
    record = await host.tables.finished(table)
    key = (table, record.seats, seat)  # names may still change
    return await cache.packed(key, lambda: show(record, seat, table))
