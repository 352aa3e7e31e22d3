"""Ports for programs that tests start: kept free until the test is over."""

from __future__ import annotations

import socket


class ReservedPort:
    """A port that nobody else is given, even while the program that uses it is down.

    The system lets a program listen on a port to which somebody has only bound a socket, as long as both
    allow addresses to be reused. It gives such a port to nobody who asks for any free one.
    """

    def __init__(self) -> None:
        self._bound = socket.socket()
        self._bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._bound.bind(("127.0.0.1", 0))
        self.number: int = self._bound.getsockname()[1]

    def release(self) -> None:
        """Let others have it."""
        self._bound.close()
