"""The opening handshake: uvicorn and the routes of the application do it, then a `Socket` has the connection.

So who may connect, from where and to what is decided in one place for HTTP and WebSockets, and nothing of it
stays in memory afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Any, cast

from litestar import WebSocket
from litestar.datastructures import State
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, Side

from wandelgang.server.websocket.socket import Listener, Socket

TAKE = "wandelgang.take"  # the extension of ASGI with which a route takes a connection
Asked = WebSocket[None, None, State]


class Handshake(WebSocketsSansIOProtocol):
    """A connection until a route takes it."""

    async def run_asgi(self) -> None:
        """Let the routes answer."""
        extensions = self.scope["extensions"] or {}
        self.scope["extensions"] = {**extensions, TAKE: {"take": self._take}}
        try:
            await super().run_asgi()
        finally:  # otherwise the two would keep each other in memory for a while
            self.scope["extensions"] = extensions

    def _take(self) -> Socket:
        self.stop_keepalive()
        connections = cast(set[object], self.connections)
        connections.discard(self)
        # A parser of its own: that of the handshake keeps the request for as long as it lives.
        frames = Protocol(Side.SERVER, max_size=self.config.ws_max_size, logger=self.conn.logger)
        frames.extensions = self.conn.extensions
        socket = Socket(self.transport, frames, connections.discard)
        connections.add(socket)
        if self.read_paused:
            self.transport.resume_reading()
        self.transport.set_protocol(socket)
        self.transport = cast(asyncio.Transport, _Taken())
        return socket


class _Taken:
    """Stands for a transport that belongs to somebody else: uvicorn closes its own when a route returns."""

    def close(self) -> None:
        pass


async def take(asked: Asked, listen: Callable[[Socket], Listener]) -> None:
    """Accept a WebSocket and let a listener have it; returns at once."""
    await asked.accept()
    extensions: Any = asked.scope["extensions"]

    def start() -> None:
        socket: Socket = extensions[TAKE]["take"]()
        socket.start(listen(socket))

    Context().run(start)  # an empty one: timers would keep that of the request as long as the connection
