"""For how long signals have come through without a gap."""

from __future__ import annotations

import time
from collections.abc import Callable

from wandelgang.server.limits import SIGNALS_GAP


class Steadiness:
    """Notes when something was heard. A process hears its own signals too, so there is always something."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = self._last = clock()

    def heard(self) -> None:
        """Some signal has come through."""
        now = self._clock()
        if now - self._last > SIGNALS_GAP:
            self._since = now
        self._last = now

    @property
    def seconds(self) -> float:
        """For how long; 0 during a gap."""
        now = self._clock()
        return 0.0 if now - self._last > SIGNALS_GAP else now - self._since
