"""A host in the test's own process, so that a test can hold it up at the moment that matters."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import SystemRandom
from typing import Any, cast

import msgspec
import pytest
import uvicorn
from tests.server.players import PATIENCE, seats, sit
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wandelgang.search import cache
from wandelgang.server.host import Host
from wandelgang.server.http.app import application
from wandelgang.server.http.server import HERE, listen
from wandelgang.server.settings import Settings
from wandelgang.server.storage import engine
from wandelgang.server.websocket import connection
from wandelgang.server.websocket.connection import Connection
from wandelgang.server.websocket.handshake import Handshake
from wandelgang.server.websocket.socket import Socket
from wandelgang.table import Guest, Refuse, Table
from wandelgang.table.protocol import PROTOCOL, NewTable, Refused, ServerMessage, Snapshot
from wandelgang.table.secrets import fingerprint, new_secret

# A host process shows no warnings; Litestar gives them for what must be written differently in its next
# version.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture
async def host(data: Path) -> AsyncIterator[Host]:
    """A running host without any guests."""
    opened = await Host.open(Settings(data=str(data), bot_processes=1, warm_up=False))
    yield opened
    await opened.close()


@pytest.fixture
async def server(host: Host) -> AsyncIterator[uvicorn.Server]:
    """What serves that host."""
    listening = listen(HERE, 0)
    server = uvicorn.Server(
        uvicorn.Config(
            application(host),
            ws=Handshake,
            lifespan="off",
            log_level="warning",
            timeout_graceful_shutdown=5,
        )
    )
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield server
    server.should_exit = True
    await serving
    listening.close()


@pytest.fixture
def port(server: uvicorn.Server) -> int:
    """Where it is served."""
    number: int = server.servers[0].sockets[0].getsockname()[1]
    return number


async def new_table(host: Host) -> Table:
    """A fresh table of two people."""
    wish = msgspec.convert({"game": "classic", "seats": seats("me", "link")}, NewTable)
    return await host.tables.get((await host.tables.open(wish, str)).table)


async def taken(host: Host, table: Table, seat: int) -> str:
    """A token that holds a seat."""
    token = new_secret(SystemRandom())
    await host.store.give_tokens(table.id, [(fingerprint(token), seat)])
    return token


def watching(port: int, table: Table) -> connect:
    """A connection to the table."""
    return connect(f"ws://{HERE}:{port}/api/tables/{table.id}/ws")


def somebody() -> Guest:
    """A guest who hears nothing."""
    return Guest(lambda _: None)


async def heard(socket: ClientConnection) -> ServerMessage:
    """The next message."""
    told: ServerMessage = msgspec.json.decode(
        await asyncio.wait_for(socket.recv(), PATIENCE), type=ServerMessage
    )
    return told


async def test_tables_are_closed_by_two_at_once(host: Host) -> None:
    for _ in range(6):
        await new_table(host)
    await asyncio.gather(*(host.tables.close_idle(0.0) for _ in range(3)))
    assert not host.tables.live


async def test_who_comes_while_the_room_is_closed_is_sent_away_and_can_come_again(
    host: Host, port: int
) -> None:
    table = await new_table(host)
    async with watching(port, table) as socket:
        async with table.lock:
            await socket.send(sit())
            await asyncio.sleep(0.3)  # it waits for the lock now, to catch up
            closing = asyncio.create_task(host.tables.close(table.id))
            await asyncio.sleep(0)
        await closing
        refused = await heard(socket)
        assert isinstance(refused, Refused)
        assert refused.code == "host-trouble"
        with pytest.raises(ConnectionClosed) as closed:
            await heard(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
    assert not table.guests
    async with watching(port, table) as socket:
        await socket.send(sit())
        assert isinstance(await heard(socket), Snapshot)


async def test_nobody_holds_up_a_host_that_stops(host: Host, server: uvicorn.Server, port: int) -> None:
    """Neither who waits for a table at that moment, nor who connects a moment later."""
    table = await new_table(host)
    async with table.lock, watching(port, table) as waiting:
        await waiting.send(sit())
        await asyncio.sleep(0.3)  # it waits for the lock now, to catch up
        host.stopping.set()
        for connection in list(server.server_state.connections):
            connection.shutdown()
        async with watching(port, table) as late:
            for socket in (waiting, late):
                with pytest.raises(ConnectionClosed):
                    await heard(socket)
    assert not table.guests


async def test_who_has_said_who_it_is_may_wait_for_a_slow_host(
    host: Host, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "FIRST_MESSAGE_WITHIN", 0.5)
    table = await new_table(host)
    async with watching(port, table) as socket:
        async with table.lock:
            await socket.send(sit())
            await asyncio.sleep(1.0)
        assert isinstance(await heard(socket), Snapshot)
        await asyncio.sleep(1.0)
        await socket.send('{"type": "ping"}')
        assert type(await heard(socket)).__name__ == "Pong", "who sits may be silent"
    async with watching(port, table) as socket:
        await socket.send('{"type": "ping"}')
        refusals = [await heard(socket), await heard(socket)]
        assert [told.code for told in refusals if isinstance(told, Refused)] == ["sit-first", "sit-first"]
        with pytest.raises(ConnectionClosed):
            await heard(socket)


async def test_a_crowd_that_watches_keeps_no_player_out(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wandelgang.table.guests.SPECTATORS_A_TABLE", 3)
    table = await new_table(host)
    watchers = [somebody() for _ in range(3)]
    for watcher in watchers:
        table.guests.admit(watcher, None)
    with pytest.raises(Refuse, match="at most 3 watch"):
        table.guests.admit(somebody(), None)
    player = somebody()
    table.guests.admit(player, 0)
    with pytest.raises(Refuse, match="at most 3 watch"):
        table.guests.admit(player, None)
    assert player in table.guests, "who cannot change stays where they are"
    assert (table.presence.there(0), len(table.presence.spectators)) == (True, 3)
    table.guests.admit(watchers[0], 1)
    table.guests.admit(somebody(), None)
    assert len(table.presence.spectators) == 3
    for guest in table.guests:
        table.leave(guest)


class Mute:
    """A socket that remembers with which code it was closed."""

    def __init__(self) -> None:
        self.code: int | None = None

    def send(self, text: bytes) -> None:
        pass

    def close(self, code: int, reason: str) -> None:
        self.code = code


async def hangs_up(host: Host, table: Table, *messages: dict[str, Any]) -> Mute:
    """Somebody sits down at seat 0, sends messages and hangs up before the table has time for them."""
    socket = Mute()
    connection = Connection(cast(Socket, socket), host, table.id, "en", "127.0.0.1")
    token = new_secret(SystemRandom())
    await host.store.give_tokens(table.id, [(fingerprint(token), table.match.actor or 0)])
    sits = {"type": "sit", "token": token, "protocol": PROTOCOL}
    connection.receive(msgspec.json.encode(sits))
    while not len(table.guests):
        await asyncio.sleep(0.001)
    async with table.lock:
        for message in messages:
            connection.receive(msgspec.json.encode(message))
        await asyncio.sleep(0.01)
        connection.closed()
    return socket


async def test_what_somebody_asked_for_is_done_although_they_have_hung_up(host: Host) -> None:
    table = await new_table(host)
    number, push = table.number, table.match.game.legal(table.match.state)[0]
    await hangs_up(host, table, {"type": "act", "number": number, "action": push})
    while table.number == number:
        await asyncio.sleep(0.001)
    assert len(table.guests) == 0
    assert len(await host.store.entries_after(table.id, number)) == table.number - number


async def test_a_refusal_that_nobody_waits_for_is_no_fault(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    table = await new_table(host)
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    await hangs_up(host, table, {"type": "act", "number": -1, "action": {}})
    await asyncio.sleep(0.05)
    gc.collect()
    assert not faults
    assert not caplog.records


async def test_a_fault_is_in_the_log_and_ends_the_connection(
    host: Host, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> bool:
        raise OSError("the disk is full")

    monkeypatch.setattr(host.store, "append", fails)
    table = await new_table(host)
    push = table.match.game.legal(table.match.state)[0]
    await hangs_up(host, table, {"type": "act", "number": table.number, "action": push})
    while not caplog.records:
        await asyncio.sleep(0.001)
    assert [record.getMessage() for record in caplog.records] == [f"a connection to table {table.id} failed"]


async def test_a_table_that_was_deleted_is_left(host: Host) -> None:
    table = await new_table(host)
    asked, number = table.match.actor, table.number
    action = msgspec.Raw(msgspec.json.encode(table.match.game.legal(table.match.state)[0]))
    await host.store.delete_tables(before=2**40, most=10)
    with pytest.raises(Refuse) as refusal:
        await table.act(asked, number, action)
    assert (refusal.value.code, refusal.value.number) == ("no-table", number)
    await host._look()
    assert not host.tables.live


async def test_who_is_second_hears_of_the_action_that_was_refused(host: Host, data: Path) -> None:
    other = await Host.open(Settings(data=str(data), bot_processes=1, warm_up=False))
    try:
        table = await new_table(host)
        there = await other.tables.get(table.id)
        asked, number = table.match.actor, table.number
        action = msgspec.Raw(msgspec.json.encode(table.match.game.legal(table.match.state)[0]))
        await there.act(asked, number, action)
        with pytest.raises(Refuse) as refusal:
            await table.act(asked, number, action)
        assert (refusal.value.code, refusal.value.number) == ("stale", number)
        assert table.number > number
    finally:
        await other.close()


async def test_a_fault_of_the_storage_is_logged_and_told(
    host: Host, port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(*_: object) -> bool:
        raise ConnectionRefusedError("the database is away")

    table = await new_table(host)
    asked = table.match.actor
    assert asked is not None
    token = await taken(host, table, asked)
    monkeypatch.setattr(host.store, "append", gone)
    async with watching(port, table) as socket:
        await socket.send(sit(token))
        snapshot = await heard(socket)
        assert isinstance(snapshot, Snapshot)
        assert snapshot.choices is not None
        act = {"type": "act", "number": snapshot.number, "action": snapshot.choices.actions[0]}
        await socket.send(msgspec.json.encode(act).decode())
        refused = await heard(socket)
        assert isinstance(refused, Refused)
        assert refused.code == "no-storage"
    [line] = caplog.records
    assert line.getMessage() == "the database cannot be reached: the database is away"
    assert line.exc_info is None, "that is no fault of ours"


async def test_a_table_says_while_its_strong_bot_is_being_compiled(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, end = asyncio.Event(), asyncio.Event()

    async def compiling() -> None:
        begun.set()
        await end.wait()

    monkeypatch.setattr("wandelgang.server.host.WARM_UP_AFTER", 0.0)
    monkeypatch.setattr("wandelgang.server.thinking.processes._compile", compiling)
    monkeypatch.setattr(cache, "complete", lambda *_: False)
    wish = msgspec.convert({"game": "classic", "seats": seats("me", "normal", "expert")}, NewTable)
    table = await host.tables.get((await host.tables.open(wish, str)).table)
    warming_up = asyncio.create_task(host._warm_up())
    await begun.wait()
    assert [seat.warming_up for seat in table.facts().seats] == [False, False, True]
    end.set()
    await warming_up
    assert not any(seat.warming_up for seat in table.facts().seats)


async def test_a_fault_in_a_hint_is_logged_and_told(
    host: Host, port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise ValueError("no hint")

    monkeypatch.setattr("wandelgang.table.table.Table._advise", fails)
    table = await new_table(host)
    async with watching(port, table) as socket:
        await socket.send(sit())
        await heard(socket)
        await socket.send('{"type": "ask", "number": 3}')
        refused = await heard(socket)
        assert isinstance(refused, Refused)
        assert (refused.code, refused.number) == ("host-trouble", 3)
        await socket.send('{"type": "ping"}')
        assert type(await heard(socket)).__name__ == "Pong", "the connection goes on"
    assert [record.getMessage() for record in caplog.records] == [f"a hint at table {table.id} failed"]


def threads_left() -> set[str]:
    """The names of the threads there are, besides those that belong to the loop."""
    return {thread.name for thread in threading.enumerate() if not thread.name.startswith("asyncio_")}


async def test_a_house_that_is_not_opened_after_all_leaves_nothing_behind(data: Path) -> None:
    """A Redis that accepts the call and never answers: whoever waits for the host gives up."""

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    before = threads_left()
    async with await asyncio.start_server(silent, HERE, 0) as redis:
        address = f"redis://{HERE}:{redis.sockets[0].getsockname()[1]}"
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(1.0):
                await Host.open(Settings(data=str(data), signals=address, warm_up=False))
    assert threads_left() <= before


async def test_a_database_that_nobody_waits_for_any_more_is_let_go(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "prepare_locked", lambda _: time.sleep(0.5))
    before = threads_left()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await Host.open(Settings(data=str(data), warm_up=False))
    assert threads_left() <= before
