"""Bots think in processes of their own, so that the host goes on while they do."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import SystemRandom
from typing import Any

from wandelgang.games import GAMES
from wandelgang.server.levels import BOT_OF
from wandelgang.server.limits import LONGEST_THOUGHT
from wandelgang.server.protocol import Level
from wandelgang.server.thinker import die_with_parent, think, warm_up

MOST_PROCESSES = 4  # a bot's action takes milliseconds to a second; four cores serve a hundred tables

_log = logging.getLogger(__name__)
_chance = SystemRandom()


class Thinking:
    """A pool of processes for bots. A bot that fails or takes too long is helped out with a random action."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, min(MOST_PROCESSES, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start a process and load the bots, in the background."""
        self._started().submit(warm_up, tuple(BOT_OF.values()), tuple(GAMES))

    async def think(self, level: Level, game: str, view: Any, legal: Sequence[Any]) -> Any:
        """The action of the bot behind a level: always one of the legal ones."""
        if len(legal) == 1:
            return legal[0]
        name, seed = BOT_OF[level], _chance.getrandbits(64)
        pool = self._started()
        try:
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
                self._processes, multiprocessing.get_context("spawn"), initializer=die_with_parent
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
