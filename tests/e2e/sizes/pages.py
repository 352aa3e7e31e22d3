"""The pages besides the table: start, lobby, rules, my games, arrival, replay, lesson."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec
from playwright.sync_api import Browser, Locator, Page
from tests.e2e.sizes.checks import SIZES, Size, Violation, look, press, resize, settle
from tests.e2e.sizes.games import NAMES, PLAYTHROUGHS, TABLE, facts, played
from tests.e2e.sizes.table import Fault, answering, on_the_network, open_page
from tests.server.hosts import Host
from tests.server.lobby.lobbies import opened, sat

from wandelgang.games import GAMES
from wandelgang.match import load
from wandelgang.match.reading import replay
from wandelgang.table.messages import raw

DESK = (1440, 900)


class Visit(NamedTuple):
    """A page in a browser, the host it is from, and where it may look."""

    page: Page
    host: Host
    games: Sequence[str]
    sizes: Sequence[Size]
    screenshots: Path | None

    def recorded(self) -> Iterator[Path]:
        """Records of its games."""
        for game in self.games:
            yield from sorted(PLAYTHROUGHS.glob(f"{game}-*.json"))

    def go(self, path: str, until: str) -> None:
        """Go to a page, and wait for something there."""
        self.page.goto(f"{self.host.http}{path}")
        self.page.wait_for_selector(until)

    def at_every_size(
        self,
        where: str,
        *,
        long: bool = False,
        primary: bool = False,
        do: Callable[[Page], object] | None = None,
    ) -> Iterator[Violation]:
        """What is wrong here; at each size somebody does something first, which Escape ends."""
        for size in self.sizes:
            resize(self.page, size)
            settle(self.page)
            if do:
                do(self.page)
            yield from look(self.page, where, long=long, primary=primary, screenshots=self.screenshots)
            if do:
                self.page.keyboard.press("Escape")


# --- pages that scroll ----------------------------------------------------------------------------


def start(visit: Visit) -> Iterator[Violation]:
    """The start page for each game."""
    visit.page.route("**/api/host", answering(on_the_network(visit.host)))
    for game in visit.games:
        resize(visit.page, DESK)
        visit.go("/", "main .set-up")
        visit.page.locator(f"label:has([name=game][value='{game}'])").click()
        yield from visit.at_every_size(f"start, {game}", long=True, primary=True)


def start_dialogs(visit: Visit) -> Iterator[Violation]:
    """The dialogs of the start page, and seats of every kind."""
    visit.page.route("**/api/host", answering(on_the_network(visit.host)))
    resize(visit.page, DESK)
    visit.go("/", "main .set-up")
    visit.page.locator(f"label:has([name=game][value='{visit.games[-1]}'])").click()
    for icon in ("menu", "link"):
        yield from visit.at_every_size(f"start, {icon}", do=_pressing(icon))
    seats = visit.page.locator(".seats li button")
    for at, kind in enumerate(("me", "link", "bot", "here")):
        seats.nth(at).click()
        visit.page.locator(f"dialog input[value='{kind}']").check(force=True)
        visit.page.keyboard.press("Escape")
    yield from visit.at_every_size("start, people", long=True, primary=True)
    for at, kind in enumerate(("me", "link", "bot", "here")):
        yield from visit.at_every_size(f"start, seat ({kind})", do=_click(seats.nth(at)))


def lobby(visit: Visit) -> Iterator[Violation]:
    """The lobby with a table and a game of each kind, its dialogs, and a table that waits for players."""
    tables: dict[str, str] = {}
    for game in visit.games:
        for name in NAMES[:2]:
            table = opened(visit.host, "me", "anyone", "anyone", "anyone", game=game)["table"]
            tables[game] = table
            sat(visit.host, table, name)
        opened(visit.host, "me", "easy", "easy", "easy", game=game)
    resize(visit.page, DESK)
    visit.go("/lobby", "[data-table] svg")
    yield from visit.at_every_size("lobby", long=True, primary=True)
    for icon in ("menu", "link"):
        yield from visit.at_every_size(f"lobby, {icon}", do=_pressing(icon))
    yield from visit.at_every_size("lobby, watch", long=True, do=_if_there("#tab-watch"))
    yield from visit.at_every_size("lobby, quick match", long=True, do=_if_there(".change"))
    resize(visit.page, DESK)
    visit.page.locator("[data-primary]").click()
    visit.page.wait_for_selector("[data-waiting]")
    yield from visit.at_every_size("a table that waits")
    long = "master" if "master" in tables else visit.games[0]
    visit.go(f"/t/{tables[long]}", "[data-waiting] .main")
    visit.page.locator("[data-waiting] .main").click()
    visit.page.wait_for_selector("[data-waiting] [role=switch]")
    yield from visit.at_every_size("a table of four that waits")
    visit.go("/games", "[data-running]")
    yield from visit.at_every_size("my games, running", long=True)
    yield from visit.at_every_size("my games, to another device", do=_pressing("devices"))
    visit.go("/learn", "main h2")
    yield from visit.at_every_size("learning", long=True)


def rules(visit: Visit) -> Iterator[Violation]:
    """The rules of each game."""
    for game in visit.games:
        visit.go(f"/rules/{game}", "main h2")
        yield from visit.at_every_size(f"rules, {game}", long=True)


def my_games(visit: Visit) -> Iterator[Violation]:
    """The games of this device: none, and some."""
    visit.go("/games", "main h1")
    yield from visit.at_every_size("my games, none", long=True)
    finished = [_finished(path, at) for at, path in enumerate(visit.recorded())]
    visit.page.evaluate("games => localStorage['wandelgang-games'] = games", json.dumps(finished))
    visit.go("/games", "[data-finished]")
    yield from visit.at_every_size("my games", long=True)
    yield from visit.at_every_size("my games, menu", do=_pressing("menu"))


def arrival(visit: Visit) -> Iterator[Violation]:
    """Somebody has followed a friend's link."""
    for game in visit.games:
        table = facts(played(game, 1, 1, players=4)[0], chat=True)
        friend = msgspec.structs.replace(table.seats[3], kind="link", open=True, there=False)
        table = msgspec.structs.replace(table, seats=(*table.seats[:3], friend))
        visit.page.route(f"**/api/tables/{TABLE}", answering(table))
        visit.go(f"/t/{TABLE}#3.{'x' * 22}", "form .own")
        yield from visit.at_every_size(f"arrival, {game}", long=True)
        visit.page.goto("about:blank")


# --- pages with a board ---------------------------------------------------------------------------


def replays(visit: Visit) -> Iterator[Violation]:
    """Replays at their beginning, in the middle and at their end, their dialogs, and a position."""
    for path in visit.recorded():
        shown = visit.host.post("/api/replays", content=path.read_bytes()).json()
        visit.go(f"/r/{shown['replay']}", "input[type=range]")
        slider = visit.page.locator("input[type=range]")
        last = int(slider.get_attribute("max") or 0)
        for at in (0, last // 2, last * 4 // 5, last):
            slider.fill(str(at))
            yield from visit.at_every_size(f"replay, {path.stem}, step {at}")
        yield from visit.at_every_size(f"replay, {path.stem}, menu", do=_pressing("menu"))
        yield from visit.at_every_size(f"replay, {path.stem}, turns", do=_pressing("log"))
        frame = shown["frames"][len(shown["frames"]) // 2]
        seen = {"game": shown["game"], "rules": shown["rules"], "view": frame["view"]}
        line = visit.host.post("/api/positions", seen).json()["line"]
        visit.page.goto("about:blank")
        visit.go(f"/p#{quote(line)}", "[data-board] [data-cell]")
        yield from visit.at_every_size(f"position, {path.stem}")


def lessons(visit: Visit) -> Iterator[Violation]:
    """Every note of every lesson, while it is read and (on a phone) while it is acted on."""
    for game in visit.games:
        notes = visit.host.get(f"/api/lessons/{game}").json()["notes"]
        visit.go(f"/learn/{game}", ".coach")
        for at, note in enumerate(notes):
            resize(visit.page, DESK)
            _wait_for_note(visit.page, f"{at + 1}/{len(notes)}")
            yield from visit.at_every_size(f"lesson, {game}, {note['name']}")
            yield from visit.at_every_size(f"lesson, {game}, {note['name']}, trying", do=_try_it)
            resize(visit.page, DESK)
            if at + 1 < len(notes):
                visit.page.locator(".coach :is([data-show], .main)").last.click()


def _wait_for_note(page: Page, far: str) -> None:
    """Wait for this note, and skip what is shown before it."""
    page.wait_for_function(
        """far => {
          const there = document.querySelector(".coach .far")?.textContent.includes(far)
            && document.querySelector(".coach .buttons > :not([disabled])") !== null;
          const skip = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
          if (!there) document.body.dispatchEvent(skip);
          return there;
        }""",
        arg=far,
    )


def _try_it(page: Page) -> None:
    """On a phone, one reads first and acts then."""
    if page.locator(".coach.phone.reading [data-show]").count():
        page.locator(".coach .main").click()


# --- visits ---------------------------------------------------------------------------------------


def _pressing(icon: str) -> Callable[[Page], object]:
    return lambda page: press(page, icon)


def _if_there(what: str) -> Callable[[Page], object]:
    """Click what only a phone has."""
    return lambda page: page.locator(what).click() if page.locator(what).count() else None


def _click(what: Locator) -> Callable[[Page], object]:
    return lambda _: what.click()


def _finished(path: Path, at: int) -> dict[str, Any]:
    """A game in the list of this device."""
    match = list(replay(load(path)))[-1]
    level = "normal" if at % 2 else None
    players = [
        {
            "colour": colour,
            "name": NAMES[seat],
            "level": level if seat else None,
            "whose": "elsewhere" if seat else "own",
        }
        for seat, colour in enumerate(match.options.colours)
    ]
    told = {"table": f"table{at}", "game": match.game.name, "options": raw(match.options), "players": players}
    ended: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode({**told, "result": match.result, "at": at * 10**9})
    )
    return ended


PAGES: dict[str, Callable[[Visit], Iterator[Violation]]] = {
    "start": start,
    "start-dialogs": start_dialogs,
    "lobby": lobby,
    "rules": rules,
    "my-games": my_games,
    "arrival": arrival,
    "replays": replays,
    "lessons": lessons,
}


def page_violations(
    browser: Browser,
    host: Host,
    name: str,
    *,
    games: Sequence[str] = tuple(GAMES),
    sizes: Sequence[Size] = SIZES,
    language: str = "en-GB",
    screenshots: Path | None = None,
) -> Iterator[Violation]:
    """What is wrong with a page and its dialogs, size by size."""
    faults: list[Fault] = []
    page = open_page(browser, language, faults)
    yield from PAGES[name](Visit(page, host, games, sizes, screenshots))
    yield from (Violation(name, *fault) for fault in faults)
    page.context.close()
