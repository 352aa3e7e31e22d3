"""Strangers in several browsers: the lobby as it changes, one click to sit, quick match, and slow games."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import CLIENT, NewPage
from tests.e2e.seats import Person
from tests.e2e.test_for_everyone import sideways, too_small, violations, violations_by_day_and_night
from tests.server.hosts import Host, hosting
from tests.server.lobby.lobbies import opened, sat
from tests.server.players import Opened

from wandelgang.server.storage.engine import FILE

WORDS = {
    "de-DE": ("Setz dich dazu", "Spiel finden", "Hinsetzen", "Ein Platz ist noch frei"),
    "en-GB": ("Pull up a chair", "Find me a game", "Sit down", "One seat is still free"),
    "fr-FR": ("Prends une chaise", "Trouver une partie", "S’asseoir", "Une place est encore libre"),
}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host for the tests of this module, as everybody sees all its public tables."""
    with hosting(tmp_path_factory.mktemp("data"), client=str(CLIENT)) as host:
        yield host


@pytest.fixture
def lobby(running: Host) -> Iterator[Host]:
    """A host where no table waits for players; at the end none does."""
    yield running
    with closing(sqlite3.connect(Path(running.settings["data"]) / FILE)) as database:
        waiting = database.execute("SELECT id FROM tables WHERE public = 1 AND begun IS NULL").fetchall()
    for (table,) in waiting:
        while running.post(f"/api/tables/{table}/sit", {"name": "P"}).status_code == 201:
            pass


def open_tables(page: Page) -> Locator:
    """The tables with free seats that a page lists."""
    return page.locator("[data-table]").filter(has=page.get_by_role("button"))


def waits(page: Page) -> None:
    """The table waits for players."""
    expect(page.locator("[data-waiting]")).to_be_visible()


def keep_seats(page: Page, table: str, game: str, *seats: tuple[int, str | None]) -> None:
    """Let this browser hold seats, as if it had taken them."""
    page.evaluate(
        """([table, game, seats]) => localStorage.setItem(`wandelgang-table-${table}`, JSON.stringify({
          table, game, names: [], invitations: [], since: Date.now(),
          seats: seats.map(([seat, token]) => ({ seat, token })) }))""",
        [table, game, [list(seat) for seat in seats]],
    )


def test_a_table_appears_is_taken_with_one_click_and_begins(lobby: Host, new_page: NewPage) -> None:
    ben, cleo = Person(new_page("desk")), Person(new_page("phone"))
    for one in (ben, cleo):
        one.page.goto(f"{lobby.http}/lobby")
    expect(ben.page.get_by_role("heading", name="No open tables just now")).to_be_visible()

    ada = Person(new_page())
    ada.page.goto(f"{lobby.http}/open")
    expect(ada.page.get_by_text("Anyone in the lobby can sit down at this table")).to_be_visible()
    ada.page.get_by_role("button", name="Start the game").click()
    waits(ada.page)

    for one in (ben, cleo):  # without a reload
        expect(open_tables(one.page)).to_have_count(1)
    ben.page.get_by_role("button", name="Sit down").click()
    waits(ben.page)
    expect(cleo.page.get_by_text("1 free")).to_be_visible()
    cleo.page.get_by_role("button", name="Sit down").tap()
    for one in (ada, ben, cleo):
        expect(one.page.locator("[data-waiting]")).to_have_count(0)
        expect(one.page.locator("[data-board]").first).to_be_visible()
    asked = next(one for one in (ada, ben, cleo) if one.choices)
    asked.wait_for_turn()
    asked.turn()

    dora = new_page()
    dora.goto(f"{lobby.http}/lobby")
    table = ada.page.url.rpartition("/")[2]
    dora.locator(f"[data-table='{table}']").get_by_role("link", name="Watch").click()
    expect(dora.get_by_text("You are watching").first).to_be_visible()


@pytest.mark.parametrize(
    "language", [word if word == "de-DE" else pytest.param(word, marks=pytest.mark.long) for word in WORDS]
)
def test_a_quick_match_of_three_with_a_bot(lobby: Host, new_page: NewPage, language: str) -> None:
    title, find, _, free = WORDS[language]
    ada, ben = Person(new_page("desk", language=language)), Person(new_page("phone", language=language))
    ada.page.goto(f"{lobby.http}/lobby")
    expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
    ada.page.get_by_role("radio", name="3", exact=True).check(force=True)
    ada.page.get_by_role("button", name=find).click()
    waits(ada.page)
    ben.page.goto(f"{lobby.http}/lobby")
    expect(open_tables(ben.page)).to_have_count(1)
    ben.page.locator("[data-primary]").tap()
    waits(ben.page)
    for one in (ada, ben):
        expect(one.page.get_by_role("heading", name=free)).to_be_visible()
        left = one.page.evaluate("() => document.body.innerText.match(/\\{ ?\\$\\w+ ?\\}/g)")
        assert not left, f"a placeholder shows: {left}"
    for one in (ada, ben):
        one.page.locator("[data-waiting] .main").click()
    for one in (ada, ben):
        expect(one.page.locator("[data-waiting]")).to_have_count(0)
    table = ada.page.url.rpartition("/")[2]
    assert [seat["kind"] for seat in lobby.get(f"/api/tables/{table}").json()["seats"]] == [
        "anyone",
        "anyone",
        "bot",
    ]


def test_leaving_a_waiting_table_frees_the_seat(lobby: Host, new_page: NewPage) -> None:
    page = new_page("phone")
    page.goto(f"{lobby.http}/lobby")
    page.locator("[data-primary]").tap()
    waits(page)
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.get_by_role("heading", name="No open tables just now")).to_be_visible()
    assert not page.evaluate(
        "() => Object.keys(localStorage).some(key => key.startsWith('wandelgang-table-'))"
    )


def test_a_seat_is_taken_only_once_by_the_same_browser(lobby: Host, new_page: NewPage) -> None:
    table = opened(lobby, "me", "anyone", "anyone")["table"]
    page = new_page()
    page.goto(f"{lobby.http}/lobby")
    page.get_by_role("button", name="Sit down").click()
    waits(page)
    page.goto(f"{lobby.http}/lobby")
    page.get_by_role("button", name="Back to your table").click()
    waits(page)
    facts = lobby.get(f"/api/tables/{table}").json()
    assert [seat["open"] for seat in facts["seats"]] == [False, False, True]


def test_slow_games_show_whose_turn_it_is_and_go_to_another_device(lobby: Host, new_page: NewPage) -> None:
    clock = {"type": "turn", "seconds": 172_800}
    mine = Opened(lobby, "classic", "me", "link", options={"first": 0}, clock=clock)
    theirs = Opened(lobby, "master", "me", "link", options={"first": 1}, clock=clock)
    page = new_page("phone")
    page.goto(lobby.http)
    keep_seats(page, mine.id, "classic", (0, mine.tokens[0]))
    keep_seats(page, theirs.id, "master", (0, theirs.tokens[0]))
    page.goto(f"{lobby.http}/lobby")
    expect(page.get_by_role("link", name="Your turn in one game")).to_contain_text("2 days left")
    page.goto(f"{lobby.http}/games")
    expect(page.locator(f"[data-running='{mine.id}']")).to_contain_text("2 days left")
    expect(page.locator(f"[data-running='{theirs.id}']")).to_contain_text("friend to move")
    assert violations(page) == []
    assert too_small(page) == []

    page.get_by_role("button", name="Take my games to another device").tap()
    link = page.get_by_role("dialog").get_by_role("button", name="Copy the link").get_attribute("data-link")
    assert link is not None
    assert link.index("#") < link.index(str(mine.tokens[0])), "secrets come behind the #"
    expect(page.get_by_role("dialog")).to_contain_text("Anyone who has this link can play at your seats")
    assert violations(page) == []

    other = new_page("desk")
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    expect(other.get_by_role("listitem")).to_have_count(2)
    assert violations(other) == []
    other.get_by_role("button", name="Add to this device").click()
    expect(other.locator("[data-running]")).to_have_count(2)
    assert "#" not in other.url
    assert not any(str(mine.tokens[0]) in url.partition("#")[0] for url in asked)
    expect(other.get_by_role("link", name="My games").first).to_contain_text("1")
    other.locator(f"[data-running='{mine.id}'] a").click()
    other.wait_for_selector("[data-asked='true']")
    page.goto(f"{lobby.http}/t/{mine.id}")
    page.wait_for_selector("[data-asked='true']")


def test_a_link_that_is_cut_off_says_so(lobby: Host, new_page: NewPage) -> None:
    page = new_page("phone")
    page.goto(f"{lobby.http}/carry#abc.0.x")
    expect(page.get_by_role("alert")).to_contain_text("incomplete")
    page.goto(f"{lobby.http}/carry#2222222222.0.abcdefghijklmnop")
    expect(page.get_by_text("None of these games is running any more")).to_be_visible()


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.long), "tablet", "phone"])
def test_the_lobby_is_accessible(lobby: Host, new_page: NewPage, size: str) -> None:
    for game, name in (("classic", "Ada"), ("master", "Maximiliane-Theodora"), ("towers", "Bo")):
        table = opened(lobby, "me", "anyone", "anyone", "anyone", game=game)["table"]
        sat(lobby, table, name)
    opened(lobby, "me", "easy", "easy")
    page = new_page(size)
    page.goto(f"{lobby.http}/lobby")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(3)
    assert violations_by_day_and_night(page, f"lobby-{size}") == []
    assert sideways(page) == 0
    if size == "phone":
        assert too_small(page) == []
        page.get_by_role("button", name="Change").tap()
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.get_by_role("tab", name="Watch").tap()
        expect(page.get_by_role("link", name="Watch Classic").first).to_be_visible()
        assert violations(page) == []
    page.locator("[data-primary]").click()
    waits(page)
    assert violations_by_day_and_night(page, f"waiting-{size}") == []


def test_where_there_is_no_lobby_nothing_leads_there(
    tmp_path_factory: pytest.TempPathFactory, new_page: NewPage
) -> None:
    with hosting(tmp_path_factory.mktemp("data"), client=str(CLIENT), lobby=False) as host:
        page = new_page()
        page.goto(host.http)
        expect(page.get_by_role("link", name="Learn")).to_be_visible()
        expect(page.get_by_role("link", name="Lobby")).to_have_count(0)
        page.goto(f"{host.http}/lobby")
        expect(page.get_by_role("heading", name="This host has no lobby")).to_be_visible()
        page.get_by_role("link", name="Learn").click()
        expect(page.get_by_role("link", name="Guided game").first).to_be_visible()
        assert violations(page) == []
