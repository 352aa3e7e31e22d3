"""Running a host process: find a port, start the server, say when it is ready."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn

from wandelgang.server.host import Host
from wandelgang.server.http.app import application
from wandelgang.server.http.lan import lan_address
from wandelgang.server.limits import LONGEST_MESSAGE
from wandelgang.server.settings import Settings
from wandelgang.server.websocket.handshake import Handshake
from wandelgang.table import Refuse

PORT = 8765
TRIED_PORTS = 20  # tried after the usual one, before taking any free one
LAST_WORDS_WITHIN = 2  # seconds that open connections get when the host stops

STOPPING = (signal.SIGINT, signal.SIGTERM)

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only with --lan or when a host is asked for
HERE = "127.0.0.1"


class PortTaken(RuntimeError):
    """The port cannot be used."""


def listen(address: str, port: int | None) -> socket.socket:
    """A socket on this port; without a port, on the usual one or the next that is free."""
    reason, way_out = "", ""
    wanted = [port] if port is not None else [*range(PORT, PORT + TRIED_PORTS), 0]
    for number in wanted:
        listening = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address, number))
            listening.listen()
        except OSError as error:
            listening.close()
            reason = str(error.strerror)
            taken = error.errno in (errno.EADDRINUSE, errno.EACCES)
            way_out = "--port 0 takes a free one" if taken else "it is not an address of this machine"
        else:
            return listening
    raise PortTaken(f"port {port} at {address} cannot be used: {reason}; {way_out}")


class _Server(uvicorn.Server):
    """Says when it is ready, and stops at a signal without passing it on: the host must be closed first."""

    def __init__(self, config: uvicorn.Config, host: Host, port: int, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.host = host
        self._port = port
        self._ready = ready
        self._opening = asyncio.Lock()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def listen_too(self, listening: socket.socket) -> None:
        """Serve another socket as well, until the server stops."""
        config = self.config

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listening, backlog=config.backlog))

    async def open_to_network(self) -> str:
        """Let others on the local network in; returns the address where they find this host."""
        async with self._opening:
            if self.host.lan is None:
                self.host.lan = await self._open()
            return self.host.lan

    async def _open(self) -> str:
        address = lan_address()
        if address is None:
            raise Refuse("no-network")
        try:
            listening = listen(address, self._port)
        except PortTaken:
            try:
                listening = listen(address, 0)  # another program has the port at that address
            except PortTaken as error:
                raise Refuse("cannot-open", str(error)) from None
        await self.listen_too(listening)
        return f"http://{address}:{listening.getsockname()[1]}/"

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await asyncio.sleep(0.05)  # a socket that was just accepted becomes a connection, and is closed too
        self.host.stopping.set()
        await super().shutdown(sockets)


async def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run a host on this socket until it is stopped; raises BadDatabase if its data cannot be used."""
    host = await Host.open(settings)
    try:
        config = uvicorn.Config(
            application(host),
            log_level="info" if settings.access_log else "warning",
            access_log=settings.access_log,
            server_header=False,
            lifespan="off",
            ws=Handshake,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,  # takes 50 KB per connection, and saves less than 200 KB per game
            timeout_graceful_shutdown=LAST_WORDS_WITHIN,
            forwarded_allow_ips=settings.proxies,
        )
        server = _Server(config, host, listening.getsockname()[1], ready)
        if settings.may_open:
            host.open_to_network = server.open_to_network
        await server.serve(sockets=[listening])
    finally:
        await host.close()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run a host in this process until it is stopped."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, listening, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A quicker event loop where there is one; Windows has none."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
