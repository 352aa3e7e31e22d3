"""The view in depth, as tests look at it: drawn by the processor, which takes seconds for a picture."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.chromium import SOFTWARE_DRAWING

EDGE = 4  # pixels
# Compare what a ray hits in the model with the button of the board at the same point, over a grid of points.
# Points where a ray a little aside hits something else are edges, and tell nothing.
COMPARE = """([tiles, step, aside]) => {
  const canvas = document.querySelector("[data-solid] canvas");
  const box = canvas.getBoundingClientRect();
  const place = canvas.closest("[data-solid]").getBoundingClientRect();
  const met = (x, y) => canvas.meets(2 * (x - box.x) / box.width - 1, 1 - 2 * (y - box.y) / box.height);
  const found = {compared: 0, cells: {}, wrong: []};
  for (let x = place.x + step / 2; x < place.right; x += step)
    for (let y = place.y + step / 2; y < place.bottom; y += step) {
      const key = met(x, y);
      const near = [[-aside, 0], [aside, 0], [0, -aside], [0, aside]];
      if (near.some(([dx, dy]) => met(x + dx, y + dy) !== key)) continue;
      const cell = key === null ? -1 : tiles.indexOf(Number(key.replace("tile-", "")));
      const parts = "[data-cell], [data-arrow], [data-camera], [data-spare]";
      const top = document.elementFromPoint(x, y)?.closest(parts);
      if (top && !top.matches("[data-cell]")) continue;
      const button = top ? Number(top.dataset.cell) : -1;
      found.compared += 1;
      if (cell >= 0 && cell === button) found.cells[cell] = (found.cells[cell] ?? 0) + 1;
      if (cell !== button) found.wrong.push([x - box.x, y - box.y, key, cell, button]);
    }
  return found;
}"""


def chosen(**more: str) -> str:
    """A script: this browser has chosen the view in depth, and more that can be set."""
    settings = json.dumps({"view": "solid", "pace": "instant", **more})
    return f"localStorage['wandelgang-settings'] ??= '{settings}'"


def choose(page: Page, **more: str) -> None:
    """Let this browser draw in depth from the start."""
    page.add_init_script(f"{SOFTWARE_DRAWING}; {chosen(**more)}")


def still(page: Page) -> None:
    """Wait until the picture is drawn and nothing moves."""
    expect(page.locator("[data-solid=still]")).to_be_visible()


def facts(page: Page) -> dict[str, Any]:
    """What was drawn last, and how often something was."""
    found: dict[str, Any] = page.evaluate("document.querySelector('[data-solid] canvas').facts()")
    return found


def look(page: Page, **angle: float) -> None:
    """Look at the board from another angle."""
    page.evaluate("angle => document.querySelector('[data-solid] canvas').look(angle)", angle)
    still(page)


def compare(page: Page, tiles: list[int], step: int, enlarged: float = 1) -> dict[str, Any]:
    """What is seen and what is clicked, at points this far apart: how many agree, where they differ."""
    found: dict[str, Any] = page.evaluate(COMPARE, [tiles, step, EDGE * enlarged])
    return found
