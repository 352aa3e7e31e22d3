"""Whole classic games against bots, through the page, to the result screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.seats import Person
from tests.server.hosts import Host


def open_table(person: Person, host: Host, *, cards: int, events: bool = False) -> None:
    """Set up a short game on the start page."""
    page = person.page
    page.goto(host.http)
    page.get_by_label("Pictures each").fill(str(cards))
    page.get_by_role("radio", name="At once").check()
    if events:
        page.get_by_role("switch", name="Event tiles").check()
    person.button("Open the table").click()


@pytest.mark.parametrize("events", [False, True], ids=["plain", "with events"])
def test_a_whole_game_against_bots_ends_on_the_result_screen(
    host: Host, new_page: NewPage, events: bool
) -> None:
    me = Person(new_page(), seed=3)
    open_table(me, host, cards=2, events=events)
    me.play_to_the_end()
    page = me.page
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading")).to_contain_text("won")
    expect(result.get_by_role("listitem")).to_have_count(3)
    with page.expect_download() as download:
        result.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename.endswith(".json")


def test_one_click_leads_to_a_running_game(host: Host, new_page: NewPage) -> None:
    page = new_page(motion=True)
    me = Person(page)
    page.goto(host.http)
    me.button("Open the table").click()
    assert me.wait_for_turn()
    expect(page.get_by_text("Your goal")).to_be_visible()
    me.turn()
    expect(page.get_by_label("Log").first).to_contain_text("You pushed")


def test_the_same_people_play_again(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    open_table(me, host, cards=1)
    me.play_to_the_end()
    first = me.page.url
    me.told.clear()
    me.button("Play again").click()
    me.page.wait_for_function("before => location.href !== before", arg=first)
    assert me.wait_for_turn()
    assert me.latest["number"] < 40
