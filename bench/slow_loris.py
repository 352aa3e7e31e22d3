"""Whether those who play notice a slow-loris, printed as JSON: `python bench/slow_loris.py`.

Some games of two people are played over real sockets, an action every `--pause` seconds each, alone and
while a process of its own holds 2,000 connections with unfinished headers: it drips a byte into each of
them, and opens each anew that the host closes. The figures are round trips in milliseconds, from sending an
action to receiving its update; `ratio` is the 99th percentile during the attack divided by the one before.
The attack is tried twice: as a stranger, for whom the limits of one address hold, and as it looks through a
proxy, where only the limits for everyone do.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from wandelgang.table.protocol import PROTOCOL

ROOT = Path(__file__).parent.parent
UNFINISHED = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
DRIP_EVERY = 2.0  # seconds
HOST = """
import json, logging, sys
from wandelgang.server.http.server import HERE, listen, run
from wandelgang.server.settings import Settings
logging.basicConfig(level=logging.WARNING)
socket = listen(HERE, 0)
limits = {"tables_a_minute": 1_000_000, "messages_an_address": 1_000_000}
settings = Settings(**json.loads(sys.argv[1]), **limits, warm_up=False)
run(settings, socket, lambda: print(f"http://localhost:{socket.getsockname()[1]}/", flush=True))
"""
ATTACKER = "127.0.0.2"  # not the address of those who play
PEERS = {
    "stranger": "192.0.2.1",
    "through a proxy": f"127.0.0.1,{ATTACKER}",
}  # whom the host trusts as a proxy


def attack(port: int, count: int, opened: Any) -> None:
    """Hold this many connections with unfinished headers, for ever. Runs in a process of its own."""
    os.nice(19)  # it would be another machine, and should not take the host's processor
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count + 100:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, count + 100), hard))

    async def one() -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            except OSError:
                await asyncio.sleep(1.0)
                continue
            with opened.get_lock():
                opened.value += 1
            with contextlib.suppress(OSError):
                writer.write(UNFINISHED)
                while not reader.at_eof():
                    writer.write(b"x")
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(1000), DRIP_EVERY)
            writer.close()
            await asyncio.sleep(DRIP_EVERY / 2)

    async def all_of_them() -> None:
        await asyncio.gather(*(one() for _ in range(count)))

    asyncio.run(all_of_them())


@contextlib.contextmanager
def attacked(port: int, count: int) -> Iterator[Any]:
    """While the attack lasts; gives a counter of the connections that were opened."""
    opened = multiprocessing.Value("q", 0)
    attacker = multiprocessing.Process(target=attack, args=(port, count, opened), daemon=True)
    attacker.start()
    try:
        until = time.monotonic() + 60
        while opened.value < count and time.monotonic() < until:
            time.sleep(0.1)
        yield opened
    finally:
        attacker.terminate()
        attacker.join()


def open_table(port: int) -> tuple[str, list[str]]:
    """A table of two people, both of them here."""
    seats = [{"colour": "red", "kind": "me", "name": "A"}, {"colour": "blue", "kind": "here", "name": "B"}]
    wish = {"game": "classic", "seats": seats, "options": {"first": 0}}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        opened = json.load(answer)
    return opened["table"], [seat["token"] for seat in opened["seats"]]


async def sit(port: int, table: str, token: str) -> tuple[ClientConnection, dict[str, Any]]:
    """A connection that has sat down, and the snapshot it got."""
    socket = await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/ws", max_size=None)
    await socket.send(json.dumps({"type": "sit", "token": token, "protocol": PROTOCOL}))
    return socket, json.loads(await socket.recv())


async def next_step(socket: ClientConnection) -> str | bytes:
    """The next update; what else comes is left aside."""
    while True:
        text = await socket.recv()
        if text[:17] == '{"type":"update",':
            return text
        assert '"refused"' not in str(text[:20]), text


async def play(port: int, games: int, seconds: float, pause: float, seed: str) -> list[float]:
    """The round trips of this many games."""
    end = time.perf_counter() + seconds

    async def one(number: int) -> list[float]:
        rng = Random(f"{seed}/{number}")
        await asyncio.sleep(rng.random() * pause)
        table, tokens = await asyncio.to_thread(open_table, port)
        seats = [await sit(port, table, token) for token in tokens]
        sockets = [socket for socket, _ in seats]
        told = [position for _, position in seats]
        trips = []
        while time.perf_counter() < end:
            asked = next((seat for seat in (0, 1) if told[seat].get("choices")), None)
            if asked is None:
                break  # the game is over
            action = rng.choice(told[asked]["choices"]["actions"])
            message = json.dumps({"type": "act", "number": told[asked]["number"], "action": action})
            began = time.perf_counter()
            await sockets[asked].send(message)
            mine = await next_step(sockets[asked])
            trips.append(time.perf_counter() - began)
            texts = {asked: mine, 1 - asked: await next_step(sockets[1 - asked])}
            told = [json.loads(texts[seat]) for seat in (0, 1)]
            while not any(one.get("choices") or one.get("result") for one in told):  # chance has followed
                told = [json.loads(await next_step(socket)) for socket in sockets]
            await asyncio.sleep(pause)
        for socket in sockets:
            await socket.close()
        return trips[2:]  # the first ones of a fresh connection are not the usual ones

    found = await asyncio.gather(*(one(number) for number in range(games)))
    return [trip for trips in found for trip in trips]


def figures(trips: list[float]) -> dict[str, float]:
    """What the round trips come to, in milliseconds."""
    return {
        "median_ms": round(statistics.median(trips) * 1000, 2),
        "p99_ms": round(statistics.quantiles(trips, n=100)[-1] * 1000, 2),
        "actions": len(trips),
    }


def measure(wish: argparse.Namespace, trusted: str) -> dict[str, Any]:
    """Before and during an attack on a fresh host, some times in turn."""
    with tempfile.TemporaryDirectory() as folder:
        errors = Path(folder) / "errors.log"
        with errors.open("w") as log:
            process = subprocess.Popen(
                [sys.executable, "-c", HOST, json.dumps({"data": folder, "proxies": trusted})],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().partition("localhost:")[2].partition("/")[0])
            again = (port, wish.games, wish.seconds, wish.pause)
            asyncio.run(play(port, wish.games, 3.0, wish.pause, "warm"))
            quiet: list[float] = []
            loud: list[float] = []
            count = 0
            for number in range(wish.rounds):  # in turn: whatever else the machine does, it does to both
                quiet += asyncio.run(play(*again, f"before {number}"))
                with attacked(port, wish.connections) as opened:
                    loud += asyncio.run(play(*again, f"during {number}"))
                    count += opened.value
            before, during = figures(quiet), figures(loud)
        finally:
            process.terminate()
            process.wait()
        lines = errors.read_text()
    return {
        "before": before,
        "during": during,
        "ratio": round(during["p99_ms"] / before["p99_ms"], 2),
        "connections_opened": count,
        "log_bytes": len(lines),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--connections", type=int, default=2000, help="of the attacker")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between the actions of a game")
    wish = parser.parse_args()
    found = {name: measure(wish, trusted) for name, trusted in PEERS.items()}
    machine = {"cores": os.cpu_count(), "python": platform.python_version(), "load": os.getloadavg()[0]}
    print(json.dumps({**found, "machine": machine}, indent=2))


if __name__ == "__main__":
    main()
