"""Afterwards: the game as a replay, from a table or from a file."""

from __future__ import annotations

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
    last = len(record.actions)
    expect(page.get_by_text(f"Position 0 of {last}")).to_be_visible()

    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text(f"Position 1 of {last}")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text(f"Position 0 of {last}")).to_be_visible()
    slider.fill(str(last))
    expect(page.get_by_text("wins!")).to_be_visible()

    page.get_by_role("radio", name="3×").check()
    slider.fill(str(last - 2))
    page.get_by_role("button", name="Play").click()
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
    expect(page.get_by_text("Position 5 of")).to_be_visible()


def test_a_position_tells_whose_turn_led_there_and_who_is_next(
    host: Host, new_page: NewPage, record: Record
) -> None:
    shown = host.post("/api/replays", content=dump(record)).json()
    names = [seat["name"] for seat in shown["seats"]]
    page = new_page()
    page.goto(f"{host.http}/r/{shown['replay']}")
    panel = page.get_by_role("region", name="Replay")
    slider = page.get_by_role("slider", name="Position in the game")
    turn, played = shown["frames"][0]["view"]["at_turn"], False
    expect(panel.get_by_role("heading")).to_have_text("The board is laid out")
    for at, frame in enumerate(shown["frames"][1:], start=1):
        slider.fill(str(at))
        expect(panel).to_contain_text(f"Position {at} of")
        played = played or frame["actor"] >= 0
        heading = f"{names[turn]}’s turn" if played else "The board is laid out"
        expect(panel.get_by_role("heading")).to_have_text(heading)
        expect(panel.locator("li").first).to_contain_text(names[turn] if played else "Setting up the game")
        if at < len(shown["frames"]) - 1:
            upcoming = names[frame["view"]["at_turn"]]
            expect(panel).to_contain_text(f"Next: {upcoming}")
        if any(event["type"] == "turn-started" for event in frame["events"]):
            turn = frame["view"]["at_turn"]
    expect(panel).not_to_contain_text("Next:")


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
            assert page.evaluate("() => document.querySelector('.middle').scrollHeight") <= page.evaluate(
                "() => document.querySelector('.middle').clientHeight"
            )


def test_language_and_theme_can_be_chosen_in_a_replay(host: Host, new_page: NewPage, record: Record) -> None:
    shown = host.post("/api/replays", content=dump(record)).json()
    page = new_page("phone")
    page.goto(f"{host.http}/r/{shown['replay']}#5")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_text("Position 5 sur")).to_be_attached()


def test_a_file_that_is_no_record_is_refused_with_a_sentence(
    host: Host, new_page: NewPage, tmp_path: Path
) -> None:
    file = tmp_path / "letter.json"
    file.write_text('{"dear": "Mira"}')
    page = new_page()
    page.goto(host.http)
    page.get_by_label("Open a recorded game").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("not a record")
