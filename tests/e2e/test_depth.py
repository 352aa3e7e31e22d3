"""The view in depth through the page: drawn by real WebGL, played with the buttons of every other view."""

from __future__ import annotations

import faulthandler
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect
from tests.e2e import chromium, depth
from tests.e2e.conftest import NewPage, pages_of
from tests.e2e.fingers import Fingers, middle
from tests.e2e.prepared import Prepared, seekers_until
from tests.e2e.seats import Climber
from tests.e2e.test_for_everyone import too_small, violations, violations_by_day_and_night
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

        def deep(size: str = "phone", style: str = "slate") -> Page:
            page = make(size)
            depth.choose(page, style=style)
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


@pytest.mark.long
def test_axe_core_finds_nothing_on_a_desk_by_day_or_night(host: Host, deep_page: NewPage) -> None:
    page = seated(host, deep_page("desk"), seekers_until("towers", costly)).page
    found = violations_by_day_and_night(page, "towers-depth")
    assert not found, "\n".join(found)


def without_webgl(page: Page) -> Climber:
    """Ada's page in a browser that has no WebGL, where the view in depth was once chosen."""
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.add_init_script(depth.chosen())
    return Climber(page)


def test_without_webgl_the_switch_says_so_and_the_raised_view_stays(host: Host, new_page: NewPage) -> None:
    page = new_page()
    me = without_webgl(page)
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


def test_on_a_phone_without_webgl_the_one_button_says_so_and_goes_on(host: Host, new_page: NewPage) -> None:
    page = new_page("phone")
    me = without_webgl(page)
    page.goto(f"{host.http}/learn/towers")
    page.locator("[data-view=solid]").tap(force=True)  # a button for the view after the raised one
    expect(page.get_by_role("alert")).to_contain_text("needs WebGL")
    expect(page.locator("[data-solid]")).to_have_count(0)
    me.button("Flat view").tap()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(me.button("Raised view")).to_be_visible()


@pytest.mark.long
def test_drawing_by_the_processor_is_refused_unless_asked_for(host: Host, drawing_browser: Browser) -> None:
    with pages_of(drawing_browser) as make:
        page = make()
        page.add_init_script(depth.chosen())
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
    expect(page.get_by_role("alert")).to_have_count(0)  # it was drawn in depth until the end


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


def cut(page: Page) -> str:
    """How the canvas is cut: an enlarged board stays in its place."""
    cut: str = page.locator("[data-solid] .canvas").evaluate("it => getComputedStyle(it).clipPath")
    return cut


@pytest.mark.long
def test_two_fingers_enlarge_the_board_and_clicks_still_hit_what_they_show(
    host: Host, deep_page: NewPage
) -> None:
    match = seekers_until("towers", lambda m: m.actor == 0 and m.state.step is Step.MOVE and m.state.turn > 4)
    me = seated(host, deep_page(), match)
    page, hand, number = me.page, Fingers(me.page), me.latest["number"]
    tiles = [tile["number"] for tile in me.latest["view"]["board"]["tiles"]]
    tile = page.locator("[data-cell='12']")
    before, (x, y) = tile.bounding_box(), middle(tile)
    hand.down(1, (x - 30, y))
    hand.down(2, (x + 30, y))
    hand.move(1, (x - 60, y))
    hand.move(2, (x + 60, y))
    hand.up(1)
    hand.up(2)
    depth.still(page)
    after = tile.bounding_box()
    assert before
    assert after
    assert after["width"] > 1.5 * before["width"]
    assert abs(middle(tile)[0] - x) < 12  # what was between the fingers is still there
    assert abs(middle(tile)[1] - y) < 30
    assert not depth.compare(page, tiles, 24, after["width"] / before["width"])["wrong"]
    assert cut(page) != "none"  # it covers nothing else on the page
    assert me.latest["number"] == number
    expect(me.button(re.compile("^Stay on"))).to_be_visible()  # nothing was aimed at
    page.locator("[data-camera=home]").tap()
    depth.still(page)
    assert cut(page) == "none"
    assert tile.bounding_box() == before


@pytest.mark.long
def test_the_spare_is_dragged_to_an_arrow_of_a_turned_board(host: Host, deep_page: NewPage) -> None:
    match = seekers_until("towers", lambda m: m.actor == 0 and m.state.step is Step.PUSH and m.state.turn > 4)
    me = seated(host, deep_page("desk"), match)
    page, number = me.page, me.latest["number"]
    depth.look(page, azimuth=100)
    assert me.choices
    arrow = next(one["arrow"] for one in me.choices["actions"] if one["arrow"][0] == "W")
    x, y = middle(page.locator("button[data-spare]"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y - 20, steps=4)
    carried = page.locator("[data-carried]")
    expect(carried).to_have_attribute("data-carried", "free")
    dock = middle(page.locator(f"[data-arrow='{arrow}']"))
    page.mouse.move(*dock, steps=4)
    expect(carried).to_have_attribute("data-carried", arrow)
    depth.still(page)
    # Seen from the east, a western line begins behind the board: there the spare waits, clear of the line.
    assert middle(carried)[1] < dock[1] - 30
    assert page.locator("[data-solid]").count() == 1  # it was carried: the board did not turn
    page.mouse.up()
    me.wait_until_after(number)
    told = next(told for told in me.told if told["number"] == number + 1)
    [pushed] = [event for event in told["events"] if event["type"] == "pushed"]
    assert pushed["arrow"] == arrow


def copies(page: Page, part: str) -> int:
    """How many copies of a part are on the board."""
    count: int = depth.facts(page)["copies"][part]
    return count


def costly(match: Match) -> bool:
    """Seat 0 may walk to some cells for nothing, and to others for spells."""
    if match.actor != 0 or match.state.step is not Step.MOVE or match.state.turn < 5:
        return False
    walks = [walk for walk in towers.legal(match.state) if isinstance(walk, Walk)]
    free = {walk.cell for walk in walks if not walk.spells}
    return len(free) > 3 and len({walk.cell for walk in walks} - free) > 1


@pytest.mark.long
def test_costs_ways_aims_and_the_last_walk_are_shown_in_depth(host: Host, deep_page: NewPage) -> None:
    me = seated(host, deep_page(), seekers_until("towers", costly))
    page = me.page
    assert me.choices
    cells = {way["cell"] for way in me.choices["ways"]}
    costs = {cell: me.costs(cell) for cell in cells}
    signs = sum(len(spells) if len(spells) <= 3 else len(set(spells)) for spells in costs.values())
    figures = len(me.latest["view"]["players"])
    assert signs
    assert copies(page, "sign") == figures + signs  # letters of the figures, and what each cell costs
    beads, marks = copies(page, "dome"), copies(page, "print")
    paths = {way["cell"]: way["path"] for way in me.choices["ways"] if not costs[way["cell"]]}
    there = max(paths, key=lambda cell: len(paths[cell]))
    page.locator(f"[data-cell='{there}']").tap()
    expect(me.button(re.compile("^Walk to"))).to_be_visible()
    depth.still(page)
    steps = len(paths[there]) - 1
    assert beads + 3 * steps <= copies(page, "dome") <= beads + 7 * steps
    assert copies(page, "print") == marks + 1  # corners round the cell that is aimed at
    me.follow(page.locator(f"[data-cell='{there}']").tap)
    assert me.wait_for_turn()
    depth.still(page)
    events = [event for told in me.told for event in told.get("events", [])]
    walked = [event for event in events if event["type"] == "walked"][-1]
    studs = 3 * 9  # on the nine towers that never move
    beads = copies(page, "dome") - studs
    assert 3 * (len(walked["path"]) - 1) <= beads <= 7 * (len(walked["path"]) - 1)


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
def test_another_style_repaints_all_of_the_board(host: Host, deep_page: NewPage, tmp_path: Path) -> None:
    match = seekers_until("towers", costly)
    changed, begun = deep_page(), deep_page(style="high-contrast")
    seated(host, begun, match)
    seated(host, changed, match)
    before = depth.facts(changed)["frames"]
    changed.evaluate("document.documentElement.dataset.style = 'high-contrast'")
    changed.wait_for_function(
        "before => document.querySelector('[data-solid] canvas').facts().frames > before", arg=before
    )
    depth.still(changed)
    files = [tmp_path / "changed.png", tmp_path / "begun.png"]
    for page, file in zip((changed, begun), files, strict=True):
        saved_picture(page, file)
    assert files[0].read_bytes() == files[1].read_bytes()


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
