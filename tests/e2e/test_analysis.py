"""The game after the game: analysed, a mistake looked at and played differently; on a desk and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.test_for_everyone import violations, violations_by_day_and_night
from tests.server.hosts import Host

from wandelgang.analysis import analysis, sentence
from wandelgang.match import Record, dump, load

RECORD: Record = load(Path("tests/games/playthroughs/classic-base.json"))


@pytest.fixture(scope="module")
def slips() -> list[str]:
    """What the analysis has to say of every slip, in order."""

    marked = [
        one for one in analysis(RECORD).verdicts if one.mark in ("inaccuracy", "mistake", "missed-goal")
    ]
    assert len(marked) > 1, "there is something to see"
    return [sentence("classic", one) for one in marked]


def opened(page: Page, host: Host, record: Record = RECORD) -> None:
    """A record, uploaded, and its analysis, done."""
    replay = host.post("/api/replays", content=dump(record)).json()["replay"]
    page.goto(f"{host.http}/r/{replay}")
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()
    if not page.get_by_role("link", name="Analyse").is_visible():
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url("**/analysis")


def along_the_chart(page: Page) -> None:
    """Every turn is a button of the chart; one takes the focus, and arrow keys go along."""
    turns = page.get_by_role("group", name="Turns").get_by_role("button")
    now = page.locator(".stops [aria-current]")
    first = now.get_attribute("aria-label")
    now.press("ArrowRight")
    expect(now).not_to_have_attribute("aria-label", str(first))
    expect(now).to_be_focused()
    now.press("End")
    expect(turns.last).to_have_attribute("aria-current", "step")
    now.press("Home")
    expect(turns.first).to_be_focused()
    assert turns.nth(1).get_attribute("tabindex") == "-1"
    turns.nth(3).click()
    expect(turns.nth(3)).to_have_attribute("aria-label", re.compile("Turn 4"))
    expect(turns.nth(3)).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.long)])
def test_a_game_is_analysed_and_a_mistake_played_differently(
    host: Host, new_page: NewPage, slips: list[str], size: str
) -> None:
    page = new_page(size)
    opened(page, host)
    card = page.get_by_role("region", name="The chosen decision")
    expect(card).to_contain_text(slips[0])
    expect(card.get_by_role("radio", name=re.compile("Better"))).to_be_checked()
    expect(page.locator("[data-advised]")).to_be_attached()
    expect(page.locator('[data-named="better"]')).to_be_attached()
    card.get_by_role("radio", name=re.compile("Played")).check()
    expect(page.locator("[data-advised]")).to_have_count(0)
    expect(page.locator('[data-named="better"]')).to_have_count(0)
    expect(page.locator('[data-named="played"]')).to_be_attached()
    if size == "phone":
        page.get_by_role("radio", name="Luck").check()
    expect(page.get_by_role("region", name="Luck and play")).to_contain_text("points lost per decision")
    assert not violations_by_day_and_night(page, "analysis")
    if size == "phone":
        page.get_by_role("radio", name="This move").check()
    else:
        page.get_by_role("button", name="Next slip").click()
        expect(card).to_contain_text(slips[1])
        along_the_chart(page)
        page.get_by_role("button", name="Previous slip").click()
        page.get_by_role("radio", name="All cards open").check()
        expect(page.get_by_role("heading", name="all cards open")).to_be_visible()

    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    assert not violations(page)
    dialog.get_by_role("radio", name="All seats myself").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("gridcell").first).to_be_attached()


def test_a_better_move_is_saved_as_a_side_line(host: Host, new_page: NewPage, slips: list[str]) -> None:
    page = new_page()
    opened(page, host)
    card = page.get_by_role("region", name="The chosen decision")
    expect(card).to_contain_text(slips[0])
    card.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Save the better move as a side line").click()
    page.wait_for_url(re.compile("/r/[^/]+#"))
    expect(page.get_by_role("region", name="Replay").get_by_role("link")).to_be_visible()


@pytest.mark.long
def test_a_phone_on_its_side_shows_the_whole_chart(host: Host, new_page: NewPage, slips: list[str]) -> None:
    page = new_page()
    page.set_viewport_size({"width": 844, "height": 390})
    opened(page, host)
    expect(page.get_by_role("region", name="The chosen decision")).to_contain_text(slips[0])
    panel, plot = page.locator(".charted").bounding_box(), page.locator(".plot svg").bounding_box()
    assert panel is not None
    assert plot is not None
    assert plot["y"] + plot["height"] <= panel["y"] + panel["height"]


@pytest.mark.long
def test_towers_are_not_drawn_in_depth_as_pushes_have_no_outlines_there(
    host: Host, new_page: NewPage
) -> None:
    page = new_page()
    opened(page, host, load(Path("tests/games/playthroughs/towers-child.json")))
    expect(page.locator("[data-view=oblique]")).to_be_visible()
    expect(page.locator("[data-view=solid]")).to_have_count(0)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("[data-view=solid]")).to_be_visible()
