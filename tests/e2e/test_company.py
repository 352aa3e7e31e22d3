"""Two browsers at one table: the invitation, names, reactions and chat."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect
from tests.e2e.conftest import CLIENT, NewPage
from tests.e2e.glimpses import Glimpse
from tests.e2e.seats import Person
from tests.e2e.sizes.checks import settle
from tests.e2e.sizes.games import made
from tests.e2e.sizes.occasions import occasions
from tests.e2e.sizes.table import violations as size_violations
from tests.e2e.test_for_everyone import violations
from tests.server.hosts import Host, hosting


def open_table(page: Page, host: Host, *, chat: bool) -> str:
    """Open a table for two, one by link; returns the link."""
    page.goto(host.http)
    page.get_by_role("button", name="Red:").click()
    page.get_by_label("Name").fill("Ada")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Yellow:").click()
    page.get_by_role("radio", name="Nobody").check(force=True)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Blue:").click()
    page.get_by_role("radio", name="A friend by link").check(force=True)
    page.get_by_label("Name (your friend can change it)").fill("Bruno")
    page.get_by_role("button", name="Done").press("Enter")  # what the host says about links may still come
    if chat:
        page.get_by_role("switch", name="Chat").check()
    page.get_by_role("button", name="Start the game").click()
    link = page.get_by_role("dialog").get_by_role("button", name="Copy link")
    expect(link).to_be_visible()
    return link.get_attribute("data-link") or ""


def bubble(page: Page, colour: str) -> Any:
    """What the figure of a colour shows."""
    return page.locator(f"[data-bubble='{colour}']")


def test_a_qr_code_that_comes_late_moves_nothing_in_the_seat_dialog(
    tmp_path: Path, new_page: NewPage
) -> None:
    with hosting(tmp_path, client=str(CLIENT), lan="http://192.0.2.1:8765/") as host:
        page = new_page()
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/api/qr.svg", hold)
        page.goto(host.http)
        with page.expect_response("**/api/host"):
            page.get_by_role("button", name="Blue:").click()
        with page.expect_request("**/api/qr.svg"):
            page.get_by_role("radio", name="A friend by link").check(force=True)
        done = page.get_by_role("button", name="Done")
        settle(page)
        before = done.bounding_box()
        held[0].continue_()
        expect(page.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()
        assert done.bounding_box() == before


def test_the_seat_dialog_lets_the_network_in(tmp_path: Path, new_page: NewPage) -> None:
    with hosting(tmp_path, client=str(CLIENT), may_open=True) as host:
        page = new_page("phone")
        page.goto(host.http)
        page.get_by_role("button", name="Blue:").click()
        page.get_by_role("radio", name="A friend by link").check(force=True)
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("links only work on this computer")
        expect(dialog).to_contain_text("Anyone on the same Wi-Fi or home network")
        page.get_by_role("button", name="Open to my network").click()
        expect(dialog.get_by_role("img", name="QR code")).to_be_visible()
        lan = host.get("/api/host").json()["lan"]
        expect(dialog).to_contain_text(lan.removeprefix("http://").rstrip("/"))
        assert violations(page) == []
        page.get_by_role("button", name="Done").click()
        page.get_by_role("button", name="Start the game").click()
        link = page.get_by_role("dialog").get_by_role("button", name="Copy link")
        expect(link).to_have_attribute("data-link", re.compile(f"^{re.escape(lan)}t/"))
        expect(page.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()


def test_the_list_of_people_says_on_a_phone_who_is_away(host: Host, browser: Browser) -> None:
    game = "classic-four"
    states = [state for state in occasions(game, made(game)) if state.how == "watching, people"]
    found = size_violations(browser, host, states, made(game)[0], sizes=[(360, 640)])
    assert [str(one) for one in found] == []


def test_friends_arrive_react_and_write(host: Host, new_page: NewPage) -> None:
    ada, ben, mia = new_page(), new_page("phone"), new_page()
    at_ada, at_ben = Person(ada), Person(ben)  # what their browsers are told
    link = open_table(ada, host, chat=True)

    # The invitation says who invites to what, and survives a look at the rules and the lesson.
    ben.goto(link)
    expect(ben.get_by_role("heading", name="Ada invites you")).to_be_visible()
    expect(ben.get_by_text("A game of Classic")).to_be_visible()
    expect(ben.get_by_text(re.compile("two players · .* · hints allowed · with chat"))).to_be_visible()
    assert violations(ben) == []
    ben.get_by_role("button", name="Read the rules").click()
    expect(ben.get_by_role("dialog")).to_contain_text("Push")
    ben.get_by_role("button", name="Close").click()
    ben.get_by_role("link", name="Play a guided game first").click()
    expect(ben.locator("[data-board]")).to_be_visible()
    ben.get_by_role("link", name="Back to your invitation").click()
    expect(ben.get_by_label("Your name")).to_have_value("Bruno")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator("[data-board]")).to_be_visible()
    expect(ben.get_by_role("link", name="Back to your invitation")).to_have_count(0)
    expect(ada.get_by_role("dialog")).to_contain_text("Ben")

    # Somebody watches, with a name that stays on the device; everyone sees who is there.
    mia.goto(ada.url)
    mia.get_by_role("button", name="People and links").click()
    mia.get_by_label("Your name as a spectator").fill("Mia")
    mia.get_by_role("button", name="Save").click()
    expect(ada.get_by_role("dialog").get_by_role("listitem").filter(has_text="Mia")).to_be_visible()
    assert violations(ada) == []
    mia.reload()
    expect(ada.get_by_role("dialog").get_by_role("listitem").filter(has_text="Mia")).to_be_visible()
    ada.get_by_role("button", name="Close").click()

    # From the menu to the list of people: one sheet takes the place of the other.
    mia.get_by_role("button", name="Menu").click()
    mia.get_by_role("dialog").get_by_role("button", name="People and links").click()
    expect(mia.get_by_role("dialog", name="At this table")).to_contain_text("Mia")
    mia.get_by_role("button", name="Close").click()

    # A reaction is at its owner's figure for everyone, and has a name for those who do not see it.
    ben.get_by_role("button", name="React", exact=True).click()
    assert violations(ben) == []
    ben.get_by_role("button", name="Well played").click()
    for page in (ada, ben, mia):
        expect(bubble(page, "blue")).to_be_visible()
        expect(page.locator("[data-talk]")).to_have_text("Ben: Well played")
    ben.get_by_role("button", name="React", exact=True).click()
    expect(ben.get_by_role("button", name="Good luck")).to_be_enabled()  # after two seconds
    ben.keyboard.press("Escape")

    # Chat is plain text.
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Your message").fill("<b>Hello</b> Ada")
    ben.get_by_role("button", name="Send").click()
    expect(ada.locator("[data-talk]")).to_have_text("Ben writes: <b>Hello</b> Ada")
    ada.get_by_role("button", name="Chat, 1 new message").click()
    expect(ada.get_by_role("list", name="Chat")).to_contain_text("<b>Hello</b> Ada")
    assert violations(ada) == []
    mia.get_by_role("button", name="Chat").click()
    expect(mia.get_by_role("list", name="Chat")).to_contain_text("<b>Hello</b> Ada")
    expect(mia.get_by_label("Your message")).to_have_count(0)
    mia.keyboard.press("Escape")

    # Ada has enough of Ben, and Ben of everyone.
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="People and links").click()
    ada.get_by_role("button", name="Mute Ben").click()
    expect(ada.get_by_role("button", name="Hear Ben again")).to_be_visible()
    assert violations(ada) == []
    ada.get_by_role("button", name="Close").click()
    expect(bubble(mia, "blue")).to_have_count(0)
    ben.keyboard.press("Escape")
    muted = Glimpse(ada, "document.querySelector('[data-bubble=blue]')")
    ben.get_by_role("button", name="React", exact=True).click()
    ben.get_by_role("button", name="Astonished").click()
    expect(bubble(mia, "blue")).to_be_visible()
    at_ada.wait_until(lambda: reactions(at_ada)[-1:] == [(1, "wonder")])
    ben.get_by_role("button", name="React", exact=True).click()
    ben.get_by_role("switch", name="Mute everyone").check()
    all_muted = Glimpse(ben, "document.querySelector('[data-bubble=red]')")
    ada.get_by_role("button", name="React", exact=True).click()
    ada.get_by_role("button", name="Well played").click()
    expect(bubble(ada, "red")).to_be_visible()
    expect(bubble(mia, "red")).to_be_visible()
    at_ben.wait_until(lambda: reactions(at_ben)[-1:] == [(0, "laurel")])
    expect(ada.locator("[data-talk]")).to_have_text("Ada: Well played")
    assert not muted.caught()
    assert not all_muted.caught()


def reactions(person: Person) -> list[tuple[int, str]]:
    """The reactions that a browser has been told of."""
    told = [json.loads(frame) for frame in person.bytes]
    return [(one["seat"], one["reaction"]) for one in told if one["type"] == "reacted"]
