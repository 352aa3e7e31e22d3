"""A folder of `wandelgang pages` behind a plain file server, and people who play there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from playwright.sync_api import Page
from tests.e2e.seats import Person

HEAR = """
    const Usual = Worker;
    Worker = class extends Usual {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => data.kind === "said" && heard(data.text));
        }
    };
"""


class Served(NamedTuple):
    """Where the folder is, and what was asked for."""

    address: str
    asked: list[str]


@contextmanager
def served(root: Path, path: str) -> Iterator[Served]:
    """A plain file server for a root folder, which knows nothing of what it serves."""
    asked: list[str] = []

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            asked.append(f"{self.path}")

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=root))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Served(f"http://127.0.0.1:{server.server_port}/{path}/", asked)
    finally:
        server.shutdown()
        server.server_close()


class PersonAlone(Person):
    """Somebody whose tables are in a worker of the page: reads what that worker says."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        page.expose_function("heard", self._hear)
        page.add_init_script(HEAR)
