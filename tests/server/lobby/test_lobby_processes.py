"""A lobby of two processes on one database: one list, and nobody gets a seat that another has."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.hosts import Host, hosting
from tests.server.lobby.lobbies import matched, opened, visiting
from tests.server.services import postgres, redis

Pair = tuple[Host, Host]


@pytest.fixture(scope="module", params=["file", pytest.param("server", marks=pytest.mark.postgres)])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes that share a SQLite file and know nothing else of each other, or PostgreSQL and Redis."""
    where: str | Path = tmp_path_factory.mktemp("data")
    how = {}
    with ExitStack() as stack:
        if request.param == "server":
            how["signals"] = stack.enter_context(redis(tmp_path_factory.mktemp("redis"))).address
            where = stack.enter_context(postgres())
        yield stack.enter_context(hosting(where, **how)), stack.enter_context(hosting(where, **how))


async def test_each_process_lists_the_tables_of_both(two: Pair) -> None:
    one, other = two
    async with visiting(other) as visitor:
        table = opened(one, "me", "anyone")["table"]
        await visitor.until(lambda: table in visitor.tables)
        matched(one, "Ben", elsewhere=[])
        await visitor.until(lambda: table in visitor.tables and not visitor.tables[table].waiting)


async def test_wishes_in_both_at_once_fill_tables_one_by_one(two: Pair) -> None:
    wishes = [
        asyncio.to_thread(matched, two[number % 2], f"Person {number}", game="master", players=4)
        for number in range(8)
    ]
    found = await asyncio.gather(*wishes)
    assert len({one["table"] for one in found}) == 2
    assert len({(one["table"], one["seat"]) for one in found}) == 8


async def test_of_two_who_want_the_last_seat_one_gets_it(two: Pair) -> None:
    table = opened(two[0], "me", "anyone")["table"]
    path = f"/api/tables/{table}/sit"
    answers = await asyncio.gather(*(asyncio.to_thread(host.post, path, {"name": "P"}) for host in two * 2))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]


@pytest.mark.postgres
async def test_the_visitors_of_all_processes_are_counted(tmp_path: Path) -> None:
    with (
        redis(tmp_path) as signals,
        postgres() as database,
        hosting(database, signals=signals.address) as one,
        hosting(database, signals=signals.address) as other,
    ):
        async with visiting(one) as here:
            async with visiting(other) as there, visiting(other):
                await here.until(lambda: here.people == 3)
                await there.until(lambda: there.people == 3)
            await here.until(lambda: here.people == 1)
