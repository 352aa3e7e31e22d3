"""Taking back a step: what may be taken back, what is refused, and what everybody hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.secrets import redealt
from tests.server.leaks import Truth, leaks
from tests.table.people import Person, World, play, settled

from wandelgang.games import GAMES
from wandelgang.games.wire import decode, encode
from wandelgang.match import dump, load
from wandelgang.table import MemoryStorage, Refuse, Table
from wandelgang.table.line import Line
from wandelgang.table.protocol import Ask, HandOver, Hint, SetTempo, TakeBack, Update
from wandelgang.table.replays import show
from wandelgang.table.state import fold


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.tables.close_all()


async def back(person: Person, number: int | None = None) -> None:
    await person.table.receive(person.guest, TakeBack(person.number if number is None else number))


def may(person: Person) -> bool:
    """Whether the table says that this person may take back now."""
    return bool(person.all(Update)[-1].may_take_back)


async def at(table: Table, *tokens: str | None) -> list[Person]:
    """People who have sat down."""
    people = [Person(table) for _ in tokens]
    for person, token in zip(people, tokens, strict=True):
        await person.sit(token)
    return people


async def two(world: World, game: str = "classic", **more: Any) -> tuple[Table, Person, Person]:
    """A table with two people, the first of whom begins."""
    table, opened = await world.open(game, "me", "here", **({"options": {"first": 0}} | more))
    me, other = await at(table, opened.seats[0].token, opened.seats[1].token)
    return table, me, other


def action(person: Person, kind: str, **values: object) -> msgspec.Raw:
    """One of the offered actions, of a kind and with these values."""
    assert person.choices is not None
    for offered in person.choices.actions:
        plain = msgspec.json.decode(offered)
        if plain["type"] == kind and all(plain.get(name) == value for name, value in values.items()):
            return offered
    raise AssertionError(f"there is no such {kind}")


def stay(table: Table, person: Person) -> msgspec.Raw:
    """The walk that ends where it begins."""
    state = table.match.state
    return action(person, "walk", cell=state.figures[state.seat])


async def test_a_push_is_taken_back_and_another_one_made(world: World) -> None:
    table, me, other = await two(world)
    before, number, choices = table.match, table.number, me.choices
    await me.act(action(me, "push"))
    assert may(me)
    assert not may(other)
    pushed = other.all(Update)[-1]
    await back(me)
    assert table.match == before
    assert table.number == number + 2, "the number only grows"
    told = me.all(Update)[-1]
    assert (told.actor, told.undone, told.notation, told.events) == (0, 1, None, ())
    assert told.choices == choices
    assert not told.may_take_back, "the cards were dealt just before: there is nothing else to take back"
    assert other.all(Update)[-1].undone == 1
    assert decode(bytes(told.view), table.match.game.View) == table.match.view(0)
    await me.act(action(me, "push", arrow="S4"))
    assert other.all(Update)[-1].number == pushed.number + 2


async def test_a_whole_turn_can_be_taken_back_step_by_step_until_the_next_one_acts(world: World) -> None:
    table, me, other = await two(world)
    before = table.match
    await me.act(action(me, "push"))
    pushed = table.match
    await me.act(stay(table, me))
    assert table.match.actor == 1
    assert other.choices is not None
    await back(me)
    assert table.match == pushed
    assert other.choices is None
    await back(me)
    assert table.match == before
    with pytest.raises(Refuse) as refused:
        await back(me)
    assert refused.value.code == "revealed"

    await me.act(action(me, "push"))
    await me.act(stay(table, me))
    await other.act(action(other, "push"))
    assert not may(me)
    with pytest.raises(Refuse) as refused:
        await back(me)
    assert refused.value.code == "others-acted"
    await back(other)
    assert table.match.actor == 1
    assert may(me), "nobody else has acted since, after all"


def first_step(table: Table, start: Any) -> int:
    """How many actions there were before the first that can still be taken back."""
    steps = table.state.line.steps
    return table.match.number - len(steps) if steps else max(table.match.number, start.number)


async def test_against_bots_one_goes_back_over_their_turns_to_the_last_thing_revealed(world: World) -> None:
    table, opened = await world.open("classic", "me", "easy", options={"first": 0})
    [me] = await at(table, opened.seats[0].token)
    start, floor = table.match, 0
    for _ in range(3):
        if me.choices is None:
            await world.clock.forward(10.0)
        await me.act(action(me, "push"))
        await me.act(stay(table, me))
        await world.clock.forward(10.0)
        if (floor := first_step(table, start)) != start.number:
            break
    steps = 0
    while may(me):
        await back(me)
        assert table.match.actor == 0
        steps += 1
    assert steps
    assert table.match.number >= floor
    assert all(step.by != 0 for step in table.state.line.steps), "as far as it goes"


async def test_among_several_people_a_bots_turn_is_not_undone(world: World) -> None:
    table, opened = await world.open("classic", "me", "easy", "here", options={"first": 0}, pace="calm")
    [me] = await at(table, opened.seats[0].token)
    await me.act(action(me, "push"))
    await me.act(stay(table, me))
    assert may(me)
    await world.clock.forward(10.0)
    with pytest.raises(Refuse) as refused:
        await back(me)
    assert refused.value.code == "others-acted"


async def test_nothing_that_was_revealed_is_taken_back() -> None:
    """In all games: after a step that revealed something, and after chance, the answer is no."""
    for game in GAMES:
        world = World(3)
        table, opened = await world.open(game, "me", "here", options={"first": 0})
        me, other = await at(table, opened.seats[0].token, opened.seats[1].token)
        rng, revealed = Random(5), 0
        while me.result is None and table.number < 160:
            asked = next((one for one in (me, other) if one.choices is not None), None)
            if asked is None:
                await world.clock.forward(10.0)
                continue
            await asked.move(rng)
            await settled()
            if table.match.revealing and not table.match.over:
                revealed += 1
                for person in (me, other):
                    assert not may(person)
                    with pytest.raises(Refuse) as refused:
                        await back(person)
                    assert refused.value.code == "revealed"
        assert revealed, game
        await world.tables.close_all()


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_takes_back_learns_nothing_and_plays_on(game: str) -> None:
    """Half of all steps that can be taken back are. The views stay those of a seat that knows no secrets,
    the stored entries lead to the same match, and the record holds the line that was played."""
    storage = MemoryStorage()
    world = World(7, storage)
    table, opened = await world.open(game, "me", "normal", options={"first": 0})
    me, watcher = await at(table, opened.seats[0].token, None)
    rng, taken = Random(11), 0
    while me.result is None and taken < 40:
        if me.choices is None:
            await world.clock.forward(10.0)
            continue
        await me.move(rng)
        await settled()
        if may(me) and rng.random() < 0.5:
            before = table.match
            await back(me)
            taken += 1
            assert table.match.actor == 0
            assert table.match.actions == before.actions[: table.match.number]
    assert taken >= 5, game
    await play(world, me)

    stored = await storage.load(table.id)
    assert stored is not None
    line = fold(stored).line
    assert (line.number, line.match) == (table.number, table.match)
    assert line.number > line.match.number
    record = await world.tables.finished(table.id)
    assert load(dump(record)) == record
    assert record.actions == table.match.actions
    assert len(show(record).frames) == table.match.number + 1

    truth = Truth(record)
    texts = [entry.text for entry in stored.entries]
    truth.positions = positions(line, texts)  # by the numbers that people heard
    for seat, person in ((0, me), (None, watcher)):
        told = [data for data in person.bytes if not undoes(data)]
        assert not list(leaks(truth, seat, told, []))
        for update in person.all(Update):
            if update.undone:
                other = redealt(truth.game, truth.positions[update.number].state, seat, Random(1))
                view = decode(bytes(update.view), truth.game.View)
                assert view == decode(encode(truth.game.view(other, seat)), truth.game.View)
    await world.tables.close_all()


def undoes(data: bytes) -> bool:
    return bool(msgspec.json.decode(data).get("undone"))


def positions(end: Line, texts: Iterable[str]) -> list[Any]:
    """The match after each stored entry."""
    match = end.match
    line = Line(0, (type(match).start(match.game, match.options, match.deal, match.seats),))
    found = [line.match]
    for text in texts:
        line, entry = line.read(text)
        found.append(entry.match)
    return found


async def test_it_is_refused_where_the_table_does_not_allow_it(world: World) -> None:
    table, me, _ = await two(world, take_back=False)
    await me.act(action(me, "push"))
    assert not may(me)
    with pytest.raises(Refuse) as refused:
        await back(me)
    assert refused.value.code == "no-take-back"
    assert not table.facts().take_back


async def test_who_watches_comes_late_or_has_handed_over_is_refused(world: World) -> None:
    table, me, _ = await two(world)
    [watcher] = await at(table, None)
    await me.act(action(me, "push"))

    async def refusal(person: Person, number: int | None = None) -> str:
        with pytest.raises(Refuse) as refused:
            await back(person, number)
        return refused.value.code

    assert await refusal(watcher) == "watching"
    assert await refusal(me, table.number - 1) == "stale"
    await table.receive(me.guest, SetTempo(paused=True))
    assert await refusal(me) == "paused"
    await table.receive(me.guest, HandOver(0, "bot", "easy"))
    await table.receive(me.guest, SetTempo(pace="calm", paused=False))
    assert await refusal(me) == "handed-over"
    await table.receive(me.guest, HandOver(0, "person"))
    await back(me)
    assert table.match.number + 2 == table.number


async def test_a_finished_game_stays_finished(world: World) -> None:
    table, me, other = await two(world, options={"cards": 1, "way_home": False, "first": 0})
    await play(world, me, other)
    assert not may(me)
    assert not may(other)
    with pytest.raises(Refuse, match="over"):
        await back(me)
    assert table.match.over


async def test_a_hint_after_taking_back_is_for_the_position_now(world: World) -> None:
    table, me, _ = await two(world)
    await me.act(action(me, "push"))
    await back(me)
    await table.receive(me.guest, Ask(me.number))
    [hint] = me.all(Hint)
    assert hint.number == table.number
    for advised in hint.actions:
        await me.act(advised)


async def test_another_process_takes_it_over_and_who_was_second_hears_of_it() -> None:
    storage = MemoryStorage()
    here, there = World(1, storage), World(2, storage)
    table, opened = await here.open("classic", "me", "here", options={"first": 0})
    same = await there.tables.get(table.id)
    me, phone = Person(table), Person(same)
    await me.sit(opened.seats[0].token)
    await phone.sit(opened.seats[0].token)
    await me.act(action(me, "push"))
    await back(me)
    with pytest.raises(Refuse) as refused:
        await phone.act(action(phone, "push"))
    assert refused.value.code == "stale"
    assert [told.undone for told in phone.all(Update)] == [0, 1]
    assert (same.number, same.match) == (table.number, table.match)
    assert phone.choices == me.choices
    await phone.act(action(phone, "push", arrow="E2"))
    await table.catch_up()
    assert table.match == same.match
    for process in (here, there):
        await process.tables.close_all()

    after = World(3, storage)
    again = Person(await after.tables.get(table.id))
    snapshot = await again.sit(opened.seats[0].token, seen=me.number - 3)
    assert (snapshot.number, again.table.match) == (table.number, table.match)
    assert [told.undone for told in snapshot.missed] == [0, 1, 0]
    assert snapshot.may_take_back, "after a restart, too"
    await back(again)
    await after.tables.close_all()


async def test_a_line_that_is_no_longer_kept_is_played_again_from_the_deal(world: World) -> None:
    """What is stored leads to the same match even if a later version would not keep it to go back to."""
    table, me, _ = await two(world)
    await me.act(action(me, "push"))
    await me.act(stay(table, me))
    await back(me)
    stored = await world.storage.load(table.id)
    assert stored is not None
    line = Line(0, (positions(table.state.line, ())[0],))
    for text in (entry.text for entry in stored.entries):
        line = Line(line.number, line.matches[-1:])  # as if it kept nothing else
        line, _ = line.read(text)
    assert line.match == table.match
