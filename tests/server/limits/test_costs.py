"""What messages cost, per connection and per address."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path

import pytest
from tests.server.hosts import Host, hosting
from tests.server.players import Opened, Player, at_table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from wandelgang.server.limits.costs import COSTS, ORDINARY, REQUESTS, cost_of
from wandelgang.server.limits.rate_limit import RateLimit
from wandelgang.table.protocol import PROTOCOL, Ask, Hint, Ping, Pong, Sit


def test_what_makes_the_host_work_costs_more() -> None:
    assert cost_of(None) == cost_of(Ping()) == ORDINARY
    assert cost_of(Ask(number=1)) > cost_of(Sit(protocol=PROTOCOL)) > ORDINARY
    assert all(cost > ORDINARY for cost in COSTS.values())


def test_who_owes_waits_until_it_is_paid() -> None:
    now = 0.0
    limit = RateLimit(a_second=2, at_once=3, clock=lambda: now)
    assert [limit.owe() for _ in range(5)] == [0.0, 0.0, 0.0, 0.5, 1.0]
    assert not limit.take()
    now = 1.0
    assert limit.owe(2.0) == 1.0
    now = 100.0
    assert [limit.take(3.0), limit.take(0.5)] == [True, False]


async def test_the_connections_of_an_address_share_what_it_may(data: Path) -> None:
    """Two connections of one address together are slowed down; another address is not."""
    left = 40 - REQUESTS["open_table"] - REQUESTS["claim"] - 2 * COSTS[Sit]
    with hosting(data, messages_an_address=1, an_address_at_once=40) as host:
        table = Opened(host, "classic", "me", "link")
        async with (
            at_table(table, 0) as one,
            at_table(table, 1) as two,
            connect(host.ws(table.id), local_addr=("127.0.0.2", 0)) as socket,
        ):
            other = Player(socket, "classic")
            await other.sit(None)
            for _ in range(30):
                await one.say(type="ping")
                await two.say(type="ping")
            answered = 0

            async def count(player: Player) -> None:
                nonlocal answered
                while True:
                    await player.hear(Pong)
                    answered += 1

            counting = [asyncio.create_task(count(player)) for player in (one, two)]
            await other.say(type="ping")
            await other.hear(Pong)
            while answered < left:
                await asyncio.sleep(0.01)
            for _ in range(20):
                await other.say(type="ping")
                await other.hear(Pong)
            for task in counting:
                task.cancel()
            await asyncio.gather(*counting, return_exceptions=True)
            assert answered < 60, "the rest has to wait, although each connection is within its own limit"


@pytest.mark.parametrize("opcode", [0x89, 0x00], ids=["pings", "empty parts"])
async def test_a_flood_of_small_frames_ends_the_connection(host: Host, opcode: int) -> None:
    table = Opened(host, "classic", "me", "normal")
    async with at_table(table, 0) as me:
        first = b"" if opcode == 0x89 else struct.pack("!BB4x", 0x01, 0x80)  # a text that goes on and on
        me.socket.transport.write(first + struct.pack("!BB4x", opcode, 0x80) * 1_000)
        with pytest.raises(ConnectionClosed) as end:
            await me.hear(Hint)  # which never comes
        assert end.value.rcvd is not None
        assert (end.value.rcvd.code, end.value.rcvd.reason) == (1008, "too-fast")


async def test_requests_of_an_address_wait_once_it_has_used_up_what_it_may(data: Path) -> None:
    """One address asks for the catalogue again and again; its last requests are refused."""
    with hosting(data, messages_an_address=1, an_address_at_once=20) as host:
        statuses = [host.get("/api/games").status_code for _ in range(3)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
