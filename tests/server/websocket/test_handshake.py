"""The opening handshake: a route takes the connection, and nothing else of it is kept."""

from __future__ import annotations

import asyncio
import gc
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import uvicorn
from tests.server.websocket.raw_client import written
from uvicorn.server import ServerState
from websockets.http11 import Request

from wandelgang.server.websocket.handshake import Handshake, take
from wandelgang.server.websocket.socket import Socket

PATH = "/only-this-test-asks-for-this"
REQUEST = (
    f"GET {PATH} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()

ABOUT: ContextVar[str | None] = ContextVar("about", default=None)


class Hearing:
    """A listener that keeps what it hears, and what it knew about the request when it was made."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.about = ABOUT.get()
        self.heard: asyncio.Queue[bytes | None] = asyncio.Queue()

    def receive(self, text: bytes | None) -> None:
        self.heard.put_nowait(text)

    def overrun(self) -> None:
        raise AssertionError("this client reads")

    def closed(self) -> None:
        self.heard.put_nowait(None)


async def test_an_open_connection_keeps_nothing_of_the_request() -> None:
    listeners: list[Hearing] = []

    def listen(socket: Socket) -> Hearing:
        listeners.append(Hearing(socket))
        return listeners[-1]

    async def route(scope: Any, receive: Any, send: Any) -> None:
        ABOUT.set("a request")
        await receive()

        async def accept() -> None:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})

        asked: Any = SimpleNamespace(scope=scope, accept=accept)
        await take(asked, listen)

    config = uvicorn.Config(route, ws_per_message_deflate=False, log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Handshake(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    try:
        writer.write(REQUEST)
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(written(b"hello"))
        [listener] = listeners
        assert await listener.heard.get() == b"hello"
        assert listener.about is None, "its timers would keep what the request was about"
        gc.collect()
        requests = [one for one in gc.get_objects() if isinstance(one, Request) and one.path == PATH]
        assert not requests
    finally:
        writer.close()
        server.close()
    assert await listener.heard.get() is None, "the client has gone"
