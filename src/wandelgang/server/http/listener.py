"""Accepting connections one by one, and only while there are files left for everything else."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sized

from wandelgang.server.http.doorkeeper import Doorkeeper
from wandelgang.server.limits.log_limit import limited

BACKLOG = 2048  # connections that the system keeps until they are accepted
LOOK_AGAIN = 0.05  # seconds, while there is no room

_log = limited(__name__)


class Listener:
    """A listening socket. asyncio's own server would accept without end, and spin when files run out."""

    def __init__(
        self,
        listening: socket.socket,
        protocol: Callable[[], asyncio.Protocol],
        keeper: Doorkeeper,
        connections: Sized,
        most: int,
    ) -> None:
        listening.setblocking(False)
        listening.listen(BACKLOG)
        self._socket = listening
        self._protocol = protocol
        self._keeper = keeper
        self._connections = connections
        self._most = most
        self._task = asyncio.create_task(self._run(), name="listen")

    def close(self) -> None:
        """Stop accepting, after those who have knocked already."""
        if self._task.cancelling() or self._task.done():
            return
        self._task.cancel()

    async def wait_closed(self) -> None:
        """Wait until the socket is closed."""
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while True:
                await self._accept()
        finally:
            await self._accept_rest()
            self._socket.close()

    async def _room(self) -> None:
        """Wait until one more connection leaves enough files for everything else."""
        while len(self._connections) >= self._most:
            if not self._keeper.make_room():
                _log.warning("%d connections are open: new ones have to wait", len(self._connections))
            await asyncio.sleep(LOOK_AGAIN)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            connected, address = await loop.sock_accept(self._socket)
        except OSError as error:
            # Such as EMFILE: something else has taken the files that were left.
            _log.warning("a connection could not be accepted: %s", error)
            self._keeper.make_room()
            await asyncio.sleep(LOOK_AGAIN)
            return
        if not self._keeper.admits(str(address[0]) if isinstance(address, tuple) else None):
            connected.close()
            _log.warning("one address connects too often; its connections are closed")
            await asyncio.sleep(0)  # the next one may be there already, and others want their turn
            return
        try:
            await self._room()
        finally:
            await asyncio.shield(self._connect(connected))

    async def _connect(self, connected: socket.socket) -> None:
        try:
            connected.setblocking(False)
            if connected.family != getattr(socket, "AF_UNIX", None):
                connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connected)
        except OSError:
            connected.close()  # it has gone already

    async def _accept_rest(self) -> None:
        """Those whom the system has accepted for us would otherwise be cut off."""
        for _ in range(min(BACKLOG, self._most - len(self._connections))):
            try:
                connected, _ = self._socket.accept()
            except OSError:
                return  # there is nobody left
            await self._connect(connected)
