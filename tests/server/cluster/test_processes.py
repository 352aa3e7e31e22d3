"""A host of several processes on one database: whichever one asks, there is one game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from tests.server.hosts import Host, hosting
from tests.server.players import Opened, Player, at_table
from tests.server.services import postgres, redis
from websockets.asyncio.client import connect

from wandelgang.match import load
from wandelgang.table.protocol import (
    PROTOCOL,
    Moved,
    Presence,
    Reacted,
    Refused,
    Said,
    Snapshot,
    Tempo,
    Update,
)

Pair = tuple[Host, Host]


@pytest.fixture
def two_on_a_file(data: Path) -> Iterator[Pair]:
    """Two processes that share a SQLite file and know nothing else of each other."""
    with hosting(data) as one, hosting(data) as other:
        yield one, other


@pytest.fixture(scope="module")
def two_on_a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes on PostgreSQL, with signals through Redis."""
    folder = tmp_path_factory.mktemp("services")
    with (
        postgres() as database,
        redis(folder) as signals,
        hosting(database, signals=signals.address, hand_over_after=0) as one,
        hosting(database, signals=signals.address, hand_over_after=0) as other,
    ):
        yield one, other


def elsewhere(table: Opened, host: Host) -> Opened:
    """The same table, seen through another process."""
    other = object.__new__(Opened)
    other.__dict__.update(table.__dict__, host=host)
    return other


async def a_game_through_both(one: Host, other: Host, game: str) -> None:
    table = Opened(one, game, "me", "link", "easy")
    there = elsewhere(table, other)
    async with at_table(table, 0) as me, at_table(there, 1) as friend, at_table(there) as watcher:
        await asyncio.gather(me.play_on(Random(1)), friend.play_on(Random(2)), watcher.play_on(Random(0)))
    assert me.number == friend.number == watcher.number
    assert me.result == friend.result == watcher.result is not None
    for player in (me, friend, watcher):
        numbers = [told.number for told in player.told if isinstance(told, Update)]
        assert numbers == sorted(set(numbers))
    files = [host.get(f"/api/tables/{table.id}/record").content for host in (one, other)]
    assert files[0] == files[1]
    assert len(load(files[0]).actions) == me.number


async def one_of_two_is_first(one: Host, other: Host) -> None:
    table = Opened(one, "classic", "me", "link", options={"first": 0})
    async with at_table(table, 0) as computer, at_table(elsewhere(table, other), 0) as phone:
        number, push = computer.number, computer.actions()
        await asyncio.gather(computer.act(push[0], number), phone.act(push[5], number))
        updates = await asyncio.gather(computer.hear(Update), phone.hear(Update))
        assert updates[0] == updates[1], "both see the same push"
        refused = [told for player in (computer, phone) for told in player.told if isinstance(told, Refused)]
        if not refused:
            both = [asyncio.create_task(player.hear(Refused)) for player in (computer, phone)]
            done, late = await asyncio.wait(both, timeout=10, return_when=asyncio.FIRST_COMPLETED)
            refused = [task.result() for task in done]
            for task in late:
                task.cancel()
        assert [told.code for told in refused] == ["stale"]


@pytest.mark.slow
async def test_two_processes_on_a_file_play_one_game(two_on_a_file: Pair) -> None:
    """Without signals: what the other did is found in the database a moment later."""
    one, other = two_on_a_file
    table = Opened(one, "classic", "me", "link", options={"first": 0})
    async with at_table(table, 0) as me, at_table(elsewhere(table, other), 1) as friend:
        await me.act(me.actions()[0])
        pushed = await me.hear(Update)
        assert (await friend.hear(Update)).notation == pushed.notation
    await one_of_two_is_first(one, other)


@pytest.mark.slow
async def test_a_seat_handed_over_or_a_pause_in_one_process_is_so_in_the_other(two_on_a_file: Pair) -> None:
    """Without signals: seats, pace and pause are found in the database just as actions are."""
    one, other = two_on_a_file
    table = Opened(one, "classic", "me", "link", options={"first": 1}, pace="calm")
    async with at_table(table, 0) as me, at_table(elsewhere(table, other), 1) as friend:
        assert me.number == friend.number
        push = friend.actions()[0]
        for paused in (True, False):
            await me.say(type="tempo", pace="calm", paused=paused)
            assert (await friend.hear(Tempo)).paused == paused
        async with at_table(table, 1) as phone:
            await phone.say(type="hand-over", seat=1, to="bot", level="easy")
            await phone.hear(Presence, lambda told: told.seats[1].bot == "easy")
        await friend.hear(Presence, lambda told: told.seats[1].bot == "easy")
        await friend.act(push)
        assert (await friend.hear(Refused)).code in ("handed-over", "stale", "not-asked")


@pytest.mark.slow
async def test_a_rematch_opened_in_one_process_is_found_in_the_other(two_on_a_file: Pair) -> None:
    one, other = two_on_a_file
    short = {"cards": 1, "way_home": False, "first": 1}  # nobody plays before all are listening
    table = Opened(one, "classic", "me", "link", "easy", options=short)
    async with at_table(table, 0) as me, at_table(elsewhere(table, other), 1) as friend:
        await me.say(type="hand-over", seat=0, to="bot")
        async with at_table(table, 1) as phone:
            await phone.say(type="hand-over", seat=1, to="bot")
            await phone.hear(Update, lambda update: update.result is not None)
        rematch = f"/api/tables/{table.id}/rematch"
        asked = await asyncio.to_thread(one.post, rematch, {"token": table.tokens[0]})
        moved = await friend.hear(Moved)
        assert moved.table == asked.json()["table"]
        assert [seat.seat for seat in moved.seats] == [1]
        assert sum(isinstance(told, Moved) for told in friend.told) == 1


@pytest.mark.slow
async def test_a_redis_that_hangs_or_goes_away_slows_the_others_and_stops_nobody(
    data: Path, tmp_path: Path
) -> None:
    with ExitStack() as services:
        signals = services.enter_context(redis(tmp_path))
        with hosting(data, signals=signals.address) as one, hosting(data, signals=signals.address) as other:
            table = Opened(one, "classic", "me", "link", options={"first": 0})
            async with at_table(table, 0) as me, at_table(elsewhere(table, other), 1) as friend:
                await me.act(me.actions()[0])
                await me.hear(Update)
                await friend.hear(Update)
                signals.freeze()
                await me.act(next(action for action in me.actions() if hasattr(action, "cell")))
                await me.hear(Update)  # although this Redis will never answer
                await friend.hear(Update, lambda update: update.choices is not None)
                await asyncio.to_thread(services.close)
                await friend.act(friend.actions()[0])
                await friend.hear(Update)
                await me.hear(Update, lambda update: update.actor == 1)


@pytest.mark.postgres
async def test_two_processes_on_a_server_play_whole_games(two_on_a_server: Pair) -> None:
    await a_game_through_both(*two_on_a_server, "towers")
    await a_game_through_both(*two_on_a_server, "classic")


@pytest.mark.postgres
async def test_of_two_who_act_at_once_one_is_first(two_on_a_server: Pair) -> None:
    await one_of_two_is_first(*two_on_a_server)


@pytest.mark.postgres
async def test_people_see_each_other_through_processes(two_on_a_server: Pair) -> None:
    one, other = two_on_a_server
    table = Opened(one, "classic", "me", "link", options={"first": 1})
    there = elsewhere(table, other)
    async with at_table(table, 0) as me:
        async with at_table(there, 1), at_table(there):
            together = await me.hear(Presence, lambda told: told.spectators == ("",))
            assert all(seat.there for seat in together.seats)
        await me.hear(Presence, lambda told: not told.seats[1].there)
        await me.say(type="hand-over", seat=1, to="bot", level="easy")
        assert (await me.hear(Update)).actor == 1
        async with at_table(there, 1) as friend:
            await friend.say(type="hand-over", seat=1, to="person")
            await me.hear(Presence, lambda told: told.seats[1].bot is None)


@pytest.mark.postgres
async def test_what_people_say_reaches_everyone_through_processes(two_on_a_server: Pair) -> None:
    one, other = two_on_a_server
    table = Opened(one, "classic", "me", "link", chat=True)
    there = elsewhere(table, other)
    async with at_table(table, 0) as me, at_table(there, 1) as friend, at_table(there) as mia:
        await mia.say(type="sit", name="Mia", protocol=PROTOCOL)
        await me.hear(Presence, lambda told: told.spectators == ("Mia",))
        await friend.say(type="react", reaction="laurel")
        assert await me.hear(Reacted) == await mia.hear(Reacted) == Reacted(1, "laurel")
        async with at_table(table, 1) as phone:  # the same seat at the other process has the same limit
            await phone.say(type="react", reaction="laurel")
            assert (await phone.hear(Refused)).code == "many-reactions"
        await me.say(type="say", text="Well done!")
        said = await friend.hear(Said)
        assert (said.seat, said.text) == (0, "Well done!")
        async with at_table(there) as late:
            assert isinstance(late.told[0], Snapshot)
            assert late.told[0].said == (said,), "the other process has kept the remark as well"


@pytest.mark.postgres
async def test_a_rematch_reaches_everyone_through_processes(two_on_a_server: Pair) -> None:
    one, other = two_on_a_server
    table = Opened(one, "classic", "me", "link", options={"cards": 1, "way_home": False})
    there = elsewhere(table, other)
    async with at_table(table, 0) as me, at_table(there, 1) as friend:
        await asyncio.gather(me.play_on(Random(1)), friend.play_on(Random(2)))
        asked = await asyncio.to_thread(
            one.post, f"/api/tables/{table.id}/rematch", {"token": table.tokens[0]}
        )
        moved = await friend.hear(Moved)
        assert moved.table == asked.json()["table"]
    async with connect(one.ws(moved.table)) as socket:
        assert (await Player(socket, "classic").sit(moved.seats[0].token)).you == 1


@pytest.mark.postgres
async def test_a_process_that_dies_leaves_its_tables_to_the_others(two_on_a_server: Pair) -> None:
    one, other = two_on_a_server
    table = Opened(one, "towers", "me", "normal", options={"first": 1}, pace="calm")
    one.kill()
    try:
        there = elsewhere(table, other)
        async with at_table(there, 0) as me:
            await me.hear(Update, lambda update: update.choices is not None)
            await me.play_on(Random(4), until=me.number + 6)
    finally:
        one.restart()
