"""What the tests in a real browser share: a host, Chromium, and pages that watch their own conduct."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, expect, sync_playwright
from tests.e2e import chromium
from tests.missing import missing
from tests.server.hosts import ROOT, Host, hosting

CLIENT = Path(os.environ.get("WANDELGANG_CLIENT", ROOT / "src/wandelgang/server/client"))
SIZES = {
    "phone": (390, 844),
    "tablet": (1024, 768),
    "upright": (768, 1024),
    "desk": (1440, 900),
    "large": (1920, 1080),
}
PICTURES = ROOT / "build" / "screenshots"

PATIENCE = 60_000  # milliseconds: a busy machine takes its time to start a bot, or to draw a board

NewPage = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers, until the last test here: no other event loop can run beside it."""
    if chromium.found() is None:
        missing(chromium.MISSING)
    assert (CLIENT / "index.html").exists(), "the client has not been built: `make setup` builds it"
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The machine's own Chromium."""
    running = chromium.launch(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One host for all tests; each has its own tables. Its bots do not make anybody wait."""
    with hosting(
        tmp_path_factory.mktemp("data"), client=str(CLIENT), hand_over_after=1, shortest_clock=1
    ) as running:
        yield running


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """A fresh browser for each call: its own storage, size, language. At the end none has misbehaved."""
    with pages_of(browser) as make:
        yield make


@contextmanager
def pages_of(browser: Browser) -> Iterator[NewPage]:
    """Pages that watch their own conduct."""
    contexts, faults = [], []

    def make(
        size: str = "desk",
        *,
        language: str = "en-GB",
        theme: str = "light",
        motion: bool = False,
        **more: Any,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == "phone",
            accept_downloads=True,
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", lambda message: faults.extend(_complaint(message)))
        page.on("request", lambda request: faults.extend(_stranger(request.url)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults


def resize(page: Page, size: str) -> None:
    """Give an open page another size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def _complaint(message: ConsoleMessage) -> list[str]:
    # A lost connection and a refused request are written into the console by the browser itself.
    lost = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "status of 4", "ERR_FAILED")
    if message.type != "error" or any(word in message.text for word in lost):
        return []
    return [message.text]


def _stranger(url: str) -> list[str]:
    """No request leaves for any other host."""
    return [] if url.startswith(("http://127.0.0.1:", "data:", "blob:")) else [url]
