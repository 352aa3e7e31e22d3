"""The six messages on the backs of tiles: each turns up as a card and can be used or left (C14–C20)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import Host

from wandelgang.match import Match

TITLES = {
    "second-push": "Second push",
    "double-turn": "Double turn",
    "swap": "Swap",
    "second-card": "Second card",
    "exchange": "Exchange",
    "through-wall": "Through the wall",
}


def offered(host: Host, new_page: NewPage, message: str, size: str = "desk") -> Person:
    """Somebody whose push has just turned up this message."""

    def wanted(match: Match) -> bool:
        return match.actor == 0 and match.state.step == "move" and match.state.offer == message

    me = Person(new_page(size))
    Prepared(host, position(wanted, players=3, events=True), "me", "bot", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    expect(me.page.get_by_role("heading", name=TITLES[message])).to_be_visible()
    return me


def events(person: Person, after: int) -> list[str]:
    """What has happened since: a bot may have answered already."""
    updates = [told for told in person.told if told["type"] == "update" and told["number"] > after]
    return [event["type"] for update in updates for event in update["events"]]


def test_second_push(host: Host, new_page: NewPage) -> None:
    me = offered(host, new_page, "second-push")
    number = me.latest["number"]
    me.use()
    me.follow(lambda: me.push(*me.best_push()))
    assert me.wait_for_turn()
    assert "pushed" in events(me, number)
    expect(me.page.get_by_role("heading", name="Second push")).to_be_hidden()


def test_double_turn_goes_on_with_another_push_or_ends(host: Host, new_page: NewPage) -> None:
    me = offered(host, new_page, "double-turn")
    number = me.latest["number"]
    me.button("Stay on").click()
    me.wait_until_after(number)
    assert me.wait_for_turn()
    assert me.latest["view"]["step"] == "again"
    number = me.latest["number"]
    me.button("End turn").click()
    me.wait_until_after(number)
    assert any(told["number"] > number and told["view"]["at_turn"] != 0 for told in me.told)


def test_swap_by_choosing_a_figure_on_the_board(host: Host, new_page: NewPage) -> None:
    me = offered(host, new_page, "swap")
    number = me.latest["number"]
    me.use()
    expect(me.button("Swap places with Mira")).to_be_visible()
    me.page.locator("[data-figure]").first.click()
    me.wait_until_after(number)
    assert events(me, number) == ["swapped"]


def test_swap_from_the_list(host: Host, new_page: NewPage) -> None:
    me = offered(host, new_page, "swap", "phone")
    number = me.latest["number"]
    me.use()
    me.swap_with(2)
    me.wait_until_after(number)
    assert events(me, number) == ["swapped"]
    expect(me.page.get_by_text("You swapped places with Jonas").first).to_be_visible()


def test_second_card(host: Host, new_page: NewPage) -> None:
    me = offered(host, new_page, "second-card")
    me.use()
    expect(me.page.get_by_text("Your goals")).to_be_visible()
    assert len(me.latest["view"]["players"][0]["goals"]) == 2


def test_exchange_and_choose_a_card(host: Host, new_page: NewPage) -> None:
    me = offered(host, new_page, "exchange")
    me.use()
    expect(me.page.get_by_role("heading", name="Which card will be your goal?")).to_be_visible()
    cards = me.page.locator(".pick")
    expect(cards.first).to_be_visible()
    cards.last.click()
    taken = me.button("Choose the")
    chosen = taken.inner_text().removeprefix("Choose the").strip()
    taken.click()
    expect(me.page.get_by_role("heading", name=f"Find the {chosen.lower()}")).to_be_visible()


def test_a_hint_picks_the_card_that_it_advises(host: Host, new_page: NewPage) -> None:
    me = offered(host, new_page, "exchange")
    me.use()
    expect(me.page.get_by_role("heading", name="Which card will be your goal?")).to_be_visible()
    me.page.locator("[data-hint]").first.click()
    note = me.page.locator("[data-hint-note]")
    expect(note).to_contain_text("as your new goal")
    picked = me.page.locator(".pick[aria-pressed='true']")
    expect(picked).to_have_count(1)
    name = (picked.get_attribute("aria-label") or "").split(",")[0].lower()
    expect(note).to_contain_text(f"Choose the {name}")
    expect(note).not_to_contain_text("You will find")  # that would be the goal before the exchange
    taken = me.button(f"Choose the {name}")
    expect(taken).to_be_enabled()
    taken.click()
    expect(me.page.get_by_role("heading", name=f"Find the {name}")).to_be_visible()


def test_through_the_wall(host: Host, new_page: NewPage) -> None:
    me = offered(host, new_page, "through-wall")
    choices = me.choices
    assert choices is not None
    beyond = next(way for way in choices["ways"] if way["wall"] is not None)
    number = me.latest["number"]
    me.page.locator(f"[data-cell='{beyond['cell']}']").hover()
    me.walk(beyond["cell"])
    me.wait_until_after(number)
    assert any(
        event["type"] == "walked" and event["path"][-1] == beyond["cell"]
        for told in me.told
        for event in told.get("events", [])
    )


@pytest.mark.parametrize("message", ["second-push", "swap", "second-card", "exchange"])
def test_every_offer_can_be_left_aside(host: Host, new_page: NewPage, message: str) -> None:
    me = offered(host, new_page, message, "phone")
    me.button("No thanks").click()
    expect(me.page.get_by_role("heading", name=TITLES[message])).to_be_hidden()
    number = me.latest["number"]
    me.button("Stay on").click()
    me.wait_until_after(number)
    assert "walked" in events(me, number)
