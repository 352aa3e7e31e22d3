"""A guest who leaves in the middle of a message breaks nothing for the others."""

from __future__ import annotations

from random import Random

from tests.table.people import Person, World

from wandelgang.table import Guest
from wandelgang.table.protocol import PROTOCOL, Sit, Update


async def test_guests_may_leave_while_the_table_tells_them_something() -> None:
    world = World()
    table, opened = await world.open("classic", "me", "here", options={"first": 0})
    people = [Person(table) for _ in opened.seats]
    for person, seat in zip(people, opened.seats, strict=True):
        await person.sit(seat.token)
    leaving: list[Guest] = []

    def leave(_: bytes) -> None:
        while leaving:
            table.leave(leaving.pop())

    watchers = [Guest(leave) for _ in range(6)]
    for watcher in watchers:
        await table.receive(watcher, Sit(protocol=PROTOCOL))
    leaving[:] = watchers
    await people[0].move(Random(1))
    assert set(table.guests) == {person.guest for person in people}
    assert all(person.all(Update) for person in people)
    await world.tables.close_all()
