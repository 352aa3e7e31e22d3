"""Rate limits: a token bucket for one connection, and one for each address."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Network, ip_address

NETWORK = 64  # bits that all addresses of one IPv6 connection share


class RateLimit:
    """A token bucket: a number of uses a second on average, and a burst above that."""

    __slots__ = ("_clock", "_filled", "_left", "_rate", "_size")

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = a_second
        self._size = self._left = at_once
        self._clock = clock
        self._filled = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more use is within the limit; counts it if so."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def owe(self, cost: float = 1.0) -> float:
        """Count a use in any case; how many seconds to wait until it is within the limit."""
        self._fill()
        self._left -= cost
        return max(0.0, -self._left / self._rate)

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._filled) * self._rate)
        self._filled = now


class RateLimits:
    """A rate limit for each network. When there are too many, the one used longest ago is dropped."""

    MOST = 10_000  # networks kept at once

    def __init__(self, a_minute: float, at_once: float | None = None) -> None:
        self._a_second = a_minute / 60
        self._at_once = a_minute if at_once is None else at_once
        self._limits: dict[str, RateLimit] = {}  # in order of last use

    def take(self, address: str) -> bool:
        """Whether this address may do it once more; counts it if so."""
        return self._of(address).take()

    def owe(self, address: str, cost: float = 1.0) -> float:
        """Count a use in any case; how many seconds this address has to wait for it."""
        return self._of(address).owe(cost)

    def _of(self, address: str) -> RateLimit:
        network = network_of(address)
        limit = self._limits.pop(network, None) or RateLimit(self._a_second, self._at_once)
        self._limits[network] = limit
        if len(self._limits) > self.MOST:
            del self._limits[next(iter(self._limits))]
        return limit


@lru_cache(1024)
def network_of(address: str) -> str:
    """The network an address belongs to: the address itself for IPv4, the first 64 bits for IPv6."""
    try:
        known = ip_address(address)
    except ValueError:
        return address  # a local socket has no address
    if known.version == 4:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known), NETWORK), strict=False))
