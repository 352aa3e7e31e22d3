"""Pace and pause during a game, with a clock that the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest
from tests.table.people import Person, World, play, settled

from wandelgang.table import MemoryStorage, Refuse
from wandelgang.table.protocol import SetTempo, Tempo, Update


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.tables.close_all()


async def test_a_new_pace_holds_at_once_even_for_a_bot_that_is_thinking(world: World) -> None:
    table, opened = await world.open("classic", "me", "normal", options={"first": 1}, pace="calm")
    me = Person(table)
    await me.sit(opened.seats[0].token)
    before = table.number
    await world.clock.forward(0.7)
    assert table.number == before
    await table.receive(me.guest, SetTempo(pace="instant"))
    await settled()
    assert table.number > before
    assert me.all(Tempo) == [Tempo("instant", paused=False)]
    assert table.facts().pace == "instant"


async def test_nobody_acts_while_the_game_is_paused(world: World) -> None:
    table, opened = await world.open("classic", "me", "normal", options={"first": 0}, pace="quick")
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await table.receive(me.guest, SetTempo(paused=True))
    with pytest.raises(Refuse) as refused:
        await me.move(Random(0))
    assert (refused.value.code, refused.value.number) == ("paused", table.number)
    await table.receive(me.guest, SetTempo(paused=False))
    while me.choices is not None:
        await me.move(Random(0))
    await table.receive(me.guest, SetTempo(paused=True))
    stopped = table.number
    await world.clock.forward(1_000.0)
    assert table.number == stopped, "a bot waits too"
    await table.receive(me.guest, SetTempo(paused=False))
    await world.clock.forward(10.0)
    assert table.number > stopped


async def test_a_question_with_only_one_answer_waits_for_the_end_of_the_pause(world: World) -> None:
    """Whatever the table does by itself, it does not do while paused: the whole game stands still."""
    table, opened = await world.open("master", "me", "here", options={"first": 0})
    me, other = Person(table), Person(table)
    await me.sit(opened.seats[0].token)
    await other.sit(opened.seats[1].token)
    rng = Random(3)
    while table.autoplay.duty is None:
        await (me if me.choices is not None else other).move(rng)
    await table.receive(other.guest, SetTempo(paused=True))
    stopped = table.number
    await world.clock.forward(1_000.0)
    assert table.number == stopped
    await table.receive(me.guest, SetTempo(paused=False))
    await world.clock.forward(10.0)
    assert table.number > stopped


async def test_a_stranger_cannot_stop_others_game(world: World) -> None:
    table, opened = await world.open("classic", "me", "normal")
    stranger, covered = Person(table), Person(table)
    await stranger.sit()
    for wish in (SetTempo(paused=True), SetTempo(pace="instant")):
        with pytest.raises(Refuse, match="watching"):
            await table.receive(stranger.guest, wish)
    await covered.sit(opened.seats[0].token, covered=True)
    await table.receive(covered.guest, SetTempo(paused=True))
    assert table.state.row.paused, "somebody behind the curtain has a seat all the same"
    assert stranger.all(Tempo) == [Tempo("instant", paused=True)]


async def test_whoever_watches_only_bots_may_pause_them(world: World) -> None:
    table, _ = await world.open("classic", "easy", "normal", pace="quick")
    watcher = Person(table)
    await watcher.sit()
    await table.receive(watcher.guest, SetTempo(paused=True))
    stopped = table.number
    await world.clock.forward(100.0)
    assert table.number == stopped
    await table.receive(watcher.guest, SetTempo(pace="instant", paused=False))
    await settled()
    assert table.number > stopped


async def test_a_finished_game_has_no_tempo(world: World) -> None:
    table, opened = await world.open("classic", "me", "here", options={"cards": 1})
    me, other = Person(table), Person(table)
    await me.sit(opened.seats[0].token)
    await other.sit(opened.seats[1].token)
    await play(world, me, other)
    with pytest.raises(Refuse, match="over"):
        await table.receive(me.guest, SetTempo(paused=True))


async def test_pace_and_pause_are_stored_and_other_processes_take_them_over() -> None:
    storage = MemoryStorage()
    here, there = World(1, storage), World(2, storage)
    table, opened = await here.open("classic", "me", "normal", options={"first": 1}, pace="calm")
    same = await there.tables.get(table.id)
    me, far = Person(table), Person(same)
    await me.sit(opened.seats[0].token)
    await far.sit()
    await table.receive(me.guest, SetTempo(pace="quick", paused=True))
    await same.reload_tempo()
    await same.reload_tempo()
    assert far.all(Tempo) == [Tempo("quick", paused=True)], "told once"
    await here.tables.close_all()
    await there.tables.close_all()

    after = World(3, storage)
    again = Person(await after.tables.get(table.id))
    snapshot = await again.sit(opened.seats[0].token)
    assert (snapshot.table.pace, snapshot.table.paused) == ("quick", True)
    await after.clock.forward(100.0)
    assert not again.all(Update)
    await after.tables.close_all()


async def test_a_rematch_keeps_the_pace_but_not_the_pause(world: World) -> None:
    table, opened = await world.open("classic", "me", "here", options={"cards": 1}, pace="calm")
    me, other = Person(table), Person(table)
    await me.sit(opened.seats[0].token)
    await other.sit(opened.seats[1].token)
    await table.receive(other.guest, SetTempo(pace="quick"))
    await play(world, me, other)
    token = opened.seats[0].token
    assert token is not None
    moved = await world.tables.rematch(table.id, token)
    again = (await world.tables.get(moved.table)).facts()
    assert (again.pace, again.paused) == ("quick", False)
