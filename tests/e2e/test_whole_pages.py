"""Pages without a host as they are published: whole games, people at one screen, newer versions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
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
from tests.e2e.conftest import NewPage
from tests.e2e.seats import Adventurer, Climber, Person
from tests.e2e.test_for_everyone import sideways, violations_by_day_and_night

from wandelgang.pages import site

pytestmark = pytest.mark.long  # kernels have to be compiled first

FIRST_VISIT = 9_000_000  # bytes over the wire, but for the view in depth, which only some choose
PLAYERS = {"classic": Person, "master": Adventurer, "towers": Climber}


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a web space that has the pages somewhere in it."""
    root = tmp_path_factory.mktemp("space")
    site.write(root / "games" / "maze")
    return root


@pytest.fixture
def pages(space: Path) -> Iterator[Served]:
    with served(space, "games/maze") as running:
        yield running


def test_a_first_visit_stays_small(space: Path) -> None:
    files = [file for file in (space / "games/maze").rglob("*") if file.is_file()]
    usual = [file for file in files if not file.name.startswith("solid-")]
    assert sum(file.stat().st_size for file in usual) <= FIRST_VISIT


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_against_bots(pages: Served, new_page: NewPage, game: str) -> None:
    me = alone(PLAYERS[game](new_page(), seed=5))
    begin(me, game, pages.address)
    me.play_to_the_end()
    expect(me.result.get_by_role("heading")).to_contain_text("won")
    everything_came_from(pages)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_table_a_puzzle_an_analysis_and_the_editor_keep_nobody_out(
    pages: Served, new_page: NewPage, size: str
) -> None:
    page = new_page(size)
    me = alone(Person(page))
    page.goto(pages.address)
    page.locator("[data-primary]:enabled").click()
    assert me.wait_for_turn()
    assert _sound(page, "table")
    me.turn()
    begin_a_puzzle(page, pages)
    assert _sound(page, "puzzle")
    page.goto(f"{pages.address}?edit/classic")
    lay_a_tile(page)
    assert _sound(page, "editor")
    page.set_input_files("input[type=file]", Path("tests/games/playthroughs/classic-base.json"))
    page.wait_for_url("**/?r/*")
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()
    if not page.get_by_role("link", name="Analyse").is_visible():
        me.button("Menu").click()
    page.get_by_role("link", name="Analyse").click()
    card = page.get_by_role("region", name="The chosen decision")
    expect(card.get_by_role("radio", name=re.compile("Better"))).to_be_checked()
    assert _sound(page, "analysis")
    everything_came_from(pages)


def _sound(page: Page, name: str) -> bool:
    """Nobody is kept out; a picture is kept to be looked at."""
    assert violations_by_day_and_night(page, f"pages-{name}") == []
    assert sideways(page) <= 0
    return True


def test_two_people_pass_the_device_and_the_curtain_falls_between_them(
    pages: Served, new_page: NewPage
) -> None:
    both = alone(Person(new_page()))
    page = both.page
    page.goto(pages.address)
    both.button("Linde").first.click()
    page.get_by_role("dialog").get_by_text("Someone at this screen").click()
    both.button("Done").click()
    page.get_by_label("Pictures per player").fill("1")
    page.get_by_role("radio", name="Instant").check()
    both.button("Start the game").click()
    curtain, ready = page.get_by_role("dialog"), both.button("I’m ready")
    fallen = 0
    for _ in range(120):
        both.wait_until(lambda: both.told and (both.over or both.choices or ready.is_visible()))
        if both.over:
            break
        if ready.is_visible():
            expect(curtain).to_contain_text("it is your turn")
            assert "Find " not in page.content(), "nothing secret is in the page"
            fallen += 1
            ready.click()
        if both.wait_for_turn():
            if fallen == 1:
                _stays(both)
            both.turn()
    both.see_the_result()
    assert fallen > 2


def _stays(both: Person) -> None:
    """The game cannot be carried: two people hide their cards from each other."""
    both.button("Menu").click()
    both.button("To another device").click()
    expect(both.page.get_by_role("alert")).to_contain_text("hide cards from each other")
    both.button("Close").click()


def test_a_newer_version_waits_until_somebody_starts_it(
    new_page: NewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "games" / "maze"
    site.write(place)
    with served(tmp_path, "games/maze") as pages:
        me = alone(Person(new_page()))
        begin(me, "classic", pages.address)
        me.turn()
        page = me.page
        everything_is_kept(page)
        monkeypatch.setattr(site, "__version__", "9.9.9")
        site.write(place)  # while a game is under way
        page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update())")
        note = page.get_by_role("status").filter(has_text="A new version of Wandelgang is ready")
        expect(note).to_be_visible()
        me.wait_for_turn()
        me.turn()  # nothing forces it
        number = me.latest["number"]
        me.told.clear()
        page.reload()
        me.wait_until(lambda: me.told)
        assert me.latest["number"] >= number
        expect(note).to_be_visible()
        assert _version(me) != "9.9.9"

        me.told.clear()
        note.get_by_role("button", name="Start it now").click()
        me.wait_until(lambda: me.told)
        assert me.latest["number"] >= number, "the game stays"
        expect(note).to_have_count(0)
        assert _version(me) == "9.9.9"


def _version(me: Person) -> str:
    said: str = me.page.evaluate(
        "() => fetch('parts.json').then((one) => one.json()).then((one) => one.version)"
    )
    return said
