"""How fast the host is, printed as JSON: `python -m bench.host`. `bench.load` says how much load it takes.

- round_trip_ms: from sending an action to receiving its update in the same client, on loopback, and stored in
  a SQLite file in between; games of two people, no bots; the median, and the slowest of twenty.
- start_s: from the start of the process `wandelgang play`, the median of five each time,
  - first_position: to the first position of a fresh table over the wire, without a browser;
  - playable_board: to a board in Chromium that waits for a push, through the start page and its button;
  - with_chromium: the same, but Chromium itself is started only when the host is up.
  The last two are null where Playwright or Chromium is missing.
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
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bench.load.measures import played
from bench.load.plan import Plan
from bench.load.player import Player, open_table
from bench.load.processes import Host, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

STARTS = 5
ACTIONS = 500  # whose round trip is measured
WITHIN = 120.0  # seconds
COMMAND = [str(Path(sys.executable).with_name("wandelgang")), "play", "--no-browser", "--port", "0", "--data"]


def round_trips() -> list[float]:
    """One game after another at a host of their own, in seconds."""
    with tempfile.TemporaryDirectory() as folder, Host(folder) as host:
        return played(Plan(ports=[host.port], games=1, most=ACTIONS, seconds=WITHIN), [host]).outcome.trips


def first_position(host: Server) -> float:
    return asyncio.run(_first_position(host))


async def _first_position(host: Server) -> float:
    table, tokens = open_table(host.port)
    player = Player(host.port, table, tokens[0], lambda *_: None)
    position = await player.sit()
    seconds = time.perf_counter() - host.began
    assert position.choices
    player.leave()
    return seconds


def median_start(seconds: Callable[[Server], float]) -> float:
    """The median of several fresh hosts, each with data of its own."""
    found = []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder, Server([*COMMAND, folder]) as host:
            found.append(seconds(host))
    return round(statistics.median(found), 2)


def playable_board(page: Page, host: Server) -> float:
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
        from tests.e2e.chromium import found, launch
    except ImportError:
        return None, None
    if found() is None:
        return None, None

    with sync_playwright() as playwright:

        def started_now(host: Server) -> float:
            with launch(playwright) as chromium:
                return playable_board(chromium.new_page(), host)

        with launch(playwright) as chromium:
            open_already = median_start(lambda host: playable_board(chromium.new_page(), host))
        return open_already, median_start(started_now)


def main() -> None:
    # As after `make setup`. Otherwise every host here would begin to compile, and leave that running.
    subprocess.run([sys.executable, "-m", "wandelgang.search.warm_up"], check=True, stdout=sys.stderr)
    start = median_start(first_position)
    playable, with_chromium = playable_boards()
    trips = round_trips()
    figures = {
        "round_trip_ms": {
            "median": round(statistics.median(trips) * 1000, 2),
            "slowest_of_20": round(statistics.quantiles(trips, n=20)[-1] * 1000, 2),
            "actions": len(trips),
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
