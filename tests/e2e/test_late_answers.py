"""An answer that comes after people have moved to another page changes nothing there."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, Route, expect
from tests.e2e.conftest import PATIENCE, NewPage
from tests.e2e.prepared import Prepared, position
from tests.server.hosts import Host

from wandelgang.bots import bot
from wandelgang.games import classic
from wandelgang.match import Match, Seat, dump, play

SOON = 20  # milliseconds
LONG_ENOUGH = 500  # milliseconds within which a late answer would do harm


class Held:
    """Answers of the host that are held back until they are released."""

    def __init__(self, page: Page, path: str) -> None:
        self.page = page
        self.routes: list[Route] = []
        page.route(lambda url: url.endswith(path), self._keep)

    def _keep(self, route: Route) -> None:
        self.routes.append(route)

    def wait(self) -> None:
        """Until something was asked for."""
        for _ in range(PATIENCE // SOON):
            if self.routes:
                return
            self.page.wait_for_timeout(SOON)
        raise AssertionError("nothing was asked for")

    def let_go(self) -> None:
        """Now they arrive."""
        self.wait()
        for route in self.routes:
            route.continue_()
        self.page.wait_for_timeout(LONG_ENOUGH)


def go(page: Page, path: str) -> None:
    """Go there as the browser's own back and forward do: within the page that is open."""
    page.evaluate("(path) => history.pushState(null, '', path)", path)
    page.evaluate("() => dispatchEvent(new Event('popstate'))")


def prepared(host: Host, game: str) -> Prepared:
    """A table that has somebody to watch."""
    return Prepared(host, position(lambda match: match.actor == 0, game=game), "me", "here")


def test_a_table_that_was_left_does_not_come_up_over_the_next_one(host: Host, new_page: NewPage) -> None:
    page = new_page()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    slow, quick = prepared(host, "classic"), prepared(host, "master")
    held = Held(page, f"/api/tables/{slow.table}")
    page.goto(f"{host.http}/t/{slow.table}")
    expect(page.get_by_text("Taking your seat")).to_be_visible()
    go(page, f"/t/{quick.table}")
    expect(page.get_by_role("banner")).to_contain_text("Master")
    held.let_go()
    expect(page.get_by_role("banner")).to_contain_text("Master")
    assert [url.split("/")[-2] for url in sockets] == [quick.table]


def test_a_table_that_was_left_for_the_start_opens_no_line(host: Host, new_page: NewPage) -> None:
    page = new_page()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    slow = prepared(host, "classic")
    held = Held(page, f"/api/tables/{slow.table}")
    page.goto(f"{host.http}/t/{slow.table}")
    expect(page.get_by_text("Taking your seat")).to_be_visible()
    go(page, "/")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    held.let_go()
    assert sockets == []


def test_an_invitation_that_was_left_does_not_hide_what_is_wrong_with_the_next_table(
    host: Host, new_page: NewPage
) -> None:
    wish = {
        "game": "classic",
        "seats": [{"colour": "red", "kind": "me", "name": "Ada"}, {"colour": "blue", "kind": "link"}],
    }
    opened = host.post("/api/tables", wish).json()
    page = new_page()
    page.goto(f"{host.http}/t/{opened['table']}#1.{opened['seats'][1]['invitation']}")
    expect(page.get_by_role("heading", name="invites you")).to_be_visible()
    go(page, "/t/zzzzzzzzzz")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.get_by_role("heading", name="invites you")).to_be_hidden()


def test_a_lesson_that_was_left_does_not_come_up_over_the_next_one(host: Host, new_page: NewPage) -> None:
    page = new_page()
    held = Held(page, "/api/lessons/classic")
    page.goto(f"{host.http}/learn/classic")
    expect(page.get_by_text("Taking your seat")).to_be_visible()
    go(page, "/learn/master")
    expect(page.get_by_role("banner")).to_contain_text("Master")
    held.let_go()
    expect(page.get_by_role("banner")).to_contain_text("Master")


def test_a_replay_is_shown_through_the_eyes_that_were_chosen_last(host: Host, new_page: NewPage) -> None:
    rng = Random(5)
    options = classic.Options(players=2, cards=1)
    deal, seats = classic.shuffle(options, rng), [Seat("Ada"), Seat("Mira")]
    match = Match.start(classic.GAME, options, deal, seats, 100)
    record = play(match, [bot("seeker", "classic")] * 2, rng).record
    shown = host.post("/api/replays", content=dump(record)).json()
    page = new_page()
    held = Held(page, f"/api/replays/{shown['replay']}?seat=0")
    page.goto(f"{host.http}/r/{shown['replay']}")
    page.get_by_role("radio", name="Ada").check(force=True)
    held.wait()
    page.get_by_role("radio", name="Mira").check(force=True)
    held.let_go()
    expect(page.get_by_role("radio", name="Mira")).to_be_checked()
