"""Analyses of finished games: a queue, results as they come, and an end when nobody asks any more.

Whoever wants an analysis asks for it again and again, each time for what is new, and waits a few seconds for
the answer. So any transport can do it, any process can go on with it, and silence means that nobody wants
it. Verdicts are stored one by one: nothing that was found is lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from wandelgang.match import Record, dump
from wandelgang.table.limits import (
    ANALYSED_DECISIONS,
    ANALYSES_AN_ADDRESS,
    ANALYSES_AT_ONCE,
    ANALYSIS_WANTED_FOR,
    LONGEST_POLL,
    WAITING_ANALYSES,
)
from wandelgang.table.ports import NotWanted, Ports, Purpose, TooBusy
from wandelgang.table.protocol import AnalysisPart, AnalysisWish
from wandelgang.table.refusal import Refuse
from wandelgang.verdicts import Cards, Verdict, decisions, summary, with_luck

BUSY_PAUSE = 2.0  # seconds before a judge that has no time is asked again

_log = logging.getLogger(__name__)

Found = Callable[[], Awaitable[Record]]
"""Reads the record of a finished game; refuses if there is none."""


class Key(NamedTuple):
    """Which analysis: of the game of a table or of an uploaded record, and how the cards lie."""

    of: str
    cards: Cards


@dataclass(eq=False)
class _Job:
    """One analysis, as long as somebody wants it."""

    key: Key
    record: Record
    numbers: list[int]  # of the actions that were decided
    verdicts: list[Verdict]
    payer: str
    asked: float  # when somebody last asked, or got an answer
    asking: int = 0  # how many wait for an answer now
    stopped: bool = False
    task: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def done(self) -> bool:
        return len(self.verdicts) == len(self.numbers)

    @property
    def open(self) -> bool:
        """Whether there is still something to be done."""
        return not self.done and not self.stopped

    def tell(self) -> None:
        """Wake up everybody who waits for news."""
        self.changed.set()
        self.changed = asyncio.Event()


class Analyses:
    """The analyses of a process: a few at a time, the others wait in a queue."""

    def __init__(self, ports: Ports, at_once: int = ANALYSES_AT_ONCE) -> None:
        self._ports = ports
        self._at_once = at_once
        self._jobs: dict[Key, _Job] = {}  # in order of arrival; done ones stay while somebody asks

    @property
    def waiting(self) -> int:
        """How many wait in the queue."""
        return sum(job.open and job.task is None for job in self._jobs.values())

    @property
    def working(self) -> int:
        """How many are under way."""
        return sum(job.task is not None for job in self._jobs.values())

    async def ask(self, of: str, found: Found, wish: AnalysisWish, payer: str) -> AnalysisPart:
        """What is new in an analysis; waits for news for a few seconds. It begins with the first who asks."""
        key = Key(of, wish.cards)
        job = self._jobs.get(key) or await self._begin(key, await found(), payer)
        if job.stopped and wish.place is None:
            job.stopped = False  # somebody asks anew
        job.asking += 1
        try:
            self._tidy_up()
            if job.open and len(job.verdicts) <= wish.after and self._place(job) == wish.place:
                await self._ports.clock.wait(job.changed, LONGEST_POLL)
        finally:
            job.asking -= 1
            job.asked = self._ports.clock.monotonic()
        return self._part(job, wish.after)

    async def _begin(self, key: Key, record: Record, payer: str) -> _Job:
        numbers = await self._ports.offload(lambda: decisions(record))
        if len(numbers) > ANALYSED_DECISIONS:
            raise Refuse("long-game", f"it has {len(numbers):,} decisions of at most {ANALYSED_DECISIONS:,}")
        known = await self._ports.storage.verdicts_of(key.of, key.cards, 0)
        if key in self._jobs:  # somebody else was quicker
            return self._jobs[key]
        now = self._ports.clock.monotonic()
        job = _Job(key, record, numbers, [], payer, now)
        _adopt(job, known)
        if job.open:
            self._tidy_up()
            others = [one for one in self._jobs.values() if one.open]
            if sum(one.payer == payer for one in others) >= ANALYSES_AN_ADDRESS:
                raise Refuse("many-analyses", f"at most {ANALYSES_AN_ADDRESS} at a time")
            if len(others) >= WAITING_ANALYSES:
                raise Refuse("bots-busy")
        self._jobs[key] = job
        return job

    def _part(self, job: _Job, after: int) -> AnalysisPart:
        verdicts = tuple(with_luck(job.verdicts))
        place = self._place(job)
        return AnalysisPart(
            cards=job.key.cards,
            progress="stopped" if job.stopped else "done" if job.done else "waiting" if place else "working",
            place=place,
            decisions=len(job.numbers),
            after=min(after, len(verdicts)),
            verdicts=verdicts[after:],
            seats=summary(job.record, verdicts) if job.done else (),
        )

    def _place(self, job: _Job) -> int:
        """The place in the queue, from 1; 0 for one that does not wait."""
        waiting = [one for one in self._jobs.values() if one.open and one.task is None]
        return waiting.index(job) + 1 if job in waiting else 0

    def _wanted(self, job: _Job) -> bool:
        quiet = self._ports.clock.monotonic() - job.asked
        return job.asking > 0 or quiet < ANALYSIS_WANTED_FOR

    def _tidy_up(self) -> None:
        """Drop analyses that nobody wants any more, and begin the next ones."""
        for key, job in list(self._jobs.items()):
            if job.task is None and not self._wanted(job):
                del self._jobs[key]
        for job in self._jobs.values():
            if self.working >= self._at_once:
                break
            if job.open and job.task is None:
                job.task = asyncio.create_task(self._work(job))

    async def _work(self, job: _Job) -> None:
        """Judge one decision after another, as long as somebody wants to know."""
        try:
            while job.open and self._wanted(job):
                await self._judge_next(job)
                job.tell()
        except NotWanted:
            pass
        except Exception:
            _log.exception("the analysis of %s stopped", job.key.of)
            job.stopped = True
        finally:
            job.task = None
            self._tidy_up()
            for other in self._jobs.values():
                other.tell()  # their places have changed
            job.tell()

    async def _judge_next(self, job: _Job) -> None:
        known = await self._ports.storage.verdicts_of(*job.key, len(job.verdicts))
        if known and _adopt(job, known):
            return  # another process has come further
        number = job.numbers[len(job.verdicts)]
        purpose = Purpose(table=job.key.of, payers=frozenset({job.payer}), wanted=lambda: self._wanted(job))
        try:
            verdict = await self._ports.thinking.judge(
                dump(job.record), number, job.key.cards == "open", purpose
            )
        except TooBusy:
            await self._ports.clock.wait(asyncio.Event(), BUSY_PAUSE)
            return
        await self._ports.storage.keep_verdict(*job.key, verdict)
        job.verdicts.append(verdict)

    async def close(self) -> None:
        """Stop; what was found is stored already."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        self._jobs.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _adopt(job: _Job, known: list[Verdict]) -> bool:
    """Take over verdicts that are stored, as far as they are those of this game, in order."""
    before = len(job.verdicts)
    for verdict in known:
        if job.done or verdict.number != job.numbers[len(job.verdicts)]:
            break
        job.verdicts.append(verdict)
    return len(job.verdicts) > before
