"""A WebSocket client that can send any bytes, and says what came back."""

from __future__ import annotations

import os
import socket
import struct
from itertools import cycle
from typing import NamedTuple

import msgspec
from tests.server.hosts import Host
from tests.server.players import PATIENCE

from wandelgang.table.protocol import Refused, ServerMessage, Snapshot, Update

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA


class Wire(NamedTuple):
    """How a frame is written."""

    opcode: int = TEXT
    fin: bool = True
    reserved: int = 0  # three bits that mean nothing here
    masked: bool = True
    garbled: bool = False  # the mask that is sent is not the one that was used


def written(payload: bytes, wire: Wire = Wire()) -> bytes:  # noqa: B008 - a value
    """The bytes of a frame."""
    head = bytes([wire.fin << 7 | wire.reserved << 4 | wire.opcode])
    bit = wire.masked << 7
    if len(payload) < 126:
        head += bytes([bit | len(payload)])
    elif len(payload) < 1 << 16:
        head += struct.pack("!BH", bit | 126, len(payload))
    else:
        head += struct.pack("!BQ", bit | 127, len(payload))
    if not wire.masked:
        return head + payload
    mask = os.urandom(4)
    used = bytes(one ^ 0x55 for one in mask) if wire.garbled else mask
    return head + mask + bytes(one ^ key for one, key in zip(payload, cycle(used), strict=False))


class RawClient:
    """One connection. It knows whether the host has ended it, and how."""

    def __init__(self, host: Host, table: str) -> None:
        self.number = 0
        self.choices: tuple[msgspec.Raw, ...] = ()
        self.told: list[ServerMessage] = []
        self.code: int | None = None  # with which the host closed the connection; 0: without a word
        self._marks = 0
        self._waiting = b""
        self._socket = socket.create_connection(("127.0.0.1", host.port), PATIENCE)
        self._socket.sendall(
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._waiting:
            self._waiting += self._socket.recv(4096)
        head, _, self._waiting = self._waiting.partition(b"\r\n\r\n")
        assert b" 101 " in head, head

    def send(self, data: bytes) -> None:
        """Send bytes, if the host still listens."""
        if self.code is None:
            try:
                self._socket.sendall(data)
            except OSError:
                self._end(0)

    def say(self, **message: object) -> None:
        """Send a message."""
        self.send(written(msgspec.json.encode(message)))

    def settle(self) -> None:
        """Read until the host has dealt with everything that was sent: a message that it refuses says so."""
        self._marks += 1
        mark = f"mark{self._marks}"
        self.send(written(msgspec.json.encode({"type": "ping", mark: 0})))
        while self.code is None:
            told = self.next()
            if isinstance(told, Refused) and told.detail is not None and f"`{mark}`" in told.detail:
                return

    def next(self) -> ServerMessage | None:
        """The next message; None: the connection has ended."""
        while self.code is None:
            opcode, payload = self._frame()
            if opcode == TEXT:
                message: ServerMessage = msgspec.json.decode(payload, type=ServerMessage)
                self.told.append(message)
                if isinstance(message, Snapshot | Update):
                    self.number = message.number
                    self.choices = message.choices.actions if message.choices else ()
                return message
            if opcode == CLOSE:
                code = struct.unpack("!H", payload[:2])[0] if payload else 1005
                self.send(written(payload, Wire(CLOSE)))
                self._end(code)
            elif opcode == PING:
                self.send(written(payload, Wire(PONG)))
            else:
                assert opcode in (PONG, -1), opcode
        return None

    def _frame(self) -> tuple[int, bytes]:
        head = self._bytes(2)
        if head is None:
            return -1, b""
        assert head[0] & 0x80, "the host sends whole messages"
        assert not head[1] & 0x80, "the host does not mask"
        length = head[1]
        if length >= 126:
            more = self._bytes(2 if length == 126 else 8)
            length = int.from_bytes(more or b"")
        payload = self._bytes(length)
        return (head[0] & 0xF, payload) if payload is not None else (-1, b"")

    def _bytes(self, count: int) -> bytes | None:
        while len(self._waiting) < count:
            try:
                data = self._socket.recv(1 << 16)
            except ConnectionError:
                data = b""
            if not data:
                self._end(0)
                return None
            self._waiting += data
        taken, self._waiting = self._waiting[:count], self._waiting[count:]
        return taken

    def _end(self, code: int) -> None:
        self.code = code
        self._socket.close()

    def hang_up(self, *, abruptly: bool = False) -> None:
        """End it, perhaps without any of the usual courtesies."""
        if self.code is None:
            if abruptly:
                linger = struct.pack("ii", 1, 0)  # the other side hears of a reset
                self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            self._end(1000)
