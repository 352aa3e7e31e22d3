"""A running game for another device: what it holds, what it hides, and when it stays."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.table.people import Person, World, play

from wandelgang.games import GAMES
from wandelgang.match import TurnClock, load, replay
from wandelgang.match.brief import read_brief
from wandelgang.table import Refuse, Table
from wandelgang.table.protocol import CarriedText, HandOver, OpenedTable, TakenAlong


async def playing(
    world: World, game: str, *kinds: str, until: int = 40, **more: object
) -> tuple[Table, OpenedTable]:
    """A table in the middle of a game."""
    table, opened = await world.open(game, *kinds, **more)
    people = []
    for seat in opened.seats:
        if seat.token:
            people.append(Person(table))
            await people[-1].sit(seat.token)
    await play(world, *people, until=until)
    return table, opened


async def taken(world: World, table: Table, opened: OpenedTable) -> TakenAlong:
    token = opened.seats[0].token
    assert token is not None
    return await world.tables.take_along(table.id, token)


@pytest.mark.parametrize("kinds", [("me", "easy"), ("me", "normal", "easy", "easy")])
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_goes_on_at_another_place_to_its_end(game: str, kinds: tuple[str, ...]) -> None:
    here, there = World(1), World(2)
    table, opened = await playing(here, game, *kinds)
    text = CarriedText((await taken(here, table, opened)).text)
    seen = await there.tables.look_at(text)
    assert (seen.game, seen.turn) == (game, table.match.state.turn)
    assert [seat.name for seat in seen.seats] == [seat.name for seat in table.state.seats]
    carried = await there.tables.open_carried(text, str)
    other = await there.tables.get(carried.table)
    assert other.match.number >= table.match.number
    assert [(one.kind, one.bot) for one in other.state.seats] == [
        (one.kind, one.bot) for one in table.state.seats
    ]
    me = Person(other)
    await me.sit(carried.seats[0].token)
    await play(there, me)
    record = await there.tables.finished(carried.table)
    assert record.result is not None
    assert not table.match.over, "the first device keeps its game as it was"


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_plays_alone_finds_nothing_in_the_text_but_what_they_see(game: str) -> None:
    """X10: what the bots hide is dealt anew each time, in the text and in the file."""
    world = World(3)
    table, opened = await playing(world, game, "me", "easy", "normal")
    view, states = table.match.view(0), set()
    for _ in range(12):
        along = await taken(world, table, opened)
        match, _ = read_brief(_bytes(along.text))
        *_, last = replay(load(along.record))
        assert last.state == match.state
        assert match.view(0) == view
        states.add(match.state)
    hidden = any(view.players[other] != table.match.view(other).players[other] for other in (1, 2))
    assert (len(states) > 6) == hidden


def _bytes(text: str) -> bytes:
    from base64 import urlsafe_b64decode

    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@pytest.mark.parametrize("game", GAMES)
async def test_people_at_one_screen_who_hide_something_from_each_other_stay_where_they_are(game: str) -> None:
    world = World(4)
    table, opened = await playing(world, game, "me", "here", "easy", until=12)
    views = [table.match.view(seat).players for seat in range(2)]
    if views[0][1] == views[1][1] and views[1][0] == views[0][0]:
        assert (await taken(world, table, opened)).text
        return
    with pytest.raises(Refuse) as refused:
        await taken(world, table, opened)
    assert refused.value.code == "carry-secrets"


async def test_a_game_stays_if_others_play_or_a_clock_runs_or_it_is_over() -> None:
    world = World(5)
    table, opened = await world.open("classic", "me", "link")
    with pytest.raises(Refuse, match="carry-others"):
        await taken(world, table, opened)
    table, opened = await playing(world, "classic", "me", "easy", until=8, clock=TurnClock(600))
    with pytest.raises(Refuse, match="carry-clock"):
        await taken(world, table, opened)
    table, opened = await playing(world, "classic", "me", "easy", until=10_000, options={"cards": 1})
    with pytest.raises(Refuse, match="over"):
        await taken(world, table, opened)


async def test_only_whoever_holds_a_seat_takes_a_game_along() -> None:
    world = World(6)
    table, _ = await playing(world, "towers", "me", "easy", until=4)
    with pytest.raises(Refuse, match="wrong-token"):
        await world.tables.take_along(table.id, "a guess")


async def test_a_seat_that_a_bot_plays_for_a_while_is_its_persons_again_over_there() -> None:
    world = World(7)
    table, opened = await playing(world, "classic", "me", "easy", until=4)
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await table.receive(me.guest, HandOver(0, "bot"))
    carried = await world.tables.open_carried(CarriedText((await taken(world, table, opened)).text), str)
    assert (await world.tables.get(carried.table)).state.seats[0].bot is None


@pytest.mark.parametrize("text", ["", "A", "what is this?", "ä", "AAAA" * 9, "A" * 20_000])
async def test_what_is_no_carried_game_is_refused(text: str) -> None:
    with pytest.raises(Refuse) as refused:
        await World().tables.look_at(CarriedText(text))
    assert refused.value.code == "bad-carried"


async def test_a_damaged_text_is_refused_or_holds_the_same_game() -> None:
    world = World(8)
    table, opened = await playing(world, "master", "me", "easy")
    text, rng = (await taken(world, table, opened)).text, Random(8)
    whole = await world.tables.look_at(CarriedText(text))
    for _ in range(80):
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice("abcXYZ019-_.") + text[at + rng.randrange(2) :]
        assert await _read(world, damaged) in (msgspec.json.encode(whole), "bad-carried")


async def _read(world: World, text: str) -> bytes | str:
    try:
        return msgspec.json.encode(await world.tables.look_at(CarriedText(text)))
    except Refuse as refusal:
        return refusal.code
