"""Public tables in the store, on both kinds of database: of many at once, who gets a seat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import SystemRandom
from typing import Any

import msgspec
import pytest
from tests.server.services import postgres
from tests.server.storage.test_store import ROW

from wandelgang.server.storage import Store
from wandelgang.table.secrets import new_id
from wandelgang.table.stored import ANYONE, Fitting, NewSeat, NewStored, Sitter, StoredEntry

NAMES = {0: "Linde", 1: "Bruno", 2: "Odile", 3: "Kofi"}


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def stores(request: pytest.FixtureRequest, data: Path) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes' stores of one database."""
    where = data if request.param == "sqlite" else request.getfixturevalue("server")
    one, other = await Store.open(where), await Store.open(where)
    yield one, other
    await one.close()
    await other.close()


def sitter(name: str, **more: Any) -> Sitter:
    return Sitter(name, new_id(SystemRandom()), **{"agreed": "later", **more})


def public(first: Sitter, players: int, **change: Any) -> NewStored:
    """A public table that somebody opens and waits at."""
    row = msgspec.structs.replace(ROW, id=new_id(SystemRandom()), begun=None, public=True, **change)
    mine = NewSeat(0, first.name, "anyone", token=first.token, agreed=first.agreed)
    free = [NewSeat(seat, "", "anyone", invitation=ANYONE) for seat in range(1, players)]
    return NewStored(row, (mine, *free), (StoredEntry("a", 1000),), 0, None)


async def opened(store: Store, players: int, **change: Any) -> str:
    """The id of a new public table, where the first seat is taken."""
    new = public(sitter("Ada"), players, **change)
    assert await store.create(new.row, new.seats, new.first, new.asked)
    return new.row.id


async def test_every_free_seat_goes_to_one_of_many(stores: tuple[Store, Store]) -> None:
    table = await opened(stores[0], 4)
    people = [sitter(f"P{number}") for number in range(8)]
    got = await asyncio.gather(
        *(stores[number % 2].take_seat(table, one) for number, one in enumerate(people))
    )
    assert sorted(seat for seat in got if seat is not None) == [1, 2, 3]
    held = await stores[0].seats_held([one.token for one in people])
    assert held == {
        one.token: (table, seat) for one, seat in zip(people, got, strict=True) if seat is not None
    }
    kept = await stores[1].load(table)
    assert kept is not None
    assert {seat.name for seat in kept.seats} == {"Ada", *(people[got.index(n)].name for n in (1, 2, 3))}


async def test_wishes_at_once_fill_tables_one_by_one(stores: tuple[Store, Store]) -> None:
    fitting = Fitting("towers", 3, None)

    async def matched(number: int) -> tuple[str, int] | None:
        one = sitter(f"P{number}")
        return await stores[number % 2].match(fitting, one, public(one, 3, game="towers"))

    found = await asyncio.gather(*(matched(number) for number in range(9)))
    assert None not in found
    assert len(set(found)) == 9
    assert len({place[0] for place in found if place}) == 3


async def test_of_two_matched_with_the_last_seat_one_opens_another_table(
    stores: tuple[Store, Store],
) -> None:
    clock = '{"type":"turn","seconds":97}'  # no other test's tables fit
    table = await opened(stores[0], 2, clock=clock)
    two = [sitter("Ben"), sitter("Cleo")]
    others = [public(one, 2, clock=clock) for one in two]
    places = await asyncio.gather(
        *(
            store.match(Fitting("classic", 2, clock), one, other)
            for store, one, other in zip(stores, two, others, strict=True)
        )
    )
    seats = [place for place in places if place is not None]
    assert (table, 1) in seats
    (alone,) = [place for place in seats if place != (table, 1)]
    assert alone in [(other.row.id, 0) for other in others]
    assert await stores[0].match(Fitting("classic", 2, clock, frozenset({alone[0]})), two[0], None) is None


async def test_bots_take_the_free_seats_if_everyone_agrees(stores: tuple[Store, Store]) -> None:
    one, other = stores
    table = await opened(one, 4)
    assert await other.take_seat(table, sitter("Ben", agreed="no")) == 1
    assert not await one.fill_up(table, NAMES, "normal", "later")
    assert await other.agree(table, [1], "now")
    assert not await one.fill_up(table, NAMES, "normal", "now"), "the first waits on"
    filled = await asyncio.gather(*(store.fill_up(table, NAMES, "normal", "later") for store in stores))
    assert sorted(filled) == [False, True]
    kept = await other.load(table)
    assert kept is not None
    assert [(seat.name, seat.kind) for seat in kept.seats[1:]] == [
        ("Ben", "anyone"),
        ("Odile", "bot"),
        ("Kofi", "bot"),
    ]
    assert await one.take_seat(table, sitter("Cleo")) is None


async def test_a_seat_that_is_left_is_free_and_its_token_holds_nothing(stores: tuple[Store, Store]) -> None:
    one, other = stores
    table, ben = await opened(one, 2), sitter("Ben")
    assert await one.take_seat(table, ben) == 1
    assert table not in (await other.public_tables(0, 100))[0]
    assert await other.free_seats(table, [1])
    assert table in (await one.public_tables(0, 100))[0]
    assert await one.seats_held([ben.token]) == {}
    assert await one.take_seat(table, sitter("Cleo")) == 1
    assert await one.free_seats(table, [0, 1])
    assert table not in (await other.public_tables(0, 100))[0], "nobody waits there"


async def test_once_it_has_begun_seats_stay_as_they_are(stores: tuple[Store, Store]) -> None:
    one, other = stores
    table, now = await opened(one, 2), int(time.time() * 1000)
    assert await one.begin(table, now, None) is None, "a seat is free"
    assert await other.take_seat(table, sitter("Ben")) == 1
    assert await one.begin(table, now, None) == now
    assert await other.take_seat(table, sitter("Cleo")) is None
    assert not await other.free_seats(table, [1])
    assert not await other.agree(table, [1], "now")
    assert not await other.fill_up(table, NAMES, "easy", "no")
    waiting, playing = await other.public_tables(now - 1, 100)
    assert table not in waiting
    assert table in playing
    assert table not in (await other.public_tables(now + 1, 100))[1], "nothing has happened there for long"
    (turn,) = await other.turns([table, "\0"])
    assert (turn.id, turn.asked, turn.begun) == (table, 0, now)
    assert [seat.free for seat in turn.seats] == [False, False]
