"""Games of other people, which the client knows nothing about: they are played with what all games have."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import CLIENT, NewPage
from tests.e2e.seats import Person
from tests.server.hosts import ROOT, Host, hosting

PACKAGES = (ROOT / "examples" / "corners" / "src", ROOT / "tests" / "e2e" / "packages")
GAMES = ("corners", "pathfinders", "tokens")
MIDDLE = 12  # where a game of pathfinders is won
OFFERED = "[wandelgang.games]\n" + "".join(f"{name} = {name}:GAME\n" for name in GAMES)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host on a machine where more games are installed, as pip would do it."""
    installed = tmp_path_factory.mktemp("installed")
    about = installed / "other_games-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: other-games\nVersion: 1\n")
    (about / "entry_points.txt").write_text(OFFERED)
    path = os.pathsep.join(map(str, (*PACKAGES, installed, os.environ.get("PYTHONPATH", ""))))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path.rstrip(os.pathsep))
        data: Path = tmp_path_factory.mktemp("data")
        with hosting(data, client=str(CLIENT), hand_over_after=1) as running:
            yield running


class Taker(Person):
    """Somebody who plays with tokens: takes two whenever that is asked."""

    def act(self) -> None:
        if self.choices and "take 2" in self.choices["notations"]:
            self.press("[data-action='take 2']")
        else:
            super().act()


def start(page: Page, host: Host, game: str, *kinds: str) -> None:
    """Come to the start page where this was chosen the last time; red begins."""
    colours = ("red", "yellow", "blue", "green")
    seats = [
        {"colour": colour, "kind": kind, "name": "", "level": "normal", "traits": []}
        for colour, kind in zip(colours, (*kinds, *["nobody"] * 4), strict=False)
    ]
    wish = {"game": game, "seats": seats, "first": "red", "hints": True, "options": {}}
    page.add_init_script(f"localStorage.setItem('wandelgang-wish', {json.dumps(json.dumps(wish))})")
    page.goto(host.http)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_game_without_a_folder_in_the_client_is_played_to_the_end(
    host: Host, new_page: NewPage, size: str
) -> None:
    me = Person(new_page(size))
    page = me.page
    start(page, host, "corners", "me", "bot")
    expect(page.get_by_role("link", name="Play a guided game")).to_have_count(0)
    me.button("Start the game").click()
    assert me.wait_for_turn()
    expect(page.get_by_text("Reach e5").first).to_be_visible()
    me.play_to_the_end()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("heading", name="The board is laid out")).to_be_visible()


def test_other_actions_are_buttons_and_all_that_players_have_is_listed(host: Host, new_page: NewPage) -> None:
    both = Taker(new_page())
    page = both.page
    start(page, host, "tokens", "me", "here")
    expect(page.get_by_text("Four tokens win")).to_be_visible()
    both.button("Start the game").click()
    for _ in range(3):  # red, yellow and red again: two tokens each time
        both.button("I’m ready").click()
        both.wait_for_turn()
        both.turn()  # push
        both.wait_for_turn()
        both.turn()  # walk
        both.wait_for_turn()
        expect(page.get_by_role("button", name="Take 2 tokens")).to_be_visible()
        both.turn()
    both.see_the_result()
    expect(both.result).to_contain_text("Tokens 4")
    both.button("Menu").click()
    both.button("Log").click()
    expect(page.get_by_role("dialog")).to_contain_text("took 2")
    page.keyboard.press("Escape")
    both.button("Rules of Tokens").click()
    expect(page.get_by_role("dialog")).to_contain_text("Whoever has four wins")


def test_drawings_of_the_package_are_shown(host: Host, new_page: NewPage) -> None:
    page = new_page()
    start(page, host, "tokens", "me", "bot")
    Person(page).button("Start the game").click()
    picture = page.locator(".board use[href='#pic-tokens-chest']")
    expect(picture).to_have_count(1)
    box = picture.bounding_box()
    assert box
    assert box["width"] > 10, "an unknown drawing has no size"


def test_a_game_without_words_in_a_language_speaks_english(host: Host, new_page: NewPage) -> None:
    page = new_page(language="de-DE")
    start(page, host, "tokens", "me", "bot")
    expect(page.get_by_role("button", name="Spiel starten")).to_be_visible()
    expect(page.get_by_text("Four tokens win")).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_push_that_may_be_left_out_leaves_the_choice_to_the_player(
    host: Host, new_page: NewPage, size: str
) -> None:
    me = Person(new_page(size))
    page = me.page
    start(page, host, "pathfinders", "me", "nobody", "here")
    me.button("Start the game").click()
    for kind in ("walk", "push"):
        me.button("I’m ready").click()
        assert me.wait_for_turn()
        assert me.choices
        if kind == "walk":
            expect(page.locator("[data-arrow='N2']")).to_be_visible()
            page.get_by_role("radio", name="Walk").check(force=True)
            cell = next(way["cell"] for way in me.choices["ways"] if way["cell"] != MIDDLE)
            me.follow(partial(me.walk, cell))
        else:
            me.follow(lambda: me.push(*me.best_push()))
    assert me.latest["view"]["step"] == "move"


def test_a_game_for_two_has_two_seats_and_its_choices_are_offered(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    page = me.page
    start(page, host, "pathfinders", "me", "bot", "bot")
    expect(page.locator(".seats li")).to_have_count(2)
    expect(page.get_by_text("5 × 5 · 2", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name="Sunny")).to_be_checked()
    page.get_by_role("radio", name="Misty").check(force=True)
    me.button("Start the game").click()
    me.wait_until(lambda: me.told)
    view = me.latest["view"]
    assert view["options"]["weather"] == "misty"
    assert [player["colour"] for player in view["players"]] == ["yellow", "blue"]
