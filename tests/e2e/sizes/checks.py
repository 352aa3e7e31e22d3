"""What must hold for a page at any size, and the sizes."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

Size = tuple[int, int]

LAPTOP = (1280, 800)
SIZES: tuple[Size, ...] = (
    (320, 568),
    (360, 640),
    (390, 844),
    (640, 360),
    (667, 375),
    (844, 390),
    (768, 1024),
    (1024, 768),
    LAPTOP,
    (1440, 900),
    (2560, 1440),
)
WATCHES = Path(__file__).with_name("watches.js").read_text()
# Whatever fades or moves has done so, and what that may have brought as well.
SETTLED = """async () => {
  const moves = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity;
  for (let still = 0; still < 2; still++) {
    await new Promise(requestAnimationFrame);
    for (const one of document.getAnimations().filter(moves)) {
      one.finish();
      still = -1;
    }
  }
}"""


class Violation(NamedTuple):
    """Something that is wrong with a page."""

    where: str
    size: Size
    what: str

    def __str__(self) -> str:
        wide, high = self.size
        return f"{self.where}, {wide}×{high}: {self.what}"


def resize(page: Page, size: Size) -> None:
    """Give a page another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def size_of(page: Page) -> Size:
    """The size that a page has now."""
    shown = page.viewport_size
    assert shown is not None
    return shown["width"], shown["height"]


def press(page: Page, icon: str) -> bool:
    """Press the first button that carries this icon; says whether one is shown at this size."""
    button = page.locator(f"button:has([data-icon='{icon}']):visible")
    shown = button.count() > 0
    if shown:
        button.first.click()
    return shown


def settle(page: Page) -> None:
    """Let the page come to rest."""
    page.evaluate(SETTLED)


def look(
    page: Page, where: str, *, long: bool = False, primary: bool = False, screenshots: Path | None = None
) -> list[Violation]:
    """What is wrong with a page as it is now. A long one may be scrolled, but not to its primary action."""
    settle(page)
    size = size_of(page)
    if screenshots:
        name = "-".join(where.replace(",", "").split())
        page.screenshot(path=screenshots / f"{name}-{size[0]}x{size[1]}.png")
    return [Violation(where, size, what) for what in page.evaluate(WATCHES, [long, primary])]
