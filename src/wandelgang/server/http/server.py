"""Running a host process: find a port, start the server, say when it is ready."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from math import ceil
from types import FrameType

import uvicorn

from wandelgang.server.host import Host
from wandelgang.server.http.access import THIS_MACHINE, Access
from wandelgang.server.http.app import application
from wandelgang.server.http.doorkeeper import Doorkeeper, Trusted
from wandelgang.server.http.lan import lan_address
from wandelgang.server.http.listener import Listener
from wandelgang.server.http.protocol import WatchedProtocol
from wandelgang.server.limits import LAST_WORDS_WITHIN, LONGEST_MESSAGE, MOST_HEADER_BYTES
from wandelgang.server.limits.files import most_connections, raise_file_limit
from wandelgang.server.limits.log_limit import limited
from wandelgang.server.metrics import served
from wandelgang.server.settings import Settings
from wandelgang.server.websocket.handshake import Handshake
from wandelgang.table import Refuse

PORT = 8765
TRIED_PORTS = 20  # tried after the usual one, before taking any free one

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
        self._notice = 0.0  # seconds between the wish to stop and the end
        self._most = most_connections(raise_file_limit(host.settings.files))
        self._keeper = Doorkeeper(host.settings, Trusted(str(config.forwarded_allow_ips)))

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop: at once on Ctrl-C, and after a notice to whoever balances the load on SIGTERM."""
        if sig == signal.SIGTERM and not self.host.draining:
            self._notice = self.host.settings.drain_notice
        self.host.draining = True
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does it, but with listeners that know when to wait."""
        await self.lifespan.startup()
        self.servers = []
        for listening in sockets or ():
            self.listen_too(listening)
        self.started = True
        self._ready()

    def listen_too(self, listening: socket.socket) -> None:
        """Serve another socket as well, until the server stops."""

        def protocol() -> WatchedProtocol:
            return WatchedProtocol(self.config, self.server_state, self.lifespan.state, self._keeper)

        listener = Listener(listening, protocol, self._keeper, self.server_state.connections, self._most)
        self.servers.append(listener)  # type: ignore[arg-type] # uvicorn closes it and waits for it, no more

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        self._keeper.sweep()
        return await super().on_tick(counter)

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
        self.listen_too(listening)
        return f"http://{address}:{listening.getsockname()[1]}/"

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain: no new connections, the last requests are answered, and players go to another process."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._notice
        while loop.time() < until and not self.force_exit:
            await asyncio.sleep(0.05)
            self._keeper.sweep()
        for server in self.servers:
            server.close()
        for server in self.servers:
            await server.wait_closed()  # those who have knocked already are in
        await asyncio.sleep(0.05)  # and what they have sent already is read
        self.host.stopping.set()
        await super().shutdown(sockets)


async def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run a host on this socket until it is stopped; raises BadDatabase if its data cannot be used."""
    host = await Host.open(settings)
    _collect_gently()
    try:
        config = uvicorn.Config(
            Access(application(host), host),
            log_config=None,
            access_log=False,
            proxy_headers=False,  # Access does that
            server_header=False,
            lifespan="off",
            ws=Handshake,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,  # takes 50 KB per connection, and saves less than 200 KB per game
            timeout_graceful_shutdown=LAST_WORDS_WITHIN,
            timeout_keep_alive=ceil(settings.proxy_idle_within),  # our doorkeeper is quicker
            h11_max_incomplete_event_size=MOST_HEADER_BYTES,
            http="h11",
            forwarded_allow_ips=settings.proxies or THIS_MACHINE,
        )
        for name in ("uvicorn.error", "asyncio"):  # what they say is often caused by outsiders
            limited(name)
        server = _Server(config, host, listening.getsockname()[1], ready)
        if settings.may_open:
            host.open_to_network = server.open_to_network
        with served(host):
            await server.serve(sockets=[listening])
    finally:
        await host.close()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run a host in this process until it is stopped."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, listening, ready))


def _collect_gently() -> None:
    """Look for cycles of garbage in small portions, each a few milliseconds: hardly anything here is garbage
    of that kind. All of a thousand tables takes 200 ms, so that is done only when much has changed."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 2, 100)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A quicker event loop where there is one; Windows has none."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
