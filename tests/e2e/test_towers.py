"""The towers through the page: whole games, spells and the choice of cards, a child's jokers, home."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.glimpses import Glimpse
from tests.e2e.pictures import keep_pictures
from tests.e2e.prepared import Prepared, seekers_until
from tests.e2e.seats import Climber, paid
from tests.e2e.test_for_everyone import sideways, too_small, violations, violations_by_day_and_night
from tests.server.hosts import Host

from wandelgang.games import towers
from wandelgang.games.towers.parts import STARTS
from wandelgang.games.towers.state import Step, Walk
from wandelgang.match import Match
from wandelgang.table.protocol import Kind

CARDS = {"up": "Up", "down": "Down", "joker": "Joker"}


def walks(match: Match) -> list[Walk]:
    """The walks of seat 0, when it is about to walk."""
    if match.actor != 0 or match.state.step is not Step.MOVE:
        return []
    return [action for action in towers.legal(match.state) if isinstance(action, Walk)]


def with_a_choice(match: Match) -> bool:
    """A cell can be reached with different cards, and another takes several."""
    cells = [walk.cell for walk in walks(match)]
    dearest = max((len(walk.spells) for walk in walks(match)), default=0)
    return len(cells) > len(set(cells)) and dearest > 1 and match.state.turn > 4


def seated(host: Host, page: Page, match: Match) -> Climber:
    """Ada at this table, asked to do something."""
    me = Climber(page)
    bots: list[Kind] = ["bot"] * (match.options.players - 1)
    Prepared(host, match, "me", *bots).sit(page, 0)
    assert me.wait_for_turn()
    return me


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_t8_several_spells_in_one_walk(host: Host, new_page: NewPage, size: str) -> None:
    match = seekers_until("towers", with_a_choice, players=3)
    me = seated(host, new_page(size, theme="dark"), match)
    page = me.page
    assert me.choices is not None
    dear = max(me.choices["ways"], key=lambda way: len(paid(way)))
    spent = me.costs(dear["cell"])
    assert len(spent) > 1
    name = page.locator(f"[data-cell='{dear['cell']}']").get_attribute("aria-label") or ""
    assert "within reach with" in name
    assert all(CARDS[card] in name for card in spent)
    before, discards = me.own["spell_count"], sum(me.latest["view"]["discards"].values())
    number = me.latest["number"]
    tolls = Glimpse(page, "document.querySelector('.trail ~ g .toll')")
    me.walk(dear["cell"])
    me.wait_until_after(number)
    step = next(told for told in me.told if told["number"] == number + 1)
    walked = next(event for event in step["events"] if event["type"] == "walked")
    assert [spell for spell in walked["spells"] if spell] == spent
    assert step["view"]["players"][0]["spell_count"] == before - len(spent)
    assert sum(step["view"]["discards"].values()) == discards + len(spent)
    tolls.wait()  # each card on the step that took it
    if size == "phone":
        me.button("Log").click()
    expect(page.get_by_text(f"(spells: {', '.join(CARDS[card] for card in spent)})").first).to_be_visible()


def test_t8_which_cards_to_use_is_chosen_by_keyboard(host: Host, new_page: NewPage) -> None:
    me = seated(host, new_page(), seekers_until("towers", with_a_choice, players=3))
    page = me.page
    assert me.choices is not None
    several = next(way for way in me.choices["ways"] if len(me.ways(way["cell"])) > 1)
    number, last = me.latest["number"], me.ways(several["cell"])[-1]
    page.locator(f"[data-cell='{several['cell']}']").focus()
    page.keyboard.press("Enter")
    question = page.get_by_label("Walk to")
    expect(question).to_contain_text("Which cards will you use?")
    options = question.locator("[data-way]")
    expect(options).to_have_count(len(me.ways(several["cell"])))
    expect(options.first).to_be_focused()
    keep_pictures(page, "towers-choice")
    page.keyboard.press("Escape")  # not after all
    expect(question).to_be_hidden()
    page.locator(f"[data-cell='{several['cell']}']").focus()
    page.keyboard.press("Enter")
    expect(options.first).to_be_focused()
    for _ in range(len(me.ways(several["cell"])) - 1):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    me.wait_until_after(number)
    step = next(told for told in me.told if told["number"] == number + 1)
    walked = next(event for event in step["events"] if event["type"] == "walked")
    assert sorted(filter(None, walked["spells"])) == sorted(paid(last))
    # The focus is back on the board, where the next turn begins.
    assert page.evaluate("() => document.activeElement?.closest('[data-board]') !== null")


@pytest.mark.parametrize("size", ["desk", "tablet"])
def test_asking_about_a_walk_leaves_goal_and_hand_where_they_are(
    host: Host, new_page: NewPage, size: str
) -> None:
    me = seated(host, new_page(size), seekers_until("towers", with_a_choice, players=3))
    page = me.page
    kept = [
        page.locator("[aria-current=step]"),
        page.get_by_role("region", name="Your goal"),
        page.get_by_role("group", name="Your spells"),
        page.get_by_label("Discarded:"),
    ]
    before = [one.bounding_box() for one in kept]
    assert None not in before
    assert me.choices is not None
    several = next(way for way in me.choices["ways"] if len(me.ways(way["cell"])) > 1)
    page.locator(f"[data-cell='{several['cell']}']").click()
    expect(page.locator("[data-way]").first).to_be_in_viewport(ratio=1)
    assert [one.bounding_box() for one in kept] == before


def test_ways_to_pay_are_told_kind_by_kind(host: Host, new_page: NewPage) -> None:
    def wanted(match: Match) -> bool:
        return any(walk.joker == 3 for walk in walks(match))

    me = seated(host, new_page(), seekers_until("towers", wanted, players=3))
    assert me.choices is not None
    jokers = next(way for way in me.choices["ways"] if paid(way) == ["joker"] * 3)
    me.page.locator(f"[data-cell='{jokers['cell']}']").click()
    expect(me.page.get_by_role("button", name="Use 3 jokers", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_t12a_what_lies_on_the_discards_is_in_sight(host: Host, new_page: NewPage, size: str) -> None:
    def wanted(match: Match) -> bool:
        discards = match.state.discards
        return bool(walks(match)) and discards.up != discards.down

    me = seated(host, new_page(size), seekers_until("towers", wanted, players=3))
    pile = me.page.get_by_label("Discarded:")
    expect(pile).to_be_in_viewport(ratio=1)
    discards = me.latest["view"]["discards"]
    shown = re.sub(r"\s", "", pile.inner_text())
    assert shown == f"{discards['up']}{discards['down']}{discards['joker']}"


def test_t9_the_table_says_what_a_turn_without_a_find_brings(host: Host, new_page: NewPage) -> None:
    def wanted(match: Match) -> bool:
        return bool(walks(match)) and not len(match.state.hands[0].spells)

    match = seekers_until("towers", wanted)
    for size in ("desk", "tablet", "phone"):
        me = seated(host, new_page(size), match)
        expect(me.page.get_by_text("Found nothing? Draw a spell, even if you stay.")).to_be_in_viewport()
        expect(me.page.get_by_text("Violet ones cost spells")).to_have_count(0)  # there are none to pay with


def test_t13_a_player_who_only_has_to_get_home_is_shown_on_the_way(host: Host, new_page: NewPage) -> None:
    def wanted(match: Match) -> bool:
        other = match.state.hands[1]
        return match.actor == 0 and other.rune and not other.left

    me = seated(host, new_page(), seekers_until("towers", wanted, players=3))
    other = me.page.get_by_role("region", name="Players").get_by_role("listitem").first
    expect(other).to_contain_text("homeward")
    expect(other).not_to_contain_text("left")


def test_that_the_goal_is_near_moves_nothing(host: Host, new_page: NewPage) -> None:
    def wanted(match: Match) -> bool:
        return match.actor == 0 and match.state.step is Step.PUSH and match.state.turn > 6

    near_once = False
    for seed in (1, 2, 3, 4):
        me = seated(host, new_page(), seekers_until("towers", wanted, players=3, seed=seed))
        page = me.page
        players, near = page.get_by_role("region", name="Players"), page.locator(".goal .near")
        assert me.choices is not None
        goals = [opening for opening in me.choices["opens"] if opening["goals"]]
        pushes = [me.choices["actions"][opening["action"]] for opening in goals]
        arrow = next((push["arrow"] for push in pushes if push["turn"] == 0), None)
        if arrow is None:
            continue
        before = players.bounding_box()
        page.locator(f"[data-arrow='{arrow}']").hover()
        expect(near.or_(page.get_by_label("Rune card: one spell")).first).to_be_visible()
        assert players.bounding_box() == before
        near_once = True
    assert near_once


def test_a_second_tap_on_a_cell_means_it(host: Host, new_page: NewPage) -> None:
    me = seated(host, new_page("phone"), seekers_until("towers", with_a_choice, players=3))
    assert me.choices is not None
    dear = max(me.choices["ways"], key=lambda way: len(paid(way)))
    number = me.latest["number"]
    cell = me.page.locator(f"[data-cell='{dear['cell']}']")
    cell.tap()
    expect(me.page.locator("[data-way]").first).to_be_visible()
    keep_pictures(me.page, "towers-choice")
    assert me.latest["number"] == number
    cell.tap()
    me.wait_until_after(number)


def test_t14_a_child_pays_with_jokers_only(host: Host, new_page: NewPage) -> None:
    me = Climber(new_page("phone"))
    page = me.page
    page.goto(host.http)
    page.locator("label", has_text="Up and down the towers").click()
    page.get_by_role("button", name="Red:").click()
    page.get_by_role("switch", name="child").check()
    page.get_by_role("button", name="Done").click()
    me.button("Start the game").click()
    assert me.wait_for_turn()
    assert me.own["child"]
    expect(page.get_by_role("group", name="Your spells").get_by_role("img")).to_have_count(1)

    def wanted(match: Match) -> bool:
        cells = [walk.cell for walk in walks(match) if len(walk.spells) == 1 and not walk.joker]
        return len(cells) > len(set(cells))

    child = seated(host, new_page(), seekers_until("towers", wanted, children=(0,)))
    page = child.page
    expect(page.get_by_text("1 child")).to_be_visible()
    expect(page.get_by_label("joker for you").first).to_be_visible()
    assert child.choices is not None
    paid_for = next(way for way in child.choices["ways"] if len(paid(way)) == 1)
    page.locator(f"[data-cell='{paid_for['cell']}']").click()
    # All its cards are alike, so there is nothing to choose.
    expect(page.locator("[data-way]")).to_have_count(1)
    expect(page.locator("[data-way]")).to_contain_text("Use Joker")
    keep_pictures(page, "towers-child")
    number = child.latest["number"]
    page.locator("[data-way]").click()
    child.wait_until_after(number)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_t13_with_everything_found_the_way_leads_home(host: Host, new_page: NewPage, size: str) -> None:
    """And on to the result and the replay."""
    home = STARTS[towers.Options(players=2).colours[0]]

    def wanted(match: Match) -> bool:
        hand = match.state.hands[0]
        return hand.rune and not hand.left and any(walk.cell == home for walk in walks(match))

    me = seated(host, new_page(size), seekers_until("towers", wanted, players=4))
    page = me.page
    expect(page.get_by_role("heading", name="All found. Home to")).to_be_visible()
    expect(page.get_by_label("Rune card: visited")).to_be_visible()
    me.walk(home)
    result = me.result
    expect(result).to_contain_text("You have won, Ada!")
    expect(result.get_by_label("home", exact=True)).to_be_visible()
    expect(result.get_by_role("listitem")).to_have_count(4)
    found = violations_by_day_and_night(page, "towers-result")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("Position 0")).to_be_visible()
    page.get_by_role("slider").fill("40")
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text("Position 41")).to_be_visible()
    if size == "phone":  # there it is a sheet
        page.get_by_role("button", name="Turns").click()
    page.get_by_role("radio", name="Players").check()
    expect(page.get_by_label("Rune card")).to_be_visible()
    found += violations_by_day_and_night(page, "towers-replay")
    assert not found, "\n".join(found)


def test_heights_are_read_out_and_the_flat_view_is_remembered(host: Host, new_page: NewPage) -> None:
    match = seekers_until("towers", lambda m: m.actor == 0 and m.state.step is Step.PUSH and m.state.turn > 4)
    me = seated(host, new_page(), match)
    page = me.page
    tiles = me.latest["view"]["board"]["tiles"]
    height = towers.parts.HEIGHTS[tiles[0]["number"]]
    expect(page.locator("[data-cell='0']")).to_have_attribute("aria-label", re.compile(f"level {height}"))
    expect(page.locator("[data-cell='12']")).to_have_attribute("aria-label", re.compile("rune stone"))
    tall = page.locator("[data-cell='12']").bounding_box()
    me.button("Flat view").click()
    expect(me.button("Raised view")).to_be_visible()
    keep_pictures(page, "towers-flat")
    page.reload()
    assert me.wait_for_turn()
    expect(me.button("Raised view")).to_be_visible()
    assert page.locator("[data-cell='12']").bounding_box() != tall


def test_the_curtain_hides_goal_and_spells_between_turns(host: Host, new_page: NewPage) -> None:
    def wanted(match: Match) -> bool:
        state = match.state
        return match.actor == 0 and state.step is Step.PUSH and all(len(hand.spells) for hand in state.hands)

    match = seekers_until("towers", wanted)
    both = Climber(new_page())
    page = both.page
    Prepared(host, match, "me", "here").sit(page, 0, 1)
    for name in ("Ada", "Mira"):
        curtain = page.get_by_role("dialog")
        expect(curtain).to_contain_text(f"{name}, it is your turn")
        # Nothing secret is even in the page: neither in sight nor out of it.
        assert " card Up" not in page.content()
        assert " card Joker" not in page.content()
        assert page.locator(".goal .face").count() == 0
        both.button("I’m ready").click()
        expect(curtain).to_be_hidden()
        expect(page.get_by_label("Your spells").get_by_role("img").first).to_be_visible()
        while both.latest["view"]["actor"] == both.latest["view"]["seat"] and both.wait_for_turn():
            both.turn()


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_page_is_accessible(host: Host, new_page: NewPage, size: str) -> None:
    def wanted(match: Match) -> bool:
        state = match.state
        return (
            match.actor == 0 and state.step is Step.PUSH and state.turn > 12 and len(state.hands[0].found) > 0
        )

    me = seated(host, new_page(size), seekers_until("towers", wanted, players=4, children=(1,)))
    page = me.page
    found = violations_by_day_and_night(page, "towers-push")
    me.follow(lambda: me.push(*me.best_push()))
    assert me.wait_for_turn()
    found += violations_by_day_and_night(page, "towers-move")
    assert me.choices is not None
    costly = next((way["cell"] for way in me.choices["ways"] if paid(way)), None)
    if costly is not None:
        page.locator(f"[data-cell='{costly}']").click()
        expect(page.locator("[data-way]").first).to_be_visible()
        found += violations(page)
    assert not found, "\n".join(found)
    assert sideways(page) <= 0
    if size == "phone":
        assert not too_small(page)
