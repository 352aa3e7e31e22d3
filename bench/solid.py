"""What the view in depth costs: `python -m bench.solid`. Needs Chromium, whose processor draws it here.

Draw calls and triangles of a picture with its shadows, pictures drawn at rest, memory over switches of the
view, and how large the parts of the client are. There is no graphics card here, so it says nothing about
frames in a second.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.e2e import chromium, depth
from tests.e2e.conftest import CLIENT, PATIENCE
from tests.e2e.prepared import Prepared, seekers_until
from tests.e2e.seats import Climber
from tests.server.hosts import hosting

from wandelgang.match import Match

REST = 3_000  # milliseconds


def wanted(match: Match) -> bool:
    """In the middle of a game, about to walk."""
    return bool(match.actor == 0 and match.state.turn > 8 and match.state.step == "move")


def heap(session: CDPSession) -> int:
    """The bytes that the page's objects take after a collection of garbage."""
    session.send("HeapProfiler.collectGarbage")
    found: dict[str, Any] = session.send("Runtime.getHeapUsage")
    return int(found["usedSize"])


def sizes() -> None:
    """How large the scripts are, packed as they travel."""
    packed = {file.name: len(gzip.compress(file.read_bytes())) for file in (CLIENT / "assets").glob("*.js")}
    solid = sum(size for name, size in packed.items() if name.startswith("solid-"))
    print(f"scripts of the view in depth, packed   {solid:>9,} bytes")
    print(f"all other scripts, packed              {sum(packed.values()) - solid:>9,} bytes")


def pictures(page: Page) -> None:
    """What a picture takes, and that none is drawn when nothing moves."""
    seen = depth.facts(page)
    print(f"draw calls with the shadows            {seen['calls']:>9,}")
    print(f"triangles with the shadows             {seen['triangles']:>9,}")
    print(
        f"programs, textures, geometries         {seen['programs']}, {seen['textures']}, {seen['geometries']}"
    )
    page.wait_for_timeout(REST)
    drawn = depth.facts(page)["frames"] - seen["frames"]
    print(f"pictures drawn in {REST / 1000:.0f} s at rest          {drawn:>9,}")


def switches(page: Page, times: int) -> None:
    """Memory and contexts over switches of the view."""
    session = page.context.new_cdp_session(page)
    taken = []
    for _ in range(times):
        page.locator("[data-view=oblique]").click()
        page.wait_for_selector("[data-solid]", state="detached")
        taken.append(heap(session))
        page.locator("[data-view=solid]").click()
        depth.still(page)
    third = max(1, times // 3)
    early, late = statistics.median(taken[:third]), statistics.median(taken[-third:])
    print(f"heap without the view, early           {early:>9,.0f} bytes (median of {third})")
    print(f"heap without the view, after {times:>3} times  {late:>9,.0f} bytes (median of {third})")
    print(f"growth for each switch                 {(late - early) / max(1, times - third):>9,.0f} bytes")
    seen = depth.facts(page)
    print(f"textures, geometries after all         {seen['textures']}, {seen['geometries']}")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--switches", type=int, default=50, help="how often to switch the view")
    parser.add_argument("--size", default="1100x700", help="of the window")
    asked = parser.parse_args()
    width, height = map(int, asked.size.split("x"))
    sizes()
    with tempfile.TemporaryDirectory() as data, hosting(Path(data)) as host, sync_playwright() as playwright:
        browser = chromium.launch(playwright, webgl=True)
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        depth.choose(page)
        me = Climber(page)
        match = seekers_until("towers", wanted, players=4, seed=4)
        Prepared(host, match, "me", "bot", "bot", "bot").sit(page, 0)
        assert me.wait_for_turn()
        depth.still(page)
        pictures(page)
        switches(page, asked.switches)
        browser.close()


if __name__ == "__main__":
    main()
