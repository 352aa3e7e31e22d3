"""Whole games from the deal to the result, each played in one way only: by dragging, by thumb, by keyboard.

Two people play, each in a browser of their own, and no bot: the game only ends if their hands get it there.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.fingers import Fingers, Place, Wheel, middle
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.e2e.test_keyboard import KeyboardPerson
from tests.server.hosts import Host

from wandelgang.games.wire import encode
from wandelgang.match import load

DEAL = 15  # a game of some turns, in which nobody ever has to stay: that takes a button
NOTE_DEVICES = """
  window.devices = [];
  const note = (device) => devices.includes(device) || devices.push(device);
  addEventListener("pointerdown", ({ pointerType }) => note(pointerType), true);
  addEventListener("wheel", () => note("wheel"), true);
  addEventListener("keydown", () => note("keyboard"), true);
"""


class Hand(Person):
    """Somebody who plays in one way only. Notes what the page sends."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        page.add_init_script(NOTE_DEVICES)
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._note))

    def _note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            self.sent.append(message)

    def wait_for_turn(self, *, hurry: bool = False) -> bool:
        """Nothing is skipped: Escape is a key."""
        return super().wait_for_turn()

    def best_push(self) -> tuple[str, int]:
        """What this hand is to do."""
        self.wanted = super().best_push()
        return self.wanted

    @property
    def devices(self) -> set[str]:
        """What was used on the page."""
        return set(self.page.evaluate("devices"))

    def arrow(self, name: str) -> Locator:
        return self.page.locator(f"[data-arrow='{name}']")

    def cell(self, number: int) -> Locator:
        return self.page.locator(f"[data-cell='{number}']")


class Dragger(Hand):
    """Drags everything: the spare to an arrow, the figure along its path."""

    def push(self, arrow: str, turn: int) -> None:
        spare = self.page.locator("button.spare, button[data-spare]").first
        self.drag(middle(spare), middle(self.arrow(arrow)), f"[data-carried='{arrow}']", turn)

    def walk(self, cell: int) -> None:
        view = self.latest["view"]
        own = self.cell(view["players"][view["seat"]]["cell"])
        self.drag(middle(own), middle(self.cell(cell)), f"[data-led='{cell}']")

    def drag(self, start: Place, to: Place, on: str, turns: int = 0) -> None:
        """Take something up, turn it, and let go of it elsewhere; `on` is to be found when it is there."""
        raise NotImplementedError


class MouseDragger(Dragger):
    """With a mouse, whose wheel turns the tile."""

    def drag(self, start: Place, to: Place, on: str, turns: int = 0) -> None:
        mouse, wheel = self.page.mouse, Wheel(self.page)
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 6, start[1])
        for _ in range(turns):
            wheel.roll(start, 100)
        mouse.move(*to, steps=4)
        expect(self.page.locator(on)).to_have_count(1)
        mouse.up()


class FingerDragger(Dragger):
    """With two fingers on a phone; taps of the second one turn the tile."""

    def drag(self, start: Place, to: Place, on: str, turns: int = 0) -> None:
        hand = Fingers(self.page)
        hand.down(1, start)
        hand.move(1, (start[0] - 20, start[1] - 20))
        for _ in range(turns):
            hand.tap(2, (30, 30))
        hand.move(1, to)
        expect(self.page.locator(on)).to_have_count(1)
        hand.up(1)


class Thumb(Hand):
    """Taps once to aim, and confirms with the button, which names what it does."""

    def push(self, arrow: str, turn: int) -> None:
        self.arrow(arrow).tap()
        for _ in range(turn):
            self.button("Turn right").tap()
        self.confirm("Push ")

    def walk(self, cell: int) -> None:
        self.cell(cell).tap()
        self.confirm("Walk to ")

    def confirm(self, what: str) -> None:
        main = self.page.locator("[data-primary]")
        expect(main).to_have_text(re.compile(f"^{what}"))
        main.tap()


class TappingThumb(Thumb):
    """Confirms with a second tap at the same place."""

    def push(self, arrow: str, turn: int) -> None:
        for _ in range(turn):
            self.button("Turn right").tap()
        self.tap_and_tap(self.arrow(arrow))

    def walk(self, cell: int) -> None:
        self.tap_and_tap(self.cell(cell))

    def tap_and_tap(self, what: Locator) -> None:
        hand = Fingers(self.page)
        hand.tap(1, middle(what))
        expect(self.button("Not this one")).to_be_visible()
        hand.wait(300)
        hand.tap(1, middle(what))


class Keys(KeyboardPerson, Hand):
    """Tab, arrow keys, R and Enter."""


def play_a_whole_game(host: Host, ada: Hand, ben: Hand) -> None:
    """Classic with a picture each. Every action of the game was sent by one of these two pages."""
    match = position(lambda match: match.actor == 0, cards=1, first=0, seed=DEAL)
    table = Prepared(host, match, "me", "link")
    for seat, person in enumerate((ada, ben)):
        table.sit(person.page, seat)
    asked = ada
    while asked.wait_for_turn():
        asked.turn()
        action = asked.sent[-1]["action"]
        assert action["type"] == "walk" or (action["arrow"], action["turn"]) == asked.wanted
        asked = (ada, ben)[asked.latest["view"]["actor"] or 0]
    for person in (ada, ben):
        person.see_the_result()
        expect(person.result).to_contain_text("won")
    sent = sorted([*ada.sent, *ben.sent], key=lambda message: message["number"])
    assert [message["number"] for message in sent] == list(range(match.number, asked.latest["number"]))
    record = load(host.get(f"/api/tables/{table.table}/record").content)
    played = [json.loads(encode(action)) for action in record.actions[match.number :]]
    assert [message["action"] for message in sent] == played
    assert min(len(ada.sent), len(ben.sent)) >= 4, "both have had whole turns"


def test_a_whole_game_only_by_dragging(host: Host, new_page: NewPage) -> None:
    mouse, fingers = MouseDragger(new_page(), 1), FingerDragger(low_phone(new_page), 2)
    play_a_whole_game(host, mouse, fingers)
    assert (mouse.devices, fingers.devices) == ({"mouse", "wheel"}, {"touch"})


def test_a_whole_game_only_by_thumb_on_a_small_phone(host: Host, new_page: NewPage) -> None:
    with_button, with_taps = Thumb(low_phone(new_page), 1), TappingThumb(low_phone(new_page), 2)
    play_a_whole_game(host, with_button, with_taps)
    assert (with_button.devices, with_taps.devices) == ({"touch"}, {"touch"})


def test_a_whole_game_only_by_keyboard(host: Host, new_page: NewPage) -> None:
    ada, ben = Keys(new_page(), 1), Keys(new_page("tablet"), 2)
    play_a_whole_game(host, ada, ben)
    assert (ada.devices, ben.devices) == ({"keyboard"}, {"keyboard"})


def low_phone(new_page: NewPage) -> Page:
    page = new_page("phone")
    page.set_viewport_size({"width": 360, "height": 640})
    return page
