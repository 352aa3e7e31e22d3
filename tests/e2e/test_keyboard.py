"""Without a mouse: Tab, arrows, Enter, R, and where the focus goes. See test_one_hand.py for a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import Prepared, position, seekers_until
from tests.e2e.seats import Adventurer, Climber, Person
from tests.e2e.test_for_everyone import violations
from tests.server.hosts import Host

from wandelgang.match import Match


class KeyboardPerson(Person):
    """Somebody who only has keys."""

    def focused(self, attribute: str) -> str | None:
        """What the focused element says about itself."""
        found: str | None = self.page.evaluate(
            "name => document.activeElement?.getAttribute(name)", attribute
        )
        return found

    def tab_to(self, attribute: str) -> str:
        """Tab until something of this kind has the focus."""
        for _ in range(40):
            found = self.focused(attribute)
            if found is not None:
                return found
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no {attribute} can be reached by Tab")

    def push(self, arrow: str, turn: int) -> None:
        arrows: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-arrow]')].map(one => one.dataset.arrow)"
        )
        here = arrows.index(self.tab_to("data-arrow"))
        steps = (arrows.index(arrow) - here) % len(arrows)  # they are clockwise round the rim
        for _ in range(steps):
            self.page.keyboard.press("ArrowRight")
        assert self.focused("data-arrow") == arrow
        for _ in range(turn):
            self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")

    def walk(self, cell: int) -> None:
        here = int(self.tab_to("data-cell"))
        columns = self.page.locator("[data-board] [role=row]").first.locator("[data-cell]").count()
        across, down = cell % columns - here % columns, cell // columns - here // columns
        for key, times in (
            ("ArrowRight", across),
            ("ArrowLeft", -across),
            ("ArrowDown", down),
            ("ArrowUp", -down),
        ):
            for _ in range(times):
                self.page.keyboard.press(key)
        assert self.focused("data-cell") == str(cell)
        self.page.keyboard.press("Enter")

    def press(self, what: str) -> None:
        for _ in range(80):
            if self.page.evaluate("what => document.activeElement?.matches(what)", what):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to {what}")


class KeyboardAdventurer(Adventurer, KeyboardPerson):
    """The same in the dragon's game."""


class KeyboardClimber(Climber, KeyboardPerson):
    """The same on the towers."""


def press_button(page: Page, name: str) -> None:
    """Find a button with Tab and press it."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.textContent?.trim()") == name:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never came to {name!r}")


def tab_to(page: Page, wanted: Locator) -> None:
    """Find something with Tab, past the end of the page to its top if need be."""
    for _ in range(120):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def choose(page: Page, name: str, key: str = "ArrowRight") -> None:
    """Go round the choices of a group, from the one that has the focus, until this one is taken."""
    wanted = page.get_by_role("radio", name=name)
    for _ in range(4):
        if wanted.is_checked():
            return
        page.keyboard.press(key)
    expect(wanted).to_be_checked()


def nearly_over(match: Match) -> bool:
    """One treasure is left: in master on the board, in towers for this player to find."""
    if match.game.name == "master":
        return len(match.state.treasures) == 1
    return bool(match.state.hands[0].left == 1)


@pytest.mark.parametrize(("game", "player"), [("master", KeyboardAdventurer), ("towers", KeyboardClimber)])
def test_the_end_of_a_game_of_the_others_by_keyboard(
    host: Host, new_page: NewPage, game: str, player: type[KeyboardPerson]
) -> None:
    options = {"short": True} if game == "master" else {}
    me = player(new_page())
    Prepared(host, seekers_until(game, nearly_over, players=3, **options), "me", "bot", "bot").sit(me.page, 0)
    me.play_to_the_end(most=600)
    expect(me.result).to_contain_text("won")


def test_a_game_is_chosen_and_started_by_keyboard(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(host.http)
    pictures = page.get_by_label("Pictures per player")
    tab_to(page, pictures)
    page.keyboard.press("ArrowLeft")
    expect(pictures).to_have_value("7")
    tab_to(page, page.get_by_role("radio", name="Classic"))
    choose(page, "Towers")
    choose(page, "Master", "ArrowLeft")
    tab_to(page, page.get_by_role("radio", name="By the rule sheet"))
    choose(page, "Shorter")
    tab_to(page, page.get_by_role("radio", name="Calm"))
    choose(page, "Instant")
    press_button(page, "Start the game")
    expect(page.get_by_role("banner")).to_contain_text("Master")


def test_focus_is_kept_on_the_board_from_push_to_walk(host: Host, new_page: NewPage) -> None:
    me = KeyboardPerson(new_page())
    me.page.goto(host.http)
    me.button("Start the game").click()
    assert me.wait_for_turn()
    me.turn()
    assert me.wait_for_turn()
    me.page.wait_for_function("() => document.activeElement?.hasAttribute('data-cell')")


def test_enter_acts_only_on_what_has_the_focus(host: Host, new_page: NewPage) -> None:
    me = KeyboardPerson(new_page())
    Prepared(host, position(lambda match: match.actor == 0 and match.state.step == "push"), "me", "bot").sit(
        me.page, 0
    )
    assert me.wait_for_turn()
    number = me.latest["number"]
    me.tab_to("data-arrow")
    me.page.keyboard.press("ArrowRight")
    expect(me.button(re.compile("^Push "))).not_to_have_count(0)
    me.page.get_by_role("region", name="Log").focus()
    me.page.keyboard.press("Enter")
    # A hint is answered only as long as nothing has been sent: had Enter pushed, this one would never come.
    me.page.keyboard.press("h")
    expect(me.page.locator("[data-hint-note]")).to_contain_text("Push")
    assert me.latest["number"] == number


def test_a_turn_begins_with_its_goal_and_the_focus_on_an_arrow(host: Host, new_page: NewPage) -> None:
    me = KeyboardPerson(new_page())
    page = me.page
    match = position(lambda match: match.actor == 0 and match.state.step == "push")
    Prepared(host, match, "me", "bot").sit(page, 0)
    assert me.wait_for_turn()
    called = page.locator("[data-turn-call]")
    expect(called).to_have_text(
        re.compile(r"^Your turn, Ada\. Your goal: the \w+, ([a-g][1-7]|on the spare tile)\.$")
    )
    first = me.latest["view"]["turn"]
    while me.wait_for_turn() and me.latest["view"]["turn"] == first:
        me.turn()
    page.wait_for_function("() => document.activeElement?.hasAttribute('data-arrow')")

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Turn the spare tile")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
