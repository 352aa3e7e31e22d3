"""Processes of this machine as a crew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final

from wandelgang.bots.crew.playing import G, P, R, play_all
from wandelgang.match import BotFault


@dataclass(frozen=True)
class Processes:
    """This many processes; a single one is this process itself."""

    number: int

    def at_work(self) -> AbstractContextManager[Pool] | None:
        """Start the processes."""
        return None if self.number == 1 else _pool(self.number)


ONE_PROCESS: Final = Processes(1)


@contextmanager
def _pool(number: int) -> Iterator[Pool]:
    # Spawned, not forked: compiled code and its threads do not survive a fork.
    executor = ProcessPoolExecutor(number, mp_context=get_context("spawn"))
    try:
        yield Pool(executor, number)
    finally:
        executor.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class Pool:
    """Processes at work."""

    executor: ProcessPoolExecutor
    size: int

    def hand_out(self, play: Callable[[P, G], R], plan: P, games: Sequence[G]) -> Future[list[R]]:
        """Let a process play these games."""
        try:
            return self.executor.submit(play_all, play, plan, games)
        except BrokenProcessPool:
            raise _broken() from None

    def collect(self, promise: Future[list[Any]]) -> list[Any]:
        """What came of games that are done."""
        try:
            return promise.result()
        except BrokenProcessPool:
            raise _broken() from None

    def look(self) -> None:
        """Processes do not go away unnoticed."""


def _broken() -> BotFault:
    return BotFault("a process ended in the middle of a game; use one process to see why")
