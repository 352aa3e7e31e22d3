"""No page keeps anybody out: axe-core finds nothing, thumbs hit their mark, nothing scrolls sideways.

Pictures of these pages are kept in build/screenshots to be looked at, at every size, dark and light.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import SIZES, NewPage, resize
from tests.e2e.pictures import by_day_and_night, keep_pictures, settle
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import ROOT, Host

from wandelgang.games.classic.preview import preview
from wandelgang.match import Match

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TARGET = 44  # pixels, for a thumb


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core has against this page, by all its rules or only by these."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    settle(page)
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, {resultTypes: ['violations'], ...(rules.length && {runOnly: rules})})",
        rules,
    )
    return [
        f"{page.url}: {one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found["violations"]
    ]


def violations_by_day_and_night(page: Page, name: str) -> list[str]:
    """The same on the light page and on the dark one, which differ in their colours alone.

    Pictures of both are kept under this name.
    """
    found: list[str] = []
    for theme in by_day_and_night(page, name):
        found += violations(page) if theme == "light" else violations(page, "color-contrast")
    return found


def too_small(page: Page) -> list[str]:
    """Buttons and links that are in sight and smaller than a thumb."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll("button, a[href], label:has(input), select")]
          .filter(one => one.checkVisibility() && !one.closest("[inert]"))
          .filter(one => !one.matches("[data-cell], .skip"))
          .map(one => [one, one.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
          .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width}×${box.height}`)""",
        TARGET,
    )
    return found


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    wider: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wider


def worth_a_picture(match: Match) -> bool:
    """The middle of a game, with a push that opens a goal."""
    state = match.state
    return (
        match.actor == 0
        and state.step == "push"
        and len(state.hands[0].found) >= 1
        and any(len(opening.goals) and len(opening.cells) > 8 for opening in preview(state).opens)
    )


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_start_page(host: Host, new_page: NewPage, size: str) -> None:
    page = new_page(size)
    page.goto(host.http)
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    found = violations_by_day_and_night(page, "classic-start")
    page.get_by_role("button", name="Red:").click()
    found += violations_by_day_and_night(page, "start-seat")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Join").first.click()
    found += violations_by_day_and_night(page, "start-join")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    found += violations_by_day_and_night(page, "start-menu")
    assert not found, "\n".join(found)
    assert sideways(page) <= 0
    if size == "phone":
        assert not too_small(page)
    else:
        page.keyboard.press("Escape")
        for other in ("upright", "tablet", "large"):
            resize(page, other)
            keep_pictures(page, "classic-start")
            assert sideways(page) <= 0


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_table(host: Host, new_page: NewPage, size: str) -> None:
    match = position(worth_a_picture, players=4, cards=5, events=True, seed=7)
    me = Person(new_page(size))
    page = me.page
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
    found = violations_by_day_and_night(page, "classic-push")
    me.follow(me.button("Push").last.click)
    assert me.wait_for_turn()
    expect(page.get_by_text("In reach!")).to_be_visible()
    found += violations_by_day_and_night(page, "classic-move")
    for one in (size,) if size == "phone" else SIZES:
        resize(page, one)
        keep_pictures(page, "classic-move")
        assert sideways(page) <= 0
    resize(page, size)
    people = page.get_by_role("button", name="People and links", exact=True)
    if size == "phone":
        assert not too_small(page)
        people = page.get_by_label("Players", exact=True).get_by_role("button").first
    for button in (people, page.get_by_role("button", name="Menu", exact=True)):
        button.click()
        found += violations(page)
        page.get_by_role("button", name="Close").click()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_curtain_claim_result_and_replay(host: Host, new_page: NewPage, size: str) -> None:
    page = new_page(size)
    match = position(lambda match: match.actor == 0)
    Prepared(host, match, "me", "here").sit(page, 0, 1)
    expect(page.get_by_role("dialog")).to_be_visible()
    found = violations_by_day_and_night(page, "classic-curtain")

    friend = new_page(size)
    opened = host.post(
        "/api/tables",
        {
            "game": "classic",
            "seats": [{"colour": "red", "kind": "link"}, {"colour": "blue", "kind": "bot", "level": "easy"}],
        },
    ).json()
    friend.goto(f"{host.http}/t/{opened['table']}#0.{opened['seats'][0]['invitation']}")
    expect(friend.get_by_role("heading", name="You are invited to play")).to_be_visible()
    found += violations(friend)

    over = new_page(size)
    me = Person(over)
    last = position(
        lambda match: (
            match.actor == 0
            and match.state.step == "move"
            and not match.state.hands[0].left
            and any(way.goal for way in preview(match.state).ways)
        ),
        cards=1,
    )
    Prepared(host, last, "me", "bot").sit(over, 0)
    me.play_to_the_end()
    expect(me.result).to_contain_text("You have won")
    found += violations_by_day_and_night(over, "classic-result")
    over.get_by_role("link", name="Watch the replay").click()
    expect(over.get_by_role("slider")).to_be_visible()
    found += violations_by_day_and_night(over, "classic-replay")
    assert sideways(over) <= 0
    assert not found, "\n".join(found)


def test_a_screen_reader_hears_what_happens(host: Host, new_page: NewPage) -> None:
    match = position(lambda match: match.actor == 0 and match.state.step == "push" and match.state.turn > 2)
    me = Person(new_page())
    Prepared(host, match, "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    me.page.evaluate(
        """() => { window.heard = []; new MutationObserver(() =>
          heard.push(document.querySelector("[role=log]").textContent)).observe(
          document.querySelector("[role=log]"), {characterData: true, childList: true, subtree: true}); }"""
    )
    me.turn()
    assert me.wait_for_turn()
    me.turn()
    assert me.wait_for_turn()
    heard = " ".join(me.page.evaluate("() => heard"))
    assert "You pushed" in heard
    assert "Mira pushed" in heard
    assert "It is your turn" in heard
