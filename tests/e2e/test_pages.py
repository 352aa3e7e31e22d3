"""Without a host: the folder of `wandelgang pages`, under a sub-path of a plain file server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.e2e.alone import (
    Served,
    alone,
    begin,
    begin_a_puzzle,
    everything_came_from,
    everything_is_kept,
    lay_a_tile,
    served,
)
from tests.e2e.conftest import CLIENT, NewPage, resize
from tests.e2e.seats import Person
from tests.e2e.test_for_everyone import sideways, too_small, violations
from tests.missing import missing
from tests.server.hosts import Host

from wandelgang.games import GAMES
from wandelgang.match import load
from wandelgang.pages import parts, site


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a web space with the pages somewhere in it. Only the kernels of strong bots are left out,
    which take a while to compile: tests/e2e/test_whole_pages.py has them."""
    root = tmp_path_factory.mktemp("space")
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(site, "packed", partial(site.packed, kernels=False))
            site.write(root / "games" / "maze")
    except parts.Unfetched as error:
        missing(str(error))
    return root


@pytest.fixture
def pages(space: Path) -> Iterator[Served]:
    with served(space, "games/maze") as running:
        yield running


def test_a_whole_game_with_a_reload_and_the_rest_without_a_network(
    pages: Served, host: Host, new_page: NewPage, tmp_path: Path
) -> None:
    me = alone(Person(new_page(), seed=3))
    page = me.page
    page.goto(pages.address)
    expect(page.get_by_role("link", name="Lobby")).to_have_count(0)
    expect(me.button("Join a game")).to_have_count(0)
    begin(me, "classic", pictures_per_player=1)
    me.turn()
    number, address = me.latest["number"], page.url
    assert address.startswith(f"{pages.address}?t/")

    everything_is_kept(page)
    page.context.set_offline(True)
    me.told.clear()
    page.reload()
    me.wait_until(lambda: me.told)
    assert me.latest["number"] >= number, "the game goes on where it was"
    me.play_to_the_end()
    expect(me.result.get_by_role("heading")).to_contain_text("won")
    with page.expect_download() as download:
        me.result.get_by_role("link", name="Save the record").click()
    download.value.save_as(tmp_path / "game.json")
    record = load((tmp_path / "game.json").read_bytes())
    assert record.result is not None
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["game"] in GAMES
    everything_came_from(pages)

    # A host shows the same record, and the page shows one of a host.
    there = new_page()
    there.goto(host.http)
    there.set_input_files("input[type=file]", tmp_path / "game.json")
    there.wait_for_url("**/r/*")
    expect(there.get_by_role("button", name="Play on from here")).to_be_visible()
    page.get_by_role("link", name="Wandelgang").click()
    page.set_input_files("input[type=file]", _of_a_host(tmp_path))
    page.wait_for_url("**/?r/*")
    expect(me.button("Play on from here")).to_be_visible()


def _of_a_host(folder: Path) -> Path:
    """A record as a host wrote it."""
    lines = (Path(__file__).parents[1] / "records" / "towers-two.jsonl").read_text(encoding="utf-8")
    file = folder / "from-a-host.json"
    file.write_text(lines.splitlines()[0], encoding="utf-8")
    return file


def test_a_running_game_is_carried_to_another_device(
    pages: Served, new_page: NewPage, tmp_path: Path
) -> None:
    me = alone(Person(new_page()))
    begin(me, "classic", pages.address)
    resize(me.page, "phone")
    me.button("Menu").click()
    me.button("To another device").click()
    dialog = me.page.get_by_role("dialog")
    link = dialog.locator("[data-link]").get_attribute("data-link")
    assert link
    assert link.startswith(f"{pages.address}?carried#")
    assert not violations(me.page)
    assert not too_small(me.page)
    with me.page.expect_download() as download:
        me.button("Save the game as a file").click()
    download.value.save_as(tmp_path / "running.json")
    assert load((tmp_path / "running.json").read_bytes()).result is None

    there = alone(Person(new_page("phone")))
    there.page.goto(link)
    expect(there.page.get_by_role("heading", name="A game from another device")).to_be_visible()
    assert not violations(there.page)
    there.button("Play on here").click()
    assert there.wait_for_turn()
    assert "carried" not in there.page.url
    ours, theirs = me.latest["view"], there.latest["view"]
    assert theirs["board"] == ours["board"]
    assert theirs["players"][theirs["seat"]] == ours["players"][ours["seat"]]
    there.turn()
    there.page.goto(link[: len(link) // 2])
    expect(there.page.get_by_role("alert")).to_contain_text("does not hold a whole game")
    everything_came_from(pages)


def test_two_tabs_at_one_table_and_the_first_is_closed(pages: Served, new_page: NewPage) -> None:
    me = alone(Person(new_page()))
    begin(me, "classic", pages.address)
    tab = alone(Person(me.page.context.new_page(), seed=2))
    tab.page.goto(me.page.url)
    assert tab.wait_for_turn()
    me.turn()
    tab.wait_until(lambda: tab.latest["number"] >= me.latest["number"])
    me.page.close()  # its worker kept the tables
    assert tab.wait_for_turn()
    tab.turn()
    number, address = tab.latest["number"], tab.page.url

    # The tab is closed while bots are to act, and somebody comes back.
    while tab.latest["view"]["actor"] == tab.seat and tab.choices:
        tab.turn()
    context = tab.page.context
    tab.page.close()
    again = alone(Person(context.new_page(), seed=4))
    again.page.goto(address)
    assert again.wait_for_turn()
    assert again.latest["number"] > number


REFUSED = """
    const refuse = () => { throw new DOMException("no storage", "SecurityError"); };
    Object.defineProperty(self, "indexedDB", { get: refuse });
"""
FULL = """
    IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };
"""


@pytest.mark.parametrize(
    "trouble", [pytest.param(REFUSED, id="refused", marks=pytest.mark.long), pytest.param(FULL, id="full")]
)
def test_without_storage_the_player_is_told_and_the_game_continues(
    pages: Served, new_page: NewPage, trouble: str
) -> None:
    def refuse(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=trouble + answer.text())

    me = alone(Person(new_page("phone", language="de-DE")))
    me.page.route("**/assets/tables-*.js", refuse)
    me.page.goto(pages.address)
    me.page.locator("[data-primary]:enabled").click()
    note = me.page.get_by_role("alert")
    expect(note).to_contain_text("Dieser Browser speichert nichts")
    assert me.wait_for_turn()
    assert not violations(me.page)
    note.get_by_role("button").click()
    me.turn()
    everything_came_from(pages)


def test_on_a_phone_the_start_page_is_there_before_python(pages: Served, new_page: NewPage) -> None:
    page = new_page("phone", language="fr-FR")
    page.route("**/python/**", lambda _: None)  # never answered
    page.goto(pages.address)
    expect(page.locator("[data-primary]")).to_be_enabled()
    expect(page.locator("[data-loading]")).to_contain_text("%")
    expect(page.get_by_role("button", name="Commencer")).to_be_visible()
    assert not violations(page)
    assert not too_small(page)
    assert not sideways(page)


def test_a_puzzle_is_begun_and_a_board_laid_out(pages: Served, new_page: NewPage) -> None:
    page = new_page()
    begin_a_puzzle(page, pages)
    assert not violations(page)
    page.get_by_role("link", name="Wandelgang").click()
    page.get_by_role("link", name="Copy your board").click()
    lay_a_tile(page)
    assert not violations(page)
    everything_came_from(pages)


def test_the_page_can_be_installed_and_is_an_app_of_its_own(pages: Served, new_page: NewPage) -> None:
    page = new_page()
    page.route("**/python/**", lambda _: None)
    page.goto(pages.address)
    expect(page.locator("[data-primary]")).to_be_enabled()
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = browser.send("Page.getAppManifest")["manifest"]
    assert {manifest["id"], manifest["startUrl"], manifest["scope"]} == {pages.address}
    for icon in manifest["icons"]:
        assert page.request.get(icon["url"]).ok, icon["url"]


def test_a_browser_without_webassembly_is_told_so(pages: Served, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("delete self.WebAssembly")
    page.goto(pages.address)
    expect(page.get_by_role("alert").first).to_contain_text("WebAssembly")


def test_the_client_is_the_same_as_on_a_host(space: Path) -> None:
    ours = {file.name for file in (space / "games/maze/assets").iterdir()}
    assert ours == {file.name for file in (CLIENT / "assets").iterdir()}
