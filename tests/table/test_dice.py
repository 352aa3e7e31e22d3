"""The player a die belongs to rolls it, with a clock that the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from tests.table.people import Person, World, settled

from wandelgang.games import CHANCE
from wandelgang.match import dump, load
from wandelgang.table import MemoryStorage, Refuse, Table
from wandelgang.table.protocol import Ask, Claim, HandOver, Roll, SetTempo, Snapshot, TakeBack, Update


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.tables.close_all()


def roller(person: Person) -> int | None:
    """Who is asked to roll, as this person was last told."""
    last = next(told for told in reversed(person.heard) if isinstance(told, Snapshot | Update))
    seat: int | None = last.roller
    return seat


async def roll(person: Person) -> None:
    await person.table.receive(person.guest, Roll(person.number))


async def refusal(person: Person) -> str:
    with pytest.raises(Refuse) as refused:
        await roll(person)
    return refused.value.code


async def to_the_die(world: World, table: Table, *people: Person) -> None:
    """Play until somebody is asked to roll a die; nobody shows a card."""
    rng = Random(1)
    while table.state.roller is None:
        asked = next((person for person in people if person.choices is not None), None)
        if asked is None:
            await world.clock.forward(10.0)
        else:
            assert asked.choices is not None
            decline = [action for action in asked.choices.actions if b"decline" in bytes(action)]
            await (asked.act(decline[0]) if decline else asked.move(rng))


async def two(world: World, **more: Any) -> tuple[Table, Person, Person]:
    """A table with a person at this screen and a friend, at a pace that waits."""
    wish = {"options": {"first": 0}, "pace": "quick"} | more
    table, opened = await world.open("master", "me", "link", **wish)
    invitation = opened.seats[1].invitation
    assert invitation is not None
    ben = await world.tables.claim(table.id, 1, Claim(invitation, "Ben"))
    me, friend = Person(table), Person(table)
    await me.sit(opened.seats[0].token)
    await friend.sit(ben.token)
    return table, me, friend


async def test_the_table_waits_for_the_one_whose_die_it_is_and_everyone_sees_who(world: World) -> None:
    table, me, friend = await two(world)
    await to_the_die(world, table, me, friend)
    assert table.match.actor == CHANCE
    assert (roller(me), roller(friend)) == (0, 0)
    assert me.choices is None
    before = table.number
    await world.clock.forward(1_000.0)
    assert table.number == before, "nothing is drawn before"
    assert await refusal(friend) == "not-asked"
    with pytest.raises(Refuse, match="a die is to be rolled"):
        await me.act({"type": "dragon-die", "face": "1"})
    with pytest.raises(Refuse) as refused:
        await table.receive(me.guest, Ask(me.number))
    assert refused.value.code == "not-asked"
    await roll(me)
    assert table.number > before
    assert me.all(Update)[-1].events == friend.all(Update)[-1].events
    with pytest.raises(Refuse) as refused:
        await table.receive(me.guest, Roll(before))
    assert refused.value.code == "stale"


async def test_before_the_die_falls_the_step_can_be_taken_back_and_after_it_not(world: World) -> None:
    table, me, friend = await two(world)
    await to_the_die(world, table, me, friend)
    await table.receive(me.guest, TakeBack(me.number))
    assert (roller(me), table.match.actor) == (None, 0)
    assert await refusal(me) == "not-asked"
    await to_the_die(world, table, me, friend)
    await roll(me)
    with pytest.raises(Refuse) as refused:
        await table.receive(me.guest, TakeBack(me.number))
    assert refused.value.code == "revealed"


async def test_a_whole_game_with_dice_rolled_by_hand_gives_a_record_like_any_other(world: World) -> None:
    table, me, friend = await two(world, options={"first": 0, "short": True})
    rng, rolled = Random(2), 0
    while me.result is None:
        asked = next((person for person in (me, friend) if person.choices is not None), None)
        if table.state.roller is not None:
            await roll((me, friend)[table.state.roller])
            rolled += 1
        elif asked is not None:
            await asked.move(rng)
        else:
            await world.clock.forward(10.0)
        await settled()
    assert rolled > 10
    numbers = [update.number for update in me.all(Update)]
    assert numbers == list(range(numbers[0], table.number + 1))
    record = await world.tables.finished(table.id)
    assert load(dump(record)) == record


async def test_a_bot_rolls_for_itself_and_for_somebody_who_has_handed_over(world: World) -> None:
    table, me, friend = await two(world)
    await to_the_die(world, table, me, friend)
    before = table.number
    await table.receive(me.guest, HandOver(0, "bot", "easy"))
    assert roller(friend) is None
    await world.clock.forward(10.0)
    assert table.number > before

    bots, _ = await world.open("master", "easy", "normal", pace="quick")
    watcher = Person(bots)
    await watcher.sit()
    for _ in range(40):
        await world.clock.forward(10.0)
    assert roller(watcher) is None
    assert any(update.actor == CHANCE for update in watcher.all(Update))


async def test_the_pace_instant_never_waits_also_if_it_is_chosen_at_the_die(world: World) -> None:
    table, me, friend = await two(world)
    await to_the_die(world, table, me, friend)
    before = table.number
    await table.receive(me.guest, SetTempo(paused=True))
    assert await refusal(me) == "paused"
    await table.receive(me.guest, SetTempo(pace="instant", paused=False))
    await settled()
    assert table.number > before
    rng = Random(4)
    for _ in range(30):
        asked = next((person for person in (me, friend) if person.choices is not None), None)
        if asked is None:
            await world.clock.forward(10.0)
        else:
            await asked.move(rng)
            await settled()
        assert table.state.roller is None
        assert table.match.actor != CHANCE


async def test_at_one_screen_anybody_there_may_touch_the_die(world: World) -> None:
    table, opened = await world.open("master", "me", "here", options={"first": 0}, pace="calm")
    me, other, covered, watcher = (Person(table) for _ in range(4))
    await me.sit(opened.seats[0].token)
    await other.sit(opened.seats[1].token)
    await to_the_die(world, table, me, other)
    await watcher.sit()
    assert await refusal(watcher) == "watching"
    await covered.sit(opened.seats[1].token, covered=True)
    before = table.number
    await roll(covered)
    assert table.number > before


async def test_a_host_that_starts_again_at_a_die_still_waits_and_knows_for_whom() -> None:
    storage = MemoryStorage()
    asked: list[int | None] = []
    append = storage.append

    async def noting(table: str, after: int, actions: Any, asks: int | None, due: int | None) -> bool:
        asked.append(asks)
        return await append(table, after, actions, asks, due)

    storage.append = noting  # type: ignore[method-assign,assignment]
    world = World(1, storage)
    table, opened = await world.open("master", "me", "normal", options={"first": 0}, pace="calm")
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await to_the_die(world, table, me)
    assert asked[-1] == 0, "the seat that is asked is stored, so that a bot there would go on"
    await world.tables.close_all()

    after = World(2, storage)
    again = Person(await after.tables.get(table.id))
    snapshot = await again.sit(opened.seats[0].token)
    assert (snapshot.roller, snapshot.number) == (0, table.number)
    await after.clock.forward(100.0)
    assert again.table.number == table.number
    await roll(again)
    assert again.table.number > table.number
    await after.tables.close_all()
