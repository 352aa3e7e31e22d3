"""Tables whose game begins elsewhere: it goes on from a finished game, or from a position."""

from __future__ import annotations

import pytest
from tests.table.people import Person, World, play

import wandelgang
from wandelgang.games import GAMES
from wandelgang.games.position import write_position
from wandelgang.match import Branch, FromPosition, TurnClock, dump, load, replay
from wandelgang.table import Refuse
from wandelgang.table.protocol import BranchOff, TakeBack
from wandelgang.table.replays import show
from wandelgang.table.state import fold


async def finished_game(world: World, game: str = "classic") -> str:
    """A table where two bots have played a game to its end."""
    table, _ = await world.open(game, "normal", "easy")
    watcher = Person(table)
    await watcher.sit()
    await play(world, watcher)
    return table.id


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_branches_off_a_finished_game_and_says_where(game: str) -> None:
    world = World()
    source = await finished_game(world, game)
    old = await world.tables.finished(source)
    table, opened = await world.open(game, "me", "easy", begin=BranchOff(source, 12))
    assert table.match.actions[:12] == old.actions[:12]
    assert table.match.branch == Branch(12, source)
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await play(world, me)
    record = await world.tables.finished(table.id)
    assert record.branch == Branch(12, source)
    assert load(dump(record)) == record
    assert show(record).branch == Branch(12, source)


async def test_a_table_branches_off_a_record_that_was_shown_before() -> None:
    world = World()
    record = wandelgang.play("classic", ["seeker", "wanderer"], seed=2, cards=1).record
    await world.storage.keep_replay("a-record", "hash", dump(record))  # type: ignore[attr-defined]
    table, _ = await world.open("classic", "me", "easy", begin=BranchOff("a-record", 5))
    assert table.match.actions[:5] == record.actions[:5]
    assert table.match.options == record.options


async def test_nobody_branches_off_a_game_that_is_not_over() -> None:
    world = World()
    running, _ = await world.open("classic", "me", "here")
    with pytest.raises(Refuse, match="not-over"):
        await world.open("classic", "me", "easy", begin=BranchOff(running.id, 1))
    with pytest.raises(Refuse, match="there is no table"):
        await world.open("classic", "me", "easy", begin=BranchOff("nowhere", 1))


async def test_a_branch_begins_before_the_end() -> None:
    world = World()
    source = await finished_game(world)
    last = len((await world.tables.finished(source)).actions)
    for after, code in ((last, "over"), (last + 1, "bad-position"), (10**9, "bad-position")):
        with pytest.raises(Refuse) as refused:
            await world.open("classic", "me", "easy", begin=BranchOff(source, after))
        assert refused.value.code == code


async def test_steps_are_not_taken_back_beyond_the_branch() -> None:
    world = World()
    source = await finished_game(world)
    old = await world.tables.finished(source)
    pushed = next(match for match in replay(old) if match.by == 0 and match.state.step == "move")
    table, opened = await world.open("classic", "me", "here", begin=BranchOff(source, pushed.number))
    me = Person(table)
    snapshot = await me.sit(opened.seats[0].token)
    assert not snapshot.may_take_back
    with pytest.raises(Refuse, match="revealed"):
        await me.table.receive(me.guest, TakeBack(number=me.number))
    assert table.match.number == pushed.number


async def test_a_branched_table_stands_where_it_stood_when_it_is_read_again() -> None:
    world = World()
    source = await finished_game(world)
    clock = TurnClock(60)
    table, opened = await world.open("classic", "me", "here", begin=BranchOff(source, 12), clock=clock)
    me, friend = Person(table), Person(table)
    await me.sit(opened.seats[0].token)
    await friend.sit(opened.seats[1].token)
    await play(world, me, friend, until=me.number + 4)
    stored = await world.storage.load(table.id)
    assert stored is not None
    again = fold(stored)
    assert (again.match, again.number, again.line.steps) == (
        table.match,
        table.state.number,
        table.state.line.steps,
    )
    assert again.clocks == table.state.clocks
    assert [thought.spent for thought in again.match.thoughts[:12]] == [0] * 12


# --- from a position -------------------------------------------------------------------------------


def a_line(game: str, seat: int | None = None) -> str:
    match = wandelgang.deal(game, seed=4)
    return write_position(match.game, match.state if seat is None else match.view(seat))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 0])
async def test_a_table_begins_from_a_position(game: str, seat: int | None) -> None:
    world = World()
    match = wandelgang.deal(game, seed=4)
    table, opened = await world.open(game, "me", "easy", begin=FromPosition(a_line(game, seat)))
    assert next(replay(table.match)).view(0) == match.view(0)
    me = Person(table)
    await me.sit(opened.seats[0].token)
    await play(world, me)
    record = await world.tables.finished(table.id)
    assert isinstance(record.deal, FromPosition)
    assert load(dump(record)) == record
    assert show(record).laid


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "does not begin a position"),
        ("chess/1 board=x", "chess"),
        (a_line("classic").replace("board=", "board=f0."), "rows of 7 tiles"),
        (a_line("classic").replace("figures=[a1", "figures=[a9"), "no cell"),
    ],
)
async def test_a_damaged_position_is_refused_with_the_reason(line: str, why: str) -> None:
    with pytest.raises(Refuse, match=why) as refused:
        await World().open("classic", "me", "easy", begin=FromPosition(line))
    assert refused.value.code == "bad-position"


async def test_a_position_sets_game_options_and_colours() -> None:
    world, begin = World(), FromPosition(a_line("classic"))
    for code, game, kinds, more in (
        ("bad-options", "towers", ("me", "easy"), {}),
        ("bad-options", "classic", ("me", "easy"), {"options": {"cards": 2}}),
        ("bad-options", "classic", ("me", "easy"), {"public": True}),
        ("bad-seats", "classic", ("me", "easy", "easy"), {}),
    ):
        with pytest.raises(Refuse) as refused:
            await world.open(game, *kinds, begin=begin, **more)
        assert refused.value.code == code
