"""Taking back and pausing in the browser: what everyone sees of it, and what the curtain hides."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import Host


def test_a_step_is_taken_back_before_everyones_eyes_and_the_game_pauses(
    host: Host, new_page: NewPage
) -> None:
    match = position(lambda match: match.actor == 0 and match.state.step == "push" and match.state.turn > 2)
    table = Prepared(host, match, "me", "link")
    ada, ben = Person(new_page()), Person(new_page("phone"), 2)
    table.sit(ada.page, 0)
    table.sit(ben.page, 1)
    assert ada.wait_for_turn()
    before = ada.latest["view"]
    back = ada.page.locator("[data-take-back]")
    expect(back).to_have_count(0)

    ada.follow(lambda: ada.push("N4", 0))
    expect(back).to_be_visible()
    box = back.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    ben.wait_until_after(match.number)
    ada.follow(back.click)
    assert ada.latest["view"] == before
    expect(ada.page.get_by_role("log")).to_contain_text("You took back your last step")
    expect(ben.page.get_by_role("log")).to_contain_text("Ada took back a step")
    assert ada.wait_for_turn()

    ada.follow(lambda: ada.push("S2", 0))
    ada.follow(lambda: ada.page.keyboard.press("u"))
    assert ada.latest["view"] == before

    assert ada.wait_for_turn()
    ada.button("Menu").click()
    ada.button("Pause the game").click()
    expect(ben.page.get_by_role("status").filter(has_text="The game is paused")).to_be_visible()
    expect(ada.page.locator("[data-asked='false']")).to_be_visible()
    ben.button(re.compile("Resume")).click()
    assert ada.wait_for_turn()
    ada.turn()


def test_who_has_just_played_takes_back_from_the_curtain_and_it_stays_closed(
    host: Host, new_page: NewPage
) -> None:
    match = position(lambda match: match.actor == 0 and match.state.step == "move" and match.state.turn > 2)
    table = Prepared(host, match, "me", "here")
    both = Person(new_page())
    page = both.page
    table.sit(page, 0, 1)
    curtain = page.get_by_role("dialog")
    both.button("I’m ready").click()
    assert both.wait_for_turn()
    choices = both.choices
    assert choices is not None
    idle = next(way["cell"] for way in choices["ways"] if len(way["path"]) > 1 and not way["goal"])
    both.follow(lambda: both.walk(idle))
    expect(curtain).to_contain_text("Mira, it is your turn")
    both.follow(curtain.locator("[data-take-back]").click)
    expect(curtain).to_contain_text("Ada, it is your turn")
    assert "Find " not in page.content()
    expect(curtain.locator("[data-take-back]")).to_have_count(0)
    both.button("I’m ready").click()
    assert both.wait_for_turn()
    assert both.latest["view"]["step"] == "move"
