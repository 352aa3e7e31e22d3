"""How much is too much: a bucket that fills with time and empties with use."""

from __future__ import annotations

import time
from collections.abc import Callable


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
    """A bucket for each address. Those that are full again are forgotten."""

    MOST = 10_000  # addresses remembered at once

    def __init__(self, a_minute: int) -> None:
        self._a_minute = a_minute
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may do it once more."""
        if len(self._buckets) >= self.MOST:
            self._buckets.clear()  # forgiving everyone is cheaper than remembering a flood
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._a_minute / 60, self._a_minute)
        return self._buckets[address].take()
