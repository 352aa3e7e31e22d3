"""Connections that ask for nothing, against a real host: those who play notice nothing of them."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest
from tests.server.hosts import Host, hosting
from tests.server.players import PATIENCE, Opened, at_table

from wandelgang.table.protocol import Update

UNFINISHED = b"GET /api/host HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
COMPLETE = b"GET /api/host HTTP/1.1\r\nHost: localhost\r\n\r\n"
SHORT = 0.4  # seconds: what takes longer is cut off
BIG = 30_000_000  # bytes, more than the system keeps for a client that does not read
NOBODY = "192.0.2.1"  # a proxy that is not there, so that nobody is trusted


def reach(host: Host, said: bytes = b"") -> socket.socket:
    """A connection that has said something."""
    connected = socket.create_connection(("127.0.0.1", host.port), timeout=PATIENCE)
    connected.sendall(said)
    return connected


def rest(connected: socket.socket) -> bytes:
    """All that it is told until it is closed."""
    heard = b""
    try:
        while part := connected.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def open_sockets(host: Host) -> int:
    """How many sockets its process has open."""
    count = 0
    for file in Path(f"/proc/{host.process.pid}/fd").iterdir():
        try:
            count += str(file.readlink()).startswith("socket:")
        except OSError:
            continue  # closed meanwhile
    return count


def busy(host: Host) -> float:
    """The seconds for which its process has kept a core busy."""
    fields = Path(f"/proc/{host.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def calm(host: Host) -> bool:
    """Whether its process hardly works for a while, as none does that spins."""
    began = busy(host)
    time.sleep(0.5)
    return busy(host) - began < 0.2


def wait_until(holds: Callable[[], bool]) -> None:
    """Look again and again, for as long as a busy machine may take."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host that waits for nobody."""
    client = tmp_path_factory.mktemp("client")
    (client / "index.html").write_text("<!doctype html>")
    (client / "big.bin").write_bytes(bytes(BIG))
    times = dict.fromkeys(("headers_within", "body_within", "reading_within", "idle_within"), SHORT)
    with hosting(tmp_path_factory.mktemp("data"), client=str(client), proxies=NOBODY, **times) as host:
        yield host


def test_headers_that_do_not_end_are_cut_off(quick: Host) -> None:
    with reach(quick, UNFINISHED) as slow, reach(quick) as silent:
        assert rest(slow).startswith(b"HTTP/1.1 408 ")
        assert rest(silent) == b""


def test_headers_that_drip_are_cut_off_too(quick: Host) -> None:
    with reach(quick, UNFINISHED) as slow:
        slow.settimeout(0.05)
        for _ in range(int(PATIENCE / 0.05)):
            try:
                slow.sendall(b"x")
                heard = slow.recv(1000)
            except TimeoutError:
                continue
            except OSError:
                return  # closed
            assert heard == b"" or heard.startswith(b"HTTP/1.1 408 ")
            return
        raise AssertionError("it drips for ever")


def test_a_body_that_does_not_end_is_cut_off(quick: Host) -> None:
    headers = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    for more in ("Content-Length: 100\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"):
        with reach(quick, (headers + more).encode()) as slow:
            assert rest(slow).startswith(b"HTTP/1.1 408 "), more


def test_a_body_that_nobody_reads_is_cut_off_too(quick: Host) -> None:
    wrong = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with reach(quick, wrong.encode()) as slow:
        assert rest(slow).startswith(b"HTTP/1.1 415 ")


def test_an_idle_connection_is_closed_after_its_answer(quick: Host) -> None:
    with reach(quick, COMPLETE) as idle:
        heard = rest(idle)
        assert heard.startswith(b"HTTP/1.1 200 ")
        assert heard.count(b"HTTP/1.1") == 1


def test_a_client_that_does_not_read_its_answer_is_cut_off(quick: Host) -> None:
    before = open_sockets(quick)
    with reach(quick, b"GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n") as silent:
        assert silent.recv(1) == b"H"
        wait_until(lambda: open_sockets(quick) <= before)
        assert len(rest(silent)) < BIG


def test_endless_headers_are_refused(quick: Host) -> None:
    with reach(quick, UNFINISHED) as long:
        try:
            for _ in range(1000):
                long.sendall(b"x" * 1000)
        except OSError:
            pass  # refused before all was sent
        assert b"200" not in rest(long)[:20]


def test_one_address_cannot_hold_many_places(data: Path) -> None:
    with hosting(data, proxies=NOBODY, half_open_an_address=5) as host, ExitStack() as open_ones:
        them = [open_ones.enter_context(reach(host, UNFINISHED)) for _ in range(20)]
        assert host.get("/api/host").status_code == 200
        for oldest in them[:14]:
            assert b"200" not in rest(oldest)[:20], "it was closed"
        them[-1].sendall(b"\r\n\r\n")
        assert them[-1].recv(20).startswith(b"HTTP/1.1 200 "), "who is not too much is served"


async def test_a_host_at_its_file_limit_still_serves_those_who_play(data: Path) -> None:
    with hosting(data, most_files=256) as host, ExitStack() as open_ones:
        table = Opened(host, "classic", "me", "here", options={"first": 0})
        async with at_table(table, 0) as me:
            them = [open_ones.enter_context(reach(host, UNFINISHED)) for _ in range(600)]
            assert open_sockets(host) < 200, "files are left for everything else"
            await me.act(me.actions()[0])
            await me.hear(Update)
            assert host.get("/api/host").status_code == 200
            Opened(host, "classic", "me", "easy")
            them[-1].sendall(b"\r\n\r\n")
            assert them[-1].recv(20).startswith(b"HTTP/1.1 200 ")
    assert "this process may open 256 files" in host.errors
    assert len(host.errors) < 2_000, host.errors


async def test_a_full_host_waits_for_room_and_does_not_spin(data: Path) -> None:
    with hosting(data, most_files=128) as host:
        table = Opened(host, "classic", "me", "here")
        async with AsyncExitStack() as watching:
            # All that it may have, and none of them can be put out.
            them = [await watching.enter_async_context(at_table(table)) for _ in range(64)]
            with reach(host, COMPLETE) as waiting:
                await asyncio.to_thread(wait_until, lambda: calm(host))
                waiting.settimeout(0.1)
                with pytest.raises(TimeoutError):
                    waiting.recv(1)
                for one in them:
                    one.socket.transport.abort()
                waiting.settimeout(PATIENCE)
                heard = await asyncio.to_thread(waiting.recv, 20)  # while they are closed
                assert heard.startswith(b"HTTP/1.1 200 ")
    assert "64 connections are open: new ones have to wait" in host.errors
    assert len(host.errors) < 2_000, host.errors
