"""SIGTERM: the host says that it will stop, finishes what it has begun, and sends players elsewhere."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from tests.server.hosts import Host, hosting
from tests.server.players import PATIENCE, Opened, Player, at_table, seats, sit
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wandelgang.table.protocol import Snapshot, Update

RESTARTS = 1012
TABLES = 6
WISH = {"game": "classic", "seats": seats("me", "here"), "options": {"first": 0}}


def begin_to_stop(host: Host) -> None:
    host.process.send_signal(signal.SIGTERM)


async def ended(host: Host) -> None:
    """Wait until its process has ended, as it should."""
    assert await asyncio.to_thread(host.ended) == 0


async def play_until_closed(table: Opened, seat: int, rng: Random) -> tuple[int, int | None]:
    """Act whenever asked; the number that was heard last, and the code with which the host hung up."""
    async with connect(table.host.ws(table.id), max_size=None) as connection:
        player = Player(connection, table.game)
        try:
            await player.sit(table.tokens[seat])
            await player.play_on(rng, "wanderer")
            raise AssertionError("the game was over before the host stopped")
        except ConnectionClosed as closed:
            return player.number, closed.rcvd.code if closed.rcvd else None


async def test_no_action_that_anybody_heard_of_is_lost(data: Path) -> None:
    with hosting(data, drain_notice=0.2) as host:
        tables = [Opened(host, "towers", "me", "here") for _ in range(TABLES)]
        players = [
            asyncio.create_task(play_until_closed(table, seat, Random(f"{table.id}/{seat}")))
            for table in tables
            for seat in (0, 1)
        ]
        async with connect(host.ws(tables[0].id), max_size=None) as watching:
            await watching.send(sit())
            heard = 0
            while heard < 20:  # all of them are at it
                told = msgspec.json.decode(await asyncio.wait_for(watching.recv(), PATIENCE))
                heard += told["type"] == "update"
            begin_to_stop(host)
            ends = await asyncio.gather(*players)
        await ended(host)
        assert {code for _, code in ends} == {RESTARTS}, "everyone is asked to connect again"
        host.restart()
        for place, table in enumerate(tables):
            async with at_table(table, 0) as back:
                known = max(number for number, _ in ends[2 * place : 2 * place + 2])
                assert back.number >= known


async def test_the_host_says_that_it_is_draining_and_serves_on(data: Path) -> None:
    with hosting(data, drain_notice=PATIENCE) as host:
        table = Opened(host, "classic", "me", "here", options={"first": 0})
        with httpx.Client(base_url=host.http) as client:
            assert "connection" not in client.get("/api/host").headers
            begin_to_stop(host)
            async with at_table(table, 0) as me:  # whoever still comes is served
                until = time.monotonic() + PATIENCE
                while client.get("/api/host").headers.get("connection") != "close":
                    assert time.monotonic() < until
                await me.act(me.actions()[0])
                await me.hear(Update)
        # A second signal cuts the notice short; `hosting` sends it.


async def _rest(connection: ClientConnection) -> None:
    while True:
        await connection.recv()


async def test_a_request_that_has_begun_is_answered(data: Path) -> None:
    body = msgspec.json.encode(WISH)
    head = (
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    with hosting(data, drain_notice=0) as host:
        table = Opened(host, "classic", "me", "here")
        with socket.create_connection(("127.0.0.1", host.port), timeout=PATIENCE) as slow:
            slow.sendall(head.encode() + body[:10])
            async with connect(host.ws(table.id)) as watching:
                await watching.send(sit())
                assert isinstance(msgspec.json.decode(await watching.recv(), type=Snapshot), Snapshot), (
                    "the bytes of the request have been read by now"
                )
                begin_to_stop(host)
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(_rest(watching), PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == RESTARTS
            slow.sendall(body[10:])
            answer = await asyncio.to_thread(slow.recv, 65536)
            assert answer.startswith(b"HTTP/1.1 201 ")
            assert b"connection: close" in answer
        await ended(host)


async def test_ctrl_c_does_not_wait(data: Path) -> None:
    with hosting(data, drain_notice=PATIENCE) as host:
        table = Opened(host, "classic", "me", "here")
        async with connect(host.ws(table.id)) as watching:
            await watching.send(sit())
            await watching.recv()
            host.process.send_signal(signal.SIGINT)
            await ended(host)
