"""Real fingers and a real wheel on a page, through Chromium itself.

They have a clock of their own: how fast a hand is does not depend on how busy this machine is.
"""

from __future__ import annotations

import time

from playwright.sync_api import CDPSession, Locator, Page

Place = tuple[float, float]
STEP = 25  # milliseconds from one touch to the next, unless told otherwise


def middle(what: Locator) -> Place:
    """The middle of something on the page."""
    box = what.bounding_box()
    assert box, f"{what} is not on the page"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class _Clock:
    """When something happens on the page."""

    def __init__(self) -> None:
        self._now = 0.0

    def begin(self) -> None:
        """Something new begins: now, but never before what was last."""
        self._now = max(self._now, time.time())

    def after(self, milliseconds: float) -> float:
        """So much later, in seconds since 1970."""
        self._now += milliseconds / 1000
        return self._now


class Fingers:
    """A hand on a touch screen; fingers have numbers."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._down: dict[int, Place] = {}
        self._clock = _Clock()

    def _tell(self, kind: str, fingers: dict[int, Place], after: float = STEP) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in fingers.items()]
        at = self._clock.after(after)
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": at})

    def wait(self, milliseconds: float) -> None:
        """Do nothing for a while, by this hand's own clock."""
        self._clock.after(milliseconds)

    def down(self, finger: int, at: Place) -> None:
        """Put a finger down."""
        if not self._down:
            self._clock.begin()
        self._down[finger] = at
        self._tell("touchStart", self._down)

    def move(self, finger: int, to: Place, steps: int = 4) -> None:
        """Move a finger that is down."""
        (x, y), (to_x, to_y) = self._down[finger], to
        for step in range(1, steps + 1):
            self._down[finger] = (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)
            self._tell("touchMove", self._down)

    def up(self, finger: int, after: float = STEP) -> None:
        """Lift a finger after some milliseconds; the others stay."""
        self._tell("touchEnd", {finger: self._down.pop(finger)}, after)

    def tap(self, finger: int, at: Place) -> None:
        """Touch for a moment."""
        self.down(finger, at)
        self.up(finger)

    def tap_twice(self, at: Place) -> None:
        """Tap twice within 100 milliseconds."""
        self.tap(1, at)
        self._down[1] = at
        self._tell("touchStart", self._down)
        self.up(1)


class Wheel:
    """The wheel of a mouse."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._clock = _Clock()

    def roll(self, at: Place, by: float) -> None:
        """Roll it over a place, half a second after the last time."""
        self._clock.begin()
        told = {"type": "mouseWheel", "x": at[0], "y": at[1], "deltaX": 0, "deltaY": by}
        self._session.send("Input.dispatchMouseEvent", {**told, "timestamp": self._clock.after(500)})
