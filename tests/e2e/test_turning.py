"""Turning the spare with real fingers, mouse and keys: where it lies, and while it is carried."""

from __future__ import annotations

from math import cos, radians, sin

from playwright.sync_api import expect
from tests.e2e.conftest import NewPage
from tests.e2e.fingers import Fingers, Place, Wheel, middle
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import Host

from wandelgang.match import Match


def four_ways(match: Match) -> bool:
    """The first player is to push, and the spare looks different after each quarter."""
    return (
        match.actor == 0
        and match.state.step == "push"
        and match.state.turn > 2
        and len({action.turn for action in match.game.legal(match.state)}) == 4
    )


class Turner(Person):
    """Somebody who turns the spare. Knows how it lies from what the page says about it."""

    def look_at_all_sides(self) -> None:
        """A plain tap or click turns it right: after four it lies as before."""
        self.quarters = 0
        self.openings: int = self.latest["view"]["spare"]["openings"]
        self.lies: list[str] = []
        spoken = self.page.locator("[data-board] [aria-live]")
        for _ in range(4):
            before = spoken.inner_text()
            self.page.locator("button.spare, button[data-spare]").first.click()
            expect(spoken).not_to_have_text(before)
            self.lies.append(spoken.inner_text())
        self.lies = [self.lies[-1], *self.lies[:-1]]
        assert len(set(self.lies)) == 4

    def turned(self, by: int) -> None:
        """It has been turned by some quarters since this was last said."""
        self.quarters = (self.quarters + by) % 4
        expect(self.page.locator("[data-board] [aria-live]")).to_have_text(self.lies[self.quarters])

    def carries(self, where: str) -> None:
        expect(self.page.locator(f"[data-carried='{where}']")).to_have_count(1)

    def carries_nothing(self) -> None:
        expect(self.page.locator("[data-carried]")).to_have_count(0)

    def free_arrow(self) -> str:
        """An arrow above the board where the spare may go in."""
        assert self.choices is not None
        arrow: str = next(one["arrow"] for one in self.choices["actions"] if one["arrow"][0] == "N")
        return arrow

    def has_pushed(self, number: int, arrow: str) -> None:
        """The host took the push at this arrow, with the spare as it was turned."""
        self.wait_until_after(number)
        told = next(told for told in self.told if told["number"] == number + 1)
        [pushed] = [event for event in told["events"] if event["type"] == "pushed"]
        turned = self.openings << self.quarters
        assert (pushed["arrow"], pushed["tile"]["openings"]) == (arrow, turned & 15 | turned >> 4)


def round_(centre: Place, degrees: float) -> Place:
    """A place beside another one, clockwise from the right."""
    return centre[0] + 90 * cos(radians(degrees)), centre[1] + 90 * sin(radians(degrees))


def test_fingers_turn_the_spare_with_a_tap_a_flick_a_second_tap_and_a_twist(
    host: Host, new_page: NewPage
) -> None:
    me = Turner(new_page("phone"))
    page, hand = me.page, Fingers(me.page)
    page.set_viewport_size({"width": 360, "height": 640})
    Prepared(host, position(four_ways), "me", "bot").sit(page, 0)
    assert me.wait_for_turn()
    number = me.latest["number"]
    me.look_at_all_sides()
    x, y = home = middle(page.locator("button.spare"))

    def flick(by: float, lasting: float, down: float = 0) -> None:
        hand.down(1, home)
        hand.move(1, (x + by, y + down), steps=2)  # 50 milliseconds
        hand.up(1, after=lasting - 50)
        me.carries_nothing()

    flick(-60, 170)
    me.turned(-1)
    flick(15, 60)
    me.turned(+1)
    flick(-30, 200)  # too slow: it was carried, and is back, although an arrow is near
    flick(-70, 100, down=100)  # too far
    me.turned(0)
    flick(15, 170)
    me.turned(+1)

    held = (180.0, 540.0)
    hand.down(1, home)
    hand.move(1, held)
    me.carries("free")
    hand.tap(2, (60, 380))
    me.turned(+1)
    hand.down(2, (60, 380))
    hand.up(2, after=260)  # too long for a tap
    hand.down(2, (60, 380))
    hand.move(2, (60, 393))  # too far for one, too little for a twist
    hand.up(2)
    me.turned(0)
    hand.down(2, round_(held, 180))
    for degrees in (190, 200, 205):
        hand.move(2, round_(held, degrees), steps=1)
    me.turned(0)
    hand.move(2, round_(held, 212), steps=1)
    me.turned(+1)
    hand.up(2)
    hand.down(2, round_(held, 180))
    hand.move(2, round_(held, 145), steps=1)
    me.turned(-1)
    hand.up(2)
    me.carries("free")

    arrow = me.free_arrow()
    hand.move(1, middle(page.locator(f"[data-arrow='{arrow}']")))
    me.carries(arrow)
    hand.tap(2, (60, 500))  # over the tray, where it presses nothing
    me.turned(+1)
    assert me.latest["number"] == number
    hand.up(1)
    me.has_pushed(number, arrow)


def test_wheel_and_r_turn_the_spare_where_it_lies_and_in_the_hand(host: Host, new_page: NewPage) -> None:
    me = Turner(new_page())
    page, wheel = me.page, Wheel(me.page)
    Prepared(host, position(four_ways), "me", "bot").sit(page, 0)
    assert me.wait_for_turn()
    number = me.latest["number"]
    me.look_at_all_sides()
    home = middle(page.locator("button[data-spare]"))
    arrow = me.free_arrow()
    dock = middle(page.locator(f"[data-arrow='{arrow}']"))
    log = middle(page.get_by_role("region", name="Log"))

    wheel.roll(home, 100)
    me.turned(+1)
    wheel.roll(dock, -100)
    me.turned(-1)
    wheel.roll(log, 100)  # the log scrolls
    page.keyboard.press("r")
    me.turned(+1)

    page.mouse.move(*home)
    page.mouse.down()
    page.mouse.move(*log, steps=4)
    me.carries("free")
    wheel.roll(log, 100)
    me.turned(+1)
    page.keyboard.press("Shift+R")
    me.turned(-1)
    page.mouse.move(*dock, steps=4)
    me.carries(arrow)
    page.keyboard.press("r")
    me.turned(+1)
    wheel.roll(dock, 100)
    me.turned(+1)
    assert me.latest["number"] == number
    page.mouse.up()
    me.has_pushed(number, arrow)
