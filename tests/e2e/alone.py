"""A folder of `wandelgang pages` behind a plain file server, and people who play there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple, TypeVar

from playwright.sync_api import Page, expect
from tests.e2e.seats import Person
from tests.e2e.test_start import choose

from wandelgang.games.wire import encode
from wandelgang.puzzles import read_puzzle, shipped, summary

HEAR = """
    const Usual = Worker;
    Worker = class extends Usual {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => data.kind === "said" && heard(data.text));
        }
    };
"""


class Served(NamedTuple):
    """Where the folder is, and what was asked for."""

    address: str
    asked: list[str]


@contextmanager
def served(root: Path, path: str) -> Iterator[Served]:
    """A plain file server for a root folder, which knows nothing of what it serves."""
    asked: list[str] = []

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            asked.append(f"{self.path}")

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=root))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Served(f"http://127.0.0.1:{server.server_port}/{path}/", asked)
    finally:
        server.shutdown()
        server.server_close()


P = TypeVar("P", bound=Person)


def alone(person: P) -> P:
    """Somebody whose tables are in a worker of the page: reads what that worker says."""
    person.page.expose_function("heard", person._hear)
    person.page.add_init_script(HEAR)
    return person


def begin(person: Person, game: str, address: str = "", seats: int = 3, **options: int) -> None:
    """Open a table on the start page; on a large screen with bots that answer at once."""
    page = person.page
    if address:
        page.goto(address)
    choose(page, game)
    if seats == 2:
        person.button("Blue:").click()
        page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    for name, value in options.items():
        page.get_by_label(name.replace("_", " ").capitalize()).fill(str(value))
    instant = page.get_by_role("radio", name="Instant")
    if instant.is_visible():  # a phone has it in a sheet
        instant.check()
    person.button("Start the game").click()
    assert person.wait_for_turn()


def begin_a_puzzle(page: Page, pages: Served) -> None:
    """Open a puzzle of two turns, and do its first push."""
    link = next(link for link in shipped("classic") if summary(link).turns > 1)
    page.goto(f"{pages.address}?puzzle/{link}")
    expect(page.locator("[data-asked='true']")).to_be_visible()
    push = json.loads(encode(read_puzzle(link).proof.solution[0]))
    before = page.locator("[data-number]").get_attribute("data-number")
    Person(page).push(push["arrow"], push["turn"])
    expect(page.locator(f"[data-number='{before}']")).to_have_count(0)


def lay_a_tile(page: Page) -> None:
    """On an empty board in the editor."""
    place = page.locator("[data-cell=b1]")
    expect(place).to_have_attribute("aria-label", re.compile("no tile"))
    tile = page.get_by_role("button", name=re.compile("^(straight|corner)"))
    if tile.count() == 0:  # a phone has them in a sheet
        place.click()
        tile.first.click()
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    else:
        tile.first.click()
        place.click()
    expect(place).not_to_have_attribute("aria-label", re.compile("no tile"))


WHEN_KEPT = """() => new Promise((resolve) => {
    const workers = navigator.serviceWorker;
    if (workers.controller) resolve();
    else workers.addEventListener("controllerchange", () => resolve());
})"""


def everything_is_kept(page: Page) -> None:
    """Wait until the service worker has all that the page needs without a network."""
    page.evaluate(WHEN_KEPT)


def everything_came_from(pages: Served) -> None:
    """Nothing was asked for but what is in the folder. Browsers ask for an icon at the root on their own."""
    folder = f"/{pages.address.split('/', 3)[-1]}"
    assert not [path for path in pages.asked if not path.startswith(folder) and "favicon.ico" not in path]
