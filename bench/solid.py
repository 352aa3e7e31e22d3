"""What the view in depth costs: `python -m bench.solid`. Needs Chromium, whose processor draws it here.

Draw calls and triangles of a picture with its shadows, pictures drawn at rest, what is allocated for each
picture while the camera turns and while somebody walks, memory over switches of the view beside as many
switches to the flat one, and how large the parts of the client are. There is no graphics card here, so it
says nothing about frames in a second.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright
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
SWITCHED = ViewportSize(width=1100, height=500)  # while views are switched: a small picture is quicker

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


class Heap(NamedTuple):
    """What the page holds after a collection of garbage."""

    objects: int
    nodes: int  # of the document, and of documents that are no longer shown
    script: int  # bytes of what scripts made
    browser: (
        int  # bytes of what the browser made: nodes, styles, and its notes of long tasks and of what moved
    )
    compiled: int  # bytes of compiled code: the browser compiles a function anew for hundreds of switches


def heap(session: CDPSession) -> Heap:
    """Collect the garbage, and look at what is left."""
    chunks: list[str] = []

    def keep(event: dict[str, str]) -> None:
        chunks.append(event["chunk"])

    session.on("HeapProfiler.addHeapSnapshotChunk", keep)
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.remove_listener("HeapProfiler.addHeapSnapshotChunk", keep)
    nodes = session.send("Memory.getDOMCounters")["nodes"]
    found: dict[str, Any] = json.loads("".join(chunks))
    meta, values, strings = found["snapshot"]["meta"], found["nodes"], found["strings"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    objects = script = browser = compiled = 0
    columns = (values[fields.index(field) :: len(fields)] for field in ("type", "name", "self_size"))
    for number, name, size in zip(*columns, strict=True):
        kind = kinds[number]
        objects += kind == "object"
        if kind in ("code", "object shape"):
            compiled += size
        elif kind == "native" and strings[name].startswith("system / "):
            compiled += size  # lists of the code that depends on something
        elif kind == "native":
            browser += size
        else:
            script += size
    return Heap(objects, nodes, script, browser, compiled)


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


def allocated(page: Page, what: str, shown: int, begin: Callable[[], object]) -> None:
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
    for name, size in places.most_common(shown):
        print(f"    {name:<44} {size / pictures:>9,.0f} bytes")


def switches(page: Page, times: int, view: str) -> None:
    """Memory over switches from the raised view to another one and back."""
    session = page.context.new_cdp_session(page)
    looks = sorted({max(1, round(times * part / 5)) for part in (1, 3, 5)})
    seen: list[Heap] = []
    for nth in range(1, times + 1):
        page.locator(f"[data-view={view}]").dispatch_event("click")
        page.wait_for_selector(f"[data-view={view}][aria-pressed=true]")
        if view == "solid":
            depth.still(page)
        page.locator("[data-view=oblique]").dispatch_event("click")
        page.wait_for_selector("[data-view=oblique][aria-pressed=true]")
        page.wait_for_selector("[data-solid]", state="detached")
        if nth in looks:
            now = heap(session)
            seen.append(now)
            print(
                f"{view:<5} left {nth:>3} times: {now.objects:>7,} objects, {now.nodes:>6,} nodes; bytes: "
                f"{now.script:>9,} of scripts, {now.browser:>10,} of the browser, {now.compiled:>9,} of code",
                flush=True,
            )
    session.detach()
    between = max(1, looks[-1] - looks[0])
    script = (seen[-1].script - seen[0].script) / between
    browser = (seen[-1].browser - seen[0].browser) / between
    print(
        f"{view:<5} each time {script:>7,.0f} bytes more of scripts, {browser:>7,.0f} of the browser",
        flush=True,
    )


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--switches", type=int, default=50, help="how often to switch the view")
    parser.add_argument("--places", type=int, default=6, help="how many places to list that allocate")
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
        allocated(
            page, "a turn", asked.places, lambda: page.locator("[data-camera=left]").dispatch_event("click")
        )
        allocated(page, "a walk", asked.places, lambda: me.walk(farthest(me)))
        page.emulate_media(reduced_motion="reduce")
        assert me.wait_for_turn(hurry=True)
        depth.still(page)
        if not asked.switches:
            return
        page.set_viewport_size(SWITCHED)
        depth.still(page)
        page.locator("[data-view=oblique]").dispatch_event("click")
        page.wait_for_selector("[data-solid]", state="detached")
        for view in ("solid", "flat"):  # the flat view is only what to compare with
            switches(page, asked.switches, view)
        page.locator("[data-view=solid]").dispatch_event("click")
        depth.still(page)
        seen = depth.facts(page)
        print(f"textures, geometries after all         {seen['textures']}, {seen['geometries']}")


if __name__ == "__main__":
    main()
