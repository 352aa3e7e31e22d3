"""A process in which bots think."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any

from wandelgang.server.thinking.worker import begin, wake

LONGEST_END = 1.0  # seconds


class BotProcess:
    """One process for one thought at a time: started when needed, and again after it was killed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    @property
    def started(self) -> bool:
        """Whether it is running, or about to."""
        return self._pool is not None

    async def start(self) -> None:
        """Start it, unless it is running."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=begin)
            await self.run(wake)

    async def run(self, work: Callable[..., Any], *wish: Any) -> Any:
        """Run this in the process, which has been started."""
        assert self._pool is not None
        with _without_interrupts():
            future = self._pool.submit(work, *wish)
        return await asyncio.wrap_future(future)

    def end(self) -> None:
        """Kill it, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())  # the pool itself would wait for a bot that hangs
        manager: Any = pool._executor_manager_thread  # a thread, whatever the type hints say
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        if manager is not None:  # it ends at once, and Python must not exit while it closes its pipes
            manager.join(LONGEST_END)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ctrl-C goes to every process of a terminal: block it in processes started here, the host handles it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # its first start would unblock interrupts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
