"""Who is there is told soon, but somebody who comes and goes all the time cannot flood a table."""

from __future__ import annotations

import asyncio

from tests.table.people import Person, World, settled

from wandelgang.table import Change, Table
from wandelgang.table.limits import PRESENCE_AT_MOST_EVERY
from wandelgang.table.protocol import Presence


async def watched(world: World) -> tuple[Table, Person, list[Change]]:
    """A table with somebody who hears all, and what other processes are told."""
    table, opened = await world.open("classic", "me", "link")
    told: list[Change] = []
    table.changed = told.append
    ada = Person(table)
    await ada.sit(opened.seats[0].token)
    await world.clock.forward(1.0)
    return table, ada, told


async def test_the_first_change_is_told_at_once() -> None:
    table, ada, told = await watched(World())
    told.clear()
    await Person(table).sit(name="Mia")
    assert [heard.spectators for heard in ada.all(Presence)] == [("Mia",)]
    assert told == ["presence"]


async def test_many_changes_are_told_together_and_the_last_state_always() -> None:
    world = World()
    table, ada, told = await watched(world)
    told.clear()
    guest = Person(table)
    for number in range(200):
        await guest.sit(name=f"Mia {number}")
        await world.clock.forward(0.005)
    most = 1 + 1.0 / PRESENCE_AT_MOST_EVERY
    assert 2 < len(ada.all(Presence)) <= most
    assert 2 < told.count("presence") <= most
    await world.clock.forward(PRESENCE_AT_MOST_EVERY)
    assert ada.all(Presence)[-1].spectators == ("Mia 199",)
    table.leave(guest.guest)
    await world.clock.forward(PRESENCE_AT_MOST_EVERY)
    assert ada.all(Presence)[-1].spectators == ()
    before = len(ada.heard)
    await world.clock.forward(60.0)
    assert len(ada.heard) == before, "nothing changed any more"


async def test_who_saw_a_state_that_was_never_told_hears_the_next() -> None:
    world = World()
    table, ada, _ = await watched(world)
    mia, finn = Person(table), Person(table)
    await finn.sit(name="Finn")
    await mia.sit(name="Mia")
    assert (await finn.sit(name="Finn")).table.spectators == ("Finn", "Mia")
    table.leave(mia.guest)  # as it was when everybody was last told
    await world.clock.forward(PRESENCE_AT_MOST_EVERY)
    for person in (ada, finn):
        assert person.all(Presence)[-1].spectators == ("Finn",)


async def test_a_table_that_closes_tells_the_rest_and_leaves_no_task() -> None:
    world = World()
    before = asyncio.all_tasks()
    table, ada, told = await watched(world)
    guests = [Person(table) for _ in range(3)]
    for guest in guests:
        await guest.sit(name="Mia")
    told.clear()
    await world.tables.close_all()
    assert ada.all(Presence)[-1].spectators == ("Mia",) * 3
    assert told == ["presence"]
    for guest in (ada, *guests):  # their connections end a little later
        table.leave(guest.guest)
    assert told == ["presence"] * 5
    await settled()
    assert asyncio.all_tasks() == before
