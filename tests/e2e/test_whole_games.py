"""Whole classic games against bots, through the page, to the result screen."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.seats import Person
from tests.server.hosts import Host


def test_a_whole_game_against_bots_ends_on_the_result_screen_and_the_same_people_play_again(
    host: Host, new_page: NewPage
) -> None:
    me = Person(new_page(), seed=3)
    page = me.page
    page.goto(host.http)
    page.get_by_label("Pictures per player").fill("2")
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("switch", name="Event tiles").check()
    me.button("Start the game").click()
    me.play_to_the_end()
    result = me.result
    expect(result.get_by_role("heading")).to_contain_text("won")
    expect(result.get_by_role("listitem")).to_have_count(3)
    with page.expect_download() as download:
        result.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename.endswith(".json")

    first, last = page.url, me.latest["number"]
    me.told.clear()
    me.button("Play again").click()
    page.wait_for_function("before => location.href !== before", arg=first)
    assert me.wait_for_turn()
    assert me.latest["number"] < last


def test_one_click_leads_to_a_running_game(host: Host, new_page: NewPage) -> None:
    page = new_page(motion=True)
    me = Person(page)
    page.goto(host.http)
    me.button("Start the game").click()
    assert me.wait_for_turn()
    expect(page.get_by_text("Your goal", exact=True)).to_be_visible()
    me.turn()
    expect(page.get_by_label("Log").first).to_contain_text("You pushed")
