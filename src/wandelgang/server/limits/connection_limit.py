"""A limit on connections to one process: in total, and from each network."""

from __future__ import annotations

from collections import Counter

from wandelgang.server.limits import MOST_CONNECTIONS
from wandelgang.server.limits.rate_limit import network_of
from wandelgang.table.refusal import Refuse


class ConnectionLimit:
    """Counts connections from the moment they open, before anybody sits down."""

    def __init__(self, most_per_network: int, most: int = MOST_CONNECTIONS) -> None:
        self._most = most
        self._most_per_network = most_per_network
        self._connected: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> None:
        """Count one more connection; refuses it if there are too many."""
        network = network_of(address)
        if self.count >= self._most:
            raise Refuse("host-full", f"at most {self._most} connections")
        if self._connected[network] >= self._most_per_network:
            raise Refuse("host-full", f"at most {self._most_per_network} connections from one address")
        self.count += 1
        self._connected[network] += 1

    def leave(self, address: str) -> None:
        """A connection that was counted has ended."""
        network = network_of(address)
        self.count -= 1
        self._connected[network] -= 1
        if not self._connected[network]:
            del self._connected[network]
