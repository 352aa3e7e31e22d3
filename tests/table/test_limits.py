"""What one table allows at most, and at whose expense its bots think."""

from __future__ import annotations

import pytest
from tests.table.people import Person, World, settled

from wandelgang.table import Guest, Refuse
from wandelgang.table.limits import SPECTATORS_A_PAYER
from wandelgang.table.protocol import PROTOCOL, Sit, TakeBack


async def test_acting_and_taking_back_for_ever_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("permissions", "autoplay"):
        monkeypatch.setattr(f"wandelgang.table.{module}.MOST_ENTRIES", 20)
    world = World()
    table, opened = await world.open("classic", "me", "here", options={"first": 0})
    me = Person(table)
    await me.sit(opened.seats[0].token)
    while table.number < 20:
        assert me.choices is not None
        await me.act(me.choices.actions[0])
        if table.number < 20:
            await table.receive(me.guest, TakeBack(me.number))
    assert me.choices is not None
    with pytest.raises(Refuse, match="at most 20") as refused:
        await me.act(me.choices.actions[0])
    assert refused.value.code == "endless"
    with pytest.raises(Refuse, match="at most 20"):
        await table.receive(me.guest, TakeBack(me.number))
    await world.tables.close_all()


async def test_bots_end_there_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("permissions", "autoplay"):
        monkeypatch.setattr(f"wandelgang.table.{module}.MOST_ENTRIES", 20)
    world = World()
    table, _ = await world.open("classic", "easy", "easy")
    watcher = Person(table)
    await watcher.sit()
    for _ in range(40):
        await settled()
    assert table.number >= 20
    stands = table.number
    await settled()
    assert table.number == stands <= 22, "an action and the chance that follows it are one"
    await world.tables.close_all()


async def test_one_address_cannot_take_all_places_of_the_spectators() -> None:
    world = World()
    table, _ = await world.open("classic", "me", "here")
    sit = Sit(protocol=PROTOCOL)
    many = [Guest(lambda _: None, payer="192.0.2.1") for _ in range(SPECTATORS_A_PAYER)]
    for guest in many:
        await table.receive(guest, sit)
    await table.receive(many[0], sit)  # again: it has its place
    with pytest.raises(Refuse) as refused:
        await table.receive(Guest(lambda _: None, payer="192.0.2.1"), sit)
    assert refused.value.code == "host-full"
    await table.receive(Guest(lambda _: None, payer="192.0.2.2"), sit)
    await world.tables.close_all()


async def test_those_who_play_pay_for_the_bots_and_else_those_who_watch() -> None:
    world = World()
    table, opened = await world.open("classic", "me", "normal", options={"first": 0})
    assert table.guests.payers == frozenset()
    watcher, player = Guest(lambda _: None, payer="watcher"), Guest(lambda _: None, payer="player")
    await table.receive(watcher, Sit(protocol=PROTOCOL))
    assert table.guests.payers == {"watcher"}
    await table.receive(player, Sit(token=opened.seats[0].token, protocol=PROTOCOL))
    assert table.guests.payers == {"player"}, "a stranger who watches does not count"
    table.leave(watcher)
    table.leave(player)
    assert table.guests.payers == {"player"}, "the bots still play for whoever has just left"
    await world.tables.close_all()
