"""One WebSocket connection: what it says is checked and done, what it should hear waits in a queue."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException

from wandelgang.server import tables
from wandelgang.server.hints import hint
from wandelgang.server.house import House
from wandelgang.server.limits import (
    FIRST_MESSAGE_WITHIN,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    SITS_A_SECOND,
    SITS_AT_ONCE,
    WAITING_MESSAGES,
)
from wandelgang.server.limits.rate_limit import RateLimit
from wandelgang.server.protocol import (
    PROTOCOL,
    Act,
    Ask,
    ClientMessage,
    Code,
    HandOver,
    Language,
    Ping,
    Pong,
    Sit,
)
from wandelgang.server.room import Room
from wandelgang.server.words import Refuse

GONE_WRONG = 1011  # the codes with which a WebSocket is closed (RFC 6455)
AGAINST_RULES = 1008
COME_BACK = 1013
CLOSED_WITH: dict[Code, int] = {"host-full": COME_BACK, "host-trouble": GONE_WRONG}

LAST_WORD_WITHIN = 2.0  # seconds that a close may take; a client that reads nothing gets none

Socket = WebSocket[None, None, State]

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(ClientMessage)


class Hangup(Exception):
    """The connection is to be closed, with a word why."""

    def __init__(self, refusal: Refuse) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Connection:
    """A browser, as the host sees it. A seat or a spectator at one table."""

    def __init__(self, socket: Socket, house: House, table: str, language: Language) -> None:
        self.held: int | None = None
        self.seat: int | None = None
        self.language: Language = language
        self._socket = socket
        self._house = house
        self._table = table
        self._room: Room | None = None  # None until it has sat down
        self._rate = RateLimit(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._sits = RateLimit(SITS_A_SECOND, SITS_AT_ONCE)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(WAITING_MESSAGES)
        self._overrun = asyncio.Event()
        self._asking: asyncio.Task[None] | None = None

    def say(self, message: bytes) -> None:
        """Send a message as soon as the client takes it. A client that takes none is let go."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._overrun.set()

    async def run(self) -> None:
        """Talk until one side has had enough."""
        await self._socket.accept()
        client = self._socket.client
        try:
            with self._house.connections.one_more(client.host if client else ""):
                await self._talk()
        except Refuse as refusal:
            await self._close(refusal)

    async def _talk(self) -> None:
        work = (self._write(), self._read(), self._watch_overrun())
        tasks = [asyncio.create_task(task) for task in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            hangup = next((task.exception() for task in done if task.exception()), None)
        finally:
            tasks += [self._asking] if self._asking is not None else []
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._room is not None:
                self._house.get_up(self._room, self)
                await self._house.presence_changed(self._room, self)
        if isinstance(hangup, Hangup):
            await self._close(hangup.refusal)
        elif hangup is not None:
            _log.error("a connection to table %s failed", self._table, exc_info=hangup)
            await self._close(Refuse("host-trouble"))

    async def _close(self, refusal: Refuse) -> None:
        try:
            async with asyncio.timeout(LAST_WORD_WITHIN):
                await self._socket.send_data(_encode(refusal.message(self.language)), mode="text")
                await self._socket.close(CLOSED_WITH.get(refusal.code, AGAINST_RULES), refusal.code)
        except (WebSocketException, RuntimeError, OSError, TimeoutError):
            return  # it has gone already

    async def _write(self) -> None:
        with suppress(WebSocketException, OSError):  # the client has gone
            while True:
                await self._socket.send_data(await self._waiting.get(), mode="text")

    async def _watch_overrun(self) -> None:
        await self._overrun.wait()
        raise Hangup(Refuse("host-full", "you take messages too slowly: connect again"))

    async def _read(self) -> None:
        latest = asyncio.get_running_loop().time() + FIRST_MESSAGE_WITHIN
        while True:
            try:
                # Only waiting for the client is timed, not what the host does for it.
                async with asyncio.timeout_at(latest if self._room is None else None):
                    event = await self._socket.receive()
            except TimeoutError:
                raise Hangup(Refuse("sit-first", f"nobody sat down for {FIRST_MESSAGE_WITHIN} s")) from None
            except (WebSocketException, OSError):
                return  # the client has gone
            if event["type"] == "websocket.disconnect":
                return
            await self._hear(event)

    async def _hear(self, event: object) -> None:
        """Do what one message asks."""
        if not self._rate.take():
            raise Hangup(Refuse("too-fast", f"at most {MESSAGES_A_SECOND} messages a second"))
        try:
            said = self._understood(event)
            await self._do(said)
        except Refuse as refusal:
            self.say(_encode(refusal.message(self.language)))

    def _understood(self, event: object) -> ClientMessage:
        assert isinstance(event, dict)
        text = event.get("text")
        if text is None:
            raise Hangup(Refuse("bad-frame", "messages are JSON in text frames"))
        try:
            said: ClientMessage = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refuse("bad-frame", str(error)) from None
        return said

    async def _do(self, said: ClientMessage) -> None:
        if isinstance(said, Sit):
            if not self._sits.take():
                raise Hangup(Refuse("too-fast", f"at most {SITS_A_SECOND} times a second"))
            await self._sit(said)
            return
        room = self._room
        if room is None:
            raise Refuse("sit-first")
        match said:
            case Act(number, action):
                await room.act(self.seat, number, action)
            case HandOver():
                await tables.hand_over(self._house, room, self.held, said)
            case Ask(number):
                if self._asking is not None and not self._asking.done():
                    raise Refuse("too-fast", "one hint at a time", number=number)
                self._asking = asyncio.create_task(self._ask(room, self.seat, number))
            case Ping():
                self.say(_encode(Pong(room.number)))

    async def _ask(self, room: Room, seat: int | None, number: int) -> None:
        """A thought takes a while; meanwhile the connection goes on."""
        try:
            thought = _encode(await hint(room, self._house.thinking, seat, number))
        except Refuse as refusal:
            thought = _encode(refusal.message(self.language))
        except Exception:
            _log.exception("a hint at table %s failed", self._table)
            thought = _encode(Refuse("host-trouble", number=number).message(self.language))
        if self.seat == seat:  # else another person sits before this screen now
            self.say(thought)

    async def _sit(self, said: Sit) -> None:
        self.language = said.language
        if said.protocol != PROTOCOL:
            raise Hangup(Refuse("old-protocol", f"you speak version {said.protocol}, the host {PROTOCOL}"))
        try:
            room = await self._house.room(self._table)
        except Refuse as refusal:
            raise Hangup(refusal) from None
        held = None
        if said.token is not None:
            held = await tables.seat_held(self._house, self._table, said.token)
        await room.catch_up()
        # From here to the snapshot nothing waits, so no update comes between or is missed.
        try:
            self._house.sit_down(room, self, held, covered=said.covered)
        except Refuse as refusal:
            raise Hangup(refusal) from None
        self._room = room
        self.say(_encode(room.snapshot(self.seat, said.seen)))
        await self._house.presence_changed(room, self)
