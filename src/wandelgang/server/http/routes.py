"""The routes of the HTTP API, and the WebSocket of each table."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated

from litestar import MediaType, Request, Response, Router, get, post, websocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, Parameter

from wandelgang import __version__
from wandelgang.match import dump
from wandelgang.server import tables
from wandelgang.server.catalogue import catalogue
from wandelgang.server.examples import examples
from wandelgang.server.house import House
from wandelgang.server.http.lan import qr_code
from wandelgang.server.http.pages import PACKED_ALREADY
from wandelgang.server.lessons import lesson
from wandelgang.server.limits import LONGEST_NAME, LONGEST_RECORD
from wandelgang.server.limits.rate_limit import RateLimits
from wandelgang.server.protocol import (
    PROTOCOL,
    Claim,
    GameFacts,
    HostFacts,
    Language,
    Lesson,
    Moved,
    NewTable,
    OpenedTable,
    QrCode,
    Rematch,
    Replay,
    SeatToken,
    TableFacts,
)
from wandelgang.server.replays import finished, keep_replay, stored_replay, table_replay
from wandelgang.server.websocket.connection import Connection, Socket
from wandelgang.server.words import LANGUAGES, Refuse, preferred

Asked = Request[None, None, State]
Seat = Annotated[int | None, Parameter(description="As this seat knew it; without: everything open.")]
REPLAY = ResponseSpec(Replay, description="Every position of the game.", generate_examples=False)


def language_of(connection: Asked | Socket) -> Language:
    """The language to answer in."""
    return preferred(connection.headers.get("accept-language", ""))


@get("/host", tags=["host"], summary="About this host")
async def host(state: State) -> HostFacts:
    """Version, languages, and the address for others in the same network."""
    house: House = state.house
    return HostFacts(__version__, PROTOCOL, LANGUAGES, house.settings.lan, LONGEST_NAME)


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
    house: House = state.house
    return qr_code((house.settings.lan or str(request.base_url)).rstrip("/") + "/" + data.path.lstrip("/"))


@get("/games", tags=["host"], summary="What can be played", sync_to_thread=True)
def games() -> tuple[GameFacts, ...]:
    """The games with their options, bot levels, and all that a client needs to draw them."""
    return catalogue()


@get("/lessons/{game:str}", tags=["host"], summary="A guided first game", sync_to_thread=True)
def guided_game(game: str) -> Lesson:
    """A whole game as a learner sees it, with notes and what to do: to be played without a table."""
    return lesson(game)


@get("/examples/{game:str}", tags=["host"], summary="What the rules show", sync_to_thread=True)
def shown_in_rules(game: str) -> tuple[Replay, ...]:
    """Short parts of games, each showing a rule and named after it, as the player at seat 0 saw them."""
    return examples(game)


@post("/tables", tags=["tables"], summary="Open a table")
async def open_table(request: Asked, state: State, data: NewTable) -> OpenedTable:
    """A fresh table, dealt and ready, with a secret for each seat."""
    _not_too_many(request, state.openings)
    return await tables.open_table(state.house, data, language_of(request))


@get("/tables/{table:str}", tags=["tables"], summary="About a table")
async def facts(state: State, table: str) -> TableFacts:
    """What everybody may know: seats, who is there, whether the game is over."""
    house: House = state.house
    return (await house.room(table)).facts()


@post("/tables/{table:str}/seats/{seat:int}/claim", tags=["tables"], summary="Take a friend's seat")
async def claim(state: State, table: str, seat: int, data: Claim) -> SeatToken:
    """With the invitation once; again with the token got then."""
    return await tables.claim(state.house, table, seat, data)


@post("/tables/{table:str}/rematch", tags=["tables"], summary="Play again")
async def rematch(request: Asked, state: State, table: str, data: Rematch) -> Moved:
    """A fresh table for the same people; everyone who is connected is told."""
    _not_too_many(request, state.openings)
    return await tables.rematch(state.house, table, data.token)


@get("/tables/{table:str}/record", tags=["replays"], summary="The record of a finished game")
async def record(state: State, table: str) -> Response[bytes]:
    """The file that replays the game anywhere."""
    finished_game = await finished(state.house, table)
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
async def replay_of_table(request: Asked, state: State, table: str, seat: Seat = None) -> Response[bytes]:
    """Every position, as it is drawn."""
    _not_too_many(request, state.looks)
    return await _packed(request, await table_replay(state.house, state.shelf, table, seat))


@post(
    "/replays",
    tags=["replays"],
    summary="Show a record file",
    request_max_body_size=LONGEST_RECORD,
    opt={PACKED_ALREADY: True},
    responses={201: REPLAY},
)
async def show_record(
    request: Asked, state: State, body: Annotated[bytes, Body(description="The bytes of the file.")]
) -> Response[bytes]:
    """Check a record file and keep it, so that others can see it by its id."""
    _not_too_many(request, state.openings)
    return await _packed(request, await keep_replay(state.house, state.shelf, body))


@get(
    "/replays/{replay:str}",
    tags=["replays"],
    summary="The frames of a record that was shown before",
    opt={PACKED_ALREADY: True},
    responses={200: REPLAY},
)
async def replay(request: Asked, state: State, replay: str, seat: Seat = None) -> Response[bytes]:
    """Every position, as it is drawn."""
    _not_too_many(request, state.looks)
    return await _packed(request, await stored_replay(state.house, state.shelf, replay, seat))


@websocket("/tables/{table:str}/ws")
async def play(socket: Socket, state: State, table: str) -> None:
    """Play or watch; see docs/protocol.md."""
    await Connection(socket, state.house, table, language_of(socket)).run()


async def _packed(request: Asked, packed: bytes) -> Response[bytes]:
    """A replay, which is packed already; unpacked for the rare client that cannot."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type=MediaType.JSON, headers=headers)


def _not_too_many(request: Asked, limits: RateLimits) -> None:
    if not limits.take(request.client.host if request.client else ""):
        raise Refuse("too-fast")


HEADERS = {
    "Cache-Control": "no-store",  # tokens and positions are for the one who asked, now
    "X-Content-Type-Options": "nosniff",
}

API = Router(
    "/api",
    route_handlers=[
        host,
        qr,
        games,
        guided_game,
        shown_in_rules,
        open_table,
        facts,
        claim,
        rematch,
        record,
        replay_of_table,
        show_record,
        replay,
        play,
    ],
    response_headers=HEADERS,
)
