"""The three languages: from the browser, switched by hand, remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.seats import Person
from tests.server.hosts import Host

WORDS = {
    "de-DE": ("de", "Spiel starten", "Dein Ziel", "Du bist dran", "Verlauf", "Gr"),
    "en-GB": ("en", "Start the game", "Your goal", "Your turn", "Log", "G"),
    "fr-FR": ("fr", "Commencer la partie", "Ton objectif", "À toi", "Journal", "V"),
}


@pytest.mark.parametrize("language", WORDS)
def test_the_page_speaks_the_browsers_language(host: Host, new_page: NewPage, language: str) -> None:
    code, start, goal, turn, log, letter = WORDS[language]
    me = Person(new_page(language=language))
    page = me.page
    page.goto(host.http)
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator("[aria-label] text", has_text=letter).first).to_be_attached()
    page.get_by_role("button", name=start).click()
    assert me.wait_for_turn()
    expect(page.get_by_text(goal, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=turn)).to_be_visible()
    me.turn()
    expect(page.get_by_label(log).first).to_be_visible()
    left = page.evaluate(
        "() => document.body.innerText.match(/\\{ ?\\$\\w+ ?\\}|\\b[a-z]+(?:-[a-z]+){2,}\\b/g)"
    )
    assert not left, f"a key or a placeholder shows: {left}"


def test_a_chosen_language_is_remembered(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(host.http)
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("button", name="Commencer la partie")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Commencer la partie")).to_be_visible()


def test_a_refusal_comes_in_the_players_language(host: Host, new_page: NewPage) -> None:
    page = new_page(language="de-DE")
    page.goto(f"{host.http}/t/zzzzzzzzzz")
    expect(page.get_by_role("heading")).to_contain_text("Diesen Tisch gibt es hier nicht")


def test_the_theme_can_be_chosen_and_is_remembered(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(host.http)
    page.get_by_role("button", name="Light or dark").click()
    assert page.evaluate("() => getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.reload()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert page.evaluate("() => getComputedStyle(document.documentElement).colorScheme") == "dark"
