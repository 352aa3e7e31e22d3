"""Afterwards: the game as a replay, from a table or from a file."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import SIZES, NewPage, resize
from tests.server.hosts import Host

from wandelgang.bots import bot
from wandelgang.games import classic
from wandelgang.match import Match, Record, Seat, dump, play


@pytest.fixture(scope="module")
def record() -> Record:
    """A short game of two bots."""
    rng = Random(5)
    options = classic.Options(players=2, cards=1, events=True)
    deal, seats = classic.shuffle(options, rng), [Seat("Ada"), Seat("Mira")]
    match = Match.start(classic.GAME, options, deal, seats, 100)
    return play(match, [bot("seeker", "classic")] * 2, rng).record


def test_a_record_opened_from_disk_can_be_watched(
    host: Host, new_page: NewPage, tmp_path: Path, record: Record
) -> None:
    file = tmp_path / "evening.json"
    file.write_bytes(dump(record))
    page = new_page()
    page.goto(host.http)
    page.get_by_label("Open a recorded game").set_input_files(file)
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert 10 < last < len(record.actions)  # cards that are drawn out of sight make no step
    expect(page.get_by_text(f"Position 0 of {last}")).to_be_visible()

    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text(f"Position 1 of {last}")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text(f"Position 0 of {last}")).to_be_visible()
    slider.fill(str(last))
    expect(page.get_by_role("region", name="Replay").get_by_text("wins!")).to_be_visible()

    page.get_by_role("radio", name="3×").check()
    slider.fill(str(last - 2))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Position {last} of {last}")).to_be_visible()

    link = page.get_by_role("button", name="Copy link").get_attribute("data-link")
    assert link
    other = new_page("phone")
    other.goto(link)
    expect(other.get_by_text(f"Position {last} of {last}")).to_be_visible()

    with page.expect_response("**/api/positions") as written:
        page.get_by_role("button", name="Copy position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    other.goto(f"{host.http}/p#{quote(written.value.json()['line'])}")
    expect(other.get_by_role("heading", name="’s turn")).to_be_visible()
    expect(other.get_by_role("gridcell").first).to_be_attached()


def test_a_replay_as_one_seat_knew_it(host: Host, new_page: NewPage, record: Record) -> None:
    shown = host.post("/api/replays", content=dump(record)).json()
    page = new_page()
    page.goto(f"{host.http}/r/{shown['replay']}#5")
    page.get_by_role("radio", name="Ada").check()
    expect(page.get_by_role("radio", name="Ada")).to_be_checked()
    link = page.get_by_role("button", name="Copy link").get_attribute("data-link") or ""
    assert int(link.rpartition("#")[2]) >= 5


def test_every_step_shows_something_and_every_turn_is_in_the_list(
    host: Host, new_page: NewPage, record: Record
) -> None:
    shown = host.post("/api/replays", content=dump(record)).json()
    names = [seat["name"] for seat in shown["seats"]]
    starts = [
        event["seat"]
        for frame in shown["frames"]
        for event in frame["events"]
        if event["type"] == "turn-started"
    ]
    page = new_page()
    page.goto(f"{host.http}/r/{shown['replay']}")
    panel = page.get_by_role("region", name="Replay")
    turns = page.get_by_role("region", name="Turns").get_by_role("button")
    slider = page.get_by_role("slider", name="Position in the game")
    expect(panel.get_by_role("heading")).to_have_text("The board is laid out")
    expect(turns).to_have_count(len(starts))

    seen = ""
    for at in range(1, int(slider.get_attribute("max") or 0) + 1):
        slider.fill(str(at))
        expect(panel).to_contain_text(f"Position {at} of")
        now = panel.locator(".sentences").inner_text() + panel.get_by_role("heading").inner_text()
        assert now != seen, f"nothing happens in step {at}"
        seen = now
    expect(panel).not_to_contain_text("Next:")

    for number in (0, len(starts) // 2, len(starts) - 1):
        turns.nth(number).click()
        expect(panel.get_by_role("heading")).to_have_text(f"{names[starts[number]]}’s turn")
        expect(turns.nth(number)).to_have_attribute("aria-current", "step")
        expect(turns.nth(number)).to_be_in_viewport()
    page.keyboard.press("ArrowUp")
    expect(turns.nth(len(starts) - 2)).to_be_focused()
    expect(turns.nth(len(starts) - 2)).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("language", ["de-DE", "en-GB", "fr-FR"])
@pytest.mark.parametrize("sizes", [("desk", "tablet"), ("phone",)], ids=["wide", "phone"])
def test_the_levers_stand_in_one_row_and_nothing_is_cut(
    host: Host, new_page: NewPage, record: Record, sizes: tuple[str, ...], language: str
) -> None:
    shown = host.post("/api/replays", content=dump(record)).json()
    page = new_page(sizes[0], language=language)
    page.goto(f"{host.http}/r/{shown['replay']}#9")
    levers = page.locator(".levers > :not(.gap)")
    for size in sizes:
        resize(page, size)
        expect(levers.first).to_be_visible()
        boxes = [box for one in levers.all() if (box := one.bounding_box())]
        middles = [box["y"] + box["height"] / 2 for box in boxes]
        assert max(middles) - min(middles) < 4
        assert boxes[-1]["y"] + boxes[-1]["height"] <= SIZES[size][1]
        if size != "phone":
            expect(page.locator(".turns [aria-current]")).to_be_in_viewport()


def test_language_and_theme_can_be_chosen_in_a_replay(host: Host, new_page: NewPage, record: Record) -> None:
    shown = host.post("/api/replays", content=dump(record)).json()
    page = new_page("phone")
    page.goto(f"{host.http}/r/{shown['replay']}#5")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_text(re.compile(r"Position \d+ sur"))).to_be_attached()


def test_a_file_that_is_no_record_is_refused_with_a_sentence(
    host: Host, new_page: NewPage, tmp_path: Path
) -> None:
    file = tmp_path / "letter.json"
    file.write_text('{"dear": "Mira"}')
    page = new_page()
    page.goto(host.http)
    page.get_by_label("Open a recorded game").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("not the record")
