"""Every state at every size: nothing is cut off, covered or out of reach.

    python -m tests.e2e.sizes [--games NAME ...] [--pages] [--every N] [--sizes 360x640 ...]
                              [--languages de-DE ...] [--screenshots FOLDER]

The real client shows each position of recorded games as a host would send it: to the player who is asked,
with a hint, to somebody who waits, and at the end; then what else can happen at a table; then the other
pages. The viewport changes; the page stays. Each violation is reported with the game or page, the number of
the action, the size and the element.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.chromium import launch
from tests.e2e.conftest import CLIENT
from tests.e2e.sizes.checks import SIZES, Size, Violation
from tests.e2e.sizes.games import recorded, states
from tests.e2e.sizes.occasions import occasions
from tests.e2e.sizes.pages import PAGES, page_violations
from tests.e2e.sizes.table import violations
from tests.server.hosts import Host, hosting

GAMES = recorded()


def parsed() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Check every state at every size.")
    parser.add_argument("--games", nargs="*", default=list(GAMES), metavar="NAME", help=", ".join(GAMES))
    parser.add_argument("--pages", nargs="*", default=list(PAGES), metavar="PAGE", help=", ".join(PAGES))
    parser.add_argument(
        "--every", type=int, default=1, metavar="N", help="only every Nth state of a game; 0: none"
    )
    parser.add_argument("--sizes", nargs="+", metavar="WxH", help="for example 360x640; left out: all")
    parser.add_argument(
        "--languages", nargs="+", default=["de-DE"], help="de-DE (the longest words), en-GB, fr-FR"
    )
    parser.add_argument("--screenshots", type=Path, metavar="FOLDER", help="keep a picture of every state")
    return parser.parse_args()


def found(wish: argparse.Namespace, browser: Browser, host: Host, language: str) -> Iterator[Violation]:
    """Everything that is wrong in one language."""
    sizes: list[Size] = [
        (int(wide), int(high)) for wide, high in (one.split("x") for one in wish.sizes or ())
    ]
    how = {"sizes": sizes or SIZES, "language": language, "screenshots": wish.screenshots}
    for name in wish.games:
        points = GAMES[name]
        wanted = list(states(name, points))[:: wish.every] if wish.every else []
        wanted += occasions(name, points)
        print(f"{language}, {name}: {len(wanted)} states", flush=True)
        yield from violations(browser, host, wanted, points[0], **how)
    for name in wish.pages:
        print(f"{language}, {name}", flush=True)
        yield from page_violations(browser, host, name, **how)


def main() -> int:
    """Check what was asked for; returns 1 if anything is wrong."""
    wish = parsed()
    if wish.screenshots:
        wish.screenshots.mkdir(parents=True, exist_ok=True)
    count, seen = 0, set()
    with (
        tempfile.TemporaryDirectory() as data,
        hosting(Path(data), client=str(CLIENT)) as host,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for language in wish.languages:
            for one in found(wish, browser, host, language):
                count += 1
                if (one.size, one.what) not in seen:  # the first of each kind
                    seen.add((one.size, one.what))
                    print(f"  {one}", flush=True)
        browser.close()
    print(f"{count} violations, {len(seen)} of them different")
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main())
