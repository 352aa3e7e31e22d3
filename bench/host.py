"""How fast the host is, printed as JSON: `python bench/host.py`.

- round_trip_ms: from sending an action to receiving its update in the same client, on loopback, and stored in
  a SQLite file in between; games of two people, no bots; the median, and the slowest of twenty.
- actions_a_second: what one host process does with fifty such games at once, chance not counted. Its clients
  run on the same machine and take part of it, so the host's own processor time for an action is given as
  well.
- start_s: from the start of the process `wandelgang play`, the median of five each time,
  - first_position: to the first position of a fresh table over the wire, without a browser;
  - playable_board: to a board in Chromium that waits for a push, through the start page and its button;
  - with_chromium: the same, but Chromium itself is started only when the host is up.
  The last two are null where Playwright or Debian's chromium is missing.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect

from wandelgang.table.protocol import PROTOCOL

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

ROOT = Path(__file__).parent.parent
CHROMIUM = Path("/usr/bin/chromium")
STARTS = 5
GAMES = 50
SECONDS = 8.0
CLIENT_PROCESSES = 2
TRIES = 30  # tables for the round trip; each connection stays within the host's limits
ACTIONS_A_TRY = 16


COMMAND = [str(Path(sys.executable).with_name("wandelgang")), "play", "--no-browser", "--port", "0", "--data"]
# The same host, but one address may open more tables in a minute than a family does.
WITHOUT_LIMIT = """
import sys
from wandelgang.server.http.server import HERE, listen, run
from wandelgang.server.settings import Settings
socket = listen(HERE, 0)
settings = Settings(data=sys.argv[1], tables_a_minute=1_000_000, messages_an_address=1_000_000, warm_up=False)
run(settings, socket, lambda: print(f"http://localhost:{socket.getsockname()[1]}/", flush=True))
"""


class Host:
    """A host process of its own; the first line that it prints says where it is."""

    def __init__(self, command: list[str]) -> None:
        self.began = time.perf_counter()
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().partition("localhost:")[2].partition("/")[0])

    def processor_seconds(self) -> float | None:
        """How long it has kept a core busy so far, where the machine says so."""
        facts = Path(f"/proc/{self.process.pid}/stat")
        if not facts.exists():
            return None
        fields = facts.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> Host:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


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
    socket = await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/ws", max_size=None)
    await socket.send(json.dumps({"type": "sit", "token": token, "protocol": PROTOCOL}))
    return socket, json.loads(await socket.recv())


async def play(port: int, rng: Random, most: float | int, until: float) -> tuple[list[float], int]:
    """Two people act in turn; the seconds of each round trip, and how many actions."""
    table, tokens = await asyncio.to_thread(open_table, port)
    seats = [await sit(port, table, token) for token in tokens]
    sockets = [socket for socket, _ in seats]
    told = [position for _, position in seats]
    trips: list[float] = []
    while len(trips) < most and time.perf_counter() < until:
        asked = next((seat for seat in (0, 1) if told[seat].get("choices")), None)
        if asked is None:
            break  # the game is over
        message = json.dumps(
            {
                "type": "act",
                "number": told[asked]["number"],
                "action": rng.choice(told[asked]["choices"]["actions"]),
            }
        )
        started = time.perf_counter()
        await sockets[asked].send(message)
        texts: list[str | bytes] = [b"", b""]
        texts[asked] = await next_step(sockets[asked])
        trips.append(time.perf_counter() - started)
        texts[1 - asked] = await next_step(sockets[1 - asked])
        told = [json.loads(text) for text in texts]
        while not any(one.get("choices") or one.get("result") for one in told):  # chance has followed
            told = [json.loads(await next_step(socket)) for socket in sockets]
    for socket in sockets:
        await socket.close()
    return trips, len(trips)


async def next_step(socket: ClientConnection) -> str | bytes:
    while True:
        text = await socket.recv()
        if text[:17] == '{"type":"update",':
            return text
        assert '"refused"' not in str(text[:20]), text


async def round_trips(port: int) -> list[float]:
    trips: list[float] = []
    for number in range(TRIES):
        done, _ = await play(port, Random(number), ACTIONS_A_TRY, float("inf"))
        trips += done[2:]  # the first ones of a fresh connection are not the usual ones
    return trips


def many_games(port: int, seed: int, games: int, begin: float, end: float) -> int:
    """Games at once until the end; how many actions. Runs in a process of its own."""

    async def one(number: int) -> int:
        done = 0
        while time.perf_counter() < end:
            done += (await play(port, Random(f"{seed}/{number}/{done}"), float("inf"), end))[1]
        return done

    async def all_of_them() -> int:
        await asyncio.sleep(max(0.0, begin - time.perf_counter()))
        return sum(await asyncio.gather(*(one(number) for number in range(games))))

    return asyncio.run(all_of_them())


async def _first_position(host: Host) -> float:
    table, tokens = open_table(host.port)
    socket, position = await sit(host.port, table, tokens[0])
    seconds = time.perf_counter() - host.began
    assert position["choices"]
    await socket.close()
    return seconds


def median_start(seconds: Callable[[Host], float]) -> float:
    """The median of several fresh hosts, each with data of its own."""
    found = []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder, Host([*COMMAND, folder]) as host:
            found.append(seconds(host))
    return round(statistics.median(found), 2)


def first_position(host: Host) -> float:
    return asyncio.run(_first_position(host))


def playable_board(page: Page, host: Host) -> float:
    """Through the start page: its one button, then the board waits for a push."""
    page.route("**/api/tables", _i_begin)
    page.goto(f"http://localhost:{host.port}/")
    page.locator(".go .main, footer .main").click()
    page.wait_for_selector("[data-asked=true]")
    return time.perf_counter() - host.began


def _i_begin(route: Route) -> None:
    """Otherwise chance would decide whether a bot's turn is measured too."""
    wish = json.loads(route.request.post_data or "")
    wish["options"] = {**wish.get("options", {}), "first": 0}
    route.continue_(post_data=json.dumps(wish))


def playable_boards() -> tuple[float | None, float | None]:
    """With a browser that is open already, and with one that is started after the host."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None, None
    if not CHROMIUM.exists():
        return None, None

    with sync_playwright() as playwright:

        def browser() -> Browser:
            return playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])

        def started_now(host: Host) -> float:
            with browser() as chromium:
                return playable_board(chromium.new_page(), host)

        with browser() as chromium:
            open_already = median_start(lambda host: playable_board(chromium.new_page(), host))
        return open_already, median_start(started_now)


def main() -> None:
    # As after `make setup`. Otherwise every host here would begin to compile, and leave that running.
    subprocess.run(
        [sys.executable, "-m", "wandelgang.search.warm_up"], check=True, cwd=ROOT, stdout=sys.stderr
    )
    start = median_start(first_position)
    playable, with_chromium = playable_boards()
    with (
        tempfile.TemporaryDirectory() as folder,
        Host([sys.executable, "-c", WITHOUT_LIMIT, folder]) as host,
        ProcessPoolExecutor(CLIENT_PROCESSES) as clients,
    ):
        trips = asyncio.run(round_trips(host.port))
        begin = time.perf_counter() + 1.0
        end = begin + SECONDS
        share = GAMES // CLIENT_PROCESSES
        counts = [
            clients.submit(many_games, host.port, seed, share, begin, end) for seed in range(CLIENT_PROCESSES)
        ]
        before = host.processor_seconds()
        actions = sum(count.result() for count in counts)
        after = host.processor_seconds()
        host_ms = None if before is None or after is None else round((after - before) / actions * 1000, 2)
    figures = {
        "round_trip_ms": {
            "median": round(statistics.median(trips) * 1000, 2),
            "slowest_of_20": round(statistics.quantiles(trips, n=20)[-1] * 1000, 2),
            "actions": len(trips),
        },
        "actions_a_second": {
            "games": GAMES,
            "rate": round(actions / SECONDS),
            "host_ms_an_action": host_ms,
        },
        "start_s": {
            "first_position": start,
            "playable_board": playable,
            "with_chromium": with_chromium,
        },
        "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "load": os.getloadavg()[0]},
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
