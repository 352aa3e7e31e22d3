"""Whether this process can serve players now: for a load balancer that asks again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

from wandelgang.server.host import Host

WITHIN = 1.0  # seconds for each part to answer
KEPT = 1.0  # seconds; however often somebody asks, the database is not asked more often


class Readiness:
    """Asks the parts of a host whether they work."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._asked = -KEPT
        self._missing: list[str] = []
        self._lock = asyncio.Lock()

    async def missing(self) -> list[str]:
        """The names of the parts that do not work; empty if the host is ready."""
        async with self._lock:
            if time.monotonic() - self._asked >= KEPT:
                parts = {"database": self._host.store.ping(), "signals": self._host.signals.ping()}
                work = await asyncio.gather(*map(_works, parts.values()))
                self._missing = [name for name, works in zip(parts, work, strict=True) if not works]
                self._asked = time.monotonic()
        return [*self._missing, *(["draining"] if self._host.draining else [])]


async def _works(ping: Awaitable[None]) -> bool:
    try:
        async with asyncio.timeout(WITHIN):
            await ping
    except Exception:  # whatever is wrong with it, others say so in the log
        return False
    return True
