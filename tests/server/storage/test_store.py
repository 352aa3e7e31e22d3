"""The store, on both kinds of database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import SystemRandom
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError
from tests.server.services import postgres

from wandelgang.server.storage import BadDatabase, Store, statements
from wandelgang.table.secrets import new_id
from wandelgang.table.stored import NewSeat, StoredEntry, TableRow
from wandelgang.verdicts import VERSION, Line, Verdict

ROW = TableRow(
    id="",
    game="classic",
    rules=1,
    options="{}",
    deal="{}",
    turn_limit=None,
    pace="calm",
    hints=True,
    created=1,
    begun=1,
    rematch_of=None,
)
SEATS = [
    NewSeat(0, "Ada", "me", token="t0"),
    NewSeat(1, "", "link", invitation="i1"),
    NewSeat(2, "Bot", "bot", "easy"),
]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def store(request: pytest.FixtureRequest, data: Path) -> AsyncIterator[Store]:
    where = data if request.param == "sqlite" else request.getfixturevalue("server")
    opened = await Store.open(where)
    yield opened
    await opened.close()


def entries(*texts: str, at: int = 1000) -> list[StoredEntry]:
    return [StoredEntry(text, at) for text in texts]


async def new_table(store: Store, asked: int = 0, **change: Any) -> str:
    """A table with seats whose secrets are its own."""
    row = msgspec.structs.replace(ROW, id=new_id(SystemRandom()), **change)
    secret = [
        msgspec.structs.replace(
            seat,
            token=seat.token and seat.token + row.id,
            invitation=seat.invitation and seat.invitation + row.id,
        )
        for seat in SEATS
    ]
    assert await store.create(row, secret, entries("a", "b", at=int(time.time() * 1000)), asked)
    return row.id


async def test_a_table_is_kept_with_its_seats_and_actions(store: Store) -> None:
    table = await new_table(store)
    kept = await store.load(table)
    assert kept is not None
    assert kept.row == msgspec.structs.replace(ROW, id=table)
    assert [(seat.name, seat.kind, seat.bot, seat.open) for seat in kept.seats] == [
        ("Ada", "me", None, False),
        ("", "link", None, True),
        ("Bot", "bot", "easy", False),
    ]
    assert [entry.text for entry in kept.entries] == ["a", "b"]
    assert await store.load("nothing") is None


async def test_the_first_of_two_with_the_same_number_wins(store: Store) -> None:
    table = await new_table(store)
    won = await asyncio.gather(*(store.append(table, 2, entries(f"by {n}", "chance"), 1) for n in range(8)))
    assert sum(won) == 1
    assert await store.entries_after(table, 2) == entries(f"by {won.index(True)}", "chance")
    assert [standing.acted for standing in (await store.versions([table])).values()] == [4]


async def test_actions_that_come_too_late_leave_no_trace(store: Store) -> None:
    table = await new_table(store)
    assert await store.append(table, 2, entries("c"), 1)
    assert not await store.append(table, 1, entries("late", "later", "latest"), 2)
    assert [entry.text for entry in await store.entries_after(table, 0)] == ["a", "b", "c"]


async def test_a_token_holds_one_seat_of_one_table(store: Store) -> None:
    one, other = await new_table(store), await new_table(store)
    assert await store.seat_held(one, "t0" + one) == 0
    assert await store.seat_held(other, "t0" + one) is None
    assert await store.seat_held(one, "guessed") is None


async def test_an_invitation_is_used_up_once(store: Store) -> None:
    table = await new_table(store)
    claims = [store.claim(table, 1, "i1" + table, f"friend {n}", f"c{n}{table}") for n in range(5)]
    assert sum(won := await asyncio.gather(*claims)) == 1
    held = [await store.seat_held(table, f"c{n}{table}") for n in range(5)]
    assert [seat == 1 for seat in held] == list(won)


async def test_who_claims_a_seat_takes_it_from_the_bot_that_stood_in(store: Store) -> None:
    table = await new_table(store)
    await store.hand_over(table, 1, "easy")
    assert await store.claim(table, 1, "i1" + table, "friend", "c" + table)
    seat = (await store.seats_of(table))[1]
    assert (seat.name, seat.bot, seat.open) == ("friend", None, False)


async def test_a_table_has_one_rematch(store: Store) -> None:
    table = await new_table(store)
    again = [
        store.create(
            msgspec.structs.replace(ROW, id=new_id(SystemRandom()), rematch_of=table), [SEATS[2]], [], 0
        )
        for _ in range(4)
    ]
    assert sum(await asyncio.gather(*again)) == 1
    following = await store.rematch_of(table)
    assert following is not None
    assert (kept := await store.load(table)) is not None
    assert kept.rematch == following


async def test_how_tables_stand_is_read_for_many_at_once(store: Store) -> None:
    one, other, third = [await new_table(store) for _ in range(3)]
    again = await new_table(store, rematch_of=other)
    await store.hand_over(one, 1, "easy")
    standings = await store.versions([one, other, "nothing"])
    assert {table: (standing.acted, standing.rematch) for table, standing in standings.items()} == {
        one: (2, None),
        other: (2, again),
    }
    assert [seat.bot for seat in standings[one].seats] == [None, "easy", "easy"]
    for table in (one, other):
        assert standings[table].seats == await store.seats_of(table)
    assert await store.versions([]) == {}
    assert third not in standings


async def test_bots_turns_are_found_where_a_person_waits(store: Store) -> None:
    waits, asks = await new_table(store, asked=2), await new_table(store, asked=0)
    found = await store.bots_turns()
    assert waits in found
    assert asks not in found
    for seat in (0, 1):
        await store.hand_over(waits, seat, "easy")
    assert waits not in await store.bots_turns()


async def test_a_paused_table_is_not_one_of_the_bots_turns(store: Store) -> None:
    table = await new_table(store, asked=2)
    assert await store.tempo_of(table) == ("calm", False)
    await store.set_tempo(table, "quick", paused=True)
    assert await store.tempo_of(table) == ("quick", True)
    assert table not in await store.bots_turns()
    assert (kept := await store.load(table)) is not None
    assert (kept.row.pace, kept.row.paused) == ("quick", True)
    [version] = (await store.versions([table])).values()
    assert (version.pace, version.paused) == ("quick", True)
    assert await store.tempo_of("nothing") is None


async def test_the_same_record_is_kept_once(store: Store) -> None:
    first = await store.keep_replay(new_id(SystemRandom()), "print" + str(id(store)), b"record")
    second = await store.keep_replay(new_id(SystemRandom()), "print" + str(id(store)), b"record")
    assert first == second
    assert await store.replay(first) == b"record"
    assert await store.replay("nothing") is None


@pytest.mark.parametrize(
    "asked", ["", "nothing", "\x00", "abc\x00defgh2", "\udc80", "a" * 5_000, "a' or 'a'='a"]
)
async def test_an_id_that_was_never_given_out_is_not_found(store: Store, asked: str) -> None:
    assert await store.load(asked) is None
    assert await store.replay(asked) is None


async def test_what_nobody_touched_for_long_is_deleted_and_all_else_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_ago, limit = 1_000_000_000, 1_500_000_000
    await store.delete_tables(limit, most=1_000)  # other tests share the server
    with monkeypatch.context() as past:
        past.setattr("wandelgang.server.storage.statements.time.time", lambda: float(long_ago))
        old, followed, touched = [await new_table(store) for _ in range(3)]
        again = await new_table(store, rematch_of=followed)
        forgotten = await store.keep_replay(new_id(SystemRandom()), "one " + old, b"record")
        shown_again = await store.keep_replay(new_id(SystemRandom()), "two " + old, b"record")
    now = time.time_ns() // 10**6
    assert await store.append(touched, 2, entries("c", at=now), 1)
    assert await store.append(again, 2, entries("c", at=now), 1)
    assert await store.keep_replay(new_id(SystemRandom()), "two " + old, b"record") == shown_again
    fresh = await new_table(store)

    assert await store.count_untouched(limit) == (2, 1)
    assert await store.delete_tables(limit, most=1) == 1
    assert await store.delete_tables(limit, most=10) == 1
    assert await store.delete_tables(limit, most=10) == 0
    assert await store.delete_replays(limit) == 1
    for gone in (old, followed):
        assert await store.load(gone) is None
        assert await store.seats_of(gone) == ()
        assert await store.entries_after(gone, 0) == []
        assert await store.seat_held(gone, "t0" + gone) is None
        assert not await store.append(gone, 2, entries("too late"), 0)
    for stays in (touched, again, fresh):
        assert await store.load(stays) is not None
    assert (kept := await store.load(again)) is not None
    assert kept.row.rematch_of is None
    assert await store.replay(forgotten) is None
    assert await store.replay(shown_again) == b"record"


def verdict(number: int, **change: Any) -> Verdict:
    """A verdict on a decision, as an analysis makes it."""
    line = Line(
        ("S4", "c3"), ({"type": "push", "arrow": "S4", "turn": 0}, {"type": "walk", "cell": 9}), False
    )
    made = Verdict(
        number=number,
        turn=number,
        seat=0,
        step="push",
        choices=44,
        mark=None,
        why="best",
        goal=None,
        played=line,
        better=None,
        cost=0.0,
        chance=0.5,
        after=0.5,
        luck=0.0,
        lead=0.01,
        chances=(0.5, 0.5),
        chances_after=(0.5, 0.5),
    )
    return msgspec.structs.replace(made, **change)


async def test_verdicts_are_kept_one_by_one_and_read_in_order(store: Store) -> None:
    game = new_id(SystemRandom())
    for number in (5, 1, 3):
        await store.keep_verdict(game, "seen", verdict(number))
    await store.keep_verdict(game, "open", verdict(1, cost=0.2, mark="mistake"))
    assert [one.number for one in await store.verdicts_of(game, "seen", 0)] == [1, 3, 5]
    assert [one.number for one in await store.verdicts_of(game, "seen", 2)] == [5]
    assert await store.verdicts_of(game, "open", 0) == [verdict(1, cost=0.2, mark="mistake")]
    await store.keep_verdict(game, "seen", verdict(3, mark="good"))
    assert (await store.verdicts_of(game, "seen", 0))[1].mark == "good", "the last one counts"


async def test_processes_may_find_the_same_verdict_at_the_same_time(store: Store) -> None:
    game = new_id(SystemRandom())
    await asyncio.gather(*(store.keep_verdict(game, "seen", verdict(1)) for _ in range(8)))
    assert await store.verdicts_of(game, "seen", 0) == [verdict(1)]


async def test_verdicts_of_other_judges_do_not_count(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_id(SystemRandom())
    await store.keep_verdict(game, "seen", verdict(1))
    monkeypatch.setattr(statements, "VERSION", VERSION + 1)
    assert await store.verdicts_of(game, "seen", 0) == []
    await store.keep_verdict(game, "seen", verdict(1, mark="good"))
    assert [one.mark for one in await store.verdicts_of(game, "seen", 0)] == ["good"]


async def test_verdicts_go_with_their_replay(store: Store) -> None:
    one, other = new_id(SystemRandom()), new_id(SystemRandom())
    old = await store.keep_replay(one, one, b"record")
    await store.keep_verdict(old, "seen", verdict(1))
    await store.keep_verdict(other, "seen", verdict(1))
    await store.delete_replays(2**40)
    assert await store.verdicts_of(old, "seen", 0) == []
    assert len(await store.verdicts_of(other, "seen", 0)) == 1


async def test_a_fault_does_not_say_what_was_to_be_stored(store: Store) -> None:
    with pytest.raises(IntegrityError) as fault:
        await store.give_tokens("none", [("secret", 0)])
    assert "secret" not in str(fault.value)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://somewhere/x", "mysql is not supported"),
        ("://", "not a database address"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be opened"),
        ("/proc/nothing", "cannot be made"),
    ],
)
async def test_a_database_that_cannot_be_is_named_with_the_reason(address: str, reason: str) -> None:
    with pytest.raises(BadDatabase, match=reason):
        await Store.open(address)


async def test_a_file_that_is_no_database_is_refused(data: Path) -> None:
    data.mkdir()
    (data / "wandelgang.db").write_bytes(b"something else entirely" * 100)
    with pytest.raises(BadDatabase, match="not a database"):
        await Store.open(data)


async def test_a_game_begins_once_and_everybody_learns_when(store: Store) -> None:
    table = await new_table(store, asked=2, begun=None)
    assert table not in await store.bots_turns(), "bots wait for people, too"
    assert await store.begin(table, 5_000, 9_000) == 5_000
    assert await store.begin(table, 6_000, 10_000) == 5_000, "another process was first"
    assert (kept := await store.load(table)) is not None
    assert kept.row.begun == 5_000
    assert table in await store.bots_turns()
    assert await store.begin("nothing", 6_000, None) is None


async def test_tables_are_found_when_time_is_up_there(store: Store) -> None:
    soon, later = await new_table(store, asked=0), await new_table(store, asked=0)
    assert await store.append(soon, 2, entries("c"), 1, 4_000)
    assert await store.append(later, 2, entries("c"), 1, 8_000)
    assert {soon, later} <= set(await store.timed_tables())
    due = await store.due_tables(4_000, 100)
    assert (soon in due, later in due) == (True, False)
    assert await store.append(soon, 3, entries("d"), 1)
    assert soon not in await store.due_tables(4_000, 100), "nobody is timed any more"
    await store.set_tempo(later, "calm", paused=True)
    assert later not in await store.due_tables(9_000, 100)


async def test_a_host_can_tell_when_one_last_ran(store: Store) -> None:
    await store.set_alive(1_000)
    await store.set_alive(2_500)
    assert await store.alive() == 2_500
