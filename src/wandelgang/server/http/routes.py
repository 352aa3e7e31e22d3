"""The routes of the HTTP API, and the WebSocket of each table."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated

from litestar import MediaType, Request, Response, Router, get, post, websocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from wandelgang import __version__
from wandelgang.drawing import write_drawings
from wandelgang.games import Game, UnknownGame, game_named
from wandelgang.match import dump
from wandelgang.server.host import Host
from wandelgang.server.http.analysis_routes import ANALYSES
from wandelgang.server.http.documented import TakesRecord, documented
from wandelgang.server.http.editor_routes import EDITOR
from wandelgang.server.http.game_pages import rules_page
from wandelgang.server.http.json_only import json_only
from wandelgang.server.http.lan import is_from_here
from wandelgang.server.http.lobby_routes import LOBBY, lobby
from wandelgang.server.http.pages import PACKED_ALREADY, Client
from wandelgang.server.http.puzzle_routes import PUZZLES
from wandelgang.server.http.qr import qr_code
from wandelgang.server.http.replay_cache import keep_replay, stored_replay, table_replay
from wandelgang.server.limits import LONGEST_DELAY, LONGEST_RECORD
from wandelgang.server.limits.costs import cost_of_request
from wandelgang.server.limits.rate_limit import RateLimits
from wandelgang.server.websocket.connection import Connection
from wandelgang.server.websocket.handshake import Asked as AskedSocket
from wandelgang.server.websocket.handshake import take
from wandelgang.server.words import LANGUAGES, game_words, phrase, preferred
from wandelgang.table import Refuse
from wandelgang.table.catalogue import catalogue
from wandelgang.table.lessons import examples, lesson
from wandelgang.table.limits import LONGEST_NAME
from wandelgang.table.positions import line_of, show_line
from wandelgang.table.protocol import (
    PROTOCOL,
    CarriedGame,
    CarriedText,
    Claim,
    GameFacts,
    HostFacts,
    Language,
    Lesson,
    Moved,
    NewTable,
    OpenedTable,
    PositionLine,
    QrCode,
    Rematch,
    Replay,
    SeatHeld,
    SeatToken,
    SeenPosition,
    TableFacts,
    TakenAlong,
)

Asked = Request[None, None, State]
SeatQuery = Annotated[
    int | None, Parameter(description="Show it as this seat knew it. Default: everything open.")
]
NO_SCRIPTS = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
REPLAY = ResponseSpec(Replay, description="Every position of the game.", generate_examples=False)


def language_of(connection: Asked | AskedSocket) -> Language:
    """The language to answer in."""
    return preferred(connection.headers.get("accept-language", ""))


@get("/host", tags=["host"], summary="About this host")
async def about_host(request: Asked, state: State) -> HostFacts:
    """Version, languages, and the address for others on the same network."""
    return _host_facts(request, state)


@post("/host/network", tags=["host"], summary="Let others on the network in", status_code=200)
async def open_to_network(request: Asked, state: State) -> HostFacts:
    """Open a host that was started by `wandelgang play` to the local network, without a restart.

    Only a page on the machine itself may ask for it.
    """
    host: Host = state.host
    if host.open_to_network is None or not _is_page_here(request, request.headers.get("origin")):
        raise Refuse("not-here")
    await host.open_to_network()
    return _host_facts(request, state)


@post(
    "/qr.svg",
    tags=["host"],
    summary="A QR code",
    status_code=200,
    media_type="image/svg+xml",
    sync_to_thread=True,
)
def qr(request: Asked, state: State, data: QrCode) -> str:
    """The address of a path at this host as a QR code, for a phone to read."""
    host: Host = state.host
    return qr_code((host.lan or str(request.base_url)).rstrip("/") + "/" + data.path.lstrip("/"))


@get("/games", tags=["host"], summary="What can be played", sync_to_thread=True)
def games(state: State) -> tuple[GameFacts, ...]:
    """The games with their options, bot levels, and all that a client needs to draw them."""
    host: Host = state.host
    return catalogue(host.thinking)


@get("/lessons/{game:str}", tags=["host"], summary="A guided first game", sync_to_thread=True)
def guided_game(game: str) -> Lesson:
    """A whole game as a learner sees it, with notes and what to do: to be played without a table."""
    return lesson(_game(game))


@get("/examples/{game:str}", tags=["host"], summary="What the rules show", sync_to_thread=True)
def shown_in_rules(game: str) -> tuple[Replay, ...]:
    """Short parts of games, each showing a rule and named after it, as the player at seat 0 saw them."""
    return examples(_game(game))


@get(
    "/games/{game:str}/words/{language:str}",
    tags=["host"],
    summary="The words of a game",
    media_type="text/plain",
    sync_to_thread=True,
)
def words_of_game(game: str, language: str) -> str:
    """The texts that a game's package brings in a language or else in English, in Fluent's format."""
    return game_words(_game(game).name, _language(language))


@get(
    "/games/{game:str}/rules/{language:str}",
    tags=["host"],
    summary="The rules of a game",
    media_type="text/html",
    sync_to_thread=True,
)
def rules_of_game(game: str, language: str) -> str:
    """The rules that a game's package brings, as HTML without scripts; empty if it has none."""
    return rules_page(_game(game), _language(language))


@get(
    "/games/{game:str}/pictures.svg",
    tags=["host"],
    summary="The drawings of a game",
    media_type="image/svg+xml",
    response_headers=NO_SCRIPTS,
    sync_to_thread=True,
)
def pictures_of_game(game: str) -> str:
    """The drawings that a game's package brings, as symbols made of nothing but plain shapes."""
    return write_drawings(_game(game).drawings)


@post("/tables", tags=["tables"], summary="Open a table")
async def open_table(request: Asked, state: State, data: NewTable) -> OpenedTable:
    """A fresh table, dealt and ready, with a secret for each seat."""
    _not_too_many(request, state.new_table_limits)
    host: Host = state.host
    if data.public:
        host.lobby.check_open()
        _not_too_many(request, state.public_limits)
    language = language_of(request)
    return await host.tables.open(data, lambda colour: phrase(language, f"colour-{colour}"))


@get("/tables/{table:str}", tags=["tables"], summary="About a table")
async def facts(state: State, table: str) -> TableFacts:
    """What everybody may know: seats, who is there, whether the game is over."""
    host: Host = state.host
    return (await host.tables.get(table)).facts()


@post("/tables/{table:str}/seats/{seat:int}/claim", tags=["tables"], summary="Take a friend's seat")
async def claim(state: State, table: str, seat: int, data: Claim) -> SeatToken:
    """Once with the invitation; after that with the token it gave."""
    host: Host = state.host
    return await host.tables.claim(table, seat, data)


@post("/tables/{table:str}/rematch", tags=["tables"], summary="Play again")
async def rematch(request: Asked, state: State, table: str, data: Rematch) -> Moved:
    """Open a new table for the same people and tell everyone who is connected."""
    _not_too_many(request, state.new_table_limits)
    host: Host = state.host
    return await host.tables.rematch(table, data.token)


@post("/tables/{table:str}/carry", tags=["tables"], summary="Take a game to another device", status_code=200)
async def take_along(request: Asked, state: State, table: str, data: SeatHeld) -> TakenAlong:
    """A running game as a short text, without anything that its player does not know."""
    _not_too_many(request, state.new_table_limits)
    host: Host = state.host
    return await host.tables.take_along(table, data.token)


@post("/carried", tags=["tables"], summary="Look at a carried game", status_code=200)
async def look_at_carried(request: Asked, state: State, data: CarriedText) -> CarriedGame:
    """What another device has written, before somebody plays it here."""
    _not_too_many(request, state.replay_limits)
    host: Host = state.host
    return await host.tables.look_at(data)


@post("/tables/carried", tags=["tables"], summary="Go on with a carried game")
async def open_carried(request: Asked, state: State, data: CarriedText) -> OpenedTable:
    """A new table with a game that another device has written."""
    _not_too_many(request, state.new_table_limits)
    host: Host = state.host
    language = language_of(request)
    return await host.tables.open_carried(data, lambda colour: phrase(language, f"colour-{colour}"))


@get("/tables/{table:str}/record", tags=["replays"], summary="The record of a finished game")
async def record(state: State, table: str) -> Response[bytes]:
    """The file that replays the game anywhere."""
    host: Host = state.host
    finished_game = await host.tables.finished(table)
    name = f"{finished_game.game}-{table}.json"
    return Response(
        dump(finished_game),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/tables/{table:str}/replay",
    tags=["replays"],
    summary="The frames of a finished game",
    opt={PACKED_ALREADY: True},
    responses={200: REPLAY},
)
async def replay_of_table(
    request: Asked, state: State, table: str, seat: SeatQuery = None
) -> Response[bytes]:
    """Every position, as it is drawn."""
    _not_too_many(request, state.replay_limits)
    return await _packed(request, await table_replay(state.host, state.replays, table, seat))


@post(
    "/replays",
    tags=["replays"],
    summary="Show a record file",
    request_max_body_size=LONGEST_RECORD,
    opt={PACKED_ALREADY: True},
    operation_class=TakesRecord,
    responses={201: REPLAY},
)
async def show_record(request: Asked, state: State, body: bytes) -> Response[bytes]:
    """Check a record file and keep it, so that others can see it by its id."""
    _not_too_many(request, state.new_table_limits)
    return await _packed(request, await keep_replay(state.host, state.replays, body))


@get(
    "/replays/{replay:str}",
    tags=["replays"],
    summary="The frames of a record that was shown before",
    opt={PACKED_ALREADY: True},
    responses={200: REPLAY},
)
async def replay(request: Asked, state: State, replay: str, seat: SeatQuery = None) -> Response[bytes]:
    """Every position, as it is drawn."""
    _not_too_many(request, state.replay_limits)
    return await _packed(request, await stored_replay(state.host, state.replays, replay, seat))


@post("/positions", tags=["positions"], summary="Write a position down", status_code=200, sync_to_thread=True)
def write_down(request: Asked, state: State, data: SeenPosition) -> PositionLine:
    """What somebody sees, as one line of text that holds nothing else."""
    _not_too_many(request, state.replay_limits)
    return line_of(data)


@post(
    "/positions/frame", tags=["positions"], summary="Look at a position", status_code=200, sync_to_thread=True
)
def show_position(request: Asked, state: State, data: PositionLine) -> Replay:
    """The position of a line, as a replay of one frame."""
    _not_too_many(request, state.replay_limits)
    return show_line(data.line)


@websocket("/tables/{table:str}/ws")
async def play(socket: AskedSocket, state: State, table: str) -> None:
    """Play or watch; see docs/protocol.md."""
    language, address = language_of(socket), socket.client.host if socket.client else ""
    await take(socket, lambda taken: Connection(taken, state.host, table, language, address))


async def _packed(request: Asked, packed: bytes) -> Response[bytes]:
    """A replay, which is already compressed; decompressed for the rare client that needs it."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type=MediaType.JSON, headers=headers)


def _host_facts(request: Asked, state: State) -> HostFacts:
    host: Host = state.host
    offline: Client | None = state.offline
    # Browsers send no origin when they only read: the page that reads it is at this very address.
    here = _is_page_here(request, request.headers.get("origin") or str(request.base_url).rstrip("/"))
    may_open = here and host.lan is None and host.open_to_network is not None
    size = 0 if offline is None else offline.size
    lobby = host.lobby.open
    return HostFacts(__version__, PROTOCOL, LANGUAGES, host.lan, may_open, LONGEST_NAME, lobby, size)


def _is_page_here(request: Asked, origin: str | None) -> bool:
    client = request.client.host if request.client else ""
    return is_from_here(client, request.headers.get("host", ""), origin)


def _game(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise Refuse("no-game", str(error)) from None


def _language(name: str) -> Language:
    for language in LANGUAGES:
        if name == language:
            return language
    raise Refuse("no-page", f"languages are {', '.join(LANGUAGES)}")


def _not_too_many(request: Asked, limits: RateLimits) -> None:
    if not limits.take(request.client.host if request.client else ""):
        raise Refuse("too-fast")


async def _slow_down(request: Asked) -> None:
    """Let an address wait that has used up what it may, so that it does not keep others waiting."""
    host: Host = request.app.state.host
    address = request.client.host if request.client else ""
    wait = host.work.owe(address, cost_of_request(request.route_handler.handler_name))
    if wait > LONGEST_DELAY:
        raise Refuse("too-fast")
    if wait:
        await asyncio.sleep(wait)


async def _admit(request: Asked) -> None:
    """Before a request."""
    await json_only(request)
    await _slow_down(request)


HEADERS = {
    "Cache-Control": "no-store",  # tokens and positions are only for whoever asked
    "X-Content-Type-Options": "nosniff",
}

API = Router(
    "/api",
    route_handlers=[
        *map(
            documented,
            [
                about_host,
                open_to_network,
                qr,
                games,
                guided_game,
                shown_in_rules,
                words_of_game,
                rules_of_game,
                pictures_of_game,
                open_table,
                facts,
                claim,
                rematch,
                take_along,
                look_at_carried,
                open_carried,
                record,
                replay_of_table,
                show_record,
                replay,
                write_down,
                show_position,
                *LOBBY,
                *EDITOR,
                *PUZZLES,
                *ANALYSES,
            ],
        ),
        play,
        lobby,
    ],
    before_request=_admit,
    response_headers=HEADERS,
)
