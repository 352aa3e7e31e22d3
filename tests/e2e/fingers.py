"""Real fingers on a page: several at once, through Chromium itself."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, Page

Place = tuple[float, float]


def middle(what: Locator) -> Place:
    """The middle of something on the page."""
    box = what.bounding_box()
    assert box, f"{what} is not on the page"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """A hand on a touch screen; fingers have numbers."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._down: dict[int, Place] = {}

    def _tell(self, kind: str, **more: float) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in self._down.items()]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **more})

    def down(self, finger: int, at: Place) -> None:
        """Put a finger down."""
        self._down[finger] = at
        self._tell("touchStart")

    def move(self, finger: int, to: Place, steps: int = 4) -> None:
        """Move a finger that is down."""
        (x, y), (to_x, to_y) = self._down[finger], to
        for step in range(1, steps + 1):
            self._down[finger] = (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)
            self._tell("touchMove")

    def up(self, finger: int) -> None:
        """Lift a finger. The others stay: Chromium sees that one is missing."""
        del self._down[finger]
        self._tell("touchMove" if self._down else "touchEnd")

    def tap(self, finger: int, at: Place) -> None:
        """Touch for a moment."""
        self.down(finger, at)
        self.up(finger)

    def tap_twice(self, at: Place) -> None:
        """Tap twice within 150 milliseconds, however long this takes to send."""
        now = time.time()
        for nth, kind in enumerate(("touchStart", "touchEnd") * 2):
            self._down = {1: at} if kind == "touchStart" else {}
            self._tell(kind, timestamp=now + nth * 0.05)
