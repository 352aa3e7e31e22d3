"""The clock of a table: who is charged for which time, and what happens when it is up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.table.people import Person, World, settled
from tests.table.test_dice import to_the_die

from wandelgang.games import CHANCE
from wandelgang.match import BudgetClock, TurnClock, dump, load
from wandelgang.table import Refuse, Table
from wandelgang.table.limits import ABANDONED_AFTER
from wandelgang.table.permissions import check_act, check_take_back
from wandelgang.table.protocol import Claim, ClockFacts, HandOver, Roll, SetTempo, Snapshot, TakeBack, Update
from wandelgang.table.state import fold
from wandelgang.table.table import Stored

MINUTE = TurnClock(60)


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.tables.close_all()


async def two(
    world: World, clock: Any = MINUTE, game: str = "classic", **more: Any
) -> tuple[Table, Person, Person]:
    """A timed table of somebody and a friend who has come; the first begins."""
    wish = {"options": {"first": 0}, "clock": clock} | more
    table, opened = await world.open(game, "me", "link", **wish)
    invitation = opened.seats[1].invitation
    assert invitation is not None
    taken = await world.tables.claim(table.id, 1, Claim(invitation, "Bea"))
    me, friend = Person(table), Person(table)
    await me.sit(opened.seats[0].token)
    await friend.sit(taken.token)
    await settled()
    me.token, friend.token = opened.seats[0].token, taken.token  # type: ignore[attr-defined]
    return table, me, friend


def told(person: Person) -> ClockFacts:
    """The clocks as this person was last told."""
    last = [message for message in person.heard if isinstance(message, Snapshot | Update)][-1]
    assert last.clocks is not None
    return last.clocks


async def left(table: Table) -> list[int]:
    """Everybody's seconds now, as somebody who comes to watch learns them."""
    watcher = Person(table)
    clocks = (await watcher.sit()).clocks
    table.leave(watcher.guest)
    assert clocks is not None
    return [seat.left // 1000 for seat in clocks.seats]


async def turn(world: World, person: Person, seconds: float = 0.0) -> None:
    """Think for a while, then push and walk somewhere."""
    await world.clock.forward(seconds)
    while person.choices is not None:
        await person.act(person.choices.actions[0])
        await settled()


async def refused(doing: Any) -> str:
    with pytest.raises(Refuse) as refusal:
        await doing
    return refusal.value.code


def notes(person: Person) -> list[tuple[str, int]]:
    """What this person has heard besides actions."""
    return [(update.noted, update.actor) for update in person.all(Update) if update.noted]


async def is_what_is_stored(table: Table) -> None:
    """A process that reads the entries finds the clocks that this one has."""
    stored = await table.ports.storage.load(table.id)
    assert stored is not None
    again = fold(stored)
    assert again.clocks == table.state.clocks
    assert again.match.state == table.match.state
    assert again.match.thoughts == table.match.thoughts


# --- beginning -------------------------------------------------------------------------------------


async def test_a_timed_game_begins_when_all_seats_are_taken(world: World) -> None:
    table, opened = await world.open("classic", "me", "link", options={"first": 0}, clock=MINUTE)
    me = Person(table)
    snapshot = await me.sit(opened.seats[0].token)
    assert snapshot.table.waiting
    assert snapshot.table.clock == MINUTE
    assert snapshot.choices is None
    assert snapshot.clocks == ClockFacts(told(me).seats, None), "no clock runs"
    await world.clock.forward(500.0)
    assert await refused(me.act({"type": "push", "arrow": "N2", "turn": 0})) == "not-begun"
    assert table.state.due is None

    assert opened.seats[1].invitation is not None
    await world.tables.claim(table.id, 1, Claim(opened.seats[1].invitation, "Bea"))
    await settled()
    begun = me.all(Snapshot)[-1]
    assert not begun.table.waiting
    assert begun.choices is not None
    assert begun.clocks is not None
    assert begun.clocks.running == 0
    assert begun.clocks.seats[0].left == 60_000
    await is_what_is_stored(table)


async def test_a_bot_that_takes_a_free_seat_lets_the_game_begin(world: World) -> None:
    table, opened = await world.open("classic", "me", "link", options={"first": 1}, clock=MINUTE)
    me = Person(table)
    await me.sit(opened.seats[0].token)
    before = table.number
    await world.clock.forward(30.0)
    assert table.number == before, "nobody acts yet"
    await table.receive(me.guest, HandOver(1, "bot"))
    await world.clock.forward(5.0)
    assert me.choices is not None, "the bot has had its turn"
    assert told(me).running == 0
    await is_what_is_stored(table)


async def test_a_game_without_a_clock_begins_at_once(world: World) -> None:
    table, opened = await world.open("classic", "me", "link", options={"first": 0})
    me = Person(table)
    snapshot = await me.sit(opened.seats[0].token)
    assert (snapshot.table.waiting, snapshot.table.clock, snapshot.clocks) == (False, None, None)
    assert snapshot.choices is not None
    await me.act(snapshot.choices.actions[0])
    assert me.all(Update)[-1].clocks is None


async def test_a_process_that_ended_between_the_last_seat_and_the_beginning_is_made_up_for(
    world: World,
) -> None:
    table, opened = await world.open("classic", "me", "link", options={"first": 0}, clock=MINUTE)
    await world.tables.close(table.id)
    await world.storage.fill(table.id, 1, "Bea")  # as by a process that ended then
    again = await world.tables.get(table.id)
    assert not again.state.waiting
    assert again.state.due == int(world.clock.now * 1000) + 60_000
    assert opened.seats[0].token is not None


@pytest.mark.parametrize(
    "clock",
    [
        TurnClock(29),
        TurnClock(3 * 86_400 + 1),
        BudgetClock(10),
        BudgetClock(300, 86_401),
        BudgetClock(15 * 86_400),
    ],
)
async def test_a_clock_that_is_too_quick_or_too_slow_is_refused(world: World, clock: Any) -> None:
    assert await refused(world.open("classic", "me", "link", clock=clock)) == "bad-clock"


@pytest.mark.parametrize("clock", [TurnClock(30), TurnClock(3 * 86_400), BudgetClock(300, 10)])
async def test_a_clock_within_the_limits_is_kept(world: World, clock: Any) -> None:
    table, _ = await world.open("classic", "me", "link", clock=clock)
    assert table.facts().clock == clock
    assert table.match.clock == clock


# --- counting --------------------------------------------------------------------------------------


async def test_a_turn_has_its_time_and_the_next_one_has_it_anew(world: World) -> None:
    table, me, friend = await two(world)
    await world.clock.forward(10.0)
    assert await left(table) == [50, 60]
    await turn(world, me, 5.0)
    assert told(friend).running == 1
    assert await left(table) == [45, 60], "what is left stays to be seen until the next turn"
    await turn(world, friend, 20.0)
    assert await left(table) == [60, 40]
    await is_what_is_stored(table)


async def test_a_budget_grows_at_the_beginning_of_each_turn(world: World) -> None:
    table, me, friend = await two(world, BudgetClock(100, 10))
    assert await left(table) == [110, 100]
    await turn(world, me, 30.0)
    assert await left(table) == [80, 110]
    await turn(world, friend, 15.0)
    assert await left(table) == [90, 95]
    await is_what_is_stored(table)


async def test_the_clock_runs_for_whoever_has_to_roll(world: World) -> None:
    table, me, friend = await two(world, BudgetClock(600), "master", pace="quick")
    await to_the_die(world, table, me, friend)
    roller = table.state.roller
    assert roller is not None
    assert told(me).running == roller
    before = await left(table)
    await world.clock.forward(7.0)
    assert (await left(table))[roller] == before[roller] - 7
    await table.receive((me, friend)[roller].guest, Roll(table.number))
    assert 7_000 in table.record.times
    await is_what_is_stored(table)


async def test_no_clock_runs_for_bots(world: World) -> None:
    table, opened = await world.open(
        "classic", "me", "normal", options={"first": 1}, clock=MINUTE, pace="calm"
    )
    me = Person(table)
    await me.sit(opened.seats[0].token)
    assert told(me).running is None
    await world.clock.forward(1.0)
    assert await left(table) == [60, 60]


# --- time is up ------------------------------------------------------------------------------------


async def test_when_time_is_up_a_bot_plays_that_one_turn_and_not_the_seat(world: World) -> None:
    table, me, friend = await two(world)
    await world.clock.forward(60.0)
    await world.clock.forward(1.0)
    assert ("time-up", 0) in notes(friend)
    acted = [update.actor for update in friend.all(Update) if update.noted is None and update.actor != CHANCE]
    assert set(acted) == {0}, "in the name of the seat"
    assert table.state.seats[0].bot is None, "the seat still belongs to its person"
    assert friend.choices is not None
    await turn(world, friend)
    assert me.choices is not None, "now the person plays again"
    await turn(world, me)
    record = load(dump(table.record))
    assert record.clock == MINUTE
    late = [record.times[number - 1] for number in record.time_up]
    assert late == [60_000, *[0] * (len(acted) - 1)]
    await is_what_is_stored(table)


async def test_somebody_who_acts_after_the_time_is_too_late(world: World) -> None:
    table, me, _ = await two(world, pace="calm")
    assert me.choices is not None
    action, number = me.choices.actions[0], me.number
    world.clock.now += 60.0  # and nobody has noticed yet
    assert await refused(table.act(0, number, action)) == "time-up"
    assert notes(me) == [("time-up", 0)]
    assert me.choices is None
    assert table.state.standing_in == 0
    with pytest.raises(Refuse) as late:
        check_act(table.state, 0, table.number)
    assert late.value.code == "time-up"
    with pytest.raises(Refuse) as late:
        check_take_back(table.state, 0, table.number)
    assert late.value.code == "time-up"
    for _ in range(2):
        await world.clock.forward(2.0)
    assert table.match.actor == 1, "a bot has played the turn"


async def test_time_that_runs_out_after_the_push_leaves_the_push(world: World) -> None:
    table, me, _ = await two(world)
    assert me.choices is not None
    await me.act(me.choices.actions[0])
    pushed = table.match
    await world.clock.forward(60.0)
    await world.clock.forward(1.0)
    assert table.match.actions[: pushed.number] == pushed.actions
    assert table.match.actor == 1
    assert await refused(table.receive(me.guest, TakeBack(table.number))) == "revealed"
    assert not me.all(Update)[-1].may_take_back, "what a bot did because time was up stays"


async def test_dice_owed_by_somebody_whose_time_is_up_are_rolled(world: World) -> None:
    table, me, friend = await two(world, game="master", pace="quick")
    await to_the_die(world, table, me, friend)
    roller = table.state.roller
    before = table.match.number
    await world.clock.forward(60.0)
    await world.clock.forward(5.0)
    assert notes(me) == [("time-up", roller)]
    assert table.match.number > before
    await is_what_is_stored(table)


async def test_a_game_that_everybody_has_left_stands_still(world: World) -> None:
    table, me, friend = await two(world)
    for _ in range(100):
        await world.clock.forward(60.0)
    assert len([note for note in notes(me) if note[0] == "time-up"]) == 2 * ABANDONED_AFTER
    assert table.state.due is None
    assert told(me).running is None
    asked = me if me.choices is not None else friend
    await turn(world, asked)
    assert told(me).running is not None, "whoever acts sets the clocks going again"
    await is_what_is_stored(table)


# --- lost connections ------------------------------------------------------------------------------


async def test_a_lost_connection_stops_the_clock_for_a_minute_and_then_it_runs_on(world: World) -> None:
    table, me, friend = await two(world, BudgetClock(300))
    await world.clock.forward(8.0)
    table.leave(me.guest)
    await world.clock.forward(2.0)
    assert notes(friend) == [("away", 0)]
    assert told(friend).seats[0].grace == 60_000
    assert told(friend).running == 0
    assert await left(table) == [290, 300]
    await world.clock.forward(60.0)
    assert await left(table) == [290, 300]
    await world.clock.forward(5.0)
    assert await left(table) == [285, 300]
    back = Person(table)
    await back.sit(me.token)  # type: ignore[attr-defined]
    await settled()
    assert notes(friend) == [("away", 0), ("back", 0)]
    assert told(friend).seats[0].grace is None
    await is_what_is_stored(table)


async def test_grace_is_for_one_turn_and_does_not_come_back_by_coming_and_going(world: World) -> None:
    table, me, friend = await two(world, BudgetClock(300))
    for _ in range(2):
        table.leave(me.guest)
        await world.clock.forward(2.0)
        await world.clock.forward(40.0)
        await me.sit(me.token)  # type: ignore[attr-defined]
        await settled()
    assert await left(table) == [300 - 2 - 2 - 20, 300]
    await turn(world, me)
    await turn(world, friend)
    table.leave(me.guest)
    await world.clock.forward(2.0)
    assert told(friend).seats[0].grace == 60_000, "anew for the next turn"
    await is_what_is_stored(table)


async def test_grace_passes_even_while_others_think(world: World) -> None:
    table, me, friend = await two(world, BudgetClock(300))
    table.leave(friend.guest)
    await world.clock.forward(2.0)
    await world.clock.forward(19.0)
    await turn(world, me)
    assert told(me).seats[1].grace == 41_000
    await world.clock.forward(41.0)
    assert await left(table) == [279, 300]
    await world.clock.forward(5.0)
    assert await left(table) == [279, 295]
    await is_what_is_stored(table)


async def test_a_page_that_is_loaded_again_is_not_noted(world: World) -> None:
    table, me, friend = await two(world)
    table.leave(me.guest)
    await world.clock.forward(1.0)
    await me.sit(me.token)  # type: ignore[attr-defined]
    await world.clock.forward(5.0)
    assert notes(friend) == []
    assert await left(table) == [54, 60]


async def test_a_lost_connection_does_not_make_an_action_stale(world: World) -> None:
    table, me, friend = await two(world)
    assert me.choices is not None
    action, number = me.choices.actions[0], me.number
    table.leave(friend.guest)
    await world.clock.forward(2.0)
    assert table.number == number + 1
    await table.act(0, number, action)
    assert table.match.by == 0
    assert await refused(table.act(0, number, action)) == "stale"


async def test_slow_games_do_not_stop_for_connections(world: World) -> None:
    table, me, friend = await two(world, TurnClock(86_400))
    table.leave(me.guest)
    await world.clock.forward(10.0)
    assert notes(friend) == []
    await world.clock.forward(86_390.0)
    assert notes(friend) == [("time-up", 0)]


async def test_people_at_one_screen_lose_the_connection_together(world: World) -> None:
    table, opened = await world.open(
        "classic", "me", "here", "normal", options={"first": 0}, clock=BudgetClock(300)
    )
    me, watcher = Person(table), Person(table)
    await me.sit(opened.seats[1].token)
    await watcher.sit()
    await world.clock.forward(10.0)
    assert notes(watcher) == []
    table.leave(me.guest)
    await world.clock.forward(2.0)
    assert notes(watcher) == [("away", 0), ("away", 1)]


# --- what else stops clocks ------------------------------------------------------------------------


async def test_a_pause_stops_the_clock_and_grace(world: World) -> None:
    table, me, friend = await two(world, BudgetClock(300))
    table.leave(friend.guest)
    await world.clock.forward(2.0)
    await world.clock.forward(8.0)
    await table.receive(me.guest, SetTempo(paused=True))
    assert told(me).running is None
    await world.clock.forward(1000.0)
    assert await left(table) == [290, 300]
    await table.receive(me.guest, SetTempo(paused=False))
    assert told(me).running == 0
    await world.clock.forward(5.0)
    assert await left(table) == [285, 300]
    await turn(world, me)
    assert told(me).seats[1].grace == 60_000 - 8_000 - 5_000
    await is_what_is_stored(table)


async def test_a_seat_that_is_handed_over_is_not_charged(world: World) -> None:
    table, me, friend = await two(world, BudgetClock(300), pace="calm")
    await world.clock.forward(10.0)
    await table.receive(me.guest, HandOver(0, "bot"))
    await settled()
    assert told(friend).running is None
    await world.clock.forward(1.0)
    await table.receive(me.guest, HandOver(0, "person"))
    await settled()
    assert told(friend).running == 0
    assert await left(table) == [290, 300]
    await is_what_is_stored(table)


async def test_a_step_taken_back_gives_no_time_back_but_the_next_one_loses_none(world: World) -> None:
    table, me, friend = await two(world, BudgetClock(300, 10))
    await turn(world, me, 20.0)
    await world.clock.forward(15.0)
    assert await left(table) == [290, 295]
    await table.receive(me.guest, TakeBack(me.number))
    assert await left(table) == [290, 310], "and the increment of a turn comes once"
    await turn(world, me, 5.0)
    assert await left(table) == [285, 310]
    assert sum(table.record.times) == 25_000, "the record says how long the turn took in all"
    await turn(world, friend)
    await is_what_is_stored(table)


async def test_a_turn_that_is_taken_back_keeps_the_time_that_was_left(world: World) -> None:
    table, me, friend = await two(world)
    await turn(world, me, 20.0)
    await world.clock.forward(15.0)
    await table.receive(me.guest, TakeBack(me.number))
    assert await left(table) == [40, 60]
    await world.clock.forward(10.0)
    assert await left(table) == [30, 60]
    await turn(world, me)
    await turn(world, friend)
    assert await left(table) == [60, 60]
    await is_what_is_stored(table)


async def test_a_process_that_has_not_heard_of_the_beginning_finds_it_with_the_first_action(
    world: World,
) -> None:
    table, opened = await world.open("classic", "me", "link", options={"first": 0}, clock=MINUTE)
    there = World(storage=world.storage)
    there.clock.now = world.clock.now
    other = await there.tables.get(table.id)
    watcher, me = Person(other), Person(table)
    assert (await watcher.sit()).table.waiting
    invitation, token = opened.seats[1].invitation, opened.seats[0].token
    assert invitation is not None
    await world.tables.claim(table.id, 1, Claim(invitation, "Bea"))
    await me.sit(token)
    await world.clock.forward(1.0)
    assert me.choices is not None
    before = other.number
    await me.act(me.choices.actions[0])
    stored = await world.storage.entries_after(table.id, before)
    assert not other.follow(Stored(before, tuple(stored))), "the storage knows more"
    await other.catch_up()
    assert not watcher.all(Snapshot)[-1].table.waiting
    assert other.state.clocks == table.state.clocks
    await is_what_is_stored(other)
    await there.tables.close_all()


# --- restarts and other games ----------------------------------------------------------------------


async def test_a_restart_changes_no_clock_and_the_time_runs_out_all_the_same(world: World) -> None:
    table, me, friend = await two(world, BudgetClock(300))
    await turn(world, me, 12.0)
    await world.clock.forward(5.0)
    before = await left(table)
    await world.tables.close_all()
    again = await world.tables.get(table.id)
    assert await left(again) == before
    await is_what_is_stored(again)
    watcher = Person(again)
    await watcher.sit()
    await world.clock.forward(2.0)
    await world.clock.forward(60.0)
    await world.clock.forward(300.0)
    assert ("time-up", 1) in notes(watcher)
    assert friend.number == table.number


async def test_nobody_is_charged_while_no_host_runs(world: World) -> None:
    table, me, _ = await two(world, BudgetClock(300))
    await world.clock.forward(10.0)
    before = await left(table)
    await world.tables.close_all()
    down = int(world.clock.now * 1000)
    world.clock.now += 5_000.0
    world.tables.outage = (down, int(world.clock.now * 1000))
    again = await world.tables.get(table.id)
    assert await left(again) == before
    await world.tables.close_all()
    once = await world.tables.get(table.id)
    assert once.number == again.number, "it is noted once"
    await is_what_is_stored(once)
    assert me.number < once.number


async def test_a_rematch_has_the_same_clock(world: World) -> None:
    table, opened = await world.open(
        "classic", "me", "normal", clock=BudgetClock(300, 10), options={"cards": 1, "way_home": False}
    )
    me = Person(table)
    token = opened.seats[0].token
    assert token is not None
    await me.sit(token)
    for _ in range(300):
        await world.clock.forward(320.0)
        if table.match.over:
            break
        if me.choices is not None:
            await turn(world, me)
    assert table.match.over
    assert table.state.due is None
    assert told(me).running is None
    again = await world.tables.get((await world.tables.rematch(table.id, token)).table)
    assert again.facts().clock == BudgetClock(300, 10)
    assert not again.state.waiting
