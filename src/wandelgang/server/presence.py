"""Who is there: connections to this process, word from the others, and since when somebody is gone."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence

from wandelgang.server.cluster.signals import Here
from wandelgang.server.limits import PRESENCE_EVERY
from wandelgang.server.protocol import Kind

ONE_SCREEN: frozenset[Kind] = frozenset({"me", "here"})  # these seats share the screen that opened the table
SILENT = 3 * PRESENCE_EVERY


class Presence:
    """The people round one table."""

    def __init__(self, kinds: Sequence[Kind], clock: Callable[[], float] = time.monotonic) -> None:
        self._kinds = kinds
        self._clock = clock
        self._connected: Counter[int | None] = Counter()  # None: those who watch
        self._elsewhere: dict[str, tuple[Here, float]] = {}
        now = clock()
        self._gone = {seat: now for seat, kind in enumerate(kinds) if kind != "bot"}

    def come(self, seat: int | None) -> None:
        """Somebody connected to this process."""
        self._connected[seat] += 1
        self._update()

    def go(self, seat: int | None) -> None:
        """Somebody's connection to this process ended."""
        self._connected[seat] -= 1
        self._update()

    def hear(self, here: Here) -> None:
        """Another process says who is connected to it."""
        self._elsewhere[here.process] = (here, self._clock())
        self._update()

    def forget_silent(self) -> None:
        """Processes that say nothing any more are gone, and with them their connections."""
        now = self._clock()
        self._elsewhere = {
            process: (here, heard)
            for process, (here, heard) in self._elsewhere.items()
            if now - heard < SILENT
        }
        self._update()

    def here(self, table: str, process: str) -> Here:
        """What this process says to the others."""
        seats = tuple(sorted(seat for seat, count in self._connected.items() if seat is not None and count))
        return Here(table, process, seats, self._connected[None])

    @property
    def connected(self) -> int:
        """How many connections this process has to the table."""
        return self._connected.total()

    @property
    def anybody(self) -> bool:
        """Whether anybody at all looks at the table, here or elsewhere."""
        return self.connected > 0 or any(here.seats or here.watchers for here, _ in self._elsewhere.values())

    @property
    def watchers(self) -> int:
        """How many watch without a seat."""
        return self._connected[None] + sum(here.watchers for here, _ in self._elsewhere.values())

    def there(self, seat: int) -> bool:
        """Whether the seat's person is connected. People at one screen come and go together."""
        sitting = {other for other, count in self._connected.items() if other is not None and count}
        sitting.update(*(here.seats for here, _ in self._elsewhere.values()))
        if self._kinds[seat] in ONE_SCREEN:
            return any(self._kinds[other] in ONE_SCREEN for other in sitting)
        return seat in sitting

    def away(self, seat: int) -> int | None:
        """For how many seconds the seat's person has been gone, as far as this process knows."""
        since = self._gone.get(seat)
        return None if since is None else int(self._clock() - since)

    def _update(self) -> None:
        now = self._clock()
        for seat, kind in enumerate(self._kinds):
            if kind == "bot":
                continue
            if self.there(seat):
                self._gone.pop(seat, None)
            else:
                self._gone.setdefault(seat, now)
