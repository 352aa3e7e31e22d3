"""Spectators with names, reactions and chat: what is told to whom, how often, and what is kept."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.people import Person, World, play, settled

from wandelgang.match import dump
from wandelgang.table import Refuse
from wandelgang.table.limits import LONGEST_REMARK, REMARKS_KEPT
from wandelgang.table.protocol import Claim, Presence, React, Reacted, Said, Say, Snapshot
from wandelgang.table.secrets import fingerprint
from wandelgang.table.table import Change, Table
from wandelgang.table.talk import checked_remark


async def seated(world: World, **more: object) -> tuple[Table, Person, Person, Person]:
    """A table with two players and a spectator."""
    table, opened = await world.open("classic", "me", "link", **more)
    ada, ben, mia = Person(table), Person(table), Person(table)
    await ada.sit(opened.seats[0].token)
    invitation = opened.seats[1].invitation
    assert invitation is not None
    token = (await world.tables.claim(table.id, 1, Claim(invitation, "Ben"))).token
    await ben.sit(token)
    await mia.sit(name="Mia")
    return table, ada, ben, mia


async def react(person: Person, reaction: str = "heart") -> None:
    await person.table.receive(person.guest, msgspec.convert({"type": "react", "reaction": reaction}, React))


async def say(person: Person, text: str) -> None:
    await person.table.receive(person.guest, Say(text))


async def test_a_spectator_can_have_a_name_and_another_and_none() -> None:
    world = World()
    table, ada, ben, mia = await seated(world)
    await world.clock.forward(1.0)
    assert ada.all(Presence)[-1].spectators == ("Mia",)
    assert (await ben.sit()).table.spectators == ("Mia", ""), "those with a name come first"
    await mia.sit(name="  Mia   Maus ")
    await world.clock.forward(1.0)
    assert ada.all(Presence)[-1].spectators == ("Mia Maus", "")
    await mia.sit(name=" ")
    await world.clock.forward(1.0)
    assert ada.all(Presence)[-1].spectators == ("", "")
    table.leave(mia.guest)
    await world.clock.forward(1.0)
    assert ada.all(Presence)[-1].spectators == ("",)


async def test_names_of_spectators_follow_the_rules_for_names() -> None:
    table, _, _, mia = await seated(World())
    for name in ("x" * 25, "Mi\u202ea", "\u200b"):
        with pytest.raises(Refuse) as refused:
            await mia.sit(name=name)
        assert refused.value.code == "bad-name"
    assert table.facts().spectators == ("Mia",), "a refused name changes nothing"


async def test_who_has_a_seat_goes_by_the_name_of_the_seat() -> None:
    table, opened = await World().open("classic", "me", "link")
    await Person(table).sit(opened.seats[0].token, name="Somebody else")
    assert table.facts().spectators == ()
    assert table.facts().seats[0].name == "The red one"


async def test_a_reaction_reaches_everyone_and_belongs_to_the_seat_of_the_connection() -> None:
    _, ada, ben, mia = await seated(World())
    await react(ben, "laurel")
    for person in (ada, ben, mia):
        assert person.all(Reacted) == [Reacted(1, "laurel")]


async def test_at_one_screen_a_reaction_belongs_to_the_seat_that_the_connection_holds() -> None:
    table, opened = await World().open("classic", "me", "here")
    both = Person(table)
    await both.sit(opened.seats[1].token, covered=True)
    await react(both, "moon")
    assert both.all(Reacted) == [Reacted(1, "moon")]


async def test_spectators_neither_react_nor_write() -> None:
    _, ada, _, mia = await seated(World(), chat=True)
    for attempt in (react(mia), say(mia, "Hello")):
        with pytest.raises(Refuse) as refused:
            await attempt
        assert refused.value.code == "watching"
    assert not ada.all(Reacted) + ada.all(Said)


async def test_one_reaction_every_two_seconds_and_ten_a_minute_on_all_devices_of_a_seat() -> None:
    world = World()
    table, ada, ben, mia = await seated(world)
    began = world.clock.now

    async def refused() -> int:
        with pytest.raises(Refuse) as refusal:
            await react(ben)
        assert refusal.value.code == "many-reactions"
        return int(refusal.value.facts["seconds"])

    await react(ben)
    assert await refused() == 2
    await react(ada)  # everybody has a limit of their own
    for _ in range(9):
        world.clock.now += 2.0
        await react(ben)
    assert world.clock.now == began + 18.0
    world.clock.now += 2.0
    assert await refused() == 40, "ten in twenty seconds: the first of them has to be a minute old"
    world.clock.now = began + 59.5
    assert await refused() == 1
    world.clock.now = began + 60.0
    await react(ben)
    assert len(mia.all(Reacted)) == 12
    table.hear(Reacted(0, "rain"))  # the same seat at another process
    with pytest.raises(Refuse):
        await react(ada)


async def test_chat_is_off_unless_whoever_opened_the_table_allows_it() -> None:
    _, ada, ben, _ = await seated(World())
    assert not ben.all(Snapshot)[0].table.chat
    with pytest.raises(Refuse) as refused:
        await say(ada, "Hello")
    assert refused.value.code == "no-chat"


async def test_a_remark_reaches_everyone_and_those_who_come_later() -> None:
    world = World()
    table, ada, ben, mia = await seated(world, chat=True)
    assert ben.all(Snapshot)[0].table.chat
    await say(ada, "  Hello,\n<b>Ben</b>\u202e! ")
    remark = Said(0, "Hello, <b>Ben</b>!", int(world.clock.now * 1000))
    for person in (ada, ben, mia):
        assert person.all(Said) == [remark]
    late = Person(table)
    assert (await late.sit()).said == (remark,)


async def test_remarks_are_limited_in_length_number_and_pace() -> None:
    world = World()
    table, ada, _, mia = await seated(world, chat=True)
    for text in ("", " \n", "\u200b", "x" * (LONGEST_REMARK + 1)):
        with pytest.raises(Refuse) as refused:
            await say(ada, text)
        assert refused.value.code == "bad-remark"
    for number in range(20):
        await say(ada, f"{number}")
        with pytest.raises(Refuse) as refused:
            await say(ada, "too soon")
        assert refused.value.code == "many-remarks"
        world.clock.now += 1.0
    with pytest.raises(Refuse) as refused:
        await say(ada, "too many")
    assert refused.value.facts["seconds"] == 40
    world.clock.now += 60.0
    for _ in range(REMARKS_KEPT):
        world.clock.now += 3.0
        await say(ada, "later")
    assert len(table.talk.remarks) == REMARKS_KEPT
    assert mia.all(Said)[0].text == "0"


@pytest.mark.parametrize("text", ["Grüße an 👩\u200d🚀", "a" * LONGEST_REMARK, "שלום"])
def test_plain_text_stays_as_it_is(text: str) -> None:
    assert checked_remark(text) == text


async def test_nothing_that_is_said_is_stored_or_in_the_record() -> None:
    world = World()
    table, ada, ben, _ = await seated(world, chat=True, options={"cards": 1, "way_home": False})
    await say(ada, "a secret plan")
    await react(ben, "hourglass")
    await play(world, ada, ben)
    await settled()
    stored = await world.storage.load(table.id)
    for kept in (dump(table.record), msgspec.json.encode(stored)):
        assert b"plan" not in kept
        assert b"hourglass" not in kept
    await world.tables.close(table.id)
    again = await world.tables.get(table.id)
    assert again.facts().chat, "the choice is kept"
    assert not again.talk.remarks, "the remarks are not"


async def test_other_processes_are_told_what_was_said() -> None:
    table, ada, ben, _ = await seated(World(), chat=True)
    told: list[Change] = []
    table.changed = told.append
    await react(ada)
    await say(ben, "Hi")
    table.hear(Reacted(1, "laugh"))  # from another process: nobody is told again
    assert [type(change) for change in told] == [Reacted, Said]
    assert [reacted.reaction for reacted in ben.all(Reacted)] == ["heart", "laugh"]


async def test_a_rematch_has_a_chat_if_the_table_had_one() -> None:
    world = World()
    table, ada, ben, _ = await seated(world, chat=True, options={"cards": 1, "way_home": False})
    await play(world, ada, ben)
    moved = await world.tables.rematch(table.id, await token_of(world, table))
    assert (await world.tables.get(moved.table)).facts().chat


async def token_of(world: World, table: Table) -> str:
    """A fresh token for the first seat."""
    await world.storage.give_tokens(table.id, [(fingerprint("a token"), 0)])
    return "a token"
