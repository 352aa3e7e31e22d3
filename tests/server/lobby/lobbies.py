"""The lobby over the wire: public tables, and a visitor who keeps every byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from tests.server.hosts import Host
from tests.server.players import PATIENCE, USUAL
from websockets.asyncio.client import ClientConnection, connect

from wandelgang.table.protocol import Lobby, LobbyMessage, LobbyPosition, PublicTable


def opened(host: Host, *kinds: str, game: str = "classic", **more: Any) -> dict[str, Any]:
    """A public table: "me", "anyone", "link" or a bot's level."""
    seats = [
        {"colour": colour, "kind": kind, "name": kind}
        if kind in ("me", "anyone", "link")
        else {"colour": colour, "kind": "bot", "level": kind, "name": f"bot {colour}"}
        for colour, kind in zip(USUAL[len(kinds)], kinds, strict=True)
    ]
    wish = {"game": game, "seats": seats, "pace": "instant", "public": True, **more}
    answer = host.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def sat(host: Host, table: str, name: str = "", **more: Any) -> dict[str, Any]:
    """Somebody who took a free seat."""
    answer = host.post(f"/api/tables/{table}/sit", {"name": name, **more})
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def matched(host: Host, name: str, **wish: Any) -> dict[str, Any]:
    """Somebody who found a game."""
    answer = host.post("/api/lobby/match", {"name": name, **wish})
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def ws(host: Host) -> str:
    """The address of the lobby's WebSocket."""
    return f"ws://127.0.0.1:{host.port}/api/lobby/ws"


class Visitor:
    """Somebody who looks at the list."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        self.tables: dict[str, PublicTable] = {}
        self.positions: dict[str, LobbyPosition] = {}
        self.people = 0

    async def hear(self) -> None:
        """The next message."""
        text = await self.socket.recv()
        data = text.encode() if isinstance(text, str) else text
        self.heard.append(data)
        message: LobbyMessage = msgspec.json.decode(data, type=LobbyMessage)
        if isinstance(message, Lobby):
            if message.whole:
                self.tables.clear()
            self.tables |= {table.table: table for table in message.tables}
            for gone in message.gone:
                del self.tables[gone]
            self.people = message.people
        elif isinstance(message, LobbyPosition):
            self.positions[message.table] = message

    async def until(self, come: Callable[[], bool]) -> None:
        """Listen until something has come."""
        async with asyncio.timeout(PATIENCE):
            while not come():
                await self.hear()


@asynccontextmanager
async def visiting(host: Host) -> AsyncIterator[Visitor]:
    """Look at the lobby; the list has come."""
    async with connect(ws(host), max_size=None) as socket:
        visitor = Visitor(socket)
        await visitor.hear()
        yield visitor
