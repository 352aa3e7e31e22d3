"""Hands on the board: dragging, aiming before acting, enlarging, and why a cell is out of reach."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, expect
from tests.e2e.conftest import NewPage
from tests.e2e.fingers import Fingers, Place, middle
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.e2e.sizes.games import made
from tests.e2e.sizes.occasions import occasions
from tests.e2e.sizes.table import violations
from tests.server.hosts import Host

from wandelgang.match import Match

ON_TOP = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
UNHURRIED = 300  # milliseconds: two taps that are further apart are not a double tap


def to_walk(match: Match) -> bool:
    """The first player may walk somewhere, or stay."""
    return match.actor == 0 and match.state.step == "move" and len(match.game.legal(match.state)) > 3


def to_push(match: Match) -> bool:
    """The first player is to push, and one arrow is banned."""
    return match.actor == 0 and match.state.step == "push" and match.state.turn > 2


def on_a_phone(host: Host, new_page: NewPage, match: Match) -> Person:
    """Sit down at a small phone, in the middle of a game against a bot."""
    me = Person(new_page("phone"))
    me.page.set_viewport_size({"width": 360, "height": 640})
    Prepared(host, match, "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    return me


def cell_of(me: Person, number: int) -> Locator:
    """A cell of the board."""
    return me.page.locator(f"[data-cell='{number}']")


def test_a_finger_aims_before_it_walks(host: Host, new_page: NewPage) -> None:
    me = on_a_phone(host, new_page, position(to_walk))
    page, number = me.page, me.latest["number"]
    assert me.choices is not None
    own = me.latest["view"]["players"][0]["cell"]
    here, there = [way["cell"] for way in me.choices["ways"] if way["cell"] != own][:2]
    main = me.button(re.compile("^(Walk to|Stay on) "))
    expect(main).to_have_text(re.compile("Stay on"))

    cell_of(me, here).tap()
    expect(main).to_have_text(f"Walk to {name(me, here)}")
    cell_of(me, there).tap()
    expect(main).to_have_text(f"Walk to {name(me, there)}")
    me.button("Not this one").tap()
    expect(main).to_have_text(re.compile("Stay on"))

    dark = next(
        cell for cell in range(49) if cell not in [way["cell"] for way in me.choices["ways"]] and cell != own
    )
    cell_of(me, here).tap()
    cell_of(me, dark).tap()
    expect(page.locator(".refusal")).to_contain_text(f"No way to {name(me, dark)}")
    expect(page.locator("[data-barrier]")).to_have_count(1)
    expect(main).to_have_text(re.compile("Stay on"))
    assert me.latest["number"] == number

    hand = Fingers(page)
    hand.tap(1, middle(cell_of(me, there)))
    expect(page.locator("[data-barrier]")).to_have_count(0)
    expect(main).to_have_text(f"Walk to {name(me, there)}")
    hand.wait(UNHURRIED)
    hand.tap(1, middle(cell_of(me, there)))
    me.wait_until_after(number)
    assert me.latest["view"]["players"][0]["cell"] == there


def test_the_board_stays_where_it_is_under_a_finger_that_aims(host: Host, new_page: NewPage) -> None:
    def offered(match: Match) -> bool:
        return to_walk(match) and match.state.offer is not None

    me = on_a_phone(host, new_page, position(offered, events=True, seed=3))
    hand, number = Fingers(me.page), me.latest["number"]
    board = me.page.locator("#board")
    assert me.choices is not None
    ways = [way["cell"] for way in me.choices["ways"]]
    before = board.bounding_box()
    cell_of(me, next(cell for cell in range(49) if cell not in ways)).tap()
    expect(me.page.locator(".refusal")).to_contain_text("No way to")
    assert board.bounding_box() == before
    there = middle(cell_of(me, ways[-1]))
    hand.tap(1, there)
    expect(me.page.locator("[data-primary]").last).to_have_text(f"Walk to {name(me, ways[-1])}")
    assert board.bounding_box() == before
    hand.wait(UNHURRIED)
    hand.tap(1, there)
    me.wait_until_after(number)
    assert me.latest["view"]["players"][0]["cell"] == ways[-1]


def test_one_tap_is_enough_if_the_setting_allows_it(host: Host, new_page: NewPage) -> None:
    me = on_a_phone(host, new_page, position(to_walk))
    me.button("Menu").tap()
    me.page.get_by_role("switch", name="Play with one tap").check()
    me.button("Close").tap()
    assert me.choices is not None
    me.follow(lambda: cell_of(me, me.choices["ways"][0]["cell"]).tap())  # type: ignore[index]


def test_a_key_on_a_cell_out_of_reach_says_why(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    Prepared(host, position(to_walk), "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    assert me.choices is not None
    reached = [way["cell"] for way in me.choices["ways"]]
    dark = next(cell for cell in range(49) if cell not in reached)
    cell_of(me, dark).focus()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("status").filter(has_text=f"No way to {name(me, dark)}")).to_be_visible()


def test_a_refusal_covers_the_goal_of_a_phone_whole_and_no_words_of_a_header(
    host: Host, browser: Browser
) -> None:
    game = "classic-twelve-cards"
    states = [state for state in occasions(game, made(game)) if state.how == "move, out of reach"]
    sizes = [(360, 640), (1024, 768)]
    found = violations(browser, host, states, made(game)[0], sizes=sizes, language="fr-FR")
    assert [str(one) for one in found] == []


def name(me: Person, cell: int) -> str:
    """What a cell is called."""
    label = cell_of(me, cell).get_attribute("aria-label")
    assert label
    return label.split(",")[0]


def test_a_drag_is_given_up_in_many_ways_and_nothing_is_sent(host: Host, new_page: NewPage) -> None:
    me = on_a_phone(host, new_page, position(to_push))
    page, hand, number = me.page, Fingers(me.page), me.latest["number"]
    assert me.choices is not None
    banned = me.choices["banned"]
    arrow = next(one["arrow"] for one in me.choices["actions"] if one["arrow"][0] == "S")
    spare, carried = page.locator("button.spare"), page.locator("[data-carried]")
    home, dock = middle(spare), middle(page.locator(f"[data-arrow='{arrow}']"))

    def lift(to: Place) -> None:
        hand.down(1, home)
        hand.move(1, (home[0] - 20, home[1] - 20))
        hand.move(1, to)

    lift(dock)
    expect(page.locator(f"[data-carried='{arrow}']")).to_have_count(1)
    words = page.get_by_text("Let go to push column")
    expect(words).to_be_visible()
    assert words.evaluate(ON_TOP), "nothing lies over it"
    hand.down(2, (20, 20))
    hand.down(3, (60, 20))  # a third finger
    expect(carried).to_have_count(0)
    for finger in (3, 2, 1):
        hand.up(finger)

    lift(dock)
    page.keyboard.press("Escape")
    expect(carried).to_have_count(0)
    hand.up(1)

    lift(middle(page.locator(f"[data-arrow='{banned}']")))
    expect(page.locator("[data-carried='free']")).to_have_count(1)
    expect(page.locator(".refusal")).to_have_text(re.compile("What has just come out here"))
    hand.move(1, home)
    hand.up(1)
    expect(carried).to_have_count(0)
    expect(me.button("Choose an arrow")).to_be_disabled()
    page.keyboard.press("h")  # a hint is only given as long as nothing was sent
    expect(page.locator("[data-hint-note]")).to_be_visible()
    assert me.latest["number"] == number


def test_two_fingers_enlarge_the_board_and_a_tap_still_finds_its_cell(host: Host, new_page: NewPage) -> None:
    me = on_a_phone(host, new_page, position(to_walk))
    page, hand = me.page, Fingers(me.page)
    assert me.choices is not None
    own = me.latest["view"]["players"][0]["cell"]
    cell = next(way["cell"] for way in me.choices["ways"] if way["cell"] != own)
    whole, target = me.button("Show the whole board"), cell_of(me, cell)
    before = target.bounding_box()
    x, y = middle(target)
    hand.down(1, (x - 15, y))
    hand.down(2, (x + 15, y))
    hand.move(1, (x - 30, y))
    hand.move(2, (x + 30, y))
    expect(whole).to_be_visible()
    hand.up(2)
    hand.up(1)
    after = target.bounding_box()
    assert before
    assert after
    assert abs(after["width"] / before["width"] - 2) < 0.1
    scrolled = page.evaluate("() => [scrollX, scrollY, visualViewport.scale]")
    assert scrolled == [0, 0, 1], "nothing else was enlarged or moved"

    page.touchscreen.tap(*middle(target))
    expect(me.button(f"Walk to {name(me, cell)}")).to_be_visible()
    whole.tap()
    expect(whole).to_have_count(0)
    assert target.bounding_box() == before


def test_a_quick_double_tap_enlarges_and_confirms_nothing(host: Host, new_page: NewPage) -> None:
    me = on_a_phone(host, new_page, position(to_walk))
    page, hand, number = me.page, Fingers(me.page), me.latest["number"]
    assert me.choices is not None
    own = me.latest["view"]["players"][0]["cell"]
    aimed, cell = [way["cell"] for way in me.choices["ways"] if way["cell"] != own][:2]
    hand.tap(1, middle(cell_of(me, aimed)))
    expect(me.button(f"Walk to {name(me, aimed)}")).to_be_visible()
    hand.wait(UNHURRIED)
    hand.tap_twice(middle(cell_of(me, cell)))
    expect(me.button("Show the whole board")).to_be_visible()
    expect(me.button(f"Walk to {name(me, aimed)}")).to_be_visible()
    page.keyboard.press("h")  # a hint is only given as long as nothing was sent
    expect(page.locator("[data-hint-note]")).to_be_visible()
    assert me.latest["number"] == number
