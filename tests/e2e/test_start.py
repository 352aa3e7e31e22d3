"""The start page: what is chosen there, and that nothing is cut off or out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.conftest import SIZES, NewPage, resize
from tests.server.hosts import Host

GAMES = ("classic", "master", "towers")
LANGUAGES = ("de-DE", "en-GB", "fr-FR")
CUT = """() => [...document.querySelectorAll("main strong, main span, main button, footer button")]
  .filter((one) => getComputedStyle(one).overflow === "hidden" && !one.closest(".unseen"))
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


def choose(page: Page, game: str) -> None:
    """Choose a game, as its cover does; on a phone it may be out of sight."""
    cover = page.locator(f"input[name=game][value={game}]")
    cover.dispatch_event("click")
    expect(cover).to_be_checked()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sizes", [("desk", "tablet", "upright"), ("phone",)], ids=["wide", "phone"])
def test_the_main_button_is_in_sight_and_no_word_is_cut(
    host: Host, new_page: NewPage, sizes: tuple[str, ...], language: str
) -> None:
    page = new_page(sizes[0], language=language)
    page.goto(host.http)
    button = page.locator(".go .main, footer .main")
    for size in sizes:
        resize(page, size)
        expect(button).to_be_visible()
        for game in GAMES:
            choose(page, game)
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= SIZES[size][1]
            assert not page.evaluate(CUT)
            if size == "desk":
                assert page.evaluate("() => document.documentElement.scrollHeight") <= SIZES[size][1]


def test_the_list_of_seats_shows_who_is_a_child(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(host.http)
    choose(page, "towers")
    seat = page.get_by_role("button", name="Red:")
    seat.click()
    page.get_by_role("switch", name="A child").check()
    page.get_by_role("button", name="Done").click()
    expect(seat).to_contain_text("you, child")
    choose(page, "classic")
    expect(seat).not_to_contain_text("child")


def test_enter_in_the_name_field_closes_the_seat(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(host.http)
    page.get_by_role("button", name="Red:").click()
    name = page.get_by_role("dialog").get_by_label("Name")
    name.fill("Ada")
    name.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Red:")).to_contain_text("Ada")


def test_a_mistyped_code_is_explained_on_the_same_page(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(host.http)
    page.get_by_role("button", name="Join a game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("or the code of a table to watch")
    field = dialog.get_by_label("Link or code")
    field.fill("zzzzzzzzzz")
    dialog.get_by_role("button", name="Join").click()
    expect(dialog.get_by_role("alert")).to_contain_text("There is no such table")
    field.fill("?")
    dialog.get_by_role("button", name="Join").click()
    expect(dialog.get_by_role("alert")).to_contain_text("neither a link")
    assert page.url.rstrip("/") == host.http


def test_the_same_mistake_is_read_out_again(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(host.http)
    page.get_by_role("button", name="Join a game").click()
    dialog = page.get_by_role("dialog")
    for text in ("zzzzzzzzzz", "?"):
        dialog.get_by_label("Link or code").fill(text)
        dialog.get_by_role("button", name="Join").click()
        first = dialog.get_by_role("alert").element_handle()
        dialog.get_by_role("button", name="Join").click()
        page.wait_for_function("first => !first.isConnected", arg=first)
        expect(dialog.get_by_role("alert")).to_be_visible()


def test_closing_the_dialog_while_a_table_is_looked_for_changes_no_page(
    host: Host, new_page: NewPage
) -> None:
    page = new_page()
    page.goto(host.http)
    waiting: list[Route] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    page.route("**/api/tables/*", keep)
    page.get_by_role("button", name="Join a game").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Link or code").fill("k7m2p9x4wq")
    with page.expect_request("**/api/tables/*"):
        dialog.get_by_role("button", name="Join").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    with page.expect_response("**/api/tables/*"):
        waiting[0].fulfill(json={})
    page.wait_for_timeout(100)
    assert page.url.rstrip("/") == host.http
