"""The routes of the lobby: free seats, quick match, whose turn it is, and the WebSocket of the list."""

from __future__ import annotations

from litestar import Request, post, websocket
from litestar.datastructures import State

from wandelgang.server.host import Host
from wandelgang.server.limits.rate_limit import RateLimits
from wandelgang.server.lobby.visit import Visit
from wandelgang.server.websocket.handshake import Asked as AskedSocket
from wandelgang.server.websocket.handshake import take
from wandelgang.server.words import phrase, preferred
from wandelgang.table import Refuse, public
from wandelgang.table.matching import match
from wandelgang.table.new_table import Names
from wandelgang.table.protocol import (
    Agree,
    Leave,
    MatchedSeat,
    MatchWish,
    SeatToken,
    SitDown,
    TableTurn,
    TurnsAsked,
)
from wandelgang.table.turns import turns

Asked = Request[None, None, State]


@post("/lobby/match", tags=["lobby"], summary="Quick match")
async def quick_match(request: Asked, state: State, data: MatchWish) -> MatchedSeat:
    """A seat at a public table that fits, or at a new one that others will find."""
    host = _lobby(request, state, state.public_limits)
    return await match(host.tables, data, _names(request))


@post("/tables/{table:str}/sit", tags=["lobby"], summary="Take a free seat of a public table")
async def sit(request: Asked, state: State, table: str, data: SitDown) -> SeatToken:
    """The first comes first. Whoever sits there already, by the token, gets the same seat."""
    host = _lobby(request, state, state.sit_limits)
    return await public.sit_down(await host.tables.get(table), data, _names(request))


@post("/tables/{table:str}/leave", tags=["lobby"], summary="Give up a seat", status_code=204)
async def leave(request: Asked, state: State, table: str, data: Leave) -> None:
    """As long as the table waits for players; anyone may take the seat then."""
    host = _lobby(request, state, state.sit_limits)
    await public.leave(await host.tables.get(table), data.token)


@post("/tables/{table:str}/agree", tags=["lobby"], summary="Agree to bots on the free seats", status_code=204)
async def agree(request: Asked, state: State, table: str, data: Agree) -> None:
    """After two minutes ("later") or at once ("now"); either needs everyone who sits there."""
    host = _lobby(request, state, state.sit_limits)
    await public.agree(await host.tables.get(table), data)


@post("/tables/turns", tags=["tables"], summary="Where it is your turn", status_code=200)
async def my_turns(request: Asked, state: State, data: TurnsAsked) -> tuple[TableTurn, ...]:
    """How things stand at many tables. Those that do not exist are left out."""
    if not state.turn_limits.take(_address(request)):
        raise Refuse("too-fast")
    host: Host = state.host
    return await turns(host.tables.ports, data.tables)


@websocket("/lobby/ws")
async def lobby(socket: AskedSocket, state: State) -> None:
    """The list of public tables, and what changes; see docs/protocol.md."""
    language = preferred(socket.headers.get("accept-language", ""))
    address = socket.client.host if socket.client else ""
    await take(socket, lambda taken: Visit(taken, state.host, language, address))


def _lobby(request: Asked, state: State, limits: RateLimits) -> Host:
    """The host, if it has a lobby and this address has not done too much there."""
    host: Host = state.host
    host.lobby.check_open()
    if not limits.take(_address(request)):
        raise Refuse("too-fast")
    return host


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


def _names(request: Asked) -> Names:
    language = preferred(request.headers.get("accept-language", ""))
    return lambda colour: phrase(language, f"colour-{colour}")


LOBBY = [quick_match, sit, leave, agree, my_turns]
