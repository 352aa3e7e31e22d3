"""Runs something at once, but not too often: calls that follow too soon are combined into one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from wandelgang.table.ports import HostClock


class Spaced:
    """Does something now, or a moment after the last time. A task exists only while something waits."""

    __slots__ = ("_clock", "_closed", "_free", "_later", "_seconds", "_task")

    def __init__(self, clock: HostClock, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._free = clock.monotonic()  # from when on it is done at once
        self._later: Callable[[], None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def waits(self) -> bool:
        """Whether something is going to be done."""
        return self._later is not None

    def do(self, now: Callable[[], None], later: Callable[[], None] | None = None) -> None:
        """Do it now, or else `later`, once for all that come until then."""
        if self._later is not None:
            return
        at = self._clock.monotonic()
        if at >= self._free or self._closed:
            self._free = at + self._seconds
            now()
        else:
            self._later = later or now
            self._task = asyncio.create_task(self._wait(self._free - at))

    def close(self) -> None:
        """Do at once what waits, and what is still to come."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
        self._finish()

    async def _wait(self, seconds: float) -> None:
        await self._clock.wait(asyncio.Event(), seconds)
        self._finish()

    def _finish(self) -> None:
        later, self._later, self._task = self._later, None, None
        if later is not None:
            self._free = self._clock.monotonic() + self._seconds
            later()
