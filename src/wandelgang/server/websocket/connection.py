"""A browser that is connected to one table: its messages go there one after another."""

from __future__ import annotations

import asyncio

import msgspec

from wandelgang.server import metrics
from wandelgang.server.host import Host
from wandelgang.server.limits import (
    FIRST_MESSAGE_WITHIN,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
)
from wandelgang.server.limits.costs import cost_of
from wandelgang.server.limits.log_limit import limited
from wandelgang.server.limits.rate_limit import RateLimit, network_of
from wandelgang.server.storage.unreachable import log_trouble, refusal_of
from wandelgang.server.websocket.refusals import hang_up, refuse
from wandelgang.server.websocket.socket import Socket
from wandelgang.table import Guest, Refuse, Table
from wandelgang.table.protocol import Act, Ask, ClientMessage, Code, Language, Sit

NO_TABLE: frozenset[Code] = frozenset({"no-table", "old-rules", "old-protocol", "host-full", "host-trouble"})
"""Refusals of `sit` that end the connection: trying again would change nothing, or should wait."""

LOOK_AGAIN = 1.0  # seconds until the next look at a client that is late, but waits for an answer

_log = limited(__name__)
_decoder = msgspec.json.Decoder(ClientMessage)


class Hangup(Exception):
    """The connection has to be closed, and the client told why."""

    def __init__(self, refusal: Refuse) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Connection:
    """Listens to the WebSocket of a browser."""

    def __init__(self, socket: Socket, host: Host, table: str, language: Language, address: str) -> None:
        self.language: Language = language
        self.guest = Guest(socket.send, payer=network_of(address))
        self._socket = socket
        self._host = host
        self._name = table
        self._address: str | None = None  # None: not counted
        self._table: Table | None = None  # None until it has sat down
        self._rate = RateLimit(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        # Each message with when it is due. A list, because an empty deque takes far more memory.
        self._coming: list[tuple[ClientMessage | Refuse, float]] = []
        self._working: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._gone = False
        self._late: asyncio.TimerHandle | None = self._look_in(FIRST_MESSAGE_WITHIN)
        try:
            host.connections.enter(address)
        except Refuse as refusal:
            self._hang_up(refusal)
        else:
            self._address = address
        if host.stopping.is_set():  # it has come in at the last moment
            socket.shutdown()

    # --- what the socket says ----------------------------------------------------------------------

    def receive(self, text: bytes | None) -> None:
        """A message: in good order it waits for those before it, which a rate limit keeps few."""
        if self._gone:
            return
        if text is None:
            self._hang_up(Refuse("bad-message", "messages are JSON in text frames"))
            return
        message = _read(text)
        cost = cost_of(None if isinstance(message, Refuse) else message)
        if not self._rate.take(cost) or len(self._coming) >= MESSAGES_AT_ONCE:
            self._hang_up(Refuse("too-fast", f"at most {MESSAGES_A_SECOND} messages a second"))
            return
        wait = self._host.work.owe(self.guest.payer, cost)
        self._coming.append((message, asyncio.get_running_loop().time() + wait if wait else 0.0))
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name=f"messages to {self._name}")

    def overrun(self) -> None:
        """The client reads too slowly."""
        self._hang_up(Refuse("host-full", "you read messages too slowly: connect again"))

    def closed(self) -> None:
        """The client has gone. What it has asked for is done to the end; nobody hears a refusal any more."""
        self._gone = True
        self._in_time()
        self._coming.clear()
        if self._asking is not None:
            self._asking.cancel()
        if self._address is not None:
            self._host.connections.leave(self._address)
            self._address = None
        if self._table is not None:
            self._table.leave(self.guest)

    # --- messages, one after another ---------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while self._coming:
                message, due = self._coming.pop(0)
                if due:  # its address has used up what it may: it is slowed down
                    await asyncio.sleep(due - asyncio.get_running_loop().time())
                if isinstance(message, Refuse):
                    self._refuse(message)
                else:
                    await self._do(message)
        except Hangup as hangup:
            self._hang_up(hangup.refusal)
        except Exception as error:
            log_trouble(_log, error, "a connection to table %s failed", self._name, table=self._name)
            self._hang_up(refusal_of(error))
        finally:
            self._working = None

    async def _do(self, message: ClientMessage) -> None:
        try:
            if isinstance(message, Sit):
                await self._sit(message)
            elif self._table is None:
                raise Refuse("sit-first")
            elif isinstance(message, Ask):
                if self._asking is not None and not self._asking.done():
                    raise Refuse("too-fast", "one hint at a time", number=message.number)
                self._asking = asyncio.create_task(self._ask(self._table, message))
            elif isinstance(message, Act):
                with metrics.ACTION_TOLD.measured():
                    await self._table.receive(self.guest, message)
            else:
                await self._table.receive(self.guest, message)
        except Refuse as refusal:
            self._refuse(refusal)

    async def _sit(self, message: Sit) -> None:
        self.language = message.language
        try:
            table = await self._host.tables.get(self._name)
            await table.receive(self.guest, message)
        except Refuse as refusal:
            if refusal.code in NO_TABLE:
                raise Hangup(refusal) from None
            raise
        self._table = table
        self._in_time()
        if self._gone:  # it has hung up meanwhile
            table.leave(self.guest)

    async def _ask(self, table: Table, message: Ask) -> None:
        """Answer with a hint. It takes a while, so other messages do not wait for it."""
        try:
            await table.receive(self.guest, message)
        except Refuse as refusal:
            self._refuse(refusal)
        except Exception as error:
            log_trouble(_log, error, "a hint at table %s failed", self._name, table=self._name)
            self._refuse(refusal_of(error, message.number))

    # --- saying no ---------------------------------------------------------------------------------

    def _look_in(self, seconds: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self._too_late)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        if self._working is not None:  # only the client's own time counts
            self._late = self._look_in(LOOK_AGAIN)
        elif self._table is None:
            self._hang_up(Refuse("sit-first", f"no `sit` within {FIRST_MESSAGE_WITHIN} s"))

    def _refuse(self, refusal: Refuse) -> None:
        refuse(self._socket, refusal, self.language)

    def _hang_up(self, refusal: Refuse) -> None:
        if not self._gone:
            hang_up(self._socket, refusal, self.language)
            self.closed()


def _read(text: bytes) -> ClientMessage | Refuse:
    try:
        message: ClientMessage = _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        return Refuse("bad-message", str(error))
    return message
