"""Hands on the board: a finger aims before it acts, and learns why a cell is out of reach."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import Host

from wandelgang.match import Match

UNHURRIED = 300  # milliseconds: two taps that are further apart are not a double tap


def to_walk(match: Match) -> bool:
    """The first player may walk somewhere, or stay."""
    return match.actor == 0 and match.state.step == "move" and len(match.game.legal(match.state)) > 3


def to_push(match: Match) -> bool:
    """The first player is to push, and one arrow is banned."""
    return match.actor == 0 and match.state.step == "push" and match.state.turn > 2


def on_a_phone(host: Host, new_page: NewPage, match: Match) -> Person:
    """Sit down at a small phone, in the middle of a game against a bot."""
    me = Person(new_page("phone"))
    me.page.set_viewport_size({"width": 360, "height": 640})
    Prepared(host, match, "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    return me


def cell_of(me: Person, number: int) -> Locator:
    """A cell of the board."""
    return me.page.locator(f"[data-cell='{number}']")


def test_a_finger_aims_before_it_walks(host: Host, new_page: NewPage) -> None:
    me = on_a_phone(host, new_page, position(to_walk))
    page, number = me.page, me.latest["number"]
    assert me.choices is not None
    own = me.latest["view"]["players"][0]["cell"]
    here, there = [way["cell"] for way in me.choices["ways"] if way["cell"] != own][:2]
    main = me.button(re.compile("^(Walk to|Stay on) "))
    expect(main).to_have_text(re.compile("Stay on"))

    cell_of(me, here).tap()
    expect(main).to_have_text(f"Walk to {name(me, here)}")
    cell_of(me, there).tap()
    expect(main).to_have_text(f"Walk to {name(me, there)}")
    me.button("Not this one").tap()
    expect(main).to_have_text(re.compile("Stay on"))

    dark = next(
        cell for cell in range(49) if cell not in [way["cell"] for way in me.choices["ways"]] and cell != own
    )
    cell_of(me, here).tap()
    cell_of(me, dark).tap()
    expect(page.locator(".say")).to_contain_text(f"No way to {name(me, dark)}")
    expect(page.locator("[data-barrier]")).to_have_count(1)
    expect(main).to_have_text(re.compile("Stay on"))
    assert me.latest["number"] == number

    cell_of(me, there).tap()
    expect(page.locator("[data-barrier]")).to_have_count(0)
    page.wait_for_timeout(UNHURRIED)
    cell_of(me, there).tap()
    me.wait_until_after(number)
    assert me.latest["view"]["players"][0]["cell"] == there


def test_one_tap_is_enough_for_those_who_like_it_so(host: Host, new_page: NewPage) -> None:
    me = on_a_phone(host, new_page, position(to_walk))
    me.button("Menu").tap()
    me.page.get_by_role("switch", name="Play with one tap").check()
    me.button("Close").tap()
    assert me.choices is not None
    me.follow(lambda: cell_of(me, me.choices["ways"][0]["cell"]).tap())  # type: ignore[index]


def test_a_key_on_a_cell_out_of_reach_says_why(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    Prepared(host, position(to_walk), "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    assert me.choices is not None
    reached = [way["cell"] for way in me.choices["ways"]]
    dark = next(cell for cell in range(49) if cell not in reached)
    cell_of(me, dark).focus()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("status").filter(has_text=f"No way to {name(me, dark)}")).to_be_visible()


def name(me: Person, cell: int) -> str:
    """What a cell is called."""
    label = cell_of(me, cell).get_attribute("aria-label")
    assert label
    return label.split(",")[0]
