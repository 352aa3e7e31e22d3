"""Limits on connections that hold a place and ask for nothing: half-open, idle, or not reading their answer.

A connection is in at most one `Room`, for as long as it waits there. A room that is full puts out whoever has
waited longest, in total and for each network; `sweep` puts out those whose time is over.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Literal, Protocol

from wandelgang.server.limits import CONNECTS_AT_ONCE
from wandelgang.server.limits.rate_limit import RateLimits, network_of
from wandelgang.server.settings import Settings

Phase = Literal["headers", "body", "reading", "idle", "closing"]
HALF_OPEN: tuple[Phase, ...] = ("headers", "body")
NEEDED_LEAST: tuple[Phase, ...] = ("closing", "idle", "headers", "reading", "body")
AT_ONCE = 16  # connections put out at once when files run out
FIRST_WORD_WITHIN = 0.5  # seconds; who has only just come is not put out to make room

Clock = Callable[[], float]


class Waiting(Protocol):
    """A connection that can be put out."""

    network: str | None  # None: a trusted proxy, whose connections are only counted together

    def put_out(self, phase: Phase) -> None:
        """Close it: it has waited too long in this phase, or others need its place."""


class Room:
    """Connections that wait for the same thing, in the order in which they came."""

    def __init__(self, phase: Phase, within: float, most: int, most_a_network: int) -> None:
        self.phase: Phase = phase
        self._within = within
        self._most = most
        self._most_a_network = most_a_network
        self._since: dict[Waiting, float] = {}
        self._networks: dict[str, dict[Waiting, None]] = {}

    def __len__(self) -> int:
        return len(self._since)

    def add(self, connection: Waiting, now: float) -> None:
        """Let a connection wait here; the room it is too much for puts out its oldest."""
        self._since[connection] = now
        if connection.network is not None:
            others = self._networks.setdefault(connection.network, {})
            others[connection] = None
            if len(others) > self._most_a_network:
                self._put_out(next(iter(others)))
        if len(self._since) > self._most:
            self.put_out_oldest()

    def remove(self, connection: Waiting) -> None:
        """It waits here no longer."""
        del self._since[connection]
        if connection.network is not None:
            others = self._networks[connection.network]
            del others[connection]
            if not others:
                del self._networks[connection.network]

    def put_out_oldest(self) -> None:
        """Close whoever has waited longest."""
        self._put_out(next(iter(self._since)))

    def put_out_since(self, time: float, most: int) -> int:
        """Close at most this many of those who came before then, the oldest first; returns how many."""
        count = 0
        while count < most and self._since and next(iter(self._since.values())) <= time:
            self.put_out_oldest()
            count += 1
        return count

    def sweep(self, now: float) -> None:
        """Close those whose time is over."""
        self.put_out_since(now - self._within, len(self))

    def _put_out(self, connection: Waiting) -> None:
        connection.put_out(self.phase)


class Doorkeeper:
    """Knows what each connection waits for."""

    def __init__(self, settings: Settings, trusted: Trusted, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._trusted = trusted
        self._rooms = {
            True: _rooms(settings, settings.proxy_idle_within),
            False: _rooms(settings, settings.idle_within),
        }
        self._places: dict[Waiting, Room] = {}
        self._connects = RateLimits(settings.connects_a_minute, CONNECTS_AT_ONCE)

    def admits(self, address: str | None) -> bool:
        """Whether one more connection from this address is within the limit; counts it if so."""
        return address is None or address in self._trusted or self._connects.take(address)

    def network(self, address: str | None) -> str | None:
        """What connections from this address are counted by; None for a proxy or a local socket."""
        return None if address is None or address in self._trusted else network_of(address)

    def phase(self, connection: Waiting) -> Phase | None:
        """What a connection waits for."""
        room = self._places.get(connection)
        return None if room is None else room.phase

    def count(self, phase: Phase) -> int:
        """How many connections wait for this."""
        return sum(len(rooms[phase]) for rooms in self._rooms.values())

    def enter(self, connection: Waiting, phase: Phase) -> None:
        """From now on a connection waits for this. If it did so before, its time goes on."""
        room = self._rooms[connection.network is None][phase]
        if self._places.get(connection) is not room:
            self.leave(connection)
            self._places[connection] = room
            room.add(connection, self._clock())

    def leave(self, connection: Waiting) -> None:
        """It no longer waits: it is closed, its request is complete, or it has become a WebSocket."""
        room = self._places.pop(connection, None)
        if room is not None:
            room.remove(connection)

    def sweep(self) -> None:
        """Close connections whose time is over."""
        now = self._clock()
        for rooms in self._rooms.values():
            for room in rooms.values():
                room.sweep(now)

    def make_room(self) -> bool:
        """Close some connections that are needed least; False if all are in use or have only just come."""
        before = self._clock() - FIRST_WORD_WITHIN
        rooms = (self._rooms[trusted][phase] for phase in NEEDED_LEAST for trusted in (False, True))
        return any(room.put_out_since(before, AT_ONCE) for room in rooms)


def _rooms(settings: Settings, idle_within: float) -> dict[Phase, Room]:
    half_open = (settings.half_open, settings.half_open_an_address)
    return {
        "headers": Room("headers", settings.headers_within, *half_open),
        "body": Room("body", settings.body_within, *half_open),
        "reading": Room("reading", settings.reading_within, *half_open),
        "idle": Room("idle", idle_within, settings.idle, settings.idle_an_address),
        "closing": Room("closing", settings.reading_within, *half_open),
    }


class Trusted:
    """The addresses of trusted proxies: as `--proxies` names them."""

    def __init__(self, proxies: str) -> None:
        self._everyone = proxies.strip() == "*"
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in proxies.split(","):
            try:
                self._networks.append(ip_network(name.strip()))
            except ValueError:
                continue  # the command line has refused it already

    def __contains__(self, address: object) -> bool:
        if self._everyone:
            return True
        try:
            known = ip_address(str(address))
        except ValueError:
            return False
        return any(known in network for network in self._networks)
