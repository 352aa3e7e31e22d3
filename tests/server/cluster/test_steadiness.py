"""While signals do not come through, a process cannot know who has gone, and nobody loses a seat for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from tests.server.players import PATIENCE
from tests.server.services import redis

from wandelgang.server.cluster.redis import RedisSignals
from wandelgang.server.cluster.signals import Here, NoSignals, Visitors
from wandelgang.server.cluster.steadiness import Steadiness
from wandelgang.server.host import Host
from wandelgang.server.limits import SIGNALS_GAP
from wandelgang.server.settings import Settings
from wandelgang.table import Table
from wandelgang.table.limits import SILENT
from wandelgang.table.protocol import NewTable


class Unsteady(NoSignals):
    """Signals with as many steady seconds as a test wants."""

    steady = 0.0


@pytest.fixture
async def host(data: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    """A host where a process is silent, and somebody is away for too long, as soon as anybody looks."""
    monkeypatch.setattr("wandelgang.table.presence.SILENT", 0.0)
    monkeypatch.setattr("wandelgang.table.public.AWAY_AT_LOBBY", 0)
    opened = await Host.open(Settings(data=str(data), bot_processes=1, warm_up=False))
    opened.signals = Unsteady()
    yield opened
    await opened.close()


async def waiting_table(host: Host) -> Table:
    seats = [
        {"colour": "red", "kind": "me", "name": "Ada"},
        {"colour": "blue", "kind": "anyone", "name": ""},
    ]
    wish = msgspec.convert({"game": "classic", "seats": seats, "public": True}, NewTable)
    return await host.tables.get((await host.tables.open(wish, str)).table)


async def test_nobody_is_gone_while_signals_do_not_come_through(host: Host) -> None:
    table = await waiting_table(host)
    host.hear(Here(table.id, "another process", (0,), ()))
    await host._report_all()
    assert table.presence.there(0)
    host.signals.steady = SILENT  # type: ignore[misc] # as in Unsteady
    await host._report_all()
    assert not table.presence.there(0)


async def test_nobody_loses_a_seat_while_signals_do_not_come_through(host: Host) -> None:
    table = await waiting_table(host)
    await host.lobby._look_after()
    assert not table.state.seats[0].free
    host.signals.steady = SILENT  # type: ignore[misc] # as in Unsteady
    await host.lobby._look_after()
    assert table.state.seats[0].free


def test_signals_are_steady_from_the_end_of_the_last_gap() -> None:
    now = 100.0
    steadiness = Steadiness(lambda: now)
    now += SIGNALS_GAP
    steadiness.heard()
    assert steadiness.seconds == SIGNALS_GAP
    now += SIGNALS_GAP + 1
    assert steadiness.seconds == 0, "a gap"
    steadiness.heard()
    now += 3
    assert steadiness.seconds == 3, "since the end of the gap"


async def test_a_process_hears_its_own_signals_and_so_knows_that_they_come_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = asyncio.Event()
    monkeypatch.setattr(Steadiness, "heard", lambda _: heard.set())
    with redis(tmp_path) as running:
        signals = RedisSignals(running.address)
        try:
            await signals.listen(lambda _: None)
            signals.send(Visitors("this process", 0))
            await asyncio.wait_for(heard.wait(), PATIENCE)
        finally:
            await signals.close()
