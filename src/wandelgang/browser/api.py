"""What a host answers over HTTP, answered inside the page: the same functions, under the same addresses."""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

from wandelgang import __version__
from wandelgang.browser.keeper import Keeper
from wandelgang.drawing import write_drawings
from wandelgang.games import Game, UnknownGame, game_named
from wandelgang.games.wire import encode
from wandelgang.match import dump
from wandelgang.server.words import LANGUAGES, body, game_words, phrase
from wandelgang.table import Refuse, Tables
from wandelgang.table.catalogue import catalogue
from wandelgang.table.lessons import examples, lesson
from wandelgang.table.limits import LONGEST_NAME
from wandelgang.table.positions import line_of, show_line
from wandelgang.table.protocol import (
    PROTOCOL,
    HostFacts,
    Language,
    NewTable,
    OpenedTable,
    PositionLine,
    Rematch,
    Replay,
    SeenPosition,
    TableFacts,
    TurnsAsked,
)
from wandelgang.table.replays import show, show_file
from wandelgang.table.secrets import digest
from wandelgang.table.turns import turns

JSON: Final = "application/json"
PLAIN: Final = "text/plain; charset=utf-8"
SVG: Final = "image/svg+xml"

_log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """As over HTTP; `body` is text."""

    status: int
    media_type: str
    body: str


@dataclass(frozen=True)
class Asked:
    """A request, and what is there to answer it."""

    tables: Tables
    keeper: Keeper
    language: Language
    query: dict[str, str]
    data: Any = None  # the body, as the type that the route names

    @cached_property
    def seat(self) -> int | None:
        """The seat whose view is wanted."""
        wish = self.query.get("seat", "")
        return int(wish) if wish.isdigit() else None


class Route(NamedTuple):
    """An address, and what answers there: a function of the request and of the parts of the address."""

    method: str
    path: str
    answer: Callable[..., Any]
    data: Any = None  # the type of the body; bytes: as it is
    media_type: str = JSON


class Api:
    """Answers requests."""

    def __init__(self, tables: Tables, keeper: Keeper) -> None:
        self._tables = tables
        self._keeper = keeper

    async def answer(self, method: str, address: str, data: bytes, language: Language) -> Answer:
        """The answer to a request; a refusal is one in words."""
        parts = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        asked = Asked(self._tables, self._keeper, language, query)
        try:
            return await _answer(method, parts.path, data, asked)
        except Refuse as refusal:
            return _refused(refusal, language)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            return _refused(Refuse("bad-message", str(error)), language)
        except Exception:
            _log.exception("%s %s failed", method, address)
            return _refused(Refuse("host-trouble"), language)


async def _answer(method: str, path: str, data: bytes, asked: Asked) -> Answer:
    for route in ROUTES:
        found = _pattern(route.path).fullmatch(path) if route.method == method else None
        if found is None:
            continue
        if route.data is not None:
            given = data if route.data is bytes else msgspec.json.decode(data, type=route.data)
            asked = replace(asked, data=given)
        said = route.answer(asked, **found.groupdict())
        if inspect.isawaitable(said):
            said = await said
        if isinstance(said, bytes):
            said = said.decode()
        return Answer(200, route.media_type, said if isinstance(said, str) else encode(said).decode())
    raise Refuse("no-page")


def _pattern(path: str) -> re.Pattern[str]:
    """re keeps what it has compiled."""
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))


def _refused(refusal: Refuse, language: Language) -> Answer:
    return Answer(400, JSON, encode(body(refusal, language)).decode())


# --- what needs more than a line -----------------------------------------------------------------------


def about() -> HostFacts:
    """There is neither a network nor a lobby."""
    return HostFacts(__version__, PROTOCOL, LANGUAGES, None, False, LONGEST_NAME, False)


async def open_table(asked: Asked) -> OpenedTable:
    """A new table."""
    return await asked.tables.open(asked.data, lambda colour: phrase(asked.language, f"colour-{colour}"))


async def facts(asked: Asked, table: str) -> TableFacts:
    """About a table."""
    return (await asked.tables.get(table)).facts()


async def record(asked: Asked, table: str) -> bytes:
    """The record of a finished game."""
    return dump(await asked.tables.finished(table))


async def table_replay(asked: Asked, table: str) -> Replay:
    """The game of a table that is over."""
    return show(await asked.tables.finished(table), asked.seat, table)


async def keep_record(asked: Asked) -> Replay:
    """Check a record file, keep it, and show it."""
    read, shown = show_file(asked.data)
    written = dump(read)
    name = digest(written)[:20]
    try:
        await asked.keeper.write_record(name, written.decode())
    except Exception:  # without room it is shown all the same
        _log.warning("the record cannot be kept")
    return msgspec.structs.replace(shown, replay=name)


async def kept_record(asked: Asked, replay: str) -> Replay:
    """A record that was shown before."""
    found = await asked.keeper.read_record(replay)
    if found is None:
        raise Refuse("no-replay")
    return show_file(found.encode(), asked.seat, replay)[1]


def _game(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise Refuse("no-game", str(error)) from None


def _language(name: str) -> Language:
    for language in LANGUAGES:
        if name == language:
            return language
    raise Refuse("no-page")


ROUTES: Final = (
    Route("GET", "/host", lambda _: about()),
    Route("GET", "/games", lambda asked: catalogue(asked.tables.ports.thinking)),
    Route("GET", "/lessons/{game}", lambda _, game: lesson(_game(game))),
    Route("GET", "/examples/{game}", lambda _, game: examples(_game(game))),
    Route(
        "GET",
        "/games/{game}/words/{language}",
        lambda _, game, language: game_words(_game(game).name, _language(language)),
        media_type=PLAIN,
    ),
    Route(
        "GET",
        "/games/{game}/pictures.svg",
        lambda _, game: write_drawings(_game(game).drawings),
        media_type=SVG,
    ),
    Route("POST", "/tables", open_table, NewTable),
    Route("POST", "/tables/turns", lambda asked: turns(asked.tables.ports, asked.data.tables), TurnsAsked),
    Route("GET", "/tables/{table}", facts),
    Route(
        "POST",
        "/tables/{table}/rematch",
        lambda asked, table: asked.tables.rematch(table, asked.data.token),
        Rematch,
    ),
    Route("GET", "/tables/{table}/record", record),
    Route("GET", "/tables/{table}/replay", table_replay),
    Route("POST", "/replays", keep_record, bytes),
    Route("GET", "/replays/{replay}", kept_record),
    Route("POST", "/positions", lambda asked: line_of(asked.data), SeenPosition),
    Route("POST", "/positions/frame", lambda asked: show_line(asked.data.line), PositionLine),
)
"""What a page can ask. The rest of a host's routes are about other people: tests/browser/test_api.py."""
