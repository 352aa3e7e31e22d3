"""The client's page of a table; this program is the host at the other end of its socket."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, Route, WebSocketRoute
from tests.e2e.sizes.checks import SIZES, Size, Violation, look, resize, size_of
from tests.e2e.sizes.games import NAMES, TABLE, State, facts
from tests.server.hosts import Host

from wandelgang.match import Match

LAN = "http://192.0.2.1:8000/"


Fault = tuple[Size, str]


def open_page(browser: Browser, language: str, faults: list[Fault]) -> Page:
    """A browser of somebody who can touch the screen and wants little motion; it keeps the page's errors."""
    context = browser.new_context(locale=language, reduced_motion="reduce", has_touch=True)
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append((size_of(page), str(error))))
    page.add_init_script(f"window.longNames = {json.dumps(NAMES)};")
    return page


def answering(value: object) -> Callable[[Route], None]:
    """Answer requests in place of the host."""
    body = msgspec.json.encode(value)
    return lambda route: route.fulfill(status=200, content_type="application/json", body=body)


def on_the_network(host: Host) -> dict[str, Any]:
    """What a host says of itself that lets others in."""
    return {**host.get("/api/host").json(), "lan": LAN}


class Shown:
    """A browser that holds these seats of a table."""

    def __init__(self, browser: Browser, host: Host, first: Match, state: State, language: str) -> None:
        self.faults: list[Fault] = []
        self.page = open_page(browser, language, self.faults)
        self.number = 0
        self._state = state
        self._socket: WebSocketRoute | None = None
        self._covered = False
        self.page.route(f"**/api/tables/{TABLE}", answering(facts(first)))
        self.page.route(f"**/api/tables/{TABLE}/record", self._answer_record)
        self.page.route("**/api/host", answering(on_the_network(host)))
        self.page.route_web_socket(f"**/api/tables/{TABLE}/ws", self._open)
        held = {
            "table": TABLE,
            "game": first.game.name,
            "names": NAMES,
            "seats": [{"seat": seat, "token": f"token-{seat}"} for seat in state.seats],
            "invitations": [{"seat": seat, "invitation": "x" * 22} for seat in (1, 2, 3) if state.invites],
            "since": 1,
        }
        if state.seats:
            key, value = json.dumps(f"wandelgang-table-{TABLE}"), json.dumps(json.dumps(held))
            self.page.add_init_script(f"localStorage[{key}] = {value};")
        self.page.goto(f"{host.http}/t/{TABLE}")
        self.page.wait_for_selector("[data-number]")
        self.page.keyboard.press("Escape")  # closes what is open, and drops the aim

    def _answer_record(self, route: Route) -> None:
        """At the end, what nobody found is open."""
        answering({"deal": self._state.deal})(route)

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        """Whoever sits down is told what there is to see."""
        said = json.loads(message)
        if said["type"] == "sit":
            self._covered = said["covered"]
            self._tell()

    def _tell(self) -> None:
        assert self._socket is not None
        state = self._state
        for message in state.messages if self._covered else state.uncovered or state.messages:
            self._socket.send(msgspec.json.encode(message(self.number)).decode())

    def check(self, state: State, screenshots: Path | None = None) -> list[Violation]:
        """What is wrong with this state at the size that the page has now."""
        self._state = state
        self.number += 1
        self._tell()
        self.page.locator(f"[data-number='{self.number}']").wait_for(state="attached")
        state.then(self.page)
        found = look(self.page, state.where, screenshots=screenshots)
        found += [Violation(state.where, *fault) for fault in self.faults]
        self.faults.clear()
        self.page.keyboard.press("Escape")  # closes what is open, and drops the aim
        return found

    def close(self) -> None:
        self.page.context.close()


def violations(
    browser: Browser,
    host: Host,
    wanted: Iterable[State],
    first: Match,
    *,
    sizes: Sequence[Size] = SIZES,
    language: str = "en-GB",
    screenshots: Path | None = None,
) -> Iterator[Violation]:
    """What is wrong with these states of a game, size by size."""
    kinds = sorted(wanted, key=_browser)
    for _, group in groupby(kinds, key=_browser):
        all_states = list(group)
        page = Shown(browser, host, first, all_states[0], language)
        for size in sizes:
            resize(page.page, size)
            for state in all_states:
                yield from page.check(state, screenshots)
        page.close()


def _browser(state: State) -> tuple[tuple[int, ...], bool, str]:
    """States with the same can be shown in one browser."""
    return state.seats, state.invites, state.how if state.alone else ""
