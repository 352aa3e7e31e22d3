"""A database of an older version is brought up to date, with every game in it."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.hosts import Host, hosting
from tests.server.players import Player
from tests.server.services import postgres
from websockets.asyncio.client import connect

from wandelgang.server.storage import BadDatabase, Store
from wandelgang.server.storage.migrations import MIGRATIONS
from wandelgang.server.storage.schema import VERSION
from wandelgang.table.protocol import Snapshot

DATABASES = Path(__file__).parent / "databases"
FACTS = json.loads((DATABASES / "schema-1.json").read_text())
SQL = (DATABASES / "schema-1.sql").read_text()
FILE = "wandelgang.db"
BACKUP = f"{FILE}.schema-1.backup"


def fill_file(folder: Path) -> Path:
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.executescript(SQL)
    return folder


async def fill_server(address: str) -> str:
    import asyncpg  # type: ignore[import-untyped]

    database = await asyncpg.connect(address)
    await database.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await database.execute(SQL.replace("BLOB", "BYTEA").replace("X'", r"'\x"))
    await database.close()
    return address


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def old(request: pytest.FixtureRequest, data: Path) -> str:
    """A database that the version with schema 1 has written."""
    if request.param == "sqlite":
        return str(fill_file(data))
    return asyncio.run(fill_server(request.getfixturevalue("server")))


@asynccontextmanager
async def come_back(host: Host, game: str, table: dict[str, Any], seat: int) -> AsyncIterator[Player]:
    """Somebody who sat at a table before the upgrade comes back with the token they have."""
    async with connect(host.ws(table["table"]), max_size=None) as socket:
        player = Player(socket, game)
        await player.sit(table["tokens"][seat])
        yield player


async def test_the_games_in_an_old_database_go_on(old: str) -> None:
    with hosting(old) as host:
        running = FACTS["running"]
        async with (
            come_back(host, "classic", running, 0) as me,
            come_back(host, "classic", running, 1) as friend,
        ):
            assert me.number == running["number"]
            players = (me, friend)
            await asyncio.gather(*(player.play_on(Random(seat)) for seat, player in enumerate(players)))
            assert me.result == friend.result is not None
        towers = FACTS["towers"]
        async with come_back(host, "towers", towers, 0) as me:
            assert me.number >= towers["number"]
            assert isinstance(me.told[0], Snapshot)
            assert me.told[0].table.seats[1].bot == "normal", "the bot that stood in still does"


async def test_finished_games_of_an_old_database_are_replayed(old: str) -> None:
    with hosting(old) as host:
        finished = FACTS["finished"]
        path = f"/api/tables/{finished['table']}"
        assert host.get(path).json()["result"] == finished["result"]
        assert host.get(path).json()["rematch"] == finished["rematch"]
        assert host.get(f"{path}/record").json() == finished["record"]
        assert len(host.get(f"{path}/replay").json()["frames"]) == len(finished["record"]["actions"]) + 1
        shown = host.get(f"/api/replays/{FACTS['replay']}").json()
        assert len(shown["frames"]) == len(finished["record"]["actions"]) + 1


async def test_an_invitation_and_a_rematch_of_an_old_database_still_hold(old: str) -> None:
    with hosting(old) as host:
        invited = {"invitation": FACTS["open"]["invitation"], "name": "Ben"}
        assert host.post(f"/api/tables/{FACTS['open']['table']}/seats/1/claim", invited).status_code == 201
        rematch = {"table": FACTS["finished"]["rematch"], "tokens": [FACTS["finished"]["rematch_token"]]}
        async with come_back(host, "classic", rematch, 0) as me:
            assert me.seat == 0
            assert me.choices is not None


async def test_two_processes_may_start_at_once_on_an_old_database(old: str) -> None:
    with ThreadPoolExecutor(2) as starting:
        hosts = list(starting.map(Host, (old, old)))
    try:
        for host in hosts:
            facts = host.get(f"/api/tables/{FACTS['running']['table']}").json()
            assert facts["number"] == FACTS["running"]["number"]
    finally:
        for host in hosts:
            host.stop()
    assert sum("migrating" in host.errors for host in hosts) == 1


async def test_many_who_open_an_old_database_at_once_migrate_it_once(
    old: str, caplog: pytest.LogCaptureFixture
) -> None:
    stores = await asyncio.gather(*(Store.open(old) for _ in range(4)))
    counts = {await store.count() for store in stores}
    for store in stores:
        await store.close()
    assert counts == {5}
    assert sum("migrating" in message for message in caplog.messages) == VERSION - 1


async def test_a_file_is_backed_up_before_it_is_migrated(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fill_file(data)
    with closing(sqlite3.connect(data / FILE)) as database:
        before = list(database.iterdump())
    await (await Store.open(data)).close()
    with closing(sqlite3.connect(data / BACKUP)) as backup:
        assert list(backup.iterdump()) == before
    assert any(str(data / BACKUP) in message for message in caplog.messages)
    assert not list(data.glob("*.part"))


async def test_an_older_backup_is_never_overwritten(data: Path) -> None:
    fill_file(data)
    (data / BACKUP).write_text("from an earlier attempt")
    await (await Store.open(data)).close()
    assert (data / BACKUP).read_text() == "from an earlier attempt"
    assert (data / f"{BACKUP}-2").is_file()


async def test_a_migration_that_fails_changes_nothing(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill_file(data)

    def fails(connection: Any) -> None:
        MIGRATIONS[1](connection)
        raise OSError("the disk is full")

    monkeypatch.setattr("wandelgang.server.storage.migrations.MIGRATIONS", {1: fails})
    with pytest.raises(BadDatabase, match="the disk is full"):
        await Store.open(data)
    assert not list(data.glob("*.backup*")), "a copy for every attempt would fill the disk"
    monkeypatch.undo()
    store = await Store.open(data)
    assert await store.count() == 5
    await store.close()


async def test_an_up_to_date_database_is_neither_migrated_nor_backed_up(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for _ in range(2):
        await (await Store.open(data)).close()
    assert not list(data.glob("*.backup*"))
    assert not caplog.messages


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("99", "schema 99, .* use a newer version of the program, or another folder"),
        ("0", "schema 0, which does not exist: use another folder"),
        ("x", "schema x, which does not exist: use another folder"),
    ],
)
async def test_a_database_from_the_future_is_refused_and_left_alone(
    data: Path, version: str, reason: str
) -> None:
    await (await Store.open(data)).close()
    with closing(sqlite3.connect(data / FILE)) as database:
        database.execute("UPDATE meta SET value = ?", (version,))
        database.commit()
        before = list(database.iterdump())
    with pytest.raises(BadDatabase, match=reason):
        await Store.open(data)
    with closing(sqlite3.connect(data / FILE)) as database:
        assert list(database.iterdump()) == before


async def test_a_copy_that_was_cut_short_does_not_stop_a_migration(data: Path) -> None:
    fill_file(data)
    (data / f"{BACKUP}.part").write_text("garbage")
    await (await Store.open(data)).close()
    assert [file.name for file in data.glob("*.backup*")] == [BACKUP]


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        ("CREATE TABLE tables (id TEXT)", "belongs to another program: use another folder"),
        ("CREATE TABLE meta (key TEXT)", "belongs to another program: use another folder"),
        ("CREATE TABLE meta (name TEXT, value TEXT)", "does not say which schema it has: use another folder"),
    ],
)
async def test_the_database_of_another_program_is_refused_and_left_alone(
    data: Path, sql: str, reason: str
) -> None:
    data.mkdir(parents=True)
    with closing(sqlite3.connect(data / FILE)) as database:
        database.execute(sql)
        before = list(database.iterdump())
    with pytest.raises(BadDatabase, match=reason):
        await Store.open(data)
    with closing(sqlite3.connect(data / FILE)) as database:
        assert list(database.iterdump()) == before


def test_there_is_a_migration_from_every_older_version() -> None:
    assert list(MIGRATIONS) == list(range(1, VERSION))
