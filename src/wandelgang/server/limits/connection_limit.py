"""A limit on connections to one process: in total, and from each household."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from wandelgang.server.limits import MOST_CONNECTIONS
from wandelgang.server.limits.rate_limit import network_of
from wandelgang.table.refusal import Refuse


class ConnectionLimit:
    """Counts connections from the moment they open, before anybody sits down."""

    def __init__(self, most_per_network: int) -> None:
        self._most_of_a_household = most_per_network
        self._connected: Counter[str] = Counter()
        self._count = 0

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count a connection while it lasts; refuses it if there are too many."""
        who = network_of(address)
        if self._count >= MOST_CONNECTIONS:
            raise Refuse("host-full", f"at most {MOST_CONNECTIONS} connections")
        if self._connected[who] >= self._most_of_a_household:
            raise Refuse("host-full", f"at most {self._most_of_a_household} connections from one address")
        self._count += 1
        self._connected[who] += 1
        try:
            yield
        finally:
            self._count -= 1
            self._connected[who] -= 1
            if not self._connected[who]:
                del self._connected[who]
