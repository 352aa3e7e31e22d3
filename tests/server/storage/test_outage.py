"""A real PostgreSQL that is away for a while, under a host where people play, watch and look at the lobby."""

from __future__ import annotations

import asyncio
import struct
from random import Random

import pytest
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.hosts import Host
from tests.server.lobby.lobbies import Visitor, opened, visiting, ws
from tests.server.players import PATIENCE, Opened, Player, at_table, sit
from tests.server.services import running_postgres
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from wandelgang.server.limits import LOOK_EVERY
from wandelgang.server.storage import Store
from wandelgang.server.storage.unreachable import is_unreachable, reason, refusal_of
from wandelgang.table.protocol import Refused
from wandelgang.table.stored import StoredEntry

STARTING = "the database system is starting up"


async def test_a_postgresql_that_starts_cannot_be_reached_yet() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readexactly(8)  # whether it speaks TLS
        writer.write(b"N")
        await reader.read(1000)
        said = f"SFATAL\0VFATAL\0C57P03\0M{STARTING}\0\0".encode()
        writer.write(b"E" + struct.pack("!I", len(said) + 4) + said)
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        engine = create_async_engine(f"postgresql+asyncpg://somebody@127.0.0.1:{port}/postgres")
        with pytest.raises(DBAPIError) as error:
            await engine.connect()
        await engine.dispose()
    assert is_unreachable(error.value)
    assert reason(error.value) == STARTING


@pytest.mark.postgres
@pytest.mark.slow
async def test_while_postgresql_is_away_everybody_is_told_and_then_goes_on() -> None:
    with running_postgres() as database:
        host = Host(database.address, bot_grace=0.0)
        try:
            waiting = opened(host, "me", "anyone")["table"]
            unread = Opened(host, "classic", "me", "normal")
            people, bots = Opened(host, "classic", "me", "link"), Opened(host, "classic", "me", "normal")
            host.get(f"/api/tables/{waiting}")  # from now on the host looks after it
            async with visiting(host) as visitor, at_table(bots, 0) as with_bot:
                number = with_bot.number
                async with at_table(people, 0) as ada, at_table(people, 1) as ben:
                    await asyncio.to_thread(database.stop)
                    await _acting_is_refused(ada if ada.choices is not None else ben)
                answer = await asyncio.to_thread(host.get, f"/api/tables/{unread.id}")
                assert (answer.status_code, answer.json()["code"]) == (503, "no-storage")
                assert int(answer.headers["retry-after"]) > 0
                assert (await asyncio.to_thread(host.get, "/ready")).status_code == 503
                assert (await asyncio.to_thread(host.get, "/health")).status_code == 200
                await _nobody_sits_down(unread)
                await asyncio.sleep(LOOK_EVERY * 1.5)  # so that all regular checks come upon it
                await asyncio.to_thread(database.start)
                await _ready(host)
                await with_bot.play_on(Random(1), until=number + 8)
                here = opened(host, "me", "anyone")["table"]
                await visitor.until(lambda: here in visitor.tables)
            async with at_table(people, 0) as ada, at_table(people, 1) as ben:
                await asyncio.gather(*(one.play_on(Random(2), until=8) for one in (ada, ben)))
            assert (await asyncio.to_thread(host.get, f"/api/tables/{unread.id}")).status_code == 200
        finally:
            host.stop()
    assert "the database cannot be reached" in host.errors
    assert "Traceback" not in host.errors, host.errors


@pytest.mark.postgres
async def test_a_postgresql_that_hangs_holds_nobody_up_for_ever() -> None:
    with running_postgres() as database:
        kept = await Store.open(database.address, within=0.5)
        try:
            await kept.ping()
            database.freeze()
            async with asyncio.timeout(PATIENCE):
                storing, reading = await asyncio.gather(
                    kept.append("some table", 0, [StoredEntry("{}", at=0)], None),
                    kept.entries_after("some table", 0),
                    return_exceptions=True,
                )
            for error in (storing, reading):
                assert isinstance(error, TimeoutError)
                assert refusal_of(error).code == "no-storage"
                assert reason(error) == "it does not answer in time"
            database.thaw()
            assert not await kept.append("some table", 0, [StoredEntry("{}", at=0)], None)  # there is none
            assert await kept.entries_after("some table", 0) == []
        finally:
            database.thaw()
            await kept.close()


@pytest.mark.postgres
@pytest.mark.slow
async def test_the_lobby_says_that_the_database_is_away() -> None:
    with running_postgres() as database:
        host = Host(database.address)
        try:
            await asyncio.to_thread(database.stop)
            async with connect(ws(host)) as socket:
                visitor = Visitor(socket)
                await visitor.hear()
                assert b"no-storage" in visitor.heard[0]
                with pytest.raises(ConnectionClosed):
                    await visitor.hear()
            await asyncio.to_thread(database.start)
            await _ready(host)
            async with visiting(host) as again:
                assert not again.tables
        finally:
            host.stop()
    assert "Traceback" not in host.errors, host.errors


async def _acting_is_refused(asked: Player) -> None:
    """Nothing is told that was not stored; the connection ends, and the browser comes back later."""
    assert asked.choices is not None
    await asked.act(asked.choices.actions[0])
    assert (await asked.hear(Refused)).code == "no-storage"
    with pytest.raises(ConnectionClosed):
        await asked.hear(Refused)


async def _nobody_sits_down(table: Opened) -> None:
    async with connect(table.host.ws(table.id)) as socket:
        player = Player(socket, table.game)
        await socket.send(sit())
        assert (await player.hear(Refused)).code == "no-storage"


async def _ready(host: Host) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(host.get, "/ready")).status_code != 200:
            await asyncio.sleep(0.1)
