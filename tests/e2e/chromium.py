"""The machine's own Chromium, for everything that drives a browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Playwright

# The shell is the same browser without windows: its tests take a quarter less of the processor.
PLACES = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
MISSING = "there is no Chromium: `apt-get install chromium-headless-shell` or `chromium` brings it"


def found() -> Path | None:
    """Where Chromium is; None: it is not installed."""
    return next((place for place in PLACES if place.exists()), None)


# WebGL drawn by the processor: there is no graphics card on the machines that test.
WEBGL = ("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
# The client takes such drawing for too slow, unless somebody asks for it.
SOFTWARE_DRAWING = "localStorage['wandelgang-software-drawing'] = 'yes'"


def launch(playwright: Playwright, *, webgl: bool = False) -> Browser:
    """A new browser, which the caller closes."""
    place = found()
    if place is None:
        raise FileNotFoundError(MISSING)
    drawing = WEBGL if webgl else ("--disable-gpu",)
    return playwright.chromium.launch(executable_path=place, args=["--no-sandbox", *drawing])
