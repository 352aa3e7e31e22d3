"""A whole game without a mouse: Tab, arrows, Enter, R, and nothing else."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.seats import Person
from tests.server.hosts import Host

ARROWS = ["N2", "N4", "N6", "E2", "E4", "E6", "S6", "S4", "S2", "W6", "W4", "W2"]  # clockwise
COLUMNS = 7


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
        here = ARROWS.index(self.tab_to("data-arrow"))
        steps = (ARROWS.index(arrow) - here) % len(ARROWS)
        for _ in range(steps):
            self.page.keyboard.press("ArrowRight")
        assert self.focused("data-arrow") == arrow
        for _ in range(turn):
            self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")

    def walk(self, cell: int) -> None:
        here = int(self.tab_to("data-cell"))
        across, down = cell % COLUMNS - here % COLUMNS, cell // COLUMNS - here // COLUMNS
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


def press_button(page: Page, name: str) -> None:
    """Find a button with Tab and press it."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.textContent?.trim()") == name:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never came to {name!r}")


def test_a_whole_game_by_keyboard(host: Host, new_page: NewPage) -> None:
    me = KeyboardPerson(new_page())
    page = me.page
    page.goto(host.http)
    page.get_by_label("Pictures each").focus()
    for _ in range(8):
        page.keyboard.press("ArrowLeft")
    page.get_by_role("radio", name="Calm").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    press_button(page, "Open the table")
    me.play_to_the_end()
    expect(page.get_by_role("dialog")).to_contain_text("won")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_focus_is_kept_on_the_board_from_push_to_walk(host: Host, new_page: NewPage) -> None:
    me = KeyboardPerson(new_page())
    me.page.goto(host.http)
    me.button("Open the table").click()
    assert me.wait_for_turn()
    me.turn()
    assert me.wait_for_turn()
    me.page.wait_for_timeout(100)
    assert me.focused("data-cell") is not None
