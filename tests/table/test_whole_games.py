"""Whole games at tables in memory: no host, no socket, no database, no waiting."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest
from tests.server.leaks import Truth, leaks
from tests.table.people import Person, World, play, settled

from wandelgang.games import GAMES
from wandelgang.match import dump, load
from wandelgang.table import MemoryStorage, Refuse
from wandelgang.table.autoplay import AFTER_TROUBLE
from wandelgang.table.protocol import Ask, Claim, HandOver, Hint, Moved, Ping, Pong, Presence, Update
from wandelgang.table.replays import show
from wandelgang.table.stored import StoredEntry


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.tables.close_all()


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_and_a_bot_play_a_whole_game(world: World, game: str) -> None:
    table, opened = await world.open(game, "me", "link", "normal", options={"first": 0})
    invitation = opened.seats[1].invitation
    assert invitation is not None
    ben = await world.tables.claim(table.id, 1, Claim(invitation, "Ben"))
    me, friend, watcher = Person(table), Person(table), Person(table)
    await me.sit(opened.seats[0].token)
    await friend.sit(ben.token)
    await watcher.sit()
    await play(world, me, friend)
    assert me.result == friend.result == watcher.result == table.match.result
    numbers = [update.number for update in me.all(Update)]
    assert numbers == list(range(numbers[0], table.number + 1)), "every action, in order, once"
    record = await world.tables.finished(table.id)
    assert load(dump(record)) == record
    assert [seat.bot for seat in record.seats] == [None, None, "scout"]
    assert [seat.name for seat in record.seats] == ["The red one", "Ben", "The blue one"]
    assert len(show(record).frames) == len(show(record, seat=1).frames) == table.number + 1
    truth = Truth(record)
    for seat, person in ((0, me), (1, friend), (None, watcher)):
        assert not list(leaks(truth, seat, person.bytes, [ben.token, invitation]))


@pytest.mark.parametrize("game", GAMES)
async def test_bots_alone_play_only_while_somebody_watches(world: World, game: str) -> None:
    table, _ = await world.open(game, "easy", "normal")
    before = table.number
    await world.clock.forward(100.0)
    assert table.number == before
    watcher = Person(table)
    await watcher.sit()
    await world.clock.forward(10.0)
    assert table.number > before
    table.leave(watcher.guest)
    await settled()
    stopped = table.number
    await world.clock.forward(100.0)
    assert table.number <= stopped + 1, "an action that was being thought of may still come"


async def test_a_bot_takes_its_time(world: World) -> None:
    table, opened = await world.open("classic", "me", "normal", options={"first": 1}, pace="calm")
    me = Person(table)
    await me.sit(opened.seats[0].token)
    before = table.number
    await world.clock.forward(0.8)
    assert table.number == before
    await world.clock.forward(0.9)
    assert table.number == before + 1


async def test_a_game_goes_on_from_the_storage_alone() -> None:
    storage = MemoryStorage()
    before = World(1, storage)
    table, opened = await before.open("towers", "me", "here", options={"first": 0})
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await me.move(Random(1))
    await before.tables.close_all()

    after = World(2, storage)
    again = Person(await after.tables.get(table.id))
    snapshot = await again.sit(opened.seats[0].token, seen=me.number - 1)
    assert again.table is not table
    assert snapshot.number == me.number
    assert [update.number for update in snapshot.missed] == [me.number]
    assert again.choices == me.choices
    await after.tables.close_all()


async def test_who_comes_back_gets_the_updates_they_missed(world: World) -> None:
    table, opened = await world.open("classic", "me", "here", options={"first": 0})
    me, other = Person(table), Person(table)
    await me.sit(opened.seats[0].token)
    await other.sit(opened.seats[1].token)
    await play(world, me, other, until=me.number + 2)
    table.leave(other.guest)
    left = other.number
    back = Person(table)
    snapshot = await back.sit(opened.seats[1].token, seen=left - 2)
    assert [update.number for update in snapshot.missed] == list(range(left - 1, table.number + 1))
    assert all(update.choices is None for update in snapshot.missed)


async def test_a_hint_leads_on(world: World) -> None:
    table, opened = await world.open("classic", "me", "here", options={"first": 0})
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await table.receive(me.guest, Ask(me.number))
    [hint] = me.all(Hint)
    assert hint.bot == "scout"
    for action in hint.actions:
        await me.act(action)
    await settled()
    assert table.match.actor == 1


async def test_the_same_people_play_again(world: World) -> None:
    table, opened = await world.open("classic", "me", "link", options={"first": 0, "cards": 1})
    invitation = opened.seats[1].invitation
    assert invitation is not None
    ben = await world.tables.claim(table.id, 1, Claim(invitation, "Ben"))
    me, friend = Person(table), Person(table)
    mine = opened.seats[0].token
    assert mine is not None
    await me.sit(mine)
    await friend.sit(ben.token)
    with pytest.raises(Refuse, match="not-over"):
        await world.tables.rematch(table.id, mine)
    await play(world, me, friend)
    moved = await world.tables.rematch(table.id, mine)
    assert (await world.tables.rematch(table.id, ben.token)).table == moved.table
    [told] = friend.all(Moved)
    assert told.table == moved.table
    again = await world.tables.get(moved.table)
    there = Person(again)
    assert (await there.sit(told.seats[0].token)).you == 1
    assert [seat.name for seat in again.state.seats] == ["The red one", "Ben"]


async def test_a_seat_is_handed_to_a_bot_and_back(world: World) -> None:
    table, opened = await world.open("classic", "me", "here", options={"first": 0}, pace="calm")
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await table.receive(me.guest, HandOver(0, "bot", "easy"))
    assert me.choices is None
    with pytest.raises(Refuse, match="handed-over"):
        await me.act({"type": "push", "arrow": "N2", "turn": 0})
    await table.receive(me.guest, HandOver(0, "person"))
    await world.clock.forward(1.0)
    assert me.all(Presence)[-1].seats[0].bot is None


async def test_an_absent_friends_seat_goes_to_a_bot_after_a_while() -> None:
    world = World(hand_over_after=60)
    table, opened = await world.open("classic", "me", "link", options={"first": 0})
    invitation = opened.seats[1].invitation
    assert invitation is not None
    await world.tables.claim(table.id, 1, Claim(invitation, "Ben"))
    me = Person(table)
    await me.sit(opened.seats[0].token)
    with pytest.raises(Refuse) as refused:
        await table.receive(me.guest, HandOver(1, "bot"))
    assert refused.value.code == "not-away"
    await world.clock.forward(61.0)
    await table.receive(me.guest, HandOver(1, "bot"))
    assert table.state.seats[1].bot == "normal"
    await world.tables.close_all()


async def test_nothing_is_done_for_a_guest_who_has_not_sat_down(world: World) -> None:
    table, opened = await world.open("classic", "me", "normal")
    me = Person(table)
    with pytest.raises(Refuse, match="sit-first"):
        await table.receive(me.guest, Ping())
    await me.sit(opened.seats[0].token)
    await table.receive(me.guest, Ping())
    assert me.all(Pong)[-1].number == table.number


async def test_an_action_that_cannot_be_stored_is_not_told(world: World) -> None:
    table, opened = await world.open("classic", "me", "here", options={"first": 0})
    me, other = Person(table), Person(table)
    await me.sit(opened.seats[0].token)
    await other.sit(opened.seats[1].token)

    async def gone(*_: object) -> bool:
        raise ConnectionError("the storage is away")

    world.storage.append = gone  # type: ignore[method-assign,assignment]
    before, heard = table.match, len(other.heard)
    with pytest.raises(ConnectionError):
        await me.move(Random(0))
    assert table.match is before
    assert len(other.heard) == heard


async def test_who_is_second_hears_of_the_action_that_came_first(world: World) -> None:
    other_process = World(5, world.storage)
    table, opened = await world.open("classic", "me", "here", options={"first": 0})
    there = await other_process.tables.get(table.id)
    here, far = Person(table), Person(there)
    await here.sit(opened.seats[0].token)
    await far.sit(opened.seats[0].token)
    await far.move(Random(1))
    with pytest.raises(Refuse, match="somebody else was first"):
        await here.move(Random(2))
    assert here.number == far.number
    assert [one.notation for one in here.all(Update)] == [one.notation for one in far.all(Update)]
    await other_process.tables.close_all()


async def test_idle_tables_leave_memory_and_come_back(world: World) -> None:
    table, opened = await world.open("classic", "me", "here")
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await world.clock.forward(1_000.0)
    await world.tables.close_idle(300.0)
    assert table.id in world.tables.live, "somebody is there"
    table.leave(me.guest)
    await world.clock.forward(301.0)
    await world.tables.close_idle(300.0)
    assert not world.tables.live
    with pytest.raises(Refuse, match="connect again"):
        await me.sit(opened.seats[0].token)
    assert (await world.tables.get(table.id)).number == table.number


class FailsOnce(MemoryStorage):
    """A storage that cannot keep the first action."""

    def __init__(self) -> None:
        super().__init__()
        self.failed = False

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[StoredEntry],
        asked: int | None,
        due: int | None = None,
    ) -> bool:
        if not self.failed:
            self.failed = True
            raise OSError("the disk is full")
        return await super().append(table, after, entries, asked, due)


async def test_a_bot_tries_again_a_while_after_the_storage_failed(caplog: pytest.LogCaptureFixture) -> None:
    storage = FailsOnce()
    world = World(storage=storage)
    table, opened = await world.open("classic", "me", "normal", options={"first": 1})
    before = table.number
    await Person(table).sit(opened.seats[0].token)
    await settled()
    assert storage.failed
    assert [record.getMessage() for record in caplog.records] == [
        f"the table {table.id} cannot play for its bots"
    ]
    await world.clock.forward(AFTER_TROUBLE - 1)
    assert table.number == before
    await world.clock.forward(1)
    assert table.number > before
    await world.tables.close_all()
