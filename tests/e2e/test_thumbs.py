"""What a thumb needs on a phone: the tray, the way round the rim, the goal in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import Prepared, position, seekers_until
from tests.e2e.seats import Adventurer, Climber, Person
from tests.e2e.test_for_everyone import sideways, violations
from tests.server.hosts import Host

from wandelgang.games import classic
from wandelgang.match import Match

PEOPLE: dict[str, type[Person]] = {"classic": Person, "master": Adventurer, "towers": Climber}


def test_the_tray_goes_round_the_rim_and_passes_the_banned_arrow_over(host: Host, new_page: NewPage) -> None:
    match = position(lambda match: match.actor == 0 and match.state.step == "push" and match.state.turn > 2)
    me = Person(new_page("phone"))
    Prepared(host, match, "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    seen = []
    for _ in range(11):
        me.button("Next arrow, clockwise round the edge").tap()
        seen.append(me.page.locator("button.do").inner_text())
    assert len(set(seen)) == 11, "twelve arrows, and one of them is banned"
    me.button("Next arrow, clockwise round the edge").tap()
    assert me.page.locator("button.do").inner_text() == seen[0]
    me.button("Previous arrow, anticlockwise round the edge").tap()
    assert me.page.locator("button.do").inner_text() == seen[-1]


def test_the_banned_arrow_says_why(host: Host, new_page: NewPage) -> None:
    match = position(lambda match: match.actor == 0 and match.state.step == "push" and match.state.turn > 2)
    me = Person(new_page("phone"))
    Prepared(host, match, "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    assert me.choices
    me.page.locator(f"[data-arrow='{me.choices['banned']}']").tap(force=True)
    expect(me.page.get_by_text("What has just come out here")).to_be_visible()


@pytest.mark.parametrize(("game", "person"), PEOPLE.items())
def test_the_own_goal_stays_in_sight_on_a_low_phone(
    host: Host, new_page: NewPage, game: str, person: type[Person]
) -> None:
    match = seekers_until(game, lambda match: match.actor == 0 and match.state.step == "push")
    me = person(new_page("phone"))
    me.page.set_viewport_size({"width": 360, "height": 640})
    Prepared(host, match, "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    expect(me.page.locator(".goal h2")).to_be_in_viewport(ratio=1)
    expect(me.page.locator("[data-primary]")).to_be_in_viewport(ratio=1)
    assert violations(me.page) == []
    first = me.latest["view"]["turn"]
    while me.wait_for_turn() and me.latest["view"]["turn"] == first:
        me.turn()
    assert violations(me.page) == []
    assert sideways(me.page) <= 0
    me.button("Menu").tap()
    expect(me.button("Replay the others’ moves")).to_be_visible()


def test_a_phone_also_shows_who_is_on_the_way_home(host: Host, new_page: NewPage) -> None:
    def homeward(match: Match) -> bool:
        return match.actor == 0 and not classic.view(match.state, 0).players[1].left

    match = seekers_until("classic", homeward, players=3, cards=2)
    me = Person(new_page("phone"))
    Prepared(host, match, "me", "bot", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    players = me.page.get_by_role("list", name="Players").get_by_role("button")
    expect(players.nth(1)).to_have_accessible_name(re.compile("on the way home"))
    expect(players.nth(0)).not_to_have_accessible_name(re.compile("on the way home"))
