"""How much is too much: a bucket that fills with time and empties with use."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Network, ip_address

NETWORK = 64  # bits that the addresses of one IPv6 connection have in common


class Bucket:
    """Allows so many uses a second on average, and a burst above that."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = a_second
        self._size = self._left = at_once
        self._clock = clock
        self._filled = clock()

    def take(self) -> bool:
        """Use it once, if that is not too much."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each household. Where there are too many, the one used longest ago is forgotten."""

    MOST = 10_000  # households remembered at once

    def __init__(self, a_minute: int) -> None:
        self._a_minute = a_minute
        self._buckets: dict[str, Bucket] = {}  # the one used last stands last

    def take(self, address: str) -> bool:
        """Whether this address may do it once more."""
        who = household(address)
        bucket = self._buckets.pop(who, None) or Bucket(self._a_minute / 60, self._a_minute)
        self._buckets[who] = bucket
        if len(self._buckets) > self.MOST:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


def household(address: str) -> str:
    """Whom an address stands for: an IPv6 connection is given a whole network of 2^64 addresses."""
    try:
        known = ip_address(address)
    except ValueError:
        return address  # a socket of this machine has none
    if known.version == 4:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known), NETWORK), strict=False))
