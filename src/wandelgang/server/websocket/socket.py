"""A WebSocket after its opening handshake, without tasks or queues of its own.

`websockets` reads and writes the frames; here they meet the transport. Many connections are quiet most of the
time, so each one is no more than a few small objects.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from websockets.frames import DATA_OPCODES, Frame, Opcode
from websockets.protocol import OPEN
from websockets.protocol import Protocol as WebSocketProtocol

from wandelgang.server.limits import (
    FRAMES_A_SECOND,
    FRAMES_AT_ONCE,
    LAST_WORD_WITHIN,
    PING_EVERY,
    UNREAD_BYTES,
)
from wandelgang.server.limits.rate_limit import RateLimit

NORMAL = 1000  # the codes with which a WebSocket is closed (RFC 6455)
NOT_TEXT = 1007
AGAINST_RULES = 1008
GONE_WRONG = 1011
RESTARTS = 1012
COME_BACK = 1013


class Listener(Protocol):
    """Whoever talks over a WebSocket."""

    def receive(self, text: bytes | None) -> None:
        """A message has come; None: it was not text."""

    def overrun(self) -> None:
        """The client does not read what it is sent."""

    def closed(self) -> None:
        """The connection has ended."""


class Socket(asyncio.Protocol):
    """One connection. `send` and `close` neither wait nor raise."""

    __slots__ = (
        "_frames",
        "_gone",
        "_heard",
        "_listener",
        "_loop",
        "_parts",
        "_rate",
        "_text",
        "_timer",
        "_transport",
        "_unsent",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        frames: WebSocketProtocol,
        gone: Callable[[Socket], None],
    ) -> None:
        self._transport = transport
        self._frames = frames
        self._gone = gone
        self._listener: Listener | None = None
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._unsent: list[bytes] = []  # messages of this moment: the system is asked once to send them
        self._text = True
        self._rate = RateLimit(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self._heard = True  # since the last ping
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(PING_EVERY, self._ping)

    def start(self, listener: Listener) -> None:
        """Pass messages to this listener from now on."""
        self._listener = listener
        if self._transport.is_closing():
            self._loop.call_soon(self._end)
        else:
            self._take_frames()

    # --- what the listener does --------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Send a message, together with others of the same moment."""
        if self._frames.state is not OPEN or self._transport.is_closing():
            return
        if not self._unsent:
            self._loop.call_soon(self._flush)
        self._unsent.append(_text_frame(text))

    def close(self, code: int, reason: str = "") -> None:
        """End the conversation. A client that does not answer is cut off after a moment."""
        if self._frames.state is OPEN:
            self._frames.send_close(code, reason)
            self._write()
            self._wait_for_goodbye()

    # --- what the event loop does ------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Some bytes have come."""
        self._heard = True
        self._frames.receive_data(data)
        if self._listener is not None:
            self._take_frames()

    def eof_received(self) -> None:
        """The client has ended the connection."""
        self._frames.receive_eof()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - it makes no difference
        """The connection is gone."""
        self._timer.cancel()
        self._gone(self)
        self._end()

    def shutdown(self) -> None:
        """The host stops: the client should connect again."""
        self.close(RESTARTS)

    def _take_frames(self) -> None:
        for event in self._frames.events_received():
            # Once a close was sent, nothing counts but the client's answer to it.
            if not isinstance(event, Frame) or self._frames.close_sent is not None:
                continue
            if self._rate.take():
                self._take(event)
            else:
                self.close(AGAINST_RULES, "too-fast")
        self._write()
        if self._frames.close_rcvd is not None:
            self._transport.close()
        elif (
            self._frames.parser_exc is not None
        ):  # such as a frame that is too long; `websockets` has said so
            self._wait_for_goodbye()

    def _take(self, frame: Frame) -> None:
        if frame.opcode not in DATA_OPCODES:
            return  # `websockets` answers pings and closes itself
        if frame.opcode is not Opcode.CONT:
            self._text = frame.opcode is Opcode.TEXT
        self._parts.append(bytes(frame.data))
        if not frame.fin or self._listener is None:
            return
        message, self._parts = b"".join(self._parts), []
        if self._text and not _is_utf_8(message):
            self.close(NOT_TEXT, "text is UTF-8")
        else:
            self._listener.receive(message if self._text else None)

    def _wait_for_goodbye(self) -> None:
        """Closing at once, with bytes unread, could cost the client our last words."""
        self._timer.cancel()
        self._timer = self._loop.call_later(LAST_WORD_WITHIN, self._transport.abort)

    def _ping(self) -> None:
        """Ask a quiet client whether it is still there; one that did not answer the last time is cut off."""
        if not self._heard or self._frames.state is not OPEN:
            self._transport.abort()
            return
        self._heard = False
        self._frames.send_ping(b"")
        self._write()
        self._timer = self._loop.call_later(PING_EVERY, self._ping)

    def _flush(self) -> None:
        """Send what was said. A client that does not read is cut off."""
        unsent, self._unsent = self._unsent, []
        if not unsent or self._transport.is_closing():
            return
        self._transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
        unread = self._transport.get_write_buffer_size()
        if unread > UNREAD_BYTES and self._listener is not None and self._frames.state is OPEN:
            self._listener.overrun()

    def _write(self) -> None:
        """Send what `websockets` has to say, after all that was said before."""
        if self._unsent:
            self._flush()
        for data in self._frames.data_to_send():
            if data:
                self._transport.write(data)

    def _end(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.closed()


def _text_frame(text: bytes) -> bytes:
    """One whole frame; `Frame.serialize` does the same for frames of all kinds, in five times the time."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


def _is_utf_8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
