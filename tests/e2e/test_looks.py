"""Pictures of the classic game at every size, dark and light, kept in build/screenshots to be looked at.

Other tests keep those of the other games, of rules, lessons, the curtain, results and replays (pictures.py).
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import SIZES, NewPage
from tests.e2e.pictures import keep_pictures
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import Host

from wandelgang.games.classic.preview import preview
from wandelgang.match import Match


def worth_a_picture(match: Match) -> bool:
    """The middle of a game, with a push that opens a goal."""
    state = match.state
    return (
        match.actor == 0
        and state.step == "push"
        and len(state.hands[0].found) >= 1
        and any(len(opening.goals) and len(opening.cells) > 8 for opening in preview(state).opens)
    )


@pytest.mark.parametrize("size", SIZES)
def test_the_main_screens_have_their_pictures_taken(host: Host, new_page: NewPage, size: str) -> None:
    me = Person(new_page(size))
    page = me.page
    page.goto(host.http)
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    keep_pictures(page, "classic-start")

    match = position(worth_a_picture, players=4, cards=5, events=True, seed=7)
    Prepared(host, match, "me", "bot", "link", "bot").sit(page, 0)
    assert me.wait_for_turn()
    arrow, turn = me.best_push()
    if size == "phone":
        page.locator(f"[data-arrow='{arrow}']").tap()
    else:
        page.locator(f"[data-arrow='{arrow}']").hover()
    for _ in range(turn):
        page.keyboard.press("r")
    expect(page.get_by_text("In reach with this push")).to_be_visible()
    keep_pictures(page, "classic-push")
    me.follow(me.button("Push").last.click)
    assert me.wait_for_turn()
    expect(page.get_by_text("In reach!")).to_be_visible()
    keep_pictures(page, "classic-move")
