"""One HTTP connection, as uvicorn reads it, with limits on how long each part of a request may take."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from wandelgang.server.http.doorkeeper import Doorkeeper, Phase

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class WatchedProtocol(H11Protocol):
    """Tells the doorkeeper what it waits for, after each event."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], keeper: Doorkeeper
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._keeper = keeper
        self._stuck = False  # the client does not read
        self._upgraded = False
        self.network: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is connected."""
        super().connection_made(transport)
        self.network = self._keeper.network(self.client[0] if self.client else None)
        self._keeper.enter(self, "headers")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._keeper.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes of a request."""
        super().data_received(data)
        self._look(begun=True)

    def on_response_complete(self) -> None:
        """An answer has been written."""
        super().on_response_complete()
        self._look(begun=bool(self.conn.trailing_data[0]))

    def pause_writing(self) -> None:
        """The client has not read enough of what was written."""
        super().pause_writing()
        self._stuck = True
        self._look(begun=True)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._stuck = False
        self._look(begun=True)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on the connection belongs to a WebSocket, which has limits of its own."""
        self._upgraded = True
        self._keeper.leave(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP; if an answer has begun already, there is nothing to say."""
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()

    def put_out(self, phase: Phase) -> None:
        """Close the connection."""
        self._unset_keepalive_if_required()
        if phase in ("closing", "reading"):
            self._keeper.leave(self)
            self.transport.abort()
            return
        half_sent = phase == "body" or (phase == "headers" and self.conn.trailing_data[0])
        if half_sent and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(TOO_SLOW)
        if phase == "body" and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self._keeper.enter(self, "closing")

    def _look(self, begun: bool) -> None:
        """Tell the doorkeeper what this waits for. `begun`: there are bytes of the next request."""
        phase = self._phase(begun)
        if self._upgraded or phase is None:
            self._keeper.leave(self)
        else:
            self._keeper.enter(self, phase)

    def _phase(self, begun: bool) -> Phase | None:
        if self.transport.is_closing():
            return "closing"
        if self._stuck:
            return "reading"
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.conn.their_state is h11.IDLE:
            return "headers" if begun else "idle"
        return None  # the request is complete, and the host works on it
