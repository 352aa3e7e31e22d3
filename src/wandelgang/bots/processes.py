"""Games side by side on several processes. What bots print goes to standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from wandelgang.match import BotFault

P = TypeVar("P")  # a plan
G = TypeVar("G")  # which game of it
R = TypeVar("R")  # what came of it


def side_by_side(
    play: Callable[[P, G], R], plan: P, games: Sequence[G], processes: int, chunk: int
) -> Iterator[R]:
    """Play these games of a plan, in order; `chunk` games are handed to a process at once."""
    one = partial(_apart, play, plan)
    if processes == 1:
        yield from map(one, games)
        return
    # Spawned, not forked: compiled code and its threads do not survive a fork.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(one, games, chunksize=chunk)
        except BrokenProcessPool:
            raise BotFault("a process ended in the middle of a game; use one process to see why") from None


def _apart(play: Callable[[P, G], R], plan: P, game: G) -> R:
    with redirect_stdout(sys.stderr):
        return play(plan, game)
