"""What the view in depth costs: `python -m bench.solid`. Needs Chromium, whose processor draws it here.

Draw calls and triangles of a picture with its shadows, pictures drawn at rest, what is allocated for each
picture while the camera turns and while somebody walks, memory over switches of the view, and how large the
parts of the client are. There is no graphics card here, so it says nothing about frames in a second.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.e2e import chromium, depth
from tests.e2e.conftest import CLIENT, PATIENCE
from tests.e2e.prepared import Prepared, seekers_until
from tests.e2e.seats import Climber, paid
from tests.server.hosts import hosting

from wandelgang.match import Match

REST = 3_000  # milliseconds
PICTURES = 400
SLOWED = 0.001  # motions take a thousand times as long, so that there are enough pictures
SAMPLED = 256  # bytes, on average, between two samples of what is allocated
SHOWN = 6  # places where most is allocated

# Let the graphics do nothing, or something again. The processor, which draws here, lets only a few pictures a
# second through; then the browser never compiles our code, and keeps every number that it meets on the heap.
GRAPHICS = """rest => {
  const graphics = WebGL2RenderingContext.prototype;
  for (const name of ["drawArrays", "drawArraysInstanced", "drawElements", "drawElementsInstanced"])
    graphics[name] = rest ? Object.assign(() => {}, {does: graphics[name]}) : graphics[name].does;
}"""


def wanted(match: Match) -> bool:
    """In the middle of a game, about to walk."""
    return bool(match.actor == 0 and match.state.turn > 8 and match.state.step == "move")


def farthest(me: Climber) -> int:
    """The cell with the longest way that costs nothing."""
    assert me.choices
    free = [way for way in me.choices["ways"] if not paid(way)]
    cell: int = max(free, key=lambda way: len(way["path"]))["cell"]
    return cell


def heap(session: CDPSession) -> tuple[int, int, int]:
    """After a collection of garbage: objects, the bytes that they take, and those of compiled code.

    The browser compiles a function again when it has run often enough, for hundreds of switches. That is no
    leak, so it is counted by itself.
    """
    chunks: list[str] = []

    def keep(event: dict[str, str]) -> None:
        chunks.append(event["chunk"])

    session.on("HeapProfiler.addHeapSnapshotChunk", keep)
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.remove_listener("HeapProfiler.addHeapSnapshotChunk", keep)
    found: dict[str, Any] = json.loads("".join(chunks))
    meta, nodes = found["snapshot"]["meta"], found["nodes"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    of_kind = nodes[fields.index("type") :: len(fields)]
    sizes = nodes[fields.index("self_size") :: len(fields)]
    code = {kinds.index("code"), kinds.index("object shape")}
    compiled = sum(size for kind, size in zip(of_kind, sizes, strict=True) if kind in code)
    objects = sum(kind == kinds.index("object") for kind in of_kind)
    return objects, sum(sizes) - compiled, compiled


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


def wait_for_pictures(page: Page) -> None:
    """Let so many pictures pass."""
    until = depth.facts(page)["frames"] + PICTURES
    page.wait_for_function(
        "until => document.querySelector('[data-solid] canvas').facts().frames >= until",
        arg=until,
        timeout=10 * 60_000,
        polling=1000,
    )


def allocated(page: Page, what: str, begin: Callable[[], object]) -> None:
    """What is allocated for each picture while something moves, and where most of it is."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": SLOWED})
    begin()
    page.wait_for_selector("[data-solid=moving]", state="attached")
    page.evaluate(GRAPHICS, True)
    wait_for_pictures(page)  # what is made once for a motion is made now, and our code is compiled
    first = depth.facts(page)["frames"]
    collected = {"includeObjectsCollectedByMajorGC": True, "includeObjectsCollectedByMinorGC": True}
    session.send("HeapProfiler.startSampling", {"samplingInterval": SAMPLED, **collected})
    wait_for_pictures(page)
    profile = session.send("HeapProfiler.stopSampling")["profile"]
    pictures = depth.facts(page)["frames"] - first
    page.evaluate(GRAPHICS, False)
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    depth.still(page)
    places: Counter[str] = Counter()
    nodes = [profile["head"]]
    while nodes:
        node = nodes.pop()
        nodes.extend(node["children"])
        where = node["callFrame"]
        file = where["url"].rpartition("/")[2]
        places[f"{where['functionName']} {file}:{where['columnNumber']}"] += node["selfSize"]
    each = sum(places.values()) / pictures
    print(f"allocated for a picture of {what:<11} {each:>9,.0f} bytes, over {pictures} pictures", flush=True)
    for name, size in places.most_common(SHOWN):
        print(f"    {name:<44} {size / pictures:>9,.0f} bytes")


def switches(page: Page, times: int) -> None:
    """Memory over switches of the view, each time after it was left."""
    session = page.context.new_cdp_session(page)
    looks = sorted({max(1, round(times * part / 5)) for part in range(1, 6)})
    for nth in range(1, times + 1):
        page.locator("[data-view=oblique]").dispatch_event("click")
        page.wait_for_selector("[data-solid]", state="detached")
        if nth in looks:
            objects, taken, compiled = heap(session)
            print(
                f"left {nth:>3} times: {objects:>9,} objects, {taken:>12,} bytes, "
                f"compiled code {compiled:>10,} bytes",
                flush=True,
            )
        page.locator("[data-view=solid]").dispatch_event("click")
        depth.still(page)
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
    with (
        tempfile.TemporaryDirectory() as data,
        hosting(Path(data), client=str(CLIENT)) as host,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright, webgl=True)
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB"
        )
        page = context.new_page()
        page.set_default_timeout(5 * PATIENCE)
        depth.choose(page)
        me = Climber(page)
        match = seekers_until("towers", wanted, players=4, seed=4)
        Prepared(host, match, "me", "bot", "bot", "bot").sit(page, 0)
        assert me.wait_for_turn()
        depth.still(page)
        pictures(page)
        page.emulate_media(reduced_motion="no-preference")
        allocated(page, "a turn", lambda: page.locator("[data-camera=left]").dispatch_event("click"))
        allocated(page, "a walk", lambda: me.walk(farthest(me)))
        page.emulate_media(reduced_motion="reduce")
        assert me.wait_for_turn(hurry=True)
        depth.still(page)
        switches(page, asked.switches)
        browser.close()


if __name__ == "__main__":
    main()
