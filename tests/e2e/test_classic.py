"""The classic game through the page: what the panels say on the way home and once it is over."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import Prepared, seekers_until
from tests.e2e.seats import Person
from tests.server.hosts import Host

from wandelgang.games import classic
from wandelgang.games.actions import Walk
from wandelgang.games.classic.state import Step
from wandelgang.match import Match


def test_a_player_who_only_has_to_get_home_is_shown_on_the_way(host: Host, new_page: NewPage) -> None:
    def wanted(match: Match) -> bool:
        return match.actor == 0 and not match.state.hands[1].left

    me = Person(new_page())
    Prepared(host, seekers_until("classic", wanted), "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    other = me.page.get_by_role("region", name="Players").get_by_role("listitem").first
    expect(other).to_contain_text("homeward")
    expect(other).not_to_contain_text("left")


def test_once_home_there_is_nothing_to_find_any_more(host: Host, new_page: NewPage) -> None:
    def home(match: Match) -> list[int]:
        if match.actor != 0 or match.state.step is not Step.MOVE or match.state.hands[0].left:
            return []
        own = classic.view(match.state, 0).players[0].start
        walks = [action for action in classic.legal(match.state) if isinstance(action, Walk)]
        return [walk.cell for walk in walks if walk.cell == own]

    match = seekers_until("classic", lambda match: bool(home(match)))
    me = Person(new_page())
    Prepared(host, match, "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    expect(me.page.get_by_role("heading", name="All found. Home to")).to_be_visible()
    me.walk(home(match)[0])
    expect(me.result.get_by_label("home", exact=True)).to_be_visible()
    left = len(match.state.hands[1].goals) + len(match.state.hands[1].pile)
    expect(me.result.locator(".missing")).to_have_count(left)
