"""Clocks in the browser: chosen, seen by everybody, running out, and stopped for a lost connection."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.seats import Person
from tests.e2e.test_for_everyone import violations_by_day_and_night
from tests.server.hosts import Host

QUICK = {"type": "turn", "seconds": 7}  # all of them are the last seconds
CALM = {"type": "budget", "seconds": 300, "increment": 10}
WORDS = {
    "en-GB": (
        "5 min + 10 s a turn",
        "At 0:00 a bot makes this one move for you.",
        "Your time was up: a bot moved for you",
        "Time was up: a bot moved for Ada",
        "10 seconds left",
    ),
    "de-DE": (
        "5 min + 10 s je Zug",
        "Bei 0:00 macht ein Bot diesen einen Zug für dich.",
        "Zeit um: Ein Bot hat für dich gezogen",
        "Zeit um: Ein Bot hat für Ada gezogen",
        "noch 10 Sekunden",
    ),
    "fr-FR": (
        "5 min + 10 s par tour",
        "À 0:00, un robot joue ce seul coup pour toi.",
        "Temps écoulé\u202f: un robot a joué pour toi",
        "Temps écoulé\u202f: un robot a joué pour Ada",
        "encore 10 secondes",
    ),
}


class Timed:
    """A timed table of Ada and Ben, who has not come yet: the game waits for him."""

    def __init__(self, host: Host, clock: dict[str, Any]) -> None:
        self.host = host
        seats = [{"colour": "red", "kind": "me", "name": "Ada"}, {"colour": "blue", "kind": "link"}]
        wish = {"game": "classic", "seats": seats, "options": {"first": 0}, "pace": "instant", "clock": clock}
        opened = host.post("/api/tables", wish).json()
        self.id: str = opened["table"]
        self._tokens = [opened["seats"][0]["token"], None]
        self._invitation = opened["seats"][1]["invitation"]

    def begin(self) -> None:
        """Ben takes his seat."""
        claim = {"invitation": self._invitation, "name": "Ben"}
        taken = self.host.post(f"/api/tables/{self.id}/seats/1/claim", claim)
        self._tokens[1] = taken.json()["token"]

    def sit(self, page: Page, seat: int) -> Page:
        """Go there in a browser that holds this seat."""
        held = {
            "table": self.id,
            "game": "classic",
            "names": ["Ada", "Ben"],
            "seats": [{"seat": seat, "token": self._tokens[seat]}],
            "invitations": [],
            "since": 1,
        }
        key, value = json.dumps(f"wandelgang-table-{self.id}"), json.dumps(json.dumps(held))
        page.add_init_script(f"localStorage[{key}] = {value};")
        page.goto(f"{self.host.http}/t/{self.id}")
        page.locator("[data-number]").wait_for()
        return page


@pytest.mark.parametrize(
    "language", [word if word == "de-DE" else pytest.param(word, marks=pytest.mark.long) for word in WORDS]
)
def test_time_runs_out_for_one_turn_and_everybody_reads_it(
    host: Host, new_page: NewPage, language: str
) -> None:
    _, soon, yours, log, _ = WORDS[language]
    table = Timed(host, QUICK)
    ada = table.sit(new_page(language=language), 0)
    expect(ada.locator("[data-asked='true']")).to_have_count(0)
    table.begin()
    expect(ada.get_by_text(soon)).to_be_visible()
    expect(ada.locator("[data-clock='last']").first).to_be_visible()
    expect(ada.locator(".log")).to_contain_text(yours)
    ben = table.sit(new_page("phone", language=language), 1)
    ben.locator("button:has([data-icon='log'])").first.click()
    expect(ben.get_by_role("dialog")).to_contain_text(log)


def test_the_last_seconds_are_spoken(host: Host, new_page: NewPage) -> None:
    """In all languages at once: it takes five seconds."""
    pages = {}
    for language in WORDS:
        table = Timed(host, {"type": "turn", "seconds": 15})
        pages[language] = table, table.sit(new_page(language=language), 0)
    for table, _ in pages.values():
        table.begin()
    for language, (_, page) in pages.items():
        expect(page.locator("[data-clock-call]")).to_have_text(WORDS[language][-1])


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_everybody_sees_all_clocks_and_a_lost_connection_stops_one(
    host: Host, new_page: NewPage, size: str
) -> None:
    table = Timed(host, CALM)
    table.begin()
    ada, ben = table.sit(new_page(size), 0), table.sit(new_page("phone"), 1)
    for page in (ada, ben):
        expect(page.locator(".time").filter(has_text=re.compile(r"5:0\d|5:10|4:\d\d")).first).to_be_visible()
    ben.context.close()
    expect(ada.locator("[data-clock='lost']").first).to_be_visible()
    if size == "desk":
        expect(ada.get_by_text(re.compile(r"Clock paused for \d:\d\d"))).to_be_visible()
        expect(ada.locator(".log")).to_contain_text("Ben has lost the connection")
        expect(ada.locator("header")).to_contain_text(WORDS["en-GB"][0])
    assert violations_by_day_and_night(ada, f"clocks-lost-{size}") == []
    again = table.sit(new_page("phone"), 1)
    expect(ada.locator("[data-clock='lost']")).to_have_count(0)
    expect(again.locator("[data-clock='running']").first).to_be_visible()


def test_what_somebody_aims_at_stays_when_another_clock_stops(host: Host, new_page: NewPage) -> None:
    table = Timed(host, CALM)
    table.begin()
    ada, ben = Person(new_page()), table.sit(new_page("phone"), 1)
    table.sit(ada.page, 0)
    assert ada.wait_for_turn()
    ada.page.locator("[data-arrow='N2']").click()
    primary = ada.page.locator("[data-primary]")
    expect(primary).to_be_enabled()
    words = primary.inner_text()
    ben.context.close()
    expect(ada.page.locator("[data-clock='lost']").first).to_be_visible()
    expect(primary).to_have_text(words)
    number = ada.latest["number"]
    primary.click()
    ada.wait_until_after(number)
    assert ada.latest["actor"] == 0


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_clock_is_chosen_on_the_start_page(host: Host, new_page: NewPage, size: str) -> None:
    page = new_page(size)
    page.goto(host.http)
    if size == "phone":
        page.locator(".summary").click()
    page.get_by_role("radio", name="Per turn").check()
    slider = page.get_by_role("slider", name="Time for each turn")
    expect(slider).to_have_attribute("aria-valuetext", "1 min")
    page.get_by_role("radio", name="Per game").check()
    more = page.get_by_role("slider", name="More for each turn")
    more.focus()
    page.keyboard.press("ArrowRight")
    expect(more).to_have_attribute("aria-valuetext", "15 s")
    assert violations_by_day_and_night(page, f"clock-options-{size}") == []
    if size == "phone":
        page.keyboard.press("Escape")
        expect(page.locator(".summary")).to_contain_text("5 min + 15 s a turn")
    page.locator("[data-primary]").first.click()
    page.locator("[data-number]").wait_for()
    expect(page.locator("[data-clock]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-clock]").first).to_be_visible()
