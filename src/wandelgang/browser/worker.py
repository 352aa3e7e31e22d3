"""Where the page's workers begin: what they call, with the page's own parts as ports."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from wandelgang import phrases
from wandelgang.browser.api import Answer, Api
from wandelgang.browser.connection import Connection
from wandelgang.browser.keeper import Keeper
from wandelgang.browser.storage import KeptStorage
from wandelgang.browser.thinking import Sent, WorkerThinking
from wandelgang.phrases import Fact, Language
from wandelgang.table import Ports, Tables
from wandelgang.table.analyses import Analyses


class PageBundle(Protocol):
    """Some catalogues, formatted by the page."""

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""

    def say(self, key: str, facts: str) -> str:
        """One message; the facts are JSON."""


class Page(Protocol):
    """What the page offers (`web/src/alone/worker.ts`)."""

    @property
    def keeper(self) -> Keeper:
        """Where things are kept."""

    def bundle(self, language: str, text: str) -> PageBundle:
        """Texts in Fluent's format, ready to be said."""

    def think(self, data: bytes) -> Awaitable[Sent]:
        """Ask the second worker."""

    def unkept(self, why: str) -> None:
        """Nothing can be kept any more; say so."""

    def send(self, connection: str, text: str) -> None:
        """A message to a page that is connected."""

    def close(self, connection: str, code: int, reason: str) -> None:
        """Close a connection."""


class Bundle:
    """Texts that the page formats: it has Fluent and its languages already."""

    def __init__(self, bundle: PageBundle) -> None:
        self._bundle = bundle

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return self._bundle.has(key)

    def say(self, key: str, facts: Mapping[str, Fact]) -> str:
        """One message."""
        return self._bundle.say(key, json.dumps(facts))


class Worker:
    """The tables of a page, and everybody connected to them: the tabs of one browser."""

    def __init__(self, page: Page) -> None:
        phrases.bundled = lambda language, text: Bundle(page.bundle(language, text))
        self._page = page
        self.thinking = WorkerThinking(page.think)
        storage = KeptStorage(page.keeper, lambda error: page.unkept(str(error)))
        self.tables = Tables(Ports(storage, self.thinking))
        self._api = Api(self.tables, storage, Analyses(self.tables.ports), self.thinking)
        self._connections: dict[str, Connection] = {}

    async def answer(self, method: str, address: str, data: str, language: Language) -> Answer:
        """The answer to a request."""
        return await self._api.answer(method, address, data.encode(), language)

    def connect(self, connection: str, table: str, language: Language) -> None:
        """A page wants to play or watch."""
        send: Callable[[str], None] = lambda text: self._page.send(connection, text)  # noqa: E731
        self._connections[connection] = Connection(
            self.tables,
            table,
            language,
            send,
            lambda code, reason: self._page.close(connection, code, reason),
        )

    def receive(self, connection: str, text: str) -> None:
        """A message of a page."""
        if connection in self._connections:
            self._connections[connection].receive(text)

    def disconnect(self, connection: str) -> None:
        """A page has gone."""
        left = self._connections.pop(connection, None)
        if left is not None:
            left.leave()

    def bots_ready(self) -> None:
        """The second worker has started: tell everybody at whose table another bot stood in."""
        self.thinking.ready()
        for table in self.tables.live.values():
            table.tell_presence()
