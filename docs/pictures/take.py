"""The pictures of the README, taken from the running product: `make pictures`. Needs Chromium."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e import depth
from tests.e2e.alone import served
from tests.e2e.chromium import launch
from tests.e2e.conftest import PATIENCE
from tests.e2e.prepared import Prepared, position, seekers_until
from tests.e2e.seats import Person
from tests.server.hosts import Host, hosting

from wandelgang.drawing import svg
from wandelgang.games import towers
from wandelgang.games.towers.state import Walk
from wandelgang.match import Match
from wandelgang.pages.site import write

HERE = Path(__file__).parent
SEED = 4


def page(browser: Browser, width: int, height: int, theme: str) -> Page:
    """A window of this size."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=width < 700,
    )
    made = context.new_page()
    made.set_default_timeout(PATIENCE)
    return made


def ready_to_walk(match: Match) -> bool:
    """Some turns into a game, and the first seat is about to walk."""
    return match.actor == 0 and match.state.turn > 8 and match.state.step == "move"


def walks_and_spells(match: Match) -> bool:
    """The same, and some cells cost spells."""
    if not ready_to_walk(match):
        return False
    walks = [action for action in towers.legal(match.state) if isinstance(action, Walk)]
    free = {walk.cell for walk in walks if not walk.spells}
    return len(free) > 3 and len({walk.cell for walk in walks} - free) > 1


def table(
    host: Host, browser: Browser, match: Match, size: tuple[int, int], theme: str, view: str = "oblique"
) -> None:
    """A table in the middle of a game."""
    person = Person(page(browser, *size, theme))
    if view == "solid":
        depth.choose(person.page)
    Prepared(host, match, "me", *["bot"] * (match.options.players - 1)).sit(person.page, 0)
    assert person.wait_for_turn()
    if view == "solid":
        depth.still(person.page)
    person.page.wait_for_timeout(600)
    kind = "phone" if size[0] < 700 else "desk"
    person.page.screenshot(path=HERE / f"{match.game.name}-{kind}.png", timeout=2 * PATIENCE)


def drawing(match: Match) -> None:
    """What the package draws by itself: the same game as in the browser."""
    view = match.game.view(match.state, 0)
    (HERE / "classic.svg").write_text(svg(match.game.scene(view)), encoding="utf-8")


def without_a_host(browser: Browser) -> None:
    """What whoever opens a page without a host sees, under a sub-path of a web space."""
    with tempfile.TemporaryDirectory() as root:
        write(Path(root) / "games")
        with served(Path(root), "games") as pages:
            shown = page(browser, 1440, 900, "light")
            shown.goto(pages.address)
            shown.locator("[data-loading]").wait_for(state="detached")
            shown.screenshot(path=HERE / "pages-desk.png")


def main() -> None:
    """Take those of the games that are named, and of the pages without a host; or all."""
    wanted = sys.argv[1:] or ["classic", "master", "towers", "pages"]
    with tempfile.TemporaryDirectory() as data, hosting(Path(data)) as host, sync_playwright() as playwright:
        browser = launch(playwright)
        if "classic" in wanted:
            match = position(ready_to_walk, game="classic", seed=SEED, players=4)
            drawing(match)
            table(host, browser, match, (1440, 900), "light")
            table(host, browser, match, (390, 844), "light")
        if "master" in wanted:
            match = position(ready_to_walk, game="master", seed=SEED, players=3)
            table(host, browser, match, (1440, 900), "dark")
        if "pages" in wanted:
            without_a_host(browser)
        browser.close()
        if "towers" in wanted:
            browser = launch(playwright, webgl=True)
            match = seekers_until("towers", walks_and_spells, seed=SEED, players=4)
            table(host, browser, match, (1440, 900), "light", "solid")
            browser.close()


if __name__ == "__main__":
    main()
