"""Bots think in processes of their own, so that the host goes on while they do."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from random import SystemRandom
from typing import Any

from wandelgang.games import GAMES
from wandelgang.server.levels import BOT_OF, SEARCHING, STAND_IN
from wandelgang.server.limits import LONGEST_THOUGHT
from wandelgang.server.protocol import Level
from wandelgang.server.thinker import begin, think, warm_up

MOST_PROCESSES = 4  # a bot's action takes milliseconds to a second; four cores serve a hundred tables

_log = logging.getLogger(__name__)
_chance = SystemRandom()


class Thinking:
    """A pool of processes for bots. A bot that fails or takes too long is helped out with a random action.

    Bots that search need compiled code. It is compiled once on each machine, which takes a minute
    or two; until it is ready the stand-in thinks for them.
    """

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, min(MOST_PROCESSES, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._warm = False

    async def warm_up(self) -> None:
        """Compile what is not compiled yet, in a process of its own, and load the bots into the pool."""
        gently = (sys.executable, "-m", "wandelgang.search.warm", "--gently")
        away = asyncio.subprocess.DEVNULL
        # In a session of its own: a host that ends meanwhile leaves the work to be finished for the next one.
        compiling = await asyncio.create_subprocess_exec(
            *gently, stdin=away, stdout=away, stderr=away, start_new_session=True
        )
        await compiling.wait()
        with _without_interrupts():
            future = self._started().submit(warm_up, tuple(BOT_OF.values()), tuple(GAMES))
        await asyncio.wrap_future(future)
        self._warm = True

    def bot_at(self, level: Level) -> str:
        """The bot that thinks at a level now."""
        return BOT_OF[level] if self._warm or level not in SEARCHING else BOT_OF[STAND_IN]

    async def think(self, name: str, game: str, view: Any, legal: Sequence[Any]) -> Any:
        """A bot's action: always one of the legal ones."""
        if len(legal) == 1:
            return legal[0]
        seed = _chance.getrandbits(64)
        pool = self._started()
        try:
            with _without_interrupts():
                future = pool.submit(think, name, game, view, tuple(legal), seed)
            action = await asyncio.wait_for(asyncio.wrap_future(future), LONGEST_THOUGHT)
        except TimeoutError:
            _log.error("%s thought for more than %s s in a game of %s", name, LONGEST_THOUGHT, game)
            self._give_up(pool)
            return _chance.choice(legal)
        except Exception:
            _log.exception("%s failed in a game of %s", name, game)
            self._give_up(pool)
            return _chance.choice(legal)
        if action not in legal:
            _log.error("%s answered %r, which is not legal in %s", name, action, game)
            return _chance.choice(legal)
        return action

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._give_up(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), initializer=begin
            )
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Let go of a pool that hangs or broke; the next thought starts another."""
        if self._pool is pool:
            self._pool = None
        processes = list((pool._processes or {}).values())  # the pool itself would wait for a hanging bot
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ctrl-C in a terminal goes to every process of it: those started here leave it to the host."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # at its first start it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
