"""Public tables without any host: free seats, quick match, bots by agreement, and seats that become free."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.people import Person, World, settled

from wandelgang.games.seats import Colour
from wandelgang.table import Refuse, Table
from wandelgang.table.limits import AWAY_AT_LOBBY, AWAY_AT_MATCH, BOTS_AFTER
from wandelgang.table.matching import match
from wandelgang.table.protocol import (
    Agree,
    HandOver,
    HeldSeats,
    MatchedSeat,
    MatchWish,
    NewTable,
    OpenedTable,
    SeatToken,
    SeatWish,
    SitDown,
    Snapshot,
)
from wandelgang.table.public import agree, leave, look_after, public_table, sit_down
from wandelgang.table.turns import turns


def by_colour(colour: Colour) -> str:
    return f"The {colour} one"


async def opened(world: World, *others: str, game: str = "classic") -> tuple[Table, OpenedTable]:
    """A public table, opened by somebody who sits there."""
    seats = [SeatWish(Colour("red"), "me", "Ada")]
    for colour, kind in zip(("yellow", "blue", "green"), others, strict=False):
        seats.append(SeatWish(Colour(colour), kind))  # type: ignore[arg-type]
    wish = NewTable(game, tuple(seats), pace="instant", public=True)
    new = await world.tables.open(wish, by_colour)
    return await world.tables.get(new.table), new


async def sit(table: Table, name: str = "", **more: str) -> SeatToken:
    return await sit_down(table, SitDown(name, **more), by_colour)  # type: ignore[arg-type]


async def looking(world: World, name: str, **wish: object) -> MatchedSeat:
    return await match(world.tables, MatchWish(name=name, **wish), by_colour)  # type: ignore[arg-type]


def token_of(new: OpenedTable) -> str:
    token = new.seats[0].token
    assert token is not None
    return token


async def refused(doing: object) -> str:
    with pytest.raises(Refuse) as refusal:
        await doing  # type: ignore[misc]
    return refusal.value.code


async def test_a_public_table_begins_when_the_last_seat_is_taken() -> None:
    table, new = await opened(world := World(), "anyone", "anyone")
    ada = Person(table)
    assert (await ada.sit(token_of(new))).table.waiting
    assert ada.choices is None
    ben = await sit(table, "Ben")
    assert (ben.seat, table.state.waiting) == (1, True)
    await sit(table)
    assert not table.state.waiting
    assert [seat.name for seat in table.state.seats] == ["Ada", "Ben", "The blue one"]
    last = ada.all(Snapshot)[-1]
    assert not last.table.waiting
    await world.tables.close_all()


async def test_nobody_acts_before_that() -> None:
    table, new = await opened(world := World(), "anyone")
    people = [Person(table), Person(table)]
    await people[0].sit(token_of(new))
    with pytest.raises(Refuse, match="not-begun"):
        await people[0].act({"type": "push", "arrow": "N2", "turn": 0})
    ben = await sit(table, "Ben")
    await people[1].sit(ben.token)
    assert any(one.choices is not None for one in people)
    await world.tables.close_all()


async def test_the_last_seat_goes_to_one_person_only() -> None:
    table, _ = await opened(world := World(), "anyone")
    answers = await asyncio.gather(*(sit(table, f"Person {n}") for n in range(5)), return_exceptions=True)
    assert sum(isinstance(answer, SeatToken) for answer in answers) == 1
    codes = {answer.code for answer in answers if isinstance(answer, Refuse)}
    assert codes == {"no-free-seat"}
    await world.tables.close_all()


async def test_whoever_sits_there_gets_the_same_seat_again() -> None:
    table, _ = await opened(world := World(), "anyone", "anyone")
    ben = await sit(table, "Ben")
    assert await sit(table, "Ben", token=ben.token) == ben
    assert sum(seat.open for seat in table.state.seats) == 1
    await world.tables.close_all()


async def test_a_private_table_has_no_seats_for_anyone() -> None:
    world = World()
    wish = NewTable("classic", (SeatWish(Colour("red"), "me"), SeatWish(Colour("blue"), "anyone")))
    assert await refused(world.tables.open(wish, by_colour)) == "bad-seats"
    table, _ = await world.open("classic", "me", "link")
    assert await refused(sit(table, "Eve")) == "no-lobby"
    assert await world.storage.public_tables(0, 10) == ([], [])
    await world.tables.close_all()


async def test_a_table_for_anyone_needs_somebody_who_opens_it() -> None:
    wish = NewTable(
        "classic", (SeatWish(Colour("red"), "bot"), SeatWish(Colour("blue"), "anyone")), public=True
    )
    assert await refused(World().tables.open(wish, by_colour)) == "bad-seats"


async def test_a_free_seat_is_nobodys_to_hand_over() -> None:
    table, new = await opened(world := World(), "anyone")
    ada = Person(table)
    await ada.sit(token_of(new))
    assert await refused(table.receive(ada.guest, HandOver(1, "bot"))) == "not-begun"
    await world.tables.close_all()


# --- leaving -----------------------------------------------------------------------------------------


async def test_who_leaves_a_waiting_table_frees_the_seat_and_loses_it() -> None:
    table, new = await opened(world := World(), "anyone", "anyone")
    ben, at_screen = await sit(table, "Ben"), Person(table)
    await at_screen.sit(ben.token)
    await leave(table, ben.token)
    assert table.state.seats[1].free
    assert at_screen.all(Snapshot)[-1].you is None
    cleo = await sit(table, "Cleo")
    assert cleo.seat == 1
    assert await refused(table.receive(at_screen.guest, HandOver(1, "bot"))) == "watching"
    assert await refused(leave(table, ben.token)) == "wrong-token"
    await leave(table, token_of(new))
    assert [seat.kind for seat in table.state.seats] == ["anyone"] * 3
    await world.tables.close_all()


async def test_nobody_leaves_for_good_once_the_game_has_begun() -> None:
    table, _ = await opened(world := World(), "anyone")
    ben = await sit(table, "Ben")
    assert await refused(leave(table, ben.token)) == "begun"
    assert await refused(agree(table, Agree(ben.token, "now"))) == "begun"
    await world.tables.close_all()


async def test_the_seat_of_somebody_who_went_away_becomes_free() -> None:
    table, new = await opened(world := World(), "anyone", "anyone")
    ada = Person(table)
    await ada.sit(token_of(new))
    ben = await sit(table, "Ben")
    at_screen = Person(table)
    await at_screen.sit(ben.token)
    table.leave(at_screen.guest)
    world.clock.now += AWAY_AT_LOBBY - 1
    await look_after(table, sure=True)
    assert not table.state.seats[1].free
    world.clock.now += 1
    await look_after(table, sure=True)
    assert [seat.free for seat in table.state.seats] == [False, True, True]
    table.leave(ada.guest)
    world.clock.now += AWAY_AT_LOBBY
    assert (await world.storage.public_tables(0, 10))[0] == [table.id]
    await look_after(table, sure=True)
    assert (await world.storage.public_tables(0, 10))[0] == [], "nobody sits there any more"
    await world.tables.close_all()


# --- bots ------------------------------------------------------------------------------------------


async def test_bots_come_after_a_while_if_everyone_agrees() -> None:
    world = World()
    first = await looking(world, "Ada", game="classic", players=3, bots=True)
    second = await looking(world, "Ben", game="classic", players=3, bots=True)
    assert first.table == second.table
    table = await world.tables.get(first.table)
    people = [Person(table), Person(table)]
    await people[0].sit(first.token)
    await people[1].sit(second.token)
    world.clock.now += BOTS_AFTER - 1
    await look_after(table, sure=True)
    assert table.state.waiting
    world.clock.now += 1
    await look_after(table, sure=True)
    assert not table.state.waiting
    bot = table.state.seats[2]
    assert (bot.kind, bot.bot, bool(bot.name)) == ("bot", "normal", True)
    assert table.facts().seats[2].away is None
    await settled()
    await world.tables.close_all()


async def test_one_who_does_not_agree_is_enough_to_wait_on() -> None:
    world = World()
    first = await looking(world, "Ada", players=3, bots=True)
    second = await looking(world, "Ben", players=3)
    table = await world.tables.get(first.table)
    people = [Person(table), Person(table)]
    await people[0].sit(first.token)
    await people[1].sit(second.token)
    world.clock.now += BOTS_AFTER
    await look_after(table, sure=True)
    assert table.state.waiting
    await agree(table, Agree(second.token, "later"))
    assert not table.state.waiting
    await world.tables.close_all()


async def test_bots_come_at_once_if_everyone_says_so() -> None:
    world = World()
    first = await looking(world, "Ada", players=4)
    second = await looking(world, "Ben", players=4)
    table = await world.tables.get(first.table)
    await agree(table, Agree(first.token, "now"))
    assert table.state.waiting
    assert [seat.agreed for seat in table.facts().seats] == ["now", "no", "no", "no"]
    await agree(table, Agree(second.token, "now"))
    assert not table.state.waiting
    assert [seat.kind for seat in table.state.seats] == ["anyone", "anyone", "bot", "bot"]
    await world.tables.close_all()


async def test_the_storage_asks_everyone_itself() -> None:
    """Somebody may sit down between the decision and the storage."""
    world = World()
    first = await looking(world, "Ada", players=3, bots=True)
    await looking(world, "Ben", players=3)
    names = {0: "Linde", 1: "Bruno", 2: "Odile"}
    assert not await world.storage.fill_up(first.table, names, "normal", "later")
    await world.tables.close_all()


# --- quick match -----------------------------------------------------------------------------------


async def test_wishes_that_fit_meet_at_one_table() -> None:
    world = World()
    ada = await looking(world, "Ada", game="classic", players=2)
    world.clock.now += 1
    assert (await looking(world, "Eve", game="master", players=2)).table != ada.table
    assert (await looking(world, "Eve", game="classic", players=3)).table != ada.table
    ben = await looking(world, "Ben")
    assert (ben.table, ben.seat) == (ada.table, 1), "anything fits somebody who wants anything"
    assert not (await world.tables.get(ada.table)).state.waiting
    await world.tables.close_all()


async def test_a_quick_match_finds_a_table_that_somebody_opened() -> None:
    table, _ = await opened(world := World(), "anyone", game="towers")
    ben = await looking(world, "Ben", game="towers")
    assert ben.table == table.id
    await world.tables.close_all()


async def test_nobody_is_matched_with_themselves() -> None:
    world = World()
    first = await looking(world, "Ada", players=2)
    again = await looking(world, "Ada", players=2, elsewhere=(first.table,))
    assert again.table != first.table
    await world.tables.close_all()


async def test_nobody_is_matched_with_somebody_who_has_gone() -> None:
    world = World()
    gone = await looking(world, "Ada", players=2)
    world.clock.now += AWAY_AT_MATCH
    ben = await looking(world, "Ben", players=2)
    assert ben.table != gone.table
    table = await world.tables.get(ben.table)
    await Person(table).sit(ben.token)
    world.clock.now += AWAY_AT_MATCH
    assert (await looking(world, "Cleo", players=2)).table == ben.table
    await world.tables.close_all()


async def test_many_wishes_at_once_fill_tables_one_by_one() -> None:
    world = World()
    found = await asyncio.gather(*(looking(world, f"Person {n}", players=3) for n in range(9)))
    seats = sorted((one.table, one.seat) for one in found)
    assert len({table for table, _ in seats}) == 3
    assert len(set(seats)) == 9
    await world.tables.close_all()


async def test_wishes_that_no_game_fulfils_are_refused() -> None:
    world = World()
    assert await refused(looking(world, "Ada", game="chess")) == "no-game"
    assert await refused(looking(world, "Ada", game="classic", players=5)) == "bad-seats"
    assert await refused(looking(world, "\u2800")) == "bad-name"
    assert await world.storage.count() == 0


# --- what others learn ----------------------------------------------------------------------------


async def test_the_lobby_knows_what_everybody_may_know() -> None:
    table, _ = await opened(world := World(), "anyone", "anyone")
    await sit(table, "Ben")
    facts = public_table(table)
    assert [(seat.name, seat.open) for seat in facts.seats] == [("Ada", False), ("Ben", False), ("", True)]
    assert facts.waiting
    await world.tables.close_all()


async def test_turns_say_what_the_tokens_hold() -> None:
    world = World()
    table, new = await opened(world, "anyone")
    ben = await sit(table, "Ben")
    private, other = await world.open("master", "me", "link")
    asked = [
        HeldSeats(table.id, (ben.token, "wrong")),
        HeldSeats(private.id, (token_of(new),)),  # a token for another table
        HeldSeats("2222222222", ()),
    ]
    found = {turn.table: turn for turn in await turns(world.ports, asked)}
    assert found.keys() == {table.id, private.id}
    assert found[table.id].yours == (1,)
    assert found[private.id].yours == ()
    assert found[table.id].asked == table.match.actor
    assert not found[table.id].over
    assert [seat.colour for seat in found[private.id].seats] == ["red", "blue"]
    assert other.table == private.id
    await world.tables.close_all()
