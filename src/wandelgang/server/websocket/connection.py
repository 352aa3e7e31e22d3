"""One WebSocket: its messages go to the table, and messages for it wait in a queue."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException

from wandelgang.server.host import Host
from wandelgang.server.limits import (
    FIRST_MESSAGE_WITHIN,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    SITS_A_SECOND,
    SITS_AT_ONCE,
    WAITING_MESSAGES,
)
from wandelgang.server.limits.rate_limit import RateLimit
from wandelgang.server.words import message as in_words
from wandelgang.table import Guest, Refuse, Table
from wandelgang.table.protocol import Ask, ClientMessage, Code, Language, Sit

GONE_WRONG = 1011  # the codes with which a WebSocket is closed (RFC 6455)
AGAINST_RULES = 1008
COME_BACK = 1013
CLOSED_WITH: dict[Code, int] = {"host-full": COME_BACK, "host-trouble": GONE_WRONG}
NO_TABLE: frozenset[Code] = frozenset({"no-table", "old-rules", "old-protocol", "host-full", "host-trouble"})
"""Refusals of `sit` that end the connection: trying again would change nothing, or should wait."""

LAST_WORD_WITHIN = 2.0  # seconds that a close may take; a client that reads nothing gets none

Socket = WebSocket[None, None, State]

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(ClientMessage)


class Hangup(Exception):
    """The connection has to be closed, and the client told why."""

    def __init__(self, refusal: Refuse) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Connection:
    """A browser, connected to one table."""

    def __init__(self, socket: Socket, host: Host, table: str, language: Language) -> None:
        self.language: Language = language
        self.guest = Guest(self._queue)
        self._socket = socket
        self._host = host
        self._name = table
        self._table: Table | None = None  # None until it has sat down
        self._rate = RateLimit(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._sits = RateLimit(SITS_A_SECOND, SITS_AT_ONCE)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(WAITING_MESSAGES)
        self._overrun = asyncio.Event()
        self._asking: asyncio.Task[None] | None = None

    def _queue(self, message: bytes) -> None:
        """Send a message as soon as the client takes it. A client that takes none is cut off."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._overrun.set()

    async def run(self) -> None:
        """Talk until one side ends it."""
        await self._socket.accept()
        client = self._socket.client
        try:
            with self._host.connections.one_more(client.host if client else ""):
                await self._talk()
        except Refuse as refusal:
            await self._close(refusal)

    async def _talk(self) -> None:
        work = (self._write(), self._read(), self._watch_overrun(), self._host.stopping.wait())
        tasks = [asyncio.create_task(task) for task in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            hangup = next((task.exception() for task in done if task.exception()), None)
        finally:
            tasks += [self._asking] if self._asking is not None else []
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._table is not None:
                self._table.leave(self.guest)
        if isinstance(hangup, Hangup):
            await self._close(hangup.refusal)
        elif hangup is not None:
            _log.error("a connection to table %s failed", self._name, exc_info=hangup)
            await self._close(Refuse("host-trouble"))

    async def _close(self, refusal: Refuse) -> None:
        try:
            async with asyncio.timeout(LAST_WORD_WITHIN):
                await self._socket.send_data(_encode(in_words(refusal, self.language)), mode="text")
                await self._socket.close(CLOSED_WITH.get(refusal.code, AGAINST_RULES), refusal.code)
        except (WebSocketException, RuntimeError, OSError, TimeoutError):
            return  # it has gone already

    async def _write(self) -> None:
        with suppress(WebSocketException, OSError):  # the client has gone
            while True:
                await self._socket.send_data(await self._waiting.get(), mode="text")

    async def _watch_overrun(self) -> None:
        await self._overrun.wait()
        raise Hangup(Refuse("host-full", "you read messages too slowly: connect again"))

    async def _read(self) -> None:
        latest = asyncio.get_running_loop().time() + FIRST_MESSAGE_WITHIN
        while True:
            try:
                # Only waiting for the client is timed, not what the host does for it.
                async with asyncio.timeout_at(latest if self._table is None else None):
                    event = await self._socket.receive()
            except TimeoutError:
                raise Hangup(Refuse("sit-first", f"no `sit` within {FIRST_MESSAGE_WITHIN} s")) from None
            except (WebSocketException, OSError):
                return  # the client has gone
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self._hear(text if isinstance(text, str) else None)

    async def _hear(self, text: str | None) -> None:
        """Do what one message asks."""
        if not self._rate.take():
            raise Hangup(Refuse("too-fast", f"at most {MESSAGES_A_SECOND} messages a second"))
        if text is None:
            raise Hangup(Refuse("bad-message", "messages are JSON in text frames"))
        try:
            message: ClientMessage = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._refuse(Refuse("bad-message", str(error)))
            return
        try:
            await self._do(message)
        except Refuse as refusal:
            self._refuse(refusal)

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Sit):
            await self._sit(message)
        elif self._table is None:
            raise Refuse("sit-first")
        elif isinstance(message, Ask):
            if self._asking is not None and not self._asking.done():
                raise Refuse("too-fast", "one hint at a time", number=message.number)
            self._asking = asyncio.create_task(self._ask(self._table, message))
        else:
            await self._table.receive(self.guest, message)

    async def _sit(self, message: Sit) -> None:
        if not self._sits.take():
            raise Hangup(Refuse("too-fast", f"at most {SITS_A_SECOND} times a second"))
        self.language = message.language
        try:
            table = await self._host.tables.get(self._name)
            await table.receive(self.guest, message)
        except Refuse as refusal:
            if refusal.code in NO_TABLE:
                raise Hangup(refusal) from None
            raise
        self._table = table

    async def _ask(self, table: Table, message: Ask) -> None:
        """Answer with a hint. It takes a while, so the connection does not wait for it."""
        try:
            await table.receive(self.guest, message)
        except Refuse as refusal:
            self._refuse(refusal)
        except Exception:
            _log.exception("a hint at table %s failed", self._name)
            self._refuse(Refuse("host-trouble", number=message.number))

    def _refuse(self, refusal: Refuse) -> None:
        self._queue(_encode(in_words(refusal, self.language)))
