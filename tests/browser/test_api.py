"""What a page without a host can ask: the same addresses and answers as on a host."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from tests.browser.test_storage import Shelf

from wandelgang import phrases
from wandelgang.browser.api import ROUTES
from wandelgang.browser.thinking import Sent, work
from wandelgang.browser.worker import Worker
from wandelgang.games import GAMES
from wandelgang.phrases import FluentBundle, Language
from wandelgang.server.http.routes import API
from wandelgang.table.protocol import PROTOCOL

ABSENT = {
    ("POST", "/host/network"),  # there is no network to open
    ("GET", "/games/{game}/rules/{language}"),  # for packages that bring markdown
    ("POST", "/tables/{table}/seats/{seat}/claim"),  # nobody is invited
    ("POST", "/lobby/match"),
    ("POST", "/tables/{table}/sit"),
    ("POST", "/tables/{table}/leave"),
    ("POST", "/tables/{table}/agree"),
}
"""Routes of a host that a page without one does not need."""


class Data(bytes):
    """Bytes as JavaScript sends them."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class Spoken:
    """Catalogues that the page formats: here with Python's own Fluent."""

    def __init__(self, language: Language, text: str) -> None:
        self._bundle = FluentBundle(language, text)

    def has(self, key: str) -> bool:
        return self._bundle.has(key)

    def say(self, key: str, facts: str) -> str:
        return self._bundle.say(key, json.loads(facts))


class FakePage:
    """What `web/src/alone/tables.ts` offers, in Python."""

    def __init__(self) -> None:
        self.keeper = Shelf()
        self.told: dict[str, list[dict[str, Any]]] = {}
        self.closed: dict[str, tuple[int, str]] = {}
        self.troubles: list[str] = []
        self.thoughts = 0

    def bundle(self, language: Any, text: str) -> Spoken:
        return Spoken(language, text)

    async def think(self, data: bytes) -> Sent:
        self.thoughts += 1
        return Data(work(Data(data)))

    def unkept(self, why: str) -> None:
        self.troubles.append(why)

    def send(self, connection: str, text: str) -> None:
        self.told.setdefault(connection, []).append(json.loads(text))

    def close(self, connection: str, code: int, reason: str) -> None:
        self.closed[connection] = (code, reason)


@pytest.fixture(autouse=True)
def phrases_as_before() -> Iterator[None]:
    before = phrases.bundled
    yield
    phrases.bundled = before


@pytest.fixture
def page() -> FakePage:
    return FakePage()


@pytest.fixture
async def worker(page: FakePage) -> AsyncIterator[Worker]:
    made = Worker(page)
    yield made
    await made.tables.close_all()


async def ask(worker: Worker, method: str, path: str, data: Any = None, language: Language = "en") -> Any:
    answer = await worker.answer(method, path, "" if data is None else json.dumps(data), language)
    return answer.status, json.loads(answer.body) if "json" in answer.media_type else answer.body


def wish(*bots: str, **more: Any) -> dict[str, Any]:
    """A table for one person and bots of these levels."""
    colours = ("red", "yellow", "blue", "green")
    seats = [{"colour": "red", "kind": "me", "name": "Ada"}]
    seats += [{"colour": colours[at + 1], "kind": "bot", "level": level} for at, level in enumerate(bots)]
    return {"game": "classic", "seats": seats, "pace": "instant", **more}


def test_every_route_of_a_host_is_there_or_left_out_on_purpose() -> None:
    """A new route of the host is a line in `browser/api.py`, or one in `ABSENT`."""
    host = {
        (method, re.sub(r"{(\w+):\w+}", r"{\1}", route.path.removeprefix("/api")))
        for route in API.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS"}
    }
    here = {(route.method, route.path) for route in ROUTES}
    assert here | ABSENT == host
    assert not here & ABSENT


async def test_the_list_of_games_is_that_of_the_first_page(worker: Worker) -> None:
    status, games = await ask(worker, "GET", "/games")
    assert status == 200
    assert [game["name"] for game in games] == list(GAMES)
    status, about = await ask(worker, "GET", "/host")
    assert (status, about["lobby"], about["lan"]) == (200, False, None)


async def test_a_table_is_opened_played_and_thought_for_in_the_second_worker(
    worker: Worker, page: FakePage
) -> None:
    worker.bots_ready()
    status, opened = await ask(worker, "POST", "/tables", wish("easy", "normal", options={"cards": 1}))
    assert status == 200
    worker.connect("tab 1", opened["table"], "en")
    sit = {"type": "sit", "token": opened["seats"][0]["token"], "protocol": PROTOCOL, "language": "en"}
    worker.receive("tab 1", json.dumps(sit))
    table = await worker.tables.get(opened["table"])
    told = page.told.setdefault("tab 1", [])

    def stands() -> bool:
        return table.match.over or bool(told and told[-1].get("choices"))

    while not table.match.over:
        await _until(stands)
        if table.match.over:
            break
        number = table.number
        message = {"type": "act", "number": number, "action": told[-1]["choices"]["actions"][0]}
        worker.receive("tab 1", json.dumps(message))
        await _until(lambda: table.number > number or table.match.over)  # noqa: B023 - waited for at once
    assert page.thoughts > 0
    assert page.keeper.heads.keys() == {opened["table"]}
    status, record = await ask(worker, "GET", f"/tables/{opened['table']}/record")
    assert (status, record["game"]) == (200, "classic")
    status, replay = await ask(worker, "POST", "/replays", record)
    assert status == 200
    status, again = await ask(worker, "GET", f"/replays/{replay['replay']}?seat=0")
    assert (status, len(again["frames"])) == (200, len(replay["frames"]))
    worker.disconnect("tab 1")


@pytest.mark.parametrize("language", ["de", "en", "fr"])
async def test_a_refusal_is_a_sentence_in_the_language_of_the_page(
    worker: Worker, language: Language
) -> None:
    status, refusal = await ask(worker, "GET", "/tables/nowhere", language=language)
    assert (status, refusal["code"]) == (400, "no-table")
    assert refusal["message"] == phrases.shared_phrases(language, "host").say("refused-no-table")


async def test_a_connection_to_a_table_that_does_not_exist_is_closed_for_good(
    worker: Worker, page: FakePage
) -> None:
    worker.connect("tab 1", "nowhere", "en")
    worker.receive("tab 1", json.dumps({"type": "sit", "protocol": PROTOCOL}))
    await _until(lambda: page.closed)
    assert page.closed["tab 1"] == (1008, "no-table")
    worker.receive("tab 1", "{")
    await _until(lambda: len(page.told["tab 1"]) == 2)
    assert page.told["tab 1"][-1]["code"] == "bad-message"
    worker.disconnect("tab 1")


async def test_what_is_no_record_is_refused_in_words(worker: Worker) -> None:
    assert (await ask(worker, "POST", "/replays", {"format": 1}))[1]["code"] == "bad-record"
    assert (await ask(worker, "POST", "/tables", {"game": 7}))[1]["code"] == "bad-message"
    assert (await ask(worker, "GET", "/no/such/page"))[1]["code"] == "no-page"


async def _until(true: Any) -> None:
    """Let everything go on until something holds."""
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.005)
