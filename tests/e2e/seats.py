"""People at the page: they see what the browser was told, and act only through what is on the screen."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect
from tests.e2e.conftest import PATIENCE


class Person:
    """Somebody who plays in a browser. Reads what the host sends to know a good move, and clicks it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.told: list[dict[str, Any]] = []
        self.bytes: list[str] = []
        self.answers: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._answered)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _answered(self, answer: Response) -> None:
        self.answers.append(answer)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.bytes.append(text)
        told = json.loads(text)
        if told["type"] in ("snapshot", "update"):
            self.told.append(told)

    def read(self) -> list[tuple[str, str]]:
        """All that came over HTTP and can be read as text, each with its address."""
        kinds = ("text", "json", "javascript", "svg")
        return [
            (answer.url, answer.text())
            for answer in self.answers
            if any(kind in answer.headers.get("content-type", "") for kind in kinds)
        ]

    @property
    def latest(self) -> dict[str, Any]:
        """The newest position that this browser knows."""
        return self.told[-1]

    @property
    def seat(self) -> int | None:
        """The seat that the host lets this browser look from; None for one that watches."""
        seat: int | None = self.latest["view"]["seat"]
        return seat

    @property
    def choices(self) -> dict[str, Any] | None:
        """What the host offers this seat now."""
        return self.latest.get("choices") if self.told else None

    @property
    def has_a_choice(self) -> bool:
        """Whether the table leaves the answer to this seat."""
        choices = self.choices
        return choices is None or len(choices["actions"]) > 1 or bool(choices["ways"] or choices["opens"])

    @property
    def over(self) -> bool:
        """Whether the game is at its end."""
        last = self.latest
        return bool(last.get("result") or last.get("table", {}).get("result"))

    @property
    def result(self) -> Any:
        """How the game ended, beside the board."""
        return self.page.locator("[data-result]")

    def button(self, name: str | re.Pattern[str]) -> Any:
        """A button on the page."""
        return self.page.get_by_role("button", name=name)

    def wait_for_turn(self, *, hurry: bool = False) -> bool:
        """Wait until something is to be done here (in a hurry: skip what is shown); False when it is over."""
        waited = 0
        while waited < PATIENCE:
            if self.told and self.over:
                return False
            if self.choices and self.is_ready():
                return True
            self.roll()
            if hurry:
                self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(40)
            waited += 40
        raise AssertionError(f"it never was this seat's turn: {self.page.inner_text('body')}")

    def is_ready(self) -> bool:
        """Whether the page is ready for an action: what happened before has been shown."""
        return self.page.locator("[data-asked='true']").count() > 0

    def roll(self) -> None:
        """Roll the die, if it is there to be rolled."""
        die = self.page.locator("[data-roll]")
        if self.told and self.latest.get("roller") is not None and die.is_visible():
            self.follow(die.click)

    def turn(self) -> None:
        """One whole turn, as good as possible. A question with only one answer is left to the table."""
        self.follow(self.act if self.has_a_choice else lambda: None)

    def follow(self, act: Callable[[], object]) -> None:
        """Do something, and wait for the host's answer."""
        number = self.latest["number"]
        act()
        self.wait_until_after(number)

    def wait_until_after(self, number: int) -> None:
        """Wait for the host's next update."""
        self.wait_until(lambda: self.latest["number"] > number)

    def wait_until(self, heard: Callable[[], object]) -> None:
        """Wait until this browser has heard what is waited for."""
        for _ in range(PATIENCE // 20):
            if self.told and heard():
                return
            self.page.wait_for_timeout(20)
        number = self.latest["number"] if self.told else "the start"
        raise AssertionError(f"nothing followed {number}: {self.page.inner_text('body')}")

    def act(self) -> None:
        """Do the best thing that the host offers, through the page."""
        choices = self.choices
        assert choices, "nothing is to be done"
        kinds = {action["type"] for action in choices["actions"]}
        ways = choices["ways"]
        goal = next((way for way in ways if way["goal"]), None)
        if goal:
            self.walk(goal["cell"])
        elif ways and not ({"swap", "look", "exchange"} & kinds) and "push" not in kinds:
            self.walk(self.rng.choice(ways)["cell"])
        elif "swap" in kinds:
            self.use()
            opens = {one["action"]: one for one in choices["opens"]}
            swaps = [place for place, action in enumerate(choices["actions"]) if action["type"] == "swap"]
            best = max(swaps, key=lambda place: (len(opens[place]["goals"]), len(opens[place]["cells"])))
            self.swap_with(choices["actions"][best]["seat"])
        elif {"look", "exchange"} & kinds:
            self.use()
        elif "choose" in kinds:
            self.press(".pick")
            self.use()
        else:
            if ways:  # a second push is offered
                self.use()
            self.push(*self.best_push())

    def best_push(self) -> tuple[str, int]:
        """The push that opens most."""
        choices = self.choices
        assert choices is not None
        opens = sorted(choices["opens"], key=lambda one: (-len(one["goals"]), -len(one["cells"])))
        push = choices["actions"][opens[0]["action"]]
        return push["arrow"], push["turn"]

    def press(self, what: str) -> None:
        """Press the first of these buttons."""
        self.page.locator(what).first.click()

    def use(self) -> None:
        """Take up the offer on the card."""
        self.press("[data-use]")

    def swap_with(self, seat: int) -> None:
        """Choose whom to change places with."""
        self.press(f"[data-swap='{seat}']")

    def push(self, arrow: str, turn: int) -> None:
        """Turn the spare and push it in with the mouse."""
        self.page.locator(f"[data-arrow='{arrow}']").hover()
        for _ in range(turn):
            self.page.keyboard.press("r")
        self.page.locator(f"[data-arrow='{arrow}']").click()

    def walk(self, cell: int) -> None:
        """Click a lit cell."""
        self.page.locator(f"[data-cell='{cell}']").click()

    def play_to_the_end(self, most: int = 200) -> None:
        """Turn after turn until the game is over."""
        for _ in range(most):
            if not self.wait_for_turn(hurry=True):
                self.see_the_result()
                return
            self.turn()
        raise AssertionError("the game never ended")

    def see_the_result(self) -> None:
        """The result takes the place of what is beside the board."""
        expect(self.result).to_be_visible()


class Adventurer(Person):
    """Somebody who plays the dragon's game: answers its questions, else pushes and walks."""

    def act(self) -> None:
        choices = self.choices
        assert choices is not None
        kinds = {action["type"] for action in choices["actions"]}
        if "decline" not in kinds:
            super().act()
        elif kinds & {"coin", "again", "fight"}:
            self.press("[data-use]")
        else:
            self.press("[data-decline]")


class Climber(Person):
    """Somebody who plays the towers: a walk that costs spells is weighed, then confirmed."""

    def walk(self, cell: int) -> None:
        costs = self.costs(cell)
        super().walk(cell)
        if costs:
            self.press("[data-way]")

    def costs(self, cell: int) -> list[str]:
        """The cards that the table would take for a walk to a cell (T8)."""
        return paid(self.ways(cell)[0])

    def ways(self, cell: int) -> list[dict[str, Any]]:
        """Every way to a cell."""
        assert self.choices is not None
        return [way for way in self.choices["ways"] if way["cell"] == cell]

    @property
    def own(self) -> dict[str, Any]:
        """What this seat knows of itself."""
        view = self.latest["view"]
        player: dict[str, Any] = view["players"][view["seat"]]
        return player


def paid(way: dict[str, Any]) -> list[str]:
    """The cards that a way takes."""
    return [spell for spell in way["spells"] if spell]
