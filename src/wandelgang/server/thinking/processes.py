"""Bots think in separate processes, so that the host keeps running meanwhile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from random import SystemRandom
from typing import Any

from wandelgang.games import Game
from wandelgang.games.required import AnyAction, AnyView
from wandelgang.search import cache
from wandelgang.search.engines import COMPILER
from wandelgang.server.limits import LONGEST_START, LONGEST_THOUGHT
from wandelgang.server.thinking.levels import BOT_OF, STRONG, adviser, levels
from wandelgang.server.thinking.worker import begin, think, wake, warm_up
from wandelgang.table.levels import STAND_IN
from wandelgang.table.protocol import Level

MOST_PROCESSES = 4  # a bot's action takes milliseconds to a second; four cores serve a hundred tables

_log = logging.getLogger(__name__)
_chance = SystemRandom()


class ProcessThinking:
    """A few processes for bots, each with one thought at a time. When all are busy, the next thought waits.

    If a bot fails or takes too long, a random action is taken and its process is killed. It is the bot's
    own process, so no other thought is lost. Waiting for a process and starting it do not count as thinking.

    Bots that search need compiled code. It is compiled once on each machine, which takes a minute or two.
    Until then the stand-in thinks for them.
    """

    def __init__(self, processes: int | None = None, longest: float = LONGEST_THOUGHT) -> None:
        count = processes or max(1, min(MOST_PROCESSES, (os.cpu_count() or 2) - 1))
        self._longest = longest
        self._free: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()  # the last used first
        self._processes = [_Process() for _ in range(count)]
        for process in self._processes:
            self._free.put_nowait(process)
        self._thoughts: set[asyncio.Task[AnyAction]] = set()
        self._warmed_up = False
        self._compiling = False

    async def warm_up(self) -> None:
        """Compile what is missing, in a separate process, and load the bots where they think."""
        if not await asyncio.to_thread(cache.complete, *cache.modules()):
            _log.warning("warming up: compiling the strong bots, once; weaker ones stand in until then")
            self._compiling = True
            try:
                await _compile()
            finally:
                self._compiling = False
            if not cache.complete(*cache.modules()):
                reason = "`python -m wandelgang.search.warm_up` says why"
                _log.error("the strong bots cannot be compiled here, weaker ones stand in; %s", reason)
                return
        process = await self._free.get()
        try:
            await process.start()
            await process.run(warm_up, tuple(BOT_OF.values()))
        except BaseException:
            process.end()
            raise
        finally:
            self._free.put_nowait(process)
        self._warmed_up = True

    def levels(self, game: Game) -> Mapping[Level, str]:
        """The levels at which bots play a game, weakest first, each with the name of its bot."""
        return {level: BOT_OF[level] for level in levels(game)}

    def adviser(self, game: Game) -> Level | None:
        """The level to ask for a hint."""
        return adviser(game)

    def bot_at(self, game: Game, level: Level) -> str:  # noqa: ARG002 - a level has the same bot in every game
        """The bot that thinks at a level now."""
        return BOT_OF[level] if self._warmed_up or level not in STRONG else BOT_OF[STAND_IN]

    def warming_up(self, level: Level) -> bool:
        """Whether the bot of a level is still being compiled and another stands in for it."""
        return self._compiling and level in STRONG

    async def think(self, game: Game, level: Level, view: AnyView, legal: Sequence[AnyAction]) -> AnyAction:
        """A bot's action: always one of the legal ones."""
        return await self.ask(self.bot_at(game, level), game, view, legal)

    async def ask(self, name: str, game: Game, view: AnyView, legal: Sequence[AnyAction]) -> AnyAction:
        """The action of the bot of this name."""
        if len(legal) == 1:
            return legal[0]
        process = await self._free.get()
        thought = asyncio.create_task(self._think(process, name, game, view, legal))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(thought)  # if the caller gives up, the process stays busy

    async def _think(
        self, process: _Process, name: str, game: Game, view: AnyView, legal: Sequence[AnyAction]
    ) -> AnyAction:
        action: AnyAction
        try:
            try:
                async with asyncio.timeout(LONGEST_START):
                    await process.start()
            except TimeoutError:
                sentence = "a process for %s took more than %s s to start in a game of %s"
                _log.error(sentence, name, LONGEST_START, game.name)
                process.end()
                return _chance.choice(legal)
            async with asyncio.timeout(self._longest):
                action = await process.run(think, name, game, view, tuple(legal), _chance.getrandbits(64))
        except TimeoutError:
            _log.error("%s thought for more than %s s in a game of %s", name, self._longest, game.name)
            process.end()
            return _chance.choice(legal)
        except Exception:
            _log.exception("%s failed in a game of %s", name, game.name)
            process.end()
            return _chance.choice(legal)
        finally:
            self._free.put_nowait(process)
        if action not in legal:
            _log.error("%s answered %r, which is not legal in %s", name, action, game.name)
            return _chance.choice(legal)
        return action

    def close(self) -> None:
        """End the processes."""
        for thought in self._thoughts:
            thought.cancel()
        for process in self._processes:
            process.end()


async def _compile() -> None:
    away = asyncio.subprocess.DEVNULL
    # In a separate session: if the host ends meanwhile, the work is finished for the next one.
    compiling = await asyncio.create_subprocess_exec(
        *COMPILER, stdin=away, stdout=away, stderr=away, start_new_session=True
    )
    await compiling.wait()


class _Process:
    """One process for one thought at a time: started when needed, and again after it was killed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

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
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


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
