"""Learning by doing: the guided games end to end, and the rules over a game that stays where it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import PATIENCE, NewPage, resize
from tests.e2e.glimpses import Glimpse
from tests.e2e.pictures import settle
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.e2e.test_for_everyone import sideways, too_small, violations, violations_by_day_and_night
from tests.server.hosts import Host

# Each game in another language; test_lessons.py shows that no sentence is missing in the others.
ENDS = {
    ("classic", "de-DE"): "Du hast gewonnen!",
    ("master", "en-GB"): "The hunt is on",
    ("towers", "fr-FR"): "La carte Rune est retournée",
}
REAL_GAME = {"de-DE": "Jetzt richtig spielen", "en-GB": "Play a real game", "fr-FR": "Jouer pour de vrai"}


class Learner:
    """Somebody who does what the lesson asks, by hand or with its help."""

    def __init__(self, page: Page, host: Host, game: str) -> None:
        self.page = page
        self.lesson: dict[str, Any] = host.get(f"/api/lessons/{game}").json()
        self.coach = page.locator(".coach")
        page.goto(f"{host.http}/learn/{game}")
        expect(self.coach).to_be_visible()

    def notes(self) -> list[str]:
        """The name of each note, in order."""
        return [note["name"] for note in self.lesson["notes"]]

    def expected(self, at: int) -> dict[str, Any] | None:
        """What is asked at a position."""
        return next((one["action"] for one in self.lesson["expected"] if one["number"] == at), None)

    def wait_for(self, place: int) -> None:
        """Wait until a note can be read, and there is something to do about it."""
        expect(self.coach.locator(".far")).to_contain_text(f"{place + 1}/{len(self.notes())}")
        expect(self.coach.locator(".buttons > :not([disabled])").first).to_be_visible()

    def hurry_to(self, place: int) -> None:
        """The same, but what happens before it is skipped."""
        for _ in range(PATIENCE // 20):
            if self.coach.evaluate(
                """(coach, far) => coach.querySelector(".far")?.textContent.includes(far)
                  && coach.querySelector(".buttons > :not([disabled])") !== null""",
                f"{place + 1}/{len(self.notes())}",
            ):
                break
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(20)
        self.wait_for(place)

    def sees_where(self, place: int) -> None:
        """What a note asks for is marked on the board, and nothing else is."""
        action = self.expected(self.lesson["notes"][place]["at"]) or {}
        where = [str(action[key]) for key in ("arrow", "cell") if key in action]
        marked = self.page.locator("[data-advised]")
        expect(marked).to_have_count(len(where))
        assert [one.get_attribute("data-advised") for one in marked.all()] == where

    def go_on(self, place: int, *, by_hand: bool = False) -> None:
        """Do what a note asks."""
        action = self.expected(self.lesson["notes"][place]["at"])
        if action is None:
            self.coach.locator(".main").click()
        elif by_hand and action["type"] in ("push", "walk"):
            self.by_hand(action)
        else:
            self.coach.locator("[data-show]").click()

    def by_hand(self, action: dict[str, Any]) -> None:
        """With the mouse on the board, as at any table."""
        person = Person(self.page)
        if action["type"] == "push":
            person.push(action["arrow"], action["turn"])
            return
        person.walk(action["cell"])
        if action.get("up") or action.get("down") or action.get("joker"):
            person.walk(action["cell"])


@pytest.mark.parametrize(("game", "language"), ENDS)
def test_a_guided_game_end_to_end(host: Host, new_page: NewPage, game: str, language: str) -> None:
    page = new_page(language=language)
    learner = Learner(page, host, game)
    titles = []
    for place, _ in enumerate(learner.notes()[:-1]):
        learner.hurry_to(place)
        learner.sees_where(place)
        titles.append(learner.coach.get_by_role("heading").inner_text())
        learner.go_on(place, by_hand=True)
    learner.hurry_to(len(learner.notes()) - 1)
    expect(learner.coach.get_by_role("heading")).to_have_text(ENDS[game, language])
    assert len(set(titles)) == len(titles)
    assert not [one for one in titles if one.startswith("lesson-")], "a key shows"
    learner.coach.get_by_role("button", name=REAL_GAME[language]).click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-board]")).to_be_visible()


def test_another_move_is_possible_but_the_lesson_asks_for_its_own(host: Host, new_page: NewPage) -> None:
    page = new_page()
    learner = Learner(page, host, "classic")
    learner.wait_for(0)
    Person(page).push("E4", 0)
    expect(page.get_by_role("status").filter(has_text="That would work too")).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    expect(learner.coach.get_by_role("heading")).to_have_text("First you push")
    learner.go_on(0, by_hand=True)
    learner.wait_for(1)


def test_on_a_phone_one_reads_then_acts_and_the_board_stays_in_sight(host: Host, new_page: NewPage) -> None:
    page = new_page("phone")
    learner = Learner(page, host, "classic")
    learner.wait_for(0)
    assert sideways(page) <= 0
    assert not too_small(page)
    page.get_by_role("button", name="I’ll try it").click()
    expect(page.locator(".tray")).to_be_visible()
    coach, board = learner.coach.bounding_box(), page.locator("[data-board]").bounding_box()
    assert coach is not None
    assert board is not None
    assert coach["y"] >= board["y"] + board["height"]
    page.get_by_role("button", name="Why?").click()
    expect(learner.coach.get_by_role("heading")).to_have_text("First you push")
    learner.coach.locator("[data-show]").click()
    learner.wait_for(1)


@pytest.mark.parametrize("language", ["de-DE", "en-GB", "fr-FR"])
@pytest.mark.parametrize("game", ["classic", "master", "towers"])
def test_on_a_low_phone_the_task_and_its_buttons_are_in_sight(
    host: Host, new_page: NewPage, game: str, language: str
) -> None:
    page = new_page("phone", language=language)
    page.set_viewport_size({"width": 360, "height": 640})
    learner = Learner(page, host, game)
    learner.wait_for(0)
    settle(page)
    for button in learner.coach.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 640
    learner.coach.locator(".main").click()
    expect(page.locator(".tray")).to_be_visible()
    tray, task = page.locator(".tray").bounding_box(), learner.coach.bounding_box()
    assert tray is not None
    assert task is not None
    assert task["y"] + task["height"] <= tray["y"] + 2
    assert not too_small(page)


def test_the_coach_offers_no_help_with_the_move_of_the_other_player(host: Host, new_page: NewPage) -> None:
    page = new_page(motion=True)
    learner = Learner(page, host, "classic")
    learner.wait_for(0)
    seen = Glimpse(page, "document.querySelector(\"[data-asked='false']\")")
    offered = Glimpse(page, "document.querySelector(\"[data-asked='false'] [data-show]\")")
    learner.coach.locator("[data-show]").click()
    learner.wait_for(1)
    assert seen.caught()
    assert not offered.caught()
    expect(learner.coach.locator("[data-show]")).to_be_visible()


def test_a_guided_game_by_keyboard(host: Host, new_page: NewPage) -> None:
    page = new_page()
    learner = Learner(page, host, "classic")
    learner.wait_for(0)
    page.locator("[data-arrow='N2']").focus()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    learner.wait_for(1)
    page.locator("[data-cell='3']").focus()
    page.keyboard.press("Enter")
    learner.wait_for(2)


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.long)])
def test_the_rules_open_in_the_middle_of_a_game_and_the_game_stays(
    host: Host, new_page: NewPage, size: str
) -> None:
    match = position(lambda match: match.actor == 0 and match.state.step == "push" and match.state.turn > 6)
    me = Person(new_page(size))
    page = me.page
    Prepared(host, match, "me", "bot").sit(page, 0)
    assert me.wait_for_turn()
    before, told = page.url, len(me.told)
    page.get_by_role("button", name="Rules of Classic").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Finding pictures")).to_be_attached()
    show = dialog.locator("[data-example='push']")
    show.click()
    expect(show).to_contain_text("Show me again")
    expect(show).to_be_enabled()
    expect(dialog.locator("figure").first).to_contain_text("pushed")
    found = violations(page)
    assert sideways(page) <= 0
    if size == "phone":
        assert not too_small(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert page.url == before
    assert me.is_ready()
    assert len(me.told) == told
    me.turn()
    assert not found, "\n".join(found)


KEEP_CARDS = """figure => {
  figure.cards = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.classList?.contains("turned-up"))
          figure.cards.push(node.innerText.replace(/\\s+/g, " ").trim());
  }).observe(figure, { childList: true, subtree: true });
}"""
# What an example turns up for everyone to read, and the end of what it tells in words.
SHOWN = {
    "second-push": (
        ["Second push Push the tile in again, somewhere else, before you walk.", "Ring Found!"],
        "found the ring",
    ),
    "double-turn": (
        ["Double turn Walk now; then push and walk once more.", "Spider Found!", "Keys Found!"],
        "found the keys",
    ),
    "swap": (
        ["Swap Swap places with another figure, then walk on from there.", "Ghost Found!"],
        "found the ghost",
    ),
    "through-wall": (
        ["Through the wall This turn you may walk through one wall.", "Candelabrum Found!"],
        "found the candelabrum",
    ),
    "second": (["The second half Treasures 7 to 12 are on the board"], "7 to 12 are on the board"),
    "final": (
        [
            "Final duel You rolled 5, total 5 of 12",
            "Final duel You rolled 1, total 6 of 12",
            "Duel You handed in card 6 and rolled again",
            "Final duel You rolled 4, total 9 of 12",
            "Final duel You rolled 3, total 12: enough!",
        ],
        "You have beaten the dragonYou win!",
    ),
}


class Example:
    """An example on the page of the rules, and all the cards that it turns up while it plays."""

    def __init__(self, page: Page, name: str) -> None:
        self.name = name
        self.show = page.locator(f"[data-example='{name}']")
        self.figure = page.locator("figure").filter(has=self.show)
        self.told = self.figure.locator(".sentences")
        self.treasures = self.figure.locator("g.coin")

    def start(self) -> None:
        """Press the button, once the board is drawn. What examples above it tell moves it about meanwhile."""
        self.show.scroll_into_view_if_needed()
        expect(self.figure.locator(".board svg").first).to_be_visible()
        self.figure.evaluate(KEEP_CARDS)
        self.show.press("Enter")

    def look(self) -> list[str]:
        """Look until it is over; answers with the cards."""
        expect(self.show).to_contain_text("Show me again")
        expect(self.show).to_be_enabled()
        expect(self.told.locator("span").first).to_be_visible()
        cards: list[str] = self.figure.evaluate("figure => figure.cards")
        return cards


EXAMPLES = [("classic", False), pytest.param("master", True, marks=pytest.mark.long), ("towers", False)]


@pytest.mark.parametrize(("game", "motion"), EXAMPLES)
def test_every_example_of_the_rules_plays(host: Host, new_page: NewPage, game: str, motion: bool) -> None:
    page = new_page(motion=motion)
    page.goto(f"{host.http}/rules/{game}")
    expect(page.locator("[data-example]").first).to_be_visible()
    names = [one["replay"] for one in host.get(f"/api/examples/{game}").json()]
    examples = {name: Example(page, name) for name in names}
    expect(page.locator("[data-example]")).to_have_count(len(names))
    for example in examples.values():  # all at once: they do not disturb each other
        example.start()
    cards = {name: example.look() for name, example in examples.items()}
    wanted = {name: SHOWN[name] for name in SHOWN.keys() & examples.keys()}
    assert {name: cards[name] for name in wanted} == {name: shown for name, (shown, _) in wanted.items()}
    for name, (_, told) in wanted.items():
        expect(examples[name].told).to_contain_text(told)
    if game == "master":  # M23
        values = [int(text) for text in examples["second"].treasures.all_text_contents()]
        assert sorted(values) == sorted([*range(7, 13)] * 2)
    assert page.evaluate("() => !/\\b(rules|lesson|coach)-/.test(document.body.innerText)"), "a key shows"


@pytest.mark.parametrize("game", ["classic", pytest.param("master", marks=pytest.mark.long), "towers"])
def test_the_learning_pages_are_accessible(host: Host, new_page: NewPage, game: str) -> None:
    page = new_page("phone")
    Learner(page, host, game).wait_for(0)
    found = violations_by_day_and_night(page, f"{game}-lesson")
    assert sideways(page) <= 0
    resize(page, "desk")
    found += violations(page)
    assert sideways(page) <= 0
    page.goto(f"{host.http}/rules/{game}")
    expect(page.locator("[data-example]").first).to_be_visible()
    found += violations_by_day_and_night(page, f"{game}-rules")
    assert sideways(page) <= 0
    resize(page, "phone")
    found += violations(page)
    assert sideways(page) <= 0
    assert not too_small(page)
    assert not found, "\n".join(found)
