"""Without a host: the folder of `wandelgang pages`, under a sub-path of a plain file server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.alone import PersonAlone, Served, served
from tests.e2e.conftest import CLIENT, NewPage

from wandelgang.games import GAMES
from wandelgang.match import load
from wandelgang.pages.site import write

pytestmark = pytest.mark.long  # Python has to be fetched and compiled for browsers first

FIRST_VISIT = 9_000_000  # bytes over the wire, but for the view in depth, which only some choose


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a web space that has the pages somewhere in it."""
    root = tmp_path_factory.mktemp("space")
    write(root / "games" / "maze")
    return root


@pytest.fixture
def site(folder: Path) -> Iterator[Served]:
    with served(folder, "games/maze") as running:
        yield running


def test_a_first_visit_stays_small(folder: Path) -> None:
    files = [file for file in (folder / "games/maze").rglob("*") if file.is_file()]
    usual = [file for file in files if not file.name.startswith("solid-")]
    assert sum(file.stat().st_size for file in usual) <= FIRST_VISIT


def test_a_whole_game_with_a_reload_and_the_rest_without_a_network(
    site: Served, new_page: NewPage, tmp_path: Path
) -> None:
    me = PersonAlone(new_page(), seed=3)
    page = me.page
    page.goto(site.address)
    expect(page.get_by_role("link", name="Lobby")).to_have_count(0)
    expect(me.button("Join a game")).to_have_count(0)
    page.get_by_label("Pictures per player").fill("1")
    page.get_by_role("radio", name="Instant").check()
    me.button("Start the game").click()
    assert me.wait_for_turn()
    me.turn()
    number, address = me.latest["number"], page.url
    assert address.startswith(f"{site.address}?t/")

    page.wait_for_function("navigator.serviceWorker.controller !== null")  # everything is kept
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
    assert all(path.startswith("/games/maze/") for path in site.asked if "favicon.ico" not in path), (
        site.asked
    )


def test_a_browser_without_webassembly_is_told_so(site: Served, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("delete self.WebAssembly")
    page.goto(site.address)
    expect(page.get_by_role("alert").first).to_contain_text("WebAssembly")


def test_the_client_is_the_same_as_on_a_host(folder: Path) -> None:
    ours = {file.name for file in (folder / "games/maze/assets").iterdir()}
    assert ours == {file.name for file in (CLIENT / "assets").iterdir()}
