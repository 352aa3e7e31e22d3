"""Signals through a real Redis: the others hear them in order, and nobody hears their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from redis.asyncio import Redis
from tests.server.services import redis

from wandelgang.server import metrics
from wandelgang.server.cluster.redis import CHANNEL, WAITING, RedisSignals
from wandelgang.server.cluster.signals import Acted, Seated, Signal
from wandelgang.table.stored import StoredEntry

PUSH = Acted("table", 3, (StoredEntry('{"type":"push"}', 1_700_000_000_000),))


class Process:
    """What one process of a host hears."""

    def __init__(self, signals: RedisSignals) -> None:
        self.signals = signals
        self.heard: list[Signal] = []
        self._news = asyncio.Event()

    def hear(self, signal: Signal) -> None:
        self.heard.append(signal)
        self._news.set()

    async def until(self, enough: Callable[[list[Signal]], bool]) -> None:
        async with asyncio.timeout(30):
            while not enough(self.heard):
                self._news.clear()
                await self._news.wait()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis(Path(tmp_path_factory.mktemp("redis"))) as running:
        yield running.address


@asynccontextmanager
async def process(address: str) -> AsyncIterator[Process]:
    one = Process(RedisSignals(address))
    await one.signals.listen(one.hear)
    try:
        yield one
    finally:
        await one.signals.close()


async def test_the_others_hear_a_signal_and_its_sender_does_not(address: str) -> None:
    async with process(address) as one, process(address) as other, process(address) as third:
        sent: list[Signal] = [PUSH, Seated("first"), Seated("second")]
        for signal in sent:
            one.signals.send(signal)
        await other.until(lambda heard: heard == sent)
        await third.until(lambda heard: heard == sent)
        other.signals.send(Seated("answer"))  # Redis keeps the order: it comes after what `one` has sent
        await one.until(bool)
        assert one.heard == [Seated("answer")]


async def test_what_is_no_signal_stops_none_of_the_next(address: str) -> None:
    async with process(address) as one, process(address) as other, Redis.from_url(address) as stranger:
        for damaged in (b"", b"[]", b"\xff" * 40, b"0123456789abcdef" + b'[{"type":"unknown"}]'):
            await stranger.publish(CHANNEL, damaged)
        one.signals.send(PUSH)
        await other.until(lambda heard: heard == [PUSH])


async def test_signals_that_are_too_many_are_counted_as_lost(address: str) -> None:
    async with process(address) as one, process(address) as other:
        lost = metrics.SIGNALS["lost"]
        for number in range(WAITING + 2):  # nothing goes out before this test lets others run
            one.signals.send(Seated(str(number)))
        assert metrics.SIGNALS["lost"] == lost + 2
        await other.until(lambda heard: heard == [Seated(str(number)) for number in range(WAITING)])
        one.signals.send(PUSH)
        await other.until(lambda heard: heard[-1] == PUSH)
