"""Sizes and times of pages without a host: `python -m bench.pages`. Needs Chromium and a quiet machine."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.e2e import chromium
from tests.e2e.alone import everything_is_kept, served

from wandelgang.pages.site import write

RUNS = 3
BOARD = "[data-board]"
GOAL = "text=Your goal"  # it is there when it is somebody's turn; bots that begin act at once here
WAYS = (
    "start page, cold",
    "board, cold",
    "own turn, cold",
    "start page, from the cache",
    "board, from the cache",
    "own turn, from the cache",
)


def main() -> None:
    """Print what a first visit costs, and how long it takes until somebody can play."""
    with tempfile.TemporaryDirectory() as root:
        written = write(Path(root) / "sub" / "path")
        print(
            f"folder: {written.files} files, {written.bytes / 1e6:.2f} MB, all of it over the wire as it is"
        )
        print(f"Python and the games: {written.first_visit / 1e6:.2f} MB")
        with served(Path(root), "sub/path") as site, sync_playwright() as playwright:
            browser = chromium.launch(playwright)
            times = [_visits(browser, site.address) for _ in range(RUNS)]
            browser.close()
    for name, values in zip(WAYS, zip(*times, strict=True), strict=True):
        print(f"{name}: {statistics.median(values):.2f} s (median of {RUNS})")


def _visits(browser: Browser, address: str) -> tuple[float, ...]:
    """The seconds of a first visit, and of a second one."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    cold, cached = _visit(context, address), _visit(context, address)
    context.close()
    return *cold, *cached


def _visit(context: BrowserContext, address: str) -> tuple[float, float, float]:
    """Seconds until the start page can be used, until a board is there, and until it is somebody's turn."""
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(address)
    page.locator("[data-primary]:enabled").wait_for()
    start = time.perf_counter() - begun
    page.get_by_role("radio", name="Instant").check()
    page.locator("[data-primary]").click()
    page.locator(BOARD).wait_for(timeout=120_000)
    board = time.perf_counter() - begun
    page.locator(GOAL).first.wait_for(timeout=120_000)
    turn = time.perf_counter() - begun
    everything_is_kept(page)
    page.close()
    return start, board, turn


if __name__ == "__main__":
    main()
