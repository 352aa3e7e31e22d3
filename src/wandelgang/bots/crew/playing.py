"""Plays many games with any crew: hands them out a few at a time, and collects them as they finish."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, redirect_stdout
from functools import partial
from queue import Empty, SimpleQueue
from threading import RLock
from typing import Any, NamedTuple, Protocol, TypeVar


class AnyPlan(Protocol):
    """What is to be played: a simulation or an arena."""

    @property
    def game(self) -> str: ...
    @property
    def bots(self) -> tuple[str, ...]: ...


P = TypeVar("P", bound=AnyPlan)
G = TypeVar("G")  # which game of it
R = TypeVar("R")  # its result

AHEAD = 4  # chunks handed out for each game that a crew can play at once, so that none waits
LEAST_AHEAD = 64  # there may soon be more workers
LOOK_EVERY = 2.0  # seconds without news until we look whether anybody is still playing

ONE_AT_A_TIME = RLock()
"""Held while a game is played: bots share a process's compiled code, its memory and its standard output."""


class Promise(Protocol):
    """Games that somebody is playing."""

    def add_done_callback(self, fn: Callable[[Any], object], /) -> object: ...


class AtWork(Protocol):
    """A crew that has begun."""

    @property
    def size(self) -> int:
        """How many games it can play at once, as far as we know."""
        ...

    def hand_out(self, play: Callable[[P, G], R], plan: P, games: Sequence[G]) -> Any:
        """Let somebody play these games: gives a promise."""
        ...

    def collect(self, promise: Any) -> list[Any]:
        """What came of games that are done. Raises BotFault, or what this crew raises if it cannot play."""
        ...

    def look(self) -> None:
        """Called when nothing has come back for a while."""
        ...


class Crew(Protocol):
    """Who can play games."""

    def at_work(self) -> AbstractContextManager[AtWork] | None:
        """Begin; None if there is only this process."""
        ...


class Outcome(NamedTuple):
    """What came of one chunk of games: results, or why there are none."""

    number: int
    results: list[Any]
    error: Exception | None = None


def side_by_side(
    crew: Crew, play: Callable[[P, G], R], plan: P, games: Sequence[G], *, chunk: int, in_order: bool
) -> Generator[R, None, None]:
    """Play these games of a plan; `chunk` games are handed out at once.

    Gives the results in the order of the games, or as they arrive. What bots print goes to standard error.
    """
    context = crew.at_work()
    if context is None:
        for game in games:
            yield from play_all(play, plan, [game])
        return
    chunks = [games[start : start + chunk] for start in range(0, len(games), chunk)]
    with context as at_work:
        outcomes = _as_they_arrive(at_work, play, plan, chunks)
        for outcome in _sorted(outcomes) if in_order else outcomes:
            if outcome.error is not None:
                raise outcome.error
            yield from outcome.results


def play_all(play: Callable[[P, G], R], plan: P, games: Sequence[G]) -> list[R]:
    """Play these games one after another, in this process."""
    with ONE_AT_A_TIME, redirect_stdout(sys.stderr):
        return [play(plan, game) for game in games]


def _as_they_arrive(
    at_work: AtWork, play: Callable[[P, G], R], plan: P, chunks: Sequence[Sequence[G]]
) -> Iterator[Outcome]:
    """Hand out the chunks, never far ahead of the oldest one that is not done."""
    done: SimpleQueue[int] = SimpleQueue()
    pending: dict[int, Promise] = {}  # oldest first
    handed_out = 0
    while pending or handed_out < len(chunks):
        ahead = max(LEAST_AHEAD, AHEAD * at_work.size)
        while handed_out < len(chunks) and handed_out - next(iter(pending), handed_out) < ahead:
            promise = pending[handed_out] = at_work.hand_out(play, plan, chunks[handed_out])
            promise.add_done_callback(partial(_note, done, handed_out))
            handed_out += 1
        try:
            number = done.get(timeout=LOOK_EVERY)
        except Empty:
            at_work.look()
            continue
        try:
            yield Outcome(number, at_work.collect(pending.pop(number)))
        except Exception as error:
            yield Outcome(number, [], error)


def _note(done: SimpleQueue[int], number: int, _promise: object) -> None:
    done.put(number)


def _sorted(outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
    """Outcomes by number; what comes early is kept until it is due."""
    early: dict[int, Outcome] = {}
    due = 0
    for outcome in outcomes:
        early[outcome.number] = outcome
        while due in early:
            yield early.pop(due)
            due += 1
