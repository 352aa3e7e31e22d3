"""A host that was killed continues every game, and nothing is lost."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from tests.server.hosts import children, hosting
from tests.server.players import Opened, at_table
from tests.server.storage.entries import grown

from wandelgang.games import CHANCE, GAMES
from wandelgang.match import load
from wandelgang.table.protocol import Snapshot, Update


@pytest.mark.parametrize("game", GAMES)
async def test_a_killed_host_goes_on_where_it_was(data: Path, game: str) -> None:
    with hosting(data) as host:
        table = Opened(host, game, "me", "normal", "easy", options={"first": 0})
        async with at_table(table, 0) as me:
            await me.play_on(Random(2), until=40)
            number, view, choices = me.number, me.view(), me.choices
            while choices is None and me.result is None:
                await me.next()
                number, view, choices = me.number, me.view(), me.choices
            host.kill()
        host.restart()
        async with at_table(table, 0, seen=number) as me:
            snapshot = me.told[0]
            assert isinstance(snapshot, Snapshot)
            assert (snapshot.number, snapshot.missed) == (number, ())
            assert me.view() == view
            assert me.choices == choices
            await me.play_on(Random(2))
        assert me.result is not None
        record = load(host.get(f"/api/tables/{table.id}/record").content)
        assert len(record.actions) == me.number


async def test_a_bots_turn_goes_on_after_a_restart_without_anybody_coming(data: Path) -> None:
    with hosting(data) as host:
        table = Opened(host, "classic", "me", "normal", options={"first": 1}, pace="calm")
        before = host.get(f"/api/tables/{table.id}").json()["number"]
        host.kill()
        host.restart()
        assert await grown(host, table.id, before)


async def test_a_host_killed_again_and_again_in_the_middle_of_things_tells_nothing_twice(data: Path) -> None:
    """Whatever a browser has been told is stored: after each kill the number has not gone back."""
    with hosting(data) as host:
        table = Opened(host, "classic", "me", "easy", "easy", "normal", options={"events": True})
        told = 0
        for life in range(3):
            async with at_table(table, 0, seen=told or None) as me:
                assert me.number >= told
                assert me.view().actor != CHANCE, "chance is stored with the action that it follows"
                playing = asyncio.create_task(me.play_on(Random(life)))
                await asyncio.sleep(0.4)
                host.kill()  # while bots think and actions are on their way
                await asyncio.gather(playing, return_exceptions=True)
                told = me.number
                updates = [message.number for message in me.told if isinstance(message, Update)]
                assert updates == sorted(set(updates))
            host.restart()
        async with at_table(table, 0) as me:
            assert me.number >= told
            await me.play_on(Random(9))
        load(host.get(f"/api/tables/{table.id}/record").content)


async def test_no_bot_process_outlives_a_killed_host(data: Path) -> None:
    with hosting(data) as host:
        table = Opened(host, "classic", "me", "normal", options={"first": 1})
        async with at_table(table, 0) as me:
            while me.choices is None:
                await me.next()
        started = children(host.process.pid)
        assert started, "a bot has a process of its own"
        host.kill()
        end = time.monotonic() + 10
        while time.monotonic() < end and any(Path(f"/proc/{child}").exists() for child in started):
            await asyncio.sleep(0.1)
        assert not [child for child in started if Path(f"/proc/{child}").exists()]
