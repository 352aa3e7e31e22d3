"""What a host answers over HTTP, answered inside the page: the same functions, under the same addresses."""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from random import SystemRandom
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

from wandelgang import __version__
from wandelgang.drawing import write_drawings
from wandelgang.games import Game, UnknownGame, game_named
from wandelgang.games.wire import encode
from wandelgang.match import Record, dump
from wandelgang.server.http.qr import qr_code
from wandelgang.server.words import LANGUAGES, body, game_words, phrase
from wandelgang.table import MemoryStorage, Refuse, Tables, editing
from wandelgang.table.analyses import Analyses
from wandelgang.table.branches import show_line as play_line
from wandelgang.table.catalogue import catalogue
from wandelgang.table.lessons import examples, lesson
from wandelgang.table.limits import LONGEST_NAME
from wandelgang.table.ports import Solving
from wandelgang.table.positions import line_of, show_line
from wandelgang.table.protocol import (
    PROTOCOL,
    AnalysisPart,
    AnalysisWish,
    CarriedText,
    Draft,
    DraftWish,
    HintWish,
    HostFacts,
    Language,
    LineShown,
    LineWish,
    NewTable,
    OpenedTable,
    PositionLine,
    PuzzleTry,
    QrCode,
    Rematch,
    Replay,
    SeatHeld,
    SeenPosition,
    TableFacts,
    TurnsAsked,
)
from wandelgang.table.puzzles import (
    attempt_at,
    hint_for,
    puzzle_of_day,
    puzzle_of_set,
    puzzle_sets,
    solution_of,
)
from wandelgang.table.replays import read_record, show, show_file
from wandelgang.table.secrets import digest
from wandelgang.table.turns import turns

JSON: Final = "application/json"
PLAIN: Final = "text/plain; charset=utf-8"
SVG: Final = "image/svg+xml"

_log = logging.getLogger(__name__)
_rng = SystemRandom()


class Answer(NamedTuple):
    """As over HTTP; `body` is text."""

    status: int
    media_type: str
    body: str


@dataclass(frozen=True)
class Asked:
    """A request, and what is there to answer it."""

    tables: Tables
    storage: MemoryStorage
    analyses: Analyses
    solving: Solving
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

    def __init__(self, tables: Tables, storage: MemoryStorage, analyses: Analyses, solving: Solving) -> None:
        self._parts = tables, storage, analyses, solving

    async def answer(self, method: str, address: str, data: bytes, language: Language) -> Answer:
        """The answer to a request; a refusal is one in words."""
        parts = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        asked = Asked(*self._parts, language, query)
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
    return HostFacts(__version__, PROTOCOL, LANGUAGES, None, False, LONGEST_NAME, False, 0)


async def open_table(asked: Asked) -> OpenedTable:
    """A new table."""
    return await asked.tables.open(asked.data, lambda colour: phrase(asked.language, f"colour-{colour}"))


async def open_carried(asked: Asked) -> OpenedTable:
    """A table for a game that another device has written."""
    return await asked.tables.open_carried(
        asked.data, lambda colour: phrase(asked.language, f"colour-{colour}")
    )


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
    return msgspec.structs.replace(shown, replay=await _kept(asked, read))


async def kept_replay(asked: Asked, replay: str) -> Replay:
    """A record that was shown before."""
    return show(await kept_record(asked, replay), asked.seat, replay)


async def kept_record(asked: Asked, replay: str) -> Record:
    """A record by its id. A game that others branched off may be that of a table, too."""
    found = await asked.tables.ports.storage.replay(replay)
    return await asked.tables.finished(replay) if found is None else read_record(found)


async def _kept(asked: Asked, record: Record) -> str:
    written = dump(record)
    name = digest(written)
    return await asked.storage.keep_replay(name[:20], name, written)


async def table_analysis(asked: Asked, table: str) -> AnalysisPart:
    """What is new in the analysis of a table's game."""
    return await asked.analyses.ask(table, lambda: asked.tables.finished(table), asked.data, "")


async def record_analysis(asked: Asked, replay: str) -> AnalysisPart:
    """What is new in the analysis of a record."""
    return await asked.analyses.ask(replay, lambda: kept_record(asked, replay), asked.data, "")


async def table_line(asked: Asked, table: str) -> LineShown:
    """How a finished game might have gone on."""
    return await _line(asked, table, await asked.tables.finished(table))


async def record_line(asked: Asked, replay: str) -> LineShown:
    """How a recorded game might have gone on."""
    return await _line(asked, replay, await kept_record(asked, replay))


async def _line(asked: Asked, of: str, record: Record) -> LineShown:
    shown, line = play_line(record, asked.data, of)
    return msgspec.structs.replace(shown, replay=await _kept(asked, line)) if asked.data.save else shown


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
        "/tables/{table}/carry",
        lambda asked, table: asked.tables.take_along(table, asked.data.token),
        SeatHeld,
    ),
    Route("POST", "/carried", lambda asked: asked.tables.look_at(asked.data), CarriedText),
    Route("POST", "/tables/carried", open_carried, CarriedText),
    Route("POST", "/qr.svg", lambda asked: qr_code(asked.data.path), QrCode, SVG),
    Route(
        "POST",
        "/tables/{table}/rematch",
        lambda asked, table: asked.tables.rematch(table, asked.data.token),
        Rematch,
    ),
    Route("GET", "/tables/{table}/record", record),
    Route("GET", "/tables/{table}/replay", table_replay),
    Route("POST", "/replays", keep_record, bytes),
    Route("GET", "/replays/{replay}", kept_replay),
    Route("POST", "/tables/{table}/analysis", table_analysis, AnalysisWish),
    Route("POST", "/replays/{replay}/analysis", record_analysis, AnalysisWish),
    Route("POST", "/tables/{table}/line", table_line, LineWish),
    Route("POST", "/replays/{replay}/line", record_line, LineWish),
    Route("POST", "/positions", lambda asked: line_of(asked.data), SeenPosition),
    Route("POST", "/positions/frame", lambda asked: show_line(asked.data.line), PositionLine),
    Route("GET", "/puzzles", lambda _: puzzle_sets()),
    Route("GET", "/puzzles/day/{day}", lambda _, day: puzzle_of_day(day)),
    Route("GET", "/puzzles/{game}/{puzzle}", lambda _, game, puzzle: puzzle_of_set(game, puzzle)),
    Route("POST", "/puzzles/try", lambda asked: attempt_at(asked.data), PuzzleTry),
    Route("POST", "/puzzles/hint", lambda asked: hint_for(asked.data), HintWish),
    Route("POST", "/puzzles/solution", lambda asked: solution_of(asked.data), PuzzleTry),
    Route("POST", "/editor/start", lambda asked: editing.start(asked.data, _rng), DraftWish),
    Route("POST", "/editor/open", lambda asked: editing.draft_of(asked.data.line), PositionLine),
    Route("POST", "/editor/check", lambda asked: editing.check(asked.data), Draft),
    Route("POST", "/editor/solve", lambda asked: editing.solve(asked.data, asked.solving, ""), Draft),
    Route("POST", "/editor/puzzle", lambda asked: editing.as_puzzle(asked.data, asked.solving, ""), Draft),
)
"""What a page can ask. The rest of a host's routes are about other people: tests/browser/test_api.py."""
