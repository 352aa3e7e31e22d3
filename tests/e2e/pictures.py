"""Pictures of the screens by day and by night, kept in build/screenshots to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from playwright.sync_api import Page
from tests.e2e.conftest import PICTURES, SIZES

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")  # light at the end: as most tests expect it

# An inherited colour fades from parent to child, frame by frame: wait until nothing has moved for a few.
SETTLED = """async () => {
  const moves = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity;
  for (let still = 0, frames = 0; still < 6 && frames < 600; still++, frames++) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().some(moves)) still = -1;
  }
}"""


def settle(page: Page) -> None:
    """Wait until whatever fades or moves has done so."""
    page.evaluate(SETTLED)


def by_day_and_night(page: Page, name: str) -> Iterator[Theme]:
    """Show the page dark and light, keep a picture of each, and pause at each for closer checks."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    shown = page.viewport_size
    assert shown is not None
    size = next(size for size, (width, _) in SIZES.items() if width == shown["width"])
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        settle(page)
        file = PICTURES / f"{name}-{size}-{theme}.png"
        page.screenshot(path=file)
        assert file.stat().st_size > 20_000, f"{file.name} shows next to nothing"
        yield theme


def keep_pictures(page: Page, name: str) -> None:
    """Keep a picture of the page as it is, dark and light."""
    for _ in by_day_and_night(page, name):
        pass
