"""The board editor: a given board is copied by mouse and by keys, solved, played from, made into a puzzle."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.test_for_everyone import sideways, too_small, violations_by_day_and_night
from tests.server.hosts import Host

import wandelgang
from wandelgang.games import GAMES
from wandelgang.games.classic.parts import BOX
from wandelgang.games.position import write_position
from wandelgang.match import Match
from wandelgang.maze import Tile, turned
from wandelgang.search import plain, quest_of


def to_copy(turns: int = 2) -> Match:
    """The board on somebody's table: red is to move, and reaches its goal in so many turns."""
    for seed in range(100):
        match = wandelgang.deal("classic", seed=seed, cards=1, first=0)
        quest = quest_of(match.game, match.view(0))
        if plain.solve(quest, turns).turns == turns:
            return match
    raise AssertionError("one of these boards takes as many turns")


def open_editor(host: Host, page: Page, game: str = "classic") -> None:
    page.goto(f"{host.http}/edit/{game}")
    expect(page.locator("[data-flaw=cells-open]")).to_contain_text("no tile yet")


def named(number: int) -> str:
    """What the box calls the tile with this number."""
    picture = BOX.tiles[number].picture
    if picture is not None:
        return picture.capitalize()
    return "straight" if BOX.openings[number] == 5 else "corner"


def quarters(tile: Tile) -> int:
    return next(count for count in range(4) if turned(BOX.openings[tile.number], count) == tile.openings)


def spots(match: Match) -> list[tuple[str, Tile]]:
    """Every loose tile of a board with the name of its place, and the spare."""
    cells = [(BOX.grid.names[cell], match.state.board.tile(cell)) for cell in BOX.loose_cells]
    return [*cells, ("spare", match.state.spare)]


def choose_goal(page: Page, match: Match) -> None:
    for label, change in (("To move", "0"), ("Cards each", "1")):
        field = page.get_by_label(label)
        with page.expect_response(re.compile("/api/editor/start")):
            if label == "To move":
                field.select_option(change)
            else:
                field.fill(change)
                field.press("Tab")
    page.get_by_role("combobox", name="Goal").select_option(match.state.hands[0].goals[0].value)


def expect_solved(page: Page, turns: int) -> None:
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    expect(page.get_by_role("region", name="Solver")).to_contain_text(f"Shortest: {turns} turn")


@pytest.fixture(scope="module")
def given() -> Match:
    return to_copy()


def test_a_given_board_is_copied_with_the_mouse_solved_and_played_from(
    host: Host, new_page: NewPage, given: Match
) -> None:
    page = new_page()
    open_editor(host, page)
    for place, tile in spots(given):
        page.get_by_role("button", name=re.compile(f"^{named(tile.number)}, ")).click()
        for _ in range(1 + quarters(tile)):  # laid, then turned
            page.locator(f"[data-cell={place}]").click()
        page.keyboard.press("Escape")
    choose_goal(page, given)
    expect_solved(page, 2)
    answer = plain.solve(quest_of(given.game, given.view(0)), 2, every=True)
    for push in answer.first_pushes or ():
        expect(page.locator(".push", has_text=push.arrow)).to_be_visible()
    assert violations_by_day_and_night(page, "editor") == []

    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("button", name="Push column b from above")).to_be_visible()


def test_a_given_board_is_copied_with_keys_alone(host: Host, new_page: NewPage, given: Match) -> None:
    page = new_page()
    open_editor(host, page)
    first = page.locator("[data-cell=a1]")
    first.focus()
    for place, tile in spots(given)[:-1]:
        cell = BOX.grid.named(place)
        page.locator("[data-cell][tabindex='0']").first.focus()
        here = BOX.grid.named(page.locator("[data-cell]:focus").get_attribute("data-cell") or "")
        down, across = cell // 7 - here // 7, cell % 7 - here % 7
        for key, count in (("Down", down), ("Up", -down), ("Right", across), ("Left", -across)):
            for _ in range(count):
                page.keyboard.press(f"Arrow{key}")
        if BOX.tiles[tile.number].picture is None:
            page.keyboard.press("s" if BOX.openings[tile.number] == 5 else "c")
        else:  # take it out of the box, and lay it on the cell that has the focus
            page.get_by_role("button", name=re.compile(f"^{named(tile.number)}, ")).press("Enter")
            expect(page.locator(f"[data-cell={place}]")).to_be_focused()
            page.keyboard.press("Enter")
        for _ in range(quarters(tile)):
            page.keyboard.press("r")
        page.keyboard.press("Escape")
    expect(page.locator("[data-flaw=spare-missing]")).to_be_visible()
    page.locator("[data-cell=spare]").focus()
    page.get_by_role("button", name="Fill the rest by chance").first.press("Enter")
    choose_goal(page, given)
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+Shift+z")
    expect(page.get_by_text("This position is possible.")).to_be_visible()


def test_too_many_tiles_are_refused_with_the_clause_and_a_remedy(
    host: Host, new_page: NewPage, given: Match
) -> None:
    """C2"""
    page = new_page()
    line = write_position(given.game, given.view(0))
    page.goto(f"{host.http}/edit#{quote(line)}")
    expect_solved(page, 2)
    page.locator("[data-cell=d4]").focus()
    laid = given.state.board.tile(BOX.grid.named("d4"))
    page.keyboard.press("c" if BOX.openings[laid.number] == 5 else "s")
    flaw = page.locator("[data-flaw=tiles]")
    expect(flaw).to_contain_text("lie on the table")
    expect(flaw.get_by_role("link", name="C2")).to_be_visible()
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    expect(page.get_by_role("region", name="Solver")).to_contain_text("proven")  # solved all the same
    flaw.get_by_role("button", name="Take one back").click()
    expect(page.locator("[data-flaw=cells-open]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_laid_out_on_a_phone(host: Host, new_page: NewPage, game: str) -> None:
    page = new_page("phone")
    open_editor(host, page, game)
    assert sideways(page) == 0
    page.locator("[data-cell=b1]").click()
    sheet = page.get_by_role("dialog", name="b1")
    sheet.get_by_role("button", name=re.compile("^(straight|corner)")).first.click()
    sheet.get_by_role("button", name="Turn right").click()
    assert too_small(page) == []
    sheet.get_by_role("button", name="Close").click()
    expect(page.locator("[data-cell=b1]")).not_to_have_attribute("aria-label", re.compile("no tile"))
    page.get_by_role("button", name="Fill the rest by chance").first.click()
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    expect(page.get_by_role("region", name="Solver")).to_contain_text("proven")
    assert violations_by_day_and_night(page, f"editor-phone-{game}") == []


def test_the_pieces_of_a_game_are_placed(host: Host, new_page: NewPage) -> None:
    page = new_page()
    match = wandelgang.deal("master", seed=3, first=0)
    page.goto(f"{host.http}/edit#{quote(write_position(match.game, match.view(0)))}")
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    page.get_by_label("The dragon looks to").select_option("the left")
    page.get_by_role("button", name=re.compile("^White guard")).click()
    page.locator("[data-cell=a2]").click()
    expect(page.get_by_role("button", name="White guard a2")).to_be_visible()
    page.get_by_role("button", name=re.compile("^treasure 2,")).click()
    page.locator("[data-cell=g4]").click()
    expect(page.get_by_text("This position is possible.")).to_be_visible()


def test_a_position_of_a_replay_is_edited_and_becomes_a_puzzle(
    host: Host, new_page: NewPage, given: Match
) -> None:
    page = new_page()
    page.goto(f"{host.http}/p#{quote(write_position(given.game, given.view(0)))}")
    page.get_by_role("button", name="Edit").click()
    expect_solved(page, 2)
    with page.expect_response(re.compile("/api/editor/puzzle")) as answered:
        page.get_by_role("button", name="Make it a puzzle").click()
    link = answered.value.json()["link"]
    assert link.startswith("classic/1/reach/")
    expect(page.get_by_role("button", name="Copy the puzzle’s link")).to_be_visible()
    page.get_by_role("link", name="Open the puzzle").click()
    expect(page).to_have_url(f"{host.http}/puzzle/{link}")
    expect(page.locator("[data-asked='true']")).to_be_visible()


def test_the_solution_is_shown_on_the_board_turn_by_turn(host: Host, new_page: NewPage, given: Match) -> None:
    page = new_page()
    page.goto(f"{host.http}/edit#{quote(write_position(given.game, given.view(0)))}")
    expect_solved(page, 2)
    steps = page.get_by_role("region", name="Solver").locator("ol li")
    pushed = page.locator("[data-cell] >> nth=0")
    page.get_by_role("button", name="Show it on the board").click()
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    expect(page.locator(".drawn .shift")).to_be_visible()
    page.get_by_role("button", name="Next turn").click()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    assert violations_by_day_and_night(page, "editor-shown") == []
    page.get_by_role("button", name="Back to the position").click()
    expect(page.locator("[aria-current=step]")).to_have_count(0)
    expect(pushed).to_be_visible()


def test_a_whole_board_is_dealt_anew(host: Host, new_page: NewPage) -> None:
    page = new_page()
    open_editor(host, page)
    page.get_by_role("button", name="Deal a board").click()
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-flaw=cells-open]")).to_be_visible()


KEEP_WHAT_IS_COPIED = """
Object.defineProperty(navigator, 'clipboard', {
  value: { writeText: async (text) => { window.copied = text } },
})
"""


def test_a_board_that_is_not_finished_has_a_link(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(KEEP_WHAT_IS_COPIED)
    open_editor(host, page)
    page.locator("[data-cell=b1]").focus()
    page.keyboard.press("s")
    expect(page.locator("[data-cell=b1]")).not_to_have_attribute("aria-label", re.compile("no tile"))
    said = page.locator("[data-cell=b1]").get_attribute("aria-label") or ""
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function("() => window.copied")
    link = page.evaluate("() => window.copied")
    assert link.startswith(f"{host.http}/edit#draft.")
    other = new_page("phone")
    other.goto(link)
    expect(other.locator("[data-cell=b1]")).to_have_attribute("aria-label", said)
    expect(other.locator("[data-flaw=cells-open]")).to_be_visible()
    damaged = new_page()
    damaged.goto(link[:-9])
    expect(damaged.get_by_role("heading", name=re.compile("This link is damaged"))).to_be_visible()


def test_the_hand_of_a_player_is_chosen(host: Host, new_page: NewPage) -> None:
    page = new_page()
    match = wandelgang.deal("master", seed=5, first=0)
    hand = match.state.holdings[0].cards
    single = next(card for card in hand if hand.count(card) == 1)
    page.goto(f"{host.http}/edit#{quote(write_position(match.game, match.view(0)))}")
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    page.get_by_role("button", name=f"card {single}, 1 in hand").click()
    expect(page.get_by_role("button", name=f"card {single}, 2 in hand")).to_be_visible()
    expect(page.get_by_role("region").filter(has_text="Solver")).to_be_visible()
    page.get_by_role("button", name=f"card {single}, 2 in hand").click()  # both are handed in now
    expect(page.get_by_role("button", name=f"card {single}, 0 in hand")).to_be_visible()
    expect(page.get_by_text("2 handed in")).to_be_visible()
    assert violations_by_day_and_night(page, "editor-hand") == []
    expect(page.get_by_text("This position is possible.")).to_be_visible()


def test_a_damaged_line_gets_a_clear_message(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{host.http}/edit#{quote('classic/1 board=nonsense')}")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
