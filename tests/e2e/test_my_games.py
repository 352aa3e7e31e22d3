"""The games of this device: noted at their end, listed with their results, counted, exported and deleted."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage, resize
from tests.e2e.prepared import NAMES, Prepared, position
from tests.e2e.test_for_everyone import sideways, too_small, violations
from tests.server.hosts import Host

from wandelgang.bots import bot
from wandelgang.games import classic
from wandelgang.match import Match, Seat, play


@pytest.fixture(scope="module")
def ended() -> Match:
    """A short game that the first of two players has won."""
    options = classic.Options(players=2, cards=1)
    for seed in range(20):
        rng = Random(seed)
        deal, seats = classic.shuffle(options, rng), [Seat(name) for name in NAMES[:2]]
        match = Match.start(classic.GAME, options, deal, seats, 100)
        match = play(match, [bot("seeker", "classic")] * 2, rng)
        if match.result and match.result.winners == (0,):
            return match
    raise AssertionError("the second player always wins")


def see_the_end(host: Host, page: Page, match: Match) -> str:
    """Sit down at a table that is over, and see how it ended."""
    prepared = Prepared(host, match, "me", "bot")
    prepared.sit(page, 0)
    expect(page.locator(f"a[href='/t/{prepared.table}/replay']")).to_be_visible()
    return prepared.table


def test_a_finished_game_is_listed_counted_exported_and_deleted(
    host: Host, new_page: NewPage, ended: Match
) -> None:
    page = new_page("phone")
    page.goto(f"{host.http}/games")
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()
    assert violations(page) == []

    table = see_the_end(host, page, ended)
    running = Prepared(
        host,
        position(lambda match: match.actor == 0 and match.state.turn > 2, seed=3),
        "me",
        "bot",
    )
    running.sit(page, 0)
    page.wait_for_selector("[data-asked='true']")

    page.goto(host.http)
    page.get_by_role("link", name="My games").click()
    row = page.locator(f"[data-finished='{table}']")
    expect(row).to_contain_text("Classic")
    expect(row).to_contain_text("two players · 1 picture each")
    expect(row.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("won")
    expect(page.get_by_role("link", name="Classic Ada and Mira")).to_be_visible()
    numbers = page.get_by_role("table", name="By opponent")
    expect(numbers.get_by_role("row", name="Bot, normal 1 1 0")).to_be_visible()
    for size in ("phone", "desk"):
        resize(page, size)
        assert sideways(page) <= 0
        assert too_small(page) == []
        assert violations(page) == []

    with page.expect_download() as saved:
        page.get_by_role("button", name="Export (JSON)").click()
    file = json.loads(Path(saved.value.path()).read_text())
    assert [one["table"] for one in file["games"]] == [table]
    assert "token" not in json.dumps(file)

    row.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()
    page.go_back()

    page.get_by_role("button", name="Delete all").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(row).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link", name="Classic Ada and Mira")).to_be_visible()
    expect(row).to_have_count(0)


def test_a_rematch_of_a_game_whose_seat_was_forgotten_opens_the_same_table_anew(
    host: Host, new_page: NewPage, ended: Match
) -> None:
    page = new_page()
    table = see_the_end(host, page, ended)
    page.goto(f"{host.http}/games")
    page.evaluate("table => localStorage.removeItem(`wandelgang-table-${table}`)", table)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("[data-board]")
    assert table not in page.url
    facts = host.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert [seat["kind"] for seat in facts["seats"]] == ["me", "bot"]
    assert facts["options"]["cards"] == 1


def test_a_device_without_room_says_so_and_plays_on(host: Host, new_page: NewPage, ended: Match) -> None:
    page = new_page()
    page.add_init_script(
        """const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (key === "wandelgang-games") throw new DOMException("full", "QuotaExceededError");
          set.call(this, key, value);
        };"""
    )
    see_the_end(host, page, ended)
    expect(page.get_by_role("status").filter(has_text="no room left")).to_be_visible()
