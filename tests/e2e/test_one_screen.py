"""Several people at one screen: the curtain hides what is secret until the next one is ready."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import Host


def test_the_curtain_hides_the_cards_between_turns(host: Host, new_page: NewPage) -> None:
    match = position(lambda match: match.actor == 0 and match.state.step == "push" and match.state.turn > 2)
    table = Prepared(host, match, "me", "here")
    both = Person(new_page())
    page = both.page
    table.sit(page, 0, 1)

    for name in ("Ada", "Mira", "Ada"):
        curtain = page.get_by_role("dialog")
        expect(curtain).to_contain_text(f"{name}, it is your turn")
        # Nothing secret is even in the page: neither in sight nor out of it.
        assert "Find " not in page.content()
        for _ in range(3):  # a browser heeds only the first refusal to close
            page.keyboard.press("Escape")
            expect(page.locator("dialog:modal")).to_be_visible()
        both.button("I’m ready").click()
        expect(curtain).to_be_hidden()
        expect(page.get_by_role("heading", name=f"Your turn, {name}")).to_be_visible()
        expect(page.get_by_role("heading", name="Find")).to_be_visible()
        while both.latest["view"]["actor"] == both.latest["view"]["seat"] and both.wait_for_turn():
            both.turn()


def test_before_anyone_is_ready_the_browser_has_been_told_no_secret(host: Host, new_page: NewPage) -> None:
    match = position(lambda match: match.actor == 0 and match.state.turn > 2)
    table = Prepared(host, match, "me", "here")
    both = Person(new_page())
    table.sit(both.page, 0, 1)
    expect(both.page.get_by_role("dialog")).to_be_visible()
    goals = [player["goals"] for told in both.told for player in told["view"]["players"]]
    assert goals
    assert not any(goals)
    facts = host.get(f"/api/tables/{table.table}").json()
    assert ([seat["there"] for seat in facts["seats"]], facts["spectators"]) == ([True, True], [])
