"""Timed tables on real hosts: nobody there, several processes, restarts, outages."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from tests.server.hosts import Host, hosting
from tests.server.players import Opened, at_table
from tests.server.storage.entries import grown

from wandelgang.server.storage import Store
from wandelgang.table.protocol import Refused, Snapshot, Update

TWO_SECONDS = {"type": "turn", "seconds": 2}
QUICK: dict[str, Any] = {"shortest_clock": 1, "noticed_after": 600.0}  # nobody counts as away
LONG = {"type": "turn", "seconds": 3600}


def elsewhere(table: Opened, host: Host) -> Opened:
    other = object.__new__(Opened)
    other.__dict__.update(table.__dict__, host=host)
    return other


async def entries(data: Path, table: str) -> list[Any]:
    """What is stored of a table."""
    store = await Store.open(data)
    stored = await store.load(table)
    await store.close()
    assert stored is not None
    return [entry.text for entry in stored.entries]


async def test_time_runs_out_after_a_restart_though_nobody_comes(data: Path) -> None:
    with hosting(data, **QUICK) as host:
        table = Opened(host, "classic", "me", "link", options={"first": 0}, clock=TWO_SECONDS)
        before = host.get(f"/api/tables/{table.id}").json()["number"]
        host.kill()
        host.restart()
        assert await grown(host, table.id, before + 2), "a note and the push of a bot, at least"
    stored = await entries(data, table.id)
    assert stored[before] == '{"entry":"time-up","seat":0}'


async def test_one_of_two_processes_notes_that_time_is_up_and_both_tell_it(data: Path) -> None:
    with hosting(data, **QUICK) as one, hosting(data, **QUICK) as other:
        table = Opened(one, "classic", "me", "link", options={"first": 0}, clock=TWO_SECONDS)
        async with at_table(table, 0) as me, at_table(elsewhere(table, other), 1) as friend:
            both = await asyncio.gather(
                *(player.hear(Update, lambda told: told.noted == "time-up") for player in (me, friend))
            )
            assert both[0].number == both[1].number
            await asyncio.gather(
                *(player.hear(Update, lambda told: told.clocks is not None) for player in (me, friend))
            )
        for player in (me, friend):
            numbers = [told.number for told in player.told if isinstance(told, Update)]
            assert numbers == sorted(set(numbers)), "each thing once"
    stored = await entries(data, table.id)
    number = both[0].number
    assert stored[number - 1] == '{"entry":"time-up","seat":0}'
    assert '"entry"' not in stored[number], "and then the bot acted"


async def test_a_player_who_is_too_late_is_told_so(data: Path) -> None:
    with hosting(data, **QUICK) as host:
        table = Opened(host, "classic", "me", "link", options={"first": 0}, clock=TWO_SECONDS, pace="calm")
        async with at_table(table, 0) as me:
            push = me.actions()[0]
            late = await me.hear(Update, lambda told: told.noted == "time-up")
            assert late.choices is None
            await me.act(push, late.number)
            refused = await me.hear(Refused)
            assert refused.code in ("time-up", "stale"), "or the bot was quicker"


async def test_nobody_is_charged_for_an_outage(data: Path) -> None:
    with hosting(data) as host:
        table = Opened(host, "classic", "me", "link", options={"first": 0}, clock=LONG)
        host.kill()
        store = await Store.open(data)
        assert await store.due_tables(int(time.time() * 1000) + 3_700_000, 10) == [table.id]
        await store.set_alive(int((time.time() - 3000) * 1000))  # as if off for 50 minutes
        await store.close()
        host.restart()
        async with at_table(table, 0) as me:
            snapshot = me.told[0]
            assert isinstance(snapshot, Snapshot)
            assert snapshot.clocks is not None
            assert snapshot.clocks.running == 0
    assert any('"entry":"outage"' in entry for entry in await entries(data, table.id))


async def test_a_quick_restart_is_no_outage(data: Path) -> None:
    with hosting(data) as host:
        table = Opened(host, "classic", "me", "link", options={"first": 0}, clock=LONG)
        host.kill()
        host.restart()
        async with at_table(table, 0) as me:
            assert me.choices is not None
    assert not any('"entry"' in entry for entry in await entries(data, table.id))
