"""Puzzles in a real browser: failed, taken back, hinted at, shown, solved, shared; what is kept of them."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from binascii import crc_hqx
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.seats import Person
from tests.e2e.test_for_everyone import sideways, too_small, violations_by_day_and_night
from tests.server.hosts import Host

from wandelgang.puzzles import read_puzzle, shipped, summary

pytestmark = pytest.mark.long

GAMES = ("classic", "master", "towers")
SOLVED, FAILED = "solved", "failed"


def links(game: str, count: int) -> list[str]:
    """So many puzzles of a game: each kind in turn, the shortest ones first."""
    kinds: dict[str, list[str]] = {}
    for link in shipped(game):
        kinds.setdefault(summary(link).kind, []).append(link)
    for own in kinds.values():
        own.sort(key=lambda link: summary(link).turns)
    return [own[place] for place in range(count) for own in kinds.values()][:count]


def sealed(head: str, number: int) -> str:
    """A link that is whole, but not of this version."""
    data = number.to_bytes(8)
    data += crc_hqx(head.encode() + data, 0xFFFF).to_bytes(2)
    return head + urlsafe_b64encode(data).decode().rstrip("=")


def id_of(host: Host, link: str) -> str:
    """How pages name a puzzle of a set."""
    told: str = host.post("/api/puzzles/try", {"link": link, "actions": []}).json()["puzzle"]["id"]
    return told


class Solver:
    """Somebody at a puzzle."""

    def __init__(self, page: Page, host: Host, link: str) -> None:
        self.page, self.person, self.link, self.host = page, Person(page), link, host
        page.goto(f"{host.http}/puzzle/{link}")
        self.ready()

    def ready(self) -> None:
        """Wait until something can be done."""
        expect(self.page.locator("[data-asked='true']")).to_be_visible()

    def act(self, action: dict[str, Any]) -> None:
        """Push or walk, with the mouse on the board."""
        number = self.page.locator("[data-number]").get_attribute("data-number")
        if action["type"] == "push":
            self.person.push(action["arrow"], action["turn"])
        else:
            self.person.walk(action["cell"])
            if action.get("up") or action.get("down") or action.get("joker"):
                self.person.walk(action["cell"])  # what costs something is asked about first
        expect(self.page.locator(f"[data-number='{number}']")).to_have_count(0)

    def solve(self) -> None:
        """Do what the solution says."""
        puzzle = read_puzzle(self.link)
        for action in puzzle.proof.solution:
            self.ready()
            self.act(json.loads(_json(action)))
        expect(self.feedback(SOLVED)).to_be_visible()

    def fail(self) -> None:
        """Push something else, and stay."""
        right = [json.loads(_json(push)) for push in read_puzzle(self.link).proof.first]
        done: list[Any] = []
        while True:
            tried = self.host.post("/api/puzzles/try", {"link": self.link, "actions": done}).json()["start"]
            if tried["status"] != "open":
                break
            done.append(next(one for one in tried["choices"]["actions"] if done or one not in right))
            self.ready()
            self.act(done[-1])
        assert tried["status"] == FAILED
        expect(self.feedback(FAILED)).to_be_visible()

    def feedback(self, status: str) -> Any:
        """What is said about it."""
        return self.page.locator(f"[data-feedback='{status}']")


def _json(action: object) -> bytes:
    from wandelgang.games.wire import encode

    return encode(action)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_five_puzzles_of_each_game_are_failed_and_solved(
    host: Host, new_page: NewPage, game: str, size: str
) -> None:
    page = new_page(size)
    for link in links(game, 5):
        solver = Solver(page, host, link)
        solver.fail()
        page.locator("[data-over='true']").get_by_role("button", name="From the start").click()
        solver.solve()
    kept = json.loads(page.evaluate("() => localStorage['wandelgang-puzzles']"))
    assert list(kept["done"].values()) == ["solved"] * 5
    assert len(kept["history"]) == 5


def test_a_puzzle_is_failed_taken_back_and_solved(host: Host, new_page: NewPage) -> None:
    page = new_page()
    link = links("classic", 1)[0]
    solver = Solver(page, host, link)
    solver.fail()
    assert violations_by_day_and_night(page, "puzzle-failed") == []
    again = page.get_by_role("button", name="Take back")
    for _ in range(2 * summary(link).turns):
        again.first.click()
        solver.ready()
    expect(again).to_have_count(0)
    solver.solve()
    expect(page.get_by_text("All found. Home")).to_be_hidden()  # what comes next does not matter
    assert violations_by_day_and_night(page, "puzzle-solved") == []
    assert sideways(page) <= 0
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    shared = page.get_by_role("button", name="Share").get_attribute("data-link")
    assert shared == f"{host.http}/puzzle/{link}"
    page.goto(f"{host.http}/puzzles")
    expect(page.locator("[data-set='classic']")).to_contain_text("1 of 1,000 solved")


def test_a_move_to_find_is_missed_and_found(host: Host, new_page: NewPage) -> None:
    page = new_page("phone")
    link = next(link for link in shipped("classic") if summary(link).kind == "find")
    solver = Solver(page, host, link)
    expect(page.get_by_text("Find the move that clearly beats all others")).to_be_visible()
    solver.fail()
    expect(solver.feedback(FAILED)).to_contain_text("There is a clearly better push.")
    assert violations_by_day_and_night(page, "puzzle-find-missed") == []
    again = page.get_by_role("button", name="Take back")
    for _ in range(2):
        again.first.click()
        solver.ready()
    solver.solve()
    expect(solver.feedback(SOLVED)).to_contain_text("Solved!")
    assert sideways(page) <= 0


def test_hints_open_one_after_another_and_the_solution_is_shown(host: Host, new_page: NewPage) -> None:
    page = new_page("phone", language="de-DE")
    solver = Solver(page, host, links("towers", 4)[3])
    assert too_small(page) == []
    assert sideways(page) <= 0
    page.get_by_role("button", name="Tipps: 0 von 3").click()
    expect(page.get_by_text("jeder kostet 4 Wertungspunkte")).to_be_visible()
    for step in (1, 2, 3):
        page.locator(f"[data-hint='{step}']").click()
        expect(page.locator(f"[data-hint='{step}']")).to_have_count(0)
    assert violations_by_day_and_night(page, "puzzle-hints") == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-advised]")).to_be_visible()
    page.get_by_role("button", name="Tipps: 3 von 3").click()
    page.locator("dialog [data-solution]").click()
    expect(solver.feedback(SOLVED)).to_contain_text("So geht es.")
    assert violations_by_day_and_night(page, "puzzle-shown") == []
    kept = json.loads(page.evaluate("() => localStorage['wandelgang-puzzles']"))
    assert list(kept["done"].values()) == ["seen"]


@pytest.mark.parametrize(("size", "language"), [("desk", "fr-FR"), ("phone", "en-GB")])
def test_the_overview_leads_to_the_day_and_to_every_kind(
    host: Host, new_page: NewPage, size: str, language: str
) -> None:
    page = new_page(size, language=language)
    page.goto(f"{host.http}/puzzles")
    expect(page.locator(".day h2")).to_be_visible()
    assert violations_by_day_and_night(page, f"puzzles-{size}") == []
    assert sideways(page) <= 0
    if size == "phone":
        assert too_small(page) == []
    page.locator(".day a").click()
    expect(page.locator("[data-asked='true']")).to_be_visible()
    page.go_back()
    page.locator("[data-kind='pair'] .kind").first.click()
    expect(page.locator("[data-asked='true']")).to_be_visible()
    page.wait_for_url("**/puzzles/classic/*")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_overview_tells_streak_and_rating(host: Host, new_page: NewPage, size: str) -> None:
    page = new_page(size)
    page.goto(f"{host.http}/puzzles")
    expect(page.locator(".day h2")).to_be_visible()
    here = date.fromisoformat(page.evaluate("() => new Date().toLocaleDateString('sv')"))
    hows = ["solved", "hint", "solved", "seen", "solved"]  # the last four days, and one before them
    days = {str(here - timedelta(past)): {"how": how, "late": False} for past, how in enumerate(hows)}
    kept = {
        "rating": {"points": 1312.0, "spread": 88.0, "volatility": 0.06},
        "history": [1200, 1248, 1229, 1275, 1312],
        "done": {f"classic/{id_of(host, link)}": "solved" for link in links("classic", 12)},
        "days": days,
        "met": [],
    }
    page.evaluate("kept => { localStorage['wandelgang-puzzles'] = JSON.stringify(kept) }", kept)
    page.reload()
    month = page.get_by_role("region", name="Puzzles of the days of this month")
    expect(month).to_contain_text("3 days in a row")
    expect(page.get_by_role("region", name="Your rating")).to_contain_text("1312 ± 88")
    assert violations_by_day_and_night(page, "puzzles-begun") == []
    assert sideways(page) <= 0


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("classic/1/reach/AAAA", "damaged"),
        ("classic/77/reach/AQIPJ4s", "damaged"),
        ("nonsense", "damaged"),
        (sealed("classic/1/reach/", 7), "another version"),
        (sealed("classic/9/reach/", 1), "another version"),
    ],
)
def test_a_link_that_cannot_be_used_says_so_and_leads_on(
    host: Host, new_page: NewPage, link: str, said: str
) -> None:
    page = new_page()
    page.goto(f"{host.http}/puzzle/{link}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(said)
    page.get_by_role("button", name="All puzzles").click()
    expect(page.locator("[data-set]").first).to_be_visible()


def test_without_storage_puzzles_work_and_say_what_is_missing(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('no', 'SecurityError') } })"
    )
    solver = Solver(page, host, links("classic", 1)[0])
    expect(page.get_by_text("there is no streak and no rating")).to_be_visible()
    solver.solve()
