"""Every state of recorded games at every size: nothing is cut off, covered or out of reach.

    python -m tests.e2e.sizes [--games NAME ...] [--every N] [--sizes 360x640 ...] [--language de-DE]
                              [--screenshots FOLDER]

The real client shows each position of a game as a host would send it: to the player who is asked, with a
hint, to somebody who waits, and at the end. The viewport changes; the page stays. Each violation is reported
with the game, the number of the action, the size and the element. `test_sizes.py` checks a few positions of
every kind; this program looks at all of them, or at every Nth.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright
from tests.e2e.conftest import CHROMIUM, CLIENT
from tests.server.hosts import Host, hosting

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES
from wandelgang.match import Match, Seat, load
from wandelgang.match.reading import replay
from wandelgang.table.messages import choices, only_answer, raw, update
from wandelgang.table.protocol import Hint, SeatFacts, Snapshot, TableFacts

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (2560, 1440),
)
PLAYTHROUGHS = Path(__file__).parents[1] / "games" / "playthroughs"
# Long names, as in a group of friends; the longest has to be shortened on a phone.
NAMES = ("Ada", "Maximilian", "Linde", "Großtante Hildegard")
TABLE = "sizes"
WATCHES = """() => {
  const found = [];
  const wide = innerWidth, high = innerHeight;
  const phone = wide < 700 || high < 500;
  const low = wide < 360 || high < 360;  // here the tray may scroll
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.body;
  const called = (one) => {
    const names = [...one.classList].filter((name) => !/^w\\w{6,}$/.test(name));
    const kind = [one.tagName.toLowerCase(), ...names].join(".");
    const text = (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\\s+/g, " ");
    return `${kind} "${text.slice(0, 50)}"`;
  };
  const say = (what, one) => found.push(one ? `${what}: ${called(one)}` : what);
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert], .unseen, .skip");
  const scroller = (one) => {
    for (let up = one.parentElement; up && up !== root; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight + 1)
        return up;
    return dialog && dialog.scrollHeight > dialog.clientHeight + 1 ? dialog : null;
  };
  // Only what is meant to be scrolled may hide something below its edge.
  const scrolls = (one) =>
    one.matches("dialog, .scroll, .all, .middle, .words") || (low && one.matches(".side"));

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > wide) say(`the page is ${scrollWidth} wide`);
  if (!low && scrollHeight > high + 1) say(`the page is ${scrollHeight} high`);

  for (const one of root.querySelectorAll("*")) {
    if (one.closest("svg") || !seen(one)) continue;
    const style = getComputedStyle(one);
    if (/auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1 && !scrolls(one))
      say(`scrolls (${one.scrollHeight} in ${one.clientHeight})`, one);
    if (/auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1)
      say("makes its container scroll sideways", [...one.querySelectorAll("*")].reduce((most, other) =>
        other.getBoundingClientRect().right > most.getBoundingClientRect().right ? other : most));
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!texts.length) continue;
    const text = one.textContent.trim();
    if (style.textIndent !== "0px") continue; // a card under its equal
    if (/hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1) {
      const shortened = style.textOverflow === "ellipsis" && text.length > 8 && one.clientWidth > 30;
      if (!(shortened && window.longNames.includes(text))) say("text is cut off", one);
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = range.getBoundingClientRect();
    if (!box.width || style.clipPath !== "none") continue;
    if (box.left < -1 || box.right > wide + 1) say("text is outside of the screen", one);
    const frame = one.closest("button, .button, .panel, .tray, .coach, .note, label, th, td");
    const outer = frame?.getBoundingClientRect();
    if (outer && (box.left < outer.left - 1.5 || box.right > outer.right + 1.5))
      say("text leaves its frame", one);
    const flows = frame?.matches("button, .button");
    if (outer && flows && (box.top < outer.top - 1.5 || box.bottom > outer.bottom + 1.5))
      say("text leaves its button", one);
  }

  const reached = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (one.contains(hit) || hit.contains(one) || one.closest("label")?.contains(hit));
  };
  const inside = (one) => {
    const box = one.getBoundingClientRect();
    return box.left >= -1 && box.top >= -1 && box.right <= wide + 1 && box.bottom <= high + 1;
  };
  for (const one of root.querySelectorAll("button, a[href], input, select")) {
    if (!seen(one) || one.matches("[data-cell]")) continue;
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    if (!box.width) continue;
    const within = scroller(one);
    if (phone && !one.matches("[data-arrow]") && (box.width < 43.5 || box.height < 43.5))
      say(`only ${Math.round(box.width)}×${Math.round(box.height)}`, one);
    if (within && scrolls(within)) continue;
    if (!inside(one)) say("outside of the screen", one);
    else if (getComputedStyle(one).pointerEvents !== "none" && !reached(one)) say("covered", one);
  }

  if (!dialog) {
    const answers = [...document.querySelectorAll(
      "[data-primary], [data-use], [data-decline], [data-way], [data-swap], [data-action]")].filter(seen);
    const asked = document.querySelector("[data-asked='true']");
    if (asked && !answers.some((one) => inside(one) && reached(one))) say("no primary action in sight");
    const board = document.querySelector("[data-board]");
    if (board) {
      const table = board.querySelector(".table") ?? board;
      if (!inside(table)) say("the board is not all in sight", table);
      for (const cell of board.querySelectorAll("[data-cell]")) {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!board.contains(hit)) { say(`lies over cell ${cell.dataset.cell}`, hit ?? board); break; }
      }
      const side = Math.round(table.getBoundingClientRect().width);
      if (side < 200) say(`the board is only ${side} wide`);
    }
  }
  return [...new Set(found)];
}"""

# Nothing moves any more, and the client shows this message.
SHOWN = """number => new Promise((resolve) => {
  const look = () => document.querySelector(`[data-number="${number}"]`) && !document.getAnimations().some(
      (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity)
    ? resolve(true) : requestAnimationFrame(look);
  look();
})"""


class State(NamedTuple):
    """What one browser is told about one point of a game."""

    game: str
    action: int
    how: str
    messages: tuple[Callable[[int], msgspec.Struct], ...]  # each is made for a number


class Violation(NamedTuple):
    """Something that is wrong with the page."""

    state: State
    size: tuple[int, int]
    what: str

    def __str__(self) -> str:
        wide, high = self.size
        return f"{self.state.game}, action {self.state.action} ({self.state.how}), {wide}×{high}: {self.what}"


# --- games ----------------------------------------------------------------------------------------


def recorded() -> dict[str, list[Match]]:
    """Games of every kind, point by point: the playthroughs, and some that are made for what those lack."""
    games = {path.stem: list(replay(load(path))) for path in sorted(PLAYTHROUGHS.glob("*.json"))}
    games["classic-twelve-cards"] = played("classic", 140, 3, players=2, events=True)
    games["classic-four"] = played("classic", 90, 5, players=4, events=True)
    games["master-twelve-cards"] = played("master", 120, 1, players=2)
    games["towers-two-children"] = played("towers", 120, 1, players=4, children=(0, 1))
    return games


def played(name: str, most: int, seed: int, **options: Any) -> list[Match]:
    """A game in which the seeker takes half of the decisions and chance the rest: it meets odd positions."""
    game, rng, seek = GAMES[name], Random(seed), bot("seeker", name)
    chosen = game.Options(**options)
    match = Match.start(
        game, chosen, game.shuffle(chosen, rng), [Seat(name) for name in NAMES[: chosen.players]]
    )
    points = [match]
    while not match.over and len(points) < most:
        actor = match.actor
        assert actor is not None
        if actor == CHANCE:
            match = match.then_chance(rng)
        elif rng.random() < 0.5:
            match = match.then(seek(game.view(match.state, actor), game.legal(match.state), rng))
        else:
            match = match.then(rng.choice(list(game.legal(match.state))))
        points.append(match)
    return points


# --- messages -------------------------------------------------------------------------------------


def facts(match: Match) -> TableFacts:
    """The table where a match is played: a bot has the second seat, and the third person is away."""
    return TableFacts(
        table=TABLE,
        game=match.game.name,
        rules=match.game.rules,
        options=raw(match.options),
        seats=tuple(
            SeatFacts(
                seat=seat,
                colour=colour,
                name=NAMES[seat],
                kind="bot" if seat == 1 else "me",
                open=False,
                bot="normal" if seat == 1 else None,
                there=seat != 2,
                away=400 if seat == 2 else None,
            )
            for seat, colour in enumerate(match.options.colours)
        ),
        spectators=("Jo",),
        pace="calm",
        paused=False,
        hints=True,
        chat=False,
        take_back=True,
        number=match.number,
        result=match.result,
        created=0,
        hand_over_after=120,
        rematch=None,
    )


def snapshot(match: Match, seat: int | None) -> Callable[[int], Snapshot]:
    """What a seat is told."""
    asked = seat is not None and seat == match.actor
    told = Snapshot(
        number=0,
        table=facts(match),
        you=seat,
        view=raw(match.game.view(match.state, seat)),
        choices=choices(match) if asked else None,
    )
    return lambda number: msgspec.structs.replace(told, number=number)


def hinted(match: Match, then: Match) -> Callable[[int], Hint]:
    """The next action of the record as a hint."""
    advice = Hint(0, (raw(then.action),), (match.game.write(match.options, then.action),), "gain", "seeker")
    return lambda number: msgspec.structs.replace(advice, number=number)


def shown(match: Match, seat: int | None) -> Callable[[int], msgspec.Struct]:
    """The next update, with what it turns up."""
    told = update(match, seat)
    return lambda number: msgspec.structs.replace(told, number=number)


def states(name: str, points: Sequence[Match]) -> Iterator[State]:
    """What a game shows to those who are asked, with and without a hint, to those who wait; and its end."""
    for at, match in enumerate(points):
        actor = match.actor
        if actor is None or match.result:
            yield State(name, match.number, "result", (snapshot(match, 0),))
            yield State(name, match.number, "result, watching", (snapshot(match, None),))
            return
        if actor == CHANCE or only_answer(match) is not None:
            continue
        step = str(match.state.step)
        yield State(name, match.number, step, (snapshot(match, actor),))
        if at + 1 < len(points):
            yield State(
                name, match.number, f"{step}, hint", (snapshot(match, actor), hinted(match, points[at + 1]))
            )
        other = (actor + 1) % match.options.players
        yield State(name, match.number, f"{step}, waiting", (snapshot(match, other),))


# --- the page -------------------------------------------------------------------------------------


class Shown:
    """The client's page of a table; this program is the host at the other end of its socket."""

    def __init__(self, browser: Browser, host: Host, first: Match, language: str = "en-GB") -> None:
        self.context = browser.new_context(locale=language, reduced_motion="reduce", has_touch=True)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.number = 0
        self._socket: WebSocketRoute | None = None
        self._first = snapshot(first, 0)
        told = msgspec.json.encode(facts(first))
        self.page.route(f"**/api/tables/{TABLE}", lambda route: _answer(route, told))
        self.page.route_web_socket(f"**/api/tables/{TABLE}/ws", self._open)
        held = {
            "table": TABLE,
            "game": first.game.name,
            "names": NAMES,
            "seats": [{"seat": 0, "token": "x"}],
            "invitations": [],
            "since": 1,
        }
        key, value = json.dumps(f"wandelgang-table-{TABLE}"), json.dumps(json.dumps(held))
        self.page.add_init_script(f"localStorage[{key}] = {value}; window.longNames = {json.dumps(NAMES)};")
        self.page.goto(f"{host.http}/t/{TABLE}")
        self.page.wait_for_selector("[data-number]")

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda _: None)
        self._send(self._first(self.number))

    def _send(self, message: msgspec.Struct) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())

    def show(self, state: State) -> None:
        """Let the page show this state."""
        self.number += 1
        for message in state.messages:
            self._send(message(self.number))
        self.page.evaluate(SHOWN, self.number)

    def check(self, state: State, size: tuple[int, int], screenshots: Path | None = None) -> list[Violation]:
        """What is wrong with this state at the size that the page has now."""
        self.show(state)
        if state.how.endswith("hint"):
            self.page.wait_for_selector("[data-hint-note]")
        found = [Violation(state, size, what) for what in self.page.evaluate(WATCHES)]
        found += [Violation(state, size, fault) for fault in self.faults]
        self.faults.clear()
        if screenshots:
            file = f"{state.game}-{state.action:04}-{state.how}-{size[0]}x{size[1]}.png".replace(", ", "-")
            self.page.screenshot(path=screenshots / file)
        return found

    def resize(self, size: tuple[int, int]) -> None:
        """Give the page another size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def close(self) -> None:
        self.context.close()


def _answer(route: Route, body: bytes) -> None:
    route.fulfill(status=200, content_type="application/json", body=body)


def violations(
    browser: Browser,
    host: Host,
    wanted: Iterable[State],
    first: Match,
    *,
    sizes: Sequence[tuple[int, int]] = SIZES,
    language: str = "en-GB",
    screenshots: Path | None = None,
) -> Iterator[Violation]:
    """What is wrong with these states of a game, size by size."""
    all_states = list(wanted)
    page = Shown(browser, host, first, language)
    for size in sizes:
        page.resize(size)
        for state in all_states:
            yield from page.check(state, size, screenshots)
    page.close()


def main() -> int:
    """Check the games that were asked for; returns 1 if anything is wrong."""
    games = recorded()
    parser = argparse.ArgumentParser(description="Check every state of recorded games at every size.")
    parser.add_argument("--games", nargs="+", default=list(games), metavar="NAME", help=", ".join(games))
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth state")
    parser.add_argument("--sizes", nargs="+", metavar="WxH", help="for example 360x640; left out: all")
    parser.add_argument("--language", default="de-DE", help="de-DE (the longest words), en-GB or fr-FR")
    parser.add_argument("--screenshots", type=Path, metavar="FOLDER", help="keep a picture of every state")
    wish = parser.parse_args()
    sizes = [(int(wide), int(high)) for wide, _, high in (one.partition("x") for one in wish.sizes or ())]
    if wish.screenshots:
        wish.screenshots.mkdir(parents=True, exist_ok=True)
    count, seen = 0, set()
    with (
        tempfile.TemporaryDirectory() as data,
        hosting(Path(data), client=str(CLIENT)) as host,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        for name in wish.games:
            wanted = list(states(name, games[name]))[:: wish.every]
            print(f"{name}: {len(wanted)} states", flush=True)
            for found in violations(
                browser,
                host,
                wanted,
                games[name][0],
                sizes=sizes or SIZES,
                language=wish.language,
                screenshots=wish.screenshots,
            ):
                count += 1
                if (found.size, found.what) not in seen:  # the first of each kind
                    seen.add((found.size, found.what))
                    print(f"  {found}", flush=True)
        browser.close()
    print(f"{count} violations, {len(seen)} of them different")
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main())
