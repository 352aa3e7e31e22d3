"""A WebSocket after its handshake: what is said at one moment, and clients that do not read."""

from __future__ import annotations

import asyncio
import struct
from typing import Any, cast

from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from wandelgang.server.limits import UNREAD_BYTES
from wandelgang.server.websocket.refusals import hang_up
from wandelgang.server.websocket.socket import COME_BACK, Socket
from wandelgang.table import Refuse


class Slow:
    """A listener whose client reads too slowly."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.overruns = 0

    def receive(self, text: bytes | None) -> None:
        raise AssertionError(f"the client says nothing, but {text!r} has come")

    def overrun(self) -> None:
        self.overruns += 1
        hang_up(self.socket, Refuse("host-full"), "en")

    def closed(self) -> None:
        pass


async def connected() -> tuple[Slow, asyncio.StreamReader, asyncio.StreamWriter, asyncio.Server]:
    """A socket over TCP, and the other end of it."""
    made: asyncio.Future[Slow] = asyncio.get_running_loop().create_future()

    class Accepted(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            socket = Socket(cast(asyncio.Transport, transport), Protocol(Side.SERVER), lambda _: None)
            cast(asyncio.Transport, transport).set_protocol(socket)
            listener = Slow(socket)
            socket.start(listener)
            made.set_result(listener)

    server = await asyncio.get_running_loop().create_server(Accepted, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    return await made, reader, writer, server


async def frames(reader: asyncio.StreamReader) -> list[Frame]:
    """All that comes until the connection ends."""
    client = Protocol(Side.CLIENT, max_size=None)
    found: list[Any] = []
    while data := await reader.read(1 << 16):
        client.receive_data(data)
        found += client.events_received()
        if found and found[-1].opcode is Opcode.CLOSE:
            break
    return found


async def test_what_is_said_at_one_moment_arrives_in_order() -> None:
    listener, reader, writer, server = await connected()
    listener.socket.send(b"one")
    listener.socket.send(b"two")
    listener.socket.close(1000)
    assert [frame.data for frame in (await frames(reader))[:2]] == [b"one", b"two"]
    writer.close()
    server.close()


async def test_a_client_that_does_not_read_is_told_once_and_cut_off() -> None:
    listener, reader, writer, server = await connected()
    said = 0
    while not listener.overruns:
        listener.socket.send(b"x" * (UNREAD_BYTES // 4))
        said += 1
        await asyncio.sleep(0)
    assert listener.overruns == 1
    *texts, refusal, close = await frames(reader)
    assert len(texts) == said
    assert b'"code":"host-full"' in refusal.data
    assert struct.unpack("!H", close.data[:2]) == (COME_BACK,)
    writer.close()
    server.close()
