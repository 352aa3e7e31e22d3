"""A WebSocket client that costs very little, so that a measurement shows the host and not its clients.

It sends text frames with an empty mask and reads the host's plain frames, no more.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
import urllib.request
from collections.abc import Callable
from random import Random
from typing import cast

import msgspec

from wandelgang.table.protocol import PROTOCOL

HEAD = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
ANSWER_WITHIN = 30.0  # seconds


class Choices(msgspec.Struct):
    """What a player may do."""

    actions: list[msgspec.Raw]


class Told(msgspec.Struct):
    """What a player has to know of a message."""

    type: str
    number: int | None = None
    choices: Choices | None = None
    result: object = None


_told = msgspec.json.Decoder(Told).decode


class Player(asyncio.Protocol):
    """Somebody at a seat. `heard` is called with each update or refusal, and when it arrived."""

    def __init__(
        self, port: int, table: str, token: str, heard: Callable[[Player, Told, float], None]
    ) -> None:
        self.closed = False
        self.refused = ""  # why the last message was
        self._port = port
        self._path = f"/api/tables/{table}/ws"
        self._token = token
        self._heard = heard
        self._buffer = b""
        self._open = False
        self._seated: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    async def sit(self) -> Told:
        """Connect and sit down; returns the snapshot."""
        async with asyncio.timeout(ANSWER_WITHIN):
            await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self._port)
            return await self._seated

    def act(self, told: Told, rng: Random) -> None:
        """Take one of the actions that were offered."""
        assert told.choices is not None
        self._say({"type": "act", "number": told.number, "action": rng.choice(told.choices.actions)})

    def leave(self) -> None:
        """Disconnect without a word."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        lines = (
            f"GET {self._path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        )
        self._transport.write("\r\n".join(lines).encode() + HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self._fail(exc or ConnectionError("the host has hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(HEAD)
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._fail(ConnectionError(head.decode()))
                self._transport.abort()
                return
            self._open, self._buffer = True, rest
            self._say({"type": "sit", "token": self._token, "protocol": PROTOCOL})
        self._frames(time.perf_counter())

    def _frames(self, now: float) -> None:
        data, start = self._buffer, 0
        while len(data) - start >= 2:
            length, at = data[start + 1], start + 2
            if length == 126:
                length, at = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif length == 127:
                length, at = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if len(data) < at + length:
                break
            self._frame(data[start] & 15, data[at : at + length], now)
            start = at + length
        self._buffer = data[start:]

    def _frame(self, opcode: int, content: bytes, now: float) -> None:
        if opcode == PING:
            self._send(PONG, content)
        elif opcode == CLOSE:
            self._transport.abort()
        elif opcode == TEXT:
            told = _told(content)
            if told.type == "snapshot" and not self._seated.done():
                self._seated.set_result(told)
            elif told.type in ("update", "snapshot"):
                self._heard(self, told, now)
            elif told.type == "refused":
                self.refused = content.decode()
                self._fail(ConnectionError(self.refused))
                self._heard(self, told, now)

    def _fail(self, reason: Exception) -> None:
        if not self._seated.done():
            self._seated.set_exception(reason)

    def _say(self, message: object) -> None:
        self._send(TEXT, msgspec.json.encode(message))

    def _send(self, opcode: int, content: bytes) -> None:
        size = len(content)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | opcode]) + length + b"\0\0\0\0" + content)


def open_table(port: int, game: str = "classic") -> tuple[str, list[str]]:
    """A table of two people, both of them here, where nobody waits for dice; returns it and their tokens."""
    seats = [{"colour": "red", "kind": "me", "name": "A"}, {"colour": "blue", "kind": "here", "name": "B"}]
    wish = {"game": game, "seats": seats, "options": {"first": 0}, "pace": "instant"}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=ANSWER_WITHIN) as answer:
        opened = json.load(answer)
    return opened["table"], [seat["token"] for seat in opened["seats"]]
