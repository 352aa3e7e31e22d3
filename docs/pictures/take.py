"""The pictures of the README, taken from the running product: `make pictures`. Needs Debian's chromium."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.conftest import CHROMIUM
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import Host, hosting

from wandelgang.match import Match

HERE = Path(__file__).parent


def page(browser: Browser, width: int, height: int, theme: str) -> Page:
    """A window of this size."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=width < 700,
    )
    return context.new_page()


def ready_to_walk(match: Match) -> bool:
    """Some turns into a game, and the first seat is about to walk."""
    return match.actor == 0 and match.state.turn > 8 and match.state.step == "move"


def table(
    host: Host, browser: Browser, game: str, size: tuple[int, int], theme: str, **options: object
) -> None:
    """A table in the middle of a game."""
    match = position(ready_to_walk, game=game, seed=4, **options)
    person = Person(page(browser, *size, theme))
    Prepared(host, match, "me", *["bot"] * (match.options.players - 1)).sit(person.page, 0)
    assert person.wait_for_turn()
    person.page.wait_for_timeout(600)
    kind = "phone" if size[0] < 700 else "desk"
    person.page.screenshot(path=HERE / f"{game}-{kind}.png")


def main() -> None:
    """Take them all."""
    with tempfile.TemporaryDirectory() as data, hosting(Path(data)) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        start = page(browser, 1440, 900, "light")
        start.goto(host.http)
        start.wait_for_timeout(900)
        start.screenshot(path=HERE / "start-desk.png")
        table(host, browser, "classic", (1440, 900), "light", players=4)
        table(host, browser, "classic", (390, 844), "light", players=4)
        table(host, browser, "master", (1440, 900), "dark", players=3)
        table(host, browser, "towers", (1440, 900), "light", players=3)
        browser.close()


if __name__ == "__main__":
    main()
