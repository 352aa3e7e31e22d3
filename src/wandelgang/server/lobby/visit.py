"""A browser that looks at the lobby. It only listens: whatever a visitor does goes over HTTP."""

from __future__ import annotations

import asyncio

from wandelgang.server.host import Host
from wandelgang.server.limits import LOBBY_MESSAGES
from wandelgang.server.limits.log_limit import limited
from wandelgang.server.storage.unreachable import log_trouble, refusal_of
from wandelgang.server.websocket.refusals import hang_up
from wandelgang.server.websocket.socket import Socket
from wandelgang.table.protocol import Language
from wandelgang.table.refusal import Refuse

_log = limited(__name__)


class Visit:
    """Tells a browser what changes in the lobby, over its WebSocket."""

    def __init__(self, socket: Socket, host: Host, language: Language, address: str) -> None:
        self.send = socket.send
        self._socket = socket
        self._host = host
        self._language: Language = language
        self._address: str | None = None  # None: not counted
        self._heard = 0
        self._gone = False
        self._coming: asyncio.Task[None] | None = None
        try:
            host.lobby.check_open()
            host.connections.enter(address)
        except Refuse as refusal:
            self._hang_up(refusal)
            return
        self._address = address
        if host.stopping.is_set():  # it has come in at the last moment
            socket.shutdown()
        else:
            self._coming = asyncio.create_task(self._come(), name="a visitor of the lobby")

    def receive(self, text: bytes | None) -> None:  # noqa: ARG002 - there is nothing to say here
        """A message: nobody needs to send any."""
        self._heard += 1
        if self._heard > LOBBY_MESSAGES:
            self._hang_up(Refuse("too-fast", "the lobby only tells: send nothing"))

    def overrun(self) -> None:
        """The client reads too slowly."""
        self._hang_up(Refuse("host-full", "you read messages too slowly: connect again"))

    def closed(self) -> None:
        """The client has gone."""
        self._gone = True
        self._host.lobby.leave(self)
        if self._address is not None:
            self._host.connections.leave(self._address)
            self._address = None

    async def _come(self) -> None:
        try:
            await self._host.lobby.come(self)
        except Exception as error:
            log_trouble(_log, error, "the lobby cannot be shown")
            self._hang_up(refusal_of(error))
        if self._gone:  # it has hung up meanwhile
            self._host.lobby.leave(self)

    def _hang_up(self, refusal: Refuse) -> None:
        if not self._gone:
            hang_up(self._socket, refusal, self._language)
            self.closed()
