"""The view in depth through the page: drawn by real WebGL, played with the buttons of every other view."""

from __future__ import annotations

import faulthandler
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect
from tests.e2e import chromium, depth
from tests.e2e.conftest import NewPage, pages_of
from tests.e2e.pictures import keep_pictures
from tests.e2e.prepared import Prepared, seekers_until
from tests.e2e.seats import Climber
from tests.e2e.test_for_everyone import too_small, violations
from tests.server.hosts import Host

from wandelgang.games import towers
from wandelgang.games.towers.parts import STARTS
from wandelgang.games.towers.state import Step, Walk
from wandelgang.match import Match, dump

ANGLES = [(0, 66), (-24, 60), (40, 55), (100, 70), (180, 58), (-75, 88)]
HOME = STARTS[towers.Options(players=2).colours[0]]


@pytest.fixture(scope="module")
def drawing_browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with WebGL, drawn by the processor."""
    running = chromium.launch(playwright, webgl=True)
    yield running
    running.close()


@pytest.fixture
def deep_page(drawing_browser: Browser) -> Iterator[NewPage]:
    """Pages that may draw in depth, and do from the start."""
    with pages_of(drawing_browser) as make:

        def deep(size: str = "phone", **more: bool) -> Page:
            page = make(size, **more)
            depth.choose(page)
            return page

        yield deep


def walks_home(match: Match) -> bool:
    """Whether seat 0 can walk home now."""
    return any(isinstance(walk, Walk) and walk.cell == HOME for walk in towers.legal(match.state))


def one_turn_from_home(match: Match) -> bool:
    """Seat 0 has found everything, and one of its pushes opens the way home."""
    hand = match.state.hands[0]
    if match.actor != 0 or match.state.step is not Step.PUSH or not hand.rune or hand.left:
        return False
    return any(walks_home(match.then(push)) for push in towers.legal(match.state))


def seated(host: Host, page: Page, match: Match) -> Climber:
    """Ada at this table, with the board drawn."""
    me = Climber(page)
    Prepared(host, match, "me", *["bot"] * (match.options.players - 1)).sit(page, 0)  # type: ignore[arg-type]
    assert me.wait_for_turn()
    depth.still(page)
    return me


def test_clicks_hit_what_they_show_and_a_game_is_played_to_its_end(host: Host, deep_page: NewPage) -> None:
    me = seated(host, deep_page(), seekers_until("towers", one_turn_from_home, players=4))
    page = me.page
    assert depth.facts(page)["calls"] <= 70
    tiles = [tile["number"] for tile in me.latest["view"]["board"]["tiles"]]
    for azimuth, elevation in ANGLES:
        depth.look(page, azimuth=azimuth, elevation=elevation)
        found = depth.compare(page, tiles, 18)
        assert not found["wrong"], (azimuth, elevation, found)
        assert set(map(int, found["cells"])) == set(range(25)), (azimuth, elevation, found)
    page.locator("[data-camera=home]").click()
    depth.still(page)
    drawn = depth.facts(page)["frames"]
    assert not violations(page) + too_small(page)
    assert depth.facts(page)["frames"] == drawn  # nothing moves, so nothing is drawn
    me.turn()  # a push that opens the way home
    assert me.wait_for_turn()
    me.walk(HOME)
    expect(me.result).to_contain_text("You have won, Ada!")
    expect(page.locator("[data-solid]")).to_be_visible()


def test_without_webgl_the_switch_says_so_and_the_raised_view_stays(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.add_init_script(depth.CHOSEN)
    me = Climber(page)
    match = seekers_until("towers", lambda m: m.actor == 0 and m.state.step is Step.PUSH)
    Prepared(host, match, "me", "bot").sit(page, 0)
    assert me.wait_for_turn()
    expect(me.button("Raised view")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("alert")).to_have_count(0)
    me.button("3D view").click(force=True)  # it is marked as not to be used, and says why
    expect(page.get_by_role("alert")).to_contain_text("needs WebGL")
    expect(page.locator("[data-solid]")).to_have_count(0)
    me.button("Flat view").click()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.long
def test_drawing_by_the_processor_is_refused_unless_asked_for(host: Host, drawing_browser: Browser) -> None:
    with pages_of(drawing_browser) as make:
        page = make()
        page.add_init_script(depth.CHOSEN)
        me = Climber(page)
        match = seekers_until("towers", lambda m: m.actor == 0 and m.state.step is Step.PUSH)
        Prepared(host, match, "me", "bot").sit(page, 0)
        assert me.wait_for_turn()
        me.button("3D view").click(force=True)
        expect(page.get_by_role("alert")).to_contain_text("graphics card")
        expect(page.locator("[data-solid]")).to_have_count(0)


@pytest.mark.long
def test_a_whole_game_is_played_in_depth(host: Host, deep_page: NewPage) -> None:
    faulthandler.cancel_dump_traceback_later()  # without a graphics card it takes many minutes
    me = Climber(deep_page(), seed=3)
    page = me.page
    page.goto(host.http)
    page.locator("label", has_text="Up and down the towers").click()
    me.button("Start the game").click()
    assert me.wait_for_turn()
    depth.still(page)
    me.play_to_the_end()
    expect(me.result.get_by_role("heading")).to_contain_text("won")
    depth.still(page)
    keep_pictures(page, "depth-result")


@pytest.mark.long
def test_a_lost_picture_comes_back_or_the_raised_view_takes_its_place(host: Host, deep_page: NewPage) -> None:
    match = seekers_until("towers", lambda m: m.actor == 0 and m.state.step is Step.PUSH and m.state.turn > 4)
    page = seated(host, deep_page("desk"), match).page
    canvas = "document.querySelector('[data-solid] canvas')"
    losing = f"window.losing = {canvas}.getContext('webgl2').getExtension('WEBGL_lose_context')"
    page.evaluate(f"{losing}; losing.loseContext()")
    page.evaluate("new Promise(resolve => setTimeout(resolve, 300)).then(() => losing.restoreContext())")
    depth.still(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.evaluate("losing.loseContext()")
    expect(page.get_by_role("alert")).to_contain_text("cannot be drawn at the moment")
    expect(page.locator("[data-solid]")).to_have_count(0)
    page.get_by_role("button", name="3D view").click()  # asked for again, it is tried again
    depth.still(page)


def saved_picture(page: Page, file: Path) -> tuple[int, int]:
    """Save a picture of what is shown, from the menu; its width and height."""
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a picture").click()
    download.value.save_as(file)
    assert download.value.suggested_filename.startswith("wandelgang-towers-")
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) > 60_000  # not an empty one
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.long
@pytest.mark.parametrize("view", ["solid", "oblique"])
def test_a_picture_of_any_position_is_saved(
    host: Host, deep_page: NewPage, tmp_path: Path, view: str
) -> None:
    match = seekers_until("towers", lambda m: m.actor == 0 and m.state.step is Step.PUSH and m.state.turn > 4)
    page = seated(host, deep_page("desk"), match).page
    if view == "oblique":
        page.get_by_role("button", name="Raised view").click()
    width, height = saved_picture(page, tmp_path / "picture.png")
    assert width > 600
    assert height > 500


@pytest.mark.long
def test_a_lesson_is_shown_in_depth(host: Host, deep_page: NewPage) -> None:
    page = deep_page("desk")
    page.goto(f"{host.http}/learn/towers")
    depth.still(page)
    expect(page.locator("[data-solid]")).to_be_visible()


@pytest.mark.long
def test_a_replay_is_stepped_through_in_depth(host: Host, deep_page: NewPage, tmp_path: Path) -> None:
    played = seekers_until("towers", lambda m: m.state.turn > 4, players=3)
    replay = host.post("/api/replays", content=dump(played.record)).json()
    page = deep_page("tablet")
    page.goto(f"{host.http}/r/{replay['replay']}")
    depth.still(page)
    frames = [frame for frame in replay["frames"] if "pushed" in {event["type"] for event in frame["events"]}]
    slider = page.get_by_role("slider", name="Position in the game")

    def tiles_agree(frame: dict[str, Any]) -> bool:
        tiles = [tile["number"] for tile in frame["view"]["board"]["tiles"]]
        found = depth.compare(page, tiles, 24)
        return not found["wrong"] and len(found["cells"]) == len(tiles)

    assert tiles_agree(replay["frames"][0])
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text("Position 1 of")).to_be_visible()
    depth.still(page)
    assert tiles_agree(frames[0])
    assert not tiles_agree(replay["frames"][0])  # a row has moved
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("Position 0 of")).to_be_visible()
    depth.still(page)
    assert tiles_agree(replay["frames"][0])
    last = slider.get_attribute("max") or ""
    slider.fill(last)
    expect(page.get_by_text(f"Position {last} of {last}")).to_be_visible()
    depth.still(page)
    assert tiles_agree(replay["frames"][-1])
    width, height = saved_picture(page, tmp_path / "picture.png")
    assert width > 500
    assert height > 400
