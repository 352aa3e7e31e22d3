"""Taking back and pausing in the browser: what everyone sees of it, and what the curtain hides."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import Prepared, position, seekers_until
from tests.e2e.seats import Adventurer, Person
from tests.e2e.test_for_everyone import violations
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
    assert violations(ada.page) == []
    ada.follow(back.click)
    assert ada.latest["view"] == before
    expect(ada.page.get_by_role("log")).to_contain_text("You took back your last step")
    expect(ben.page.get_by_role("log")).to_contain_text("Ada took back a step")
    assert violations(ben.page) == []
    assert ada.wait_for_turn()

    ada.follow(lambda: ada.push("S2", 0))
    ada.follow(lambda: ada.page.keyboard.press("u"))
    assert ada.latest["view"] == before

    assert ada.wait_for_turn()
    ada.button("Menu").click()
    ada.button("Pause the game").click()
    expect(ben.page.get_by_role("status").filter(has_text="The game is paused")).to_be_visible()
    expect(ada.page.locator("[data-asked='false']")).to_be_visible()
    ben.button("Resume").click()
    assert ada.wait_for_turn()
    ada.turn()


def test_the_last_player_takes_back_from_the_curtain_and_it_stays_closed(
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


SHAKE = """async () => {
  for (let at = 0; at < 3; at++) {
    window.dispatchEvent(new DeviceMotionEvent("devicemotion", { acceleration: { x: 20, y: 3, z: 8 } }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_player_a_die_belongs_to_rolls_it(host: Host, new_page: NewPage, size: str) -> None:
    """With a key at a desk, by shaking on a phone. The other one sees who is about to roll."""
    match = seekers_until("master", lambda match: match.actor == 0 and match.state.step == "coin")
    table = Prepared(host, match, "me", "link", pace="quick")
    ada, ben = Adventurer(new_page(size)), Adventurer(new_page(), 2)
    table.sit(ada.page, 0)
    table.sit(ben.page, 1)
    assert ada.wait_for_turn()
    ada.follow(lambda: ada.press("[data-decline]"))
    assert ada.latest["roller"] == 0
    die = ada.page.locator("[data-roll]")
    expect(die).to_be_visible()
    expect(ben.page.get_by_text("Ada is about to roll the die")).to_be_visible()
    expect(ben.page.locator("[data-roll]")).to_have_count(0)
    if size == "desk":
        ada.follow(lambda: ada.page.keyboard.press("Space"))
    else:
        ada.follow(lambda: ada.page.evaluate(SHAKE))
    expect(die).to_be_hidden()
    rolled = next(told for told in ada.told if told["number"] == match.number + 2)
    assert rolled["actor"] == -1
    assert "dragon-rolled" in {event["type"] for event in rolled["events"]}
