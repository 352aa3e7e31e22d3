"""No page keeps anybody out: axe-core finds nothing, thumbs hit their mark, nothing scrolls sideways."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.pictures import by_day_and_night, settle
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import ROOT, Host

from wandelgang.games.classic.preview import preview

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TARGET = 44  # pixels, for a thumb


def violations(page: Page) -> list[str]:
    """What axe-core has against this page."""
    page.evaluate(AXE.read_text())
    settle(page)
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url}: {one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found["violations"]
    ]


def violations_by_day_and_night(page: Page, name: str) -> list[str]:
    """The same on the light page and on the dark one, of which pictures are kept under this name."""
    return [one for _ in by_day_and_night(page, name) for one in violations(page)]


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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_start_page(host: Host, new_page: NewPage, size: str, theme: str) -> None:
    page = new_page(size, theme=theme)
    page.goto(host.http)
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    found = violations(page)
    page.get_by_role("button", name="Red:").click()
    found += violations(page)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Join").first.click()
    found += violations(page)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    found += violations(page)
    assert not found, "\n".join(found)
    assert sideways(page) <= 0
    if size == "phone":
        assert not too_small(page)


@pytest.mark.parametrize(
    ("size", "theme"),
    [("phone", "light"), ("phone", "dark"), ("upright", "light"), ("tablet", "dark"), ("desk", "light")],
)
def test_table(host: Host, new_page: NewPage, size: str, theme: str) -> None:
    match = position(
        lambda match: match.actor == 0 and match.state.step == "push" and match.state.turn > 6,
        players=4,
        events=True,
    )
    me = Person(new_page(size, theme=theme))
    page = me.page
    Prepared(host, match, "me", "bot", "link", "bot").sit(page, 0)
    assert me.wait_for_turn()
    found = violations(page)
    me.follow(lambda: me.push(*me.best_push()))
    assert me.wait_for_turn()
    found += violations(page)
    assert sideways(page) <= 0
    if size == "phone":
        assert not too_small(page)
    people = page.get_by_role("button", name="People and links", exact=True)
    if size == "phone":
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
    expect(friend.get_by_role("heading", name="A seat is free for you")).to_be_visible()
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
    expect(over.get_by_role("dialog")).to_contain_text("You have won")
    found += violations_by_day_and_night(over, "classic-result")
    over.get_by_role("link", name="Watch it again").click()
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
