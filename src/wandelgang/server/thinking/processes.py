"""Bots think in separate processes, so that the host keeps running meanwhile."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import deque
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Any

from wandelgang.games import Game
from wandelgang.games.required import AnyAction, AnyView
from wandelgang.search import cache
from wandelgang.search.engines import COMPILER
from wandelgang.server import metrics
from wandelgang.server.limits import (
    LONGEST_START,
    LONGEST_THOUGHT,
    LONGEST_WAIT,
    STAND_INS_A_SECOND,
    THOUGHTS_A_SECOND,
    WAITING_THOUGHTS,
)
from wandelgang.server.limits.rate_limit import RateLimits
from wandelgang.server.thinking.fair_queue import FairQueue, Place
from wandelgang.server.thinking.levels import BOT_OF, STRONG, adviser, levels
from wandelgang.server.thinking.process import BotProcess
from wandelgang.server.thinking.worker import judge, think, warm_up
from wandelgang.table.levels import STAND_IN
from wandelgang.table.ports import NO_PURPOSE, NotWanted, Purpose, TooBusy
from wandelgang.table.protocol import Level
from wandelgang.verdicts import Verdict

MOST_PROCESSES = 4  # a bot's action takes milliseconds to a second; four cores serve a hundred tables
FEWEST_PROCESSES = 2  # one payer never gets all of them, and the second is started only when somebody waits
SAVED_UP = 4.0  # seconds of an address's thoughts that may come at once
FIRST_GUESS = 0.03  # seconds that a thought of a bot takes of which nothing is known yet
JUDGE = "judge"  # the name of thoughts about a finished game
ANY_GAME = "any"
READY_EVERY = 10.0  # seconds between two attempts to get another process ready
LEARNING = 0.2  # how much the last thought of a bot counts in what the next one is expected to take

_log = logging.getLogger(__name__)
_chance = SystemRandom()


@dataclass(eq=False)
class _Thought:
    """What a bot is asked, and where its answer goes. Who no longer waits for the answer has cancelled it."""

    name: str  # of the bot, or JUDGE
    game: str
    work: Callable[..., Any]
    wish: tuple[Any, ...]
    purpose: Purpose
    judging: bool = False  # it waits as long as it takes, and may load its compiled code first
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    began: float = field(default_factory=time.monotonic)


class ThoughtFailed(Exception):
    """A thought has no answer; the log says why."""


class ProcessThinking:
    """A few processes for bots, each with one thought at a time. When all are busy, thoughts wait their turn.

    Thinking is shared fairly among those who pay for it, and then among their tables (`FairQueue`). If a
    thought waits too long, the stand-in plays a bot's turn, in this process, and a hint is refused. What
    nobody wants any more is dropped when its turn comes.

    If a bot fails or takes too long, a random action is taken and its process is killed. It is the bot's
    own process, so no other thought is lost. Waiting for a process and starting it do not count as thinking.

    Bots that search need compiled code. It is compiled once on each machine, which takes a minute or two.
    Until then the stand-in thinks for them.
    """

    def __init__(
        self,
        processes: int | None = None,
        longest: float = LONGEST_THOUGHT,
        longest_wait: float = LONGEST_WAIT,
        thoughts_a_second: float = THOUGHTS_A_SECOND,
    ) -> None:
        usual = min(MOST_PROCESSES, (os.cpu_count() or 2) - 1)
        count = processes or max(FEWEST_PROCESSES, usual)
        self._longest = longest
        self._longest_wait = longest_wait
        self._processes = [BotProcess() for _ in range(count)]
        self._free = list(self._processes)  # the last used is the next
        self._queue: FairQueue[_Thought] = FairQueue(count)
        self._first: deque[asyncio.Future[BotProcess]] = deque()  # who needs a process before any thought
        self._expected: dict[tuple[str, str], float] = {}  # seconds, by bot and game
        self._pace = RateLimits(thoughts_a_second * 60, at_once=thoughts_a_second * SAVED_UP)
        self._stand_ins = RateLimits(STAND_INS_A_SECOND * 60, at_once=STAND_INS_A_SECOND)
        self._tasks: set[asyncio.Task[None]] = set()
        self._ready_again = 0.0  # when another process may be got ready
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
        await self._load(await self._take())
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

    async def think(
        self,
        game: Game,
        level: Level,
        view: AnyView,
        legal: Sequence[AnyAction],
        purpose: Purpose = NO_PURPOSE,
    ) -> AnyAction:
        """A bot's action: always one of the legal ones."""
        return await self.ask(self.bot_at(game, level), game, view, legal, purpose)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return self._queue.waiting

    async def ask(
        self,
        name: str,
        game: Game,
        view: AnyView,
        legal: Sequence[AnyAction],
        purpose: Purpose = NO_PURPOSE,
    ) -> AnyAction:
        """The action of the bot of this name."""
        payer = self._queue.cheapest(purpose.payers)
        await asyncio.sleep(self._pace.owe(payer))
        if len(legal) == 1:
            return legal[0]
        wish = (name, game, view, tuple(legal), _chance.getrandbits(64))
        try:
            action: AnyAction = await self._queued(_Thought(name, game.name, think, wish, purpose), payer)
        except ThoughtFailed:
            return _chance.choice(legal)
        except TooBusy:
            if purpose.hint:
                raise
        else:
            if action in legal:
                return action
            _log.error("%s answered with an action that is not legal in %s", name, game.name)
            return _chance.choice(legal)
        await asyncio.sleep(self._stand_ins.owe(payer))
        return await asyncio.to_thread(_stand_in, game, view, legal)

    async def judge(
        self, record: bytes, number: int, cards_open: bool, purpose: Purpose = NO_PURPOSE
    ) -> Verdict:
        """The verdict on one decision of a record. It waits until there is time for it."""
        if self._compiling:
            raise TooBusy
        payer = self._queue.cheapest(purpose.payers)
        wish = (record, number, cards_open)
        thought = _Thought(JUDGE, ANY_GAME, judge, wish, purpose, judging=True)
        verdict: Verdict = await self._queued(thought, payer)
        return verdict

    async def _queued(self, thought: _Thought, payer: str) -> Any:
        """The answer to a thought, once it is its turn."""
        if self._queue.waiting_for(payer) >= WAITING_THOUGHTS:
            raise TooBusy
        expected = self._expected.get((thought.name, thought.game), FIRST_GUESS)
        place = self._queue.join(thought, payer, thought.purpose.table, expected)
        loop = asyncio.get_running_loop()
        waiting = None if thought.judging else loop.call_later(self._longest_wait, self._give_up, place)
        self._serve()
        try:
            return await thought.answer
        finally:
            if waiting is not None:
                waiting.cancel()
            self._queue.leave(place)

    def _give_up(self, place: Place[_Thought]) -> None:
        """A thought has waited for as long as it may."""
        if self._queue.leave(place) and not place.of.answer.done():
            place.of.answer.set_exception(TooBusy())

    def _serve(self) -> None:
        """Give free processes to those whose turn it is."""
        while self._free and self._first:
            first = self._first.popleft()
            if not first.done():
                first.set_result(self._free.pop())
        while self._free:
            place = self._queue.next()
            if place is None:
                break
            thought = place.of
            if thought.answer.done() or not thought.purpose.wanted():
                self._queue.done(place, 0.0)
                if not thought.answer.done():
                    thought.answer.set_exception(NotWanted())
                continue
            self._in_background(self._serve_one(place, self._free.pop()))
        if self._queue.waiting and self._free and not self._free[-1].started:
            # One payer has all it may have. Get ready for somebody else, who should not wait for a start.
            self._get_ready()

    def _get_ready(self) -> None:
        now = time.monotonic()
        if now >= self._ready_again:
            self._ready_again = now + READY_EVERY
            self._in_background(self._load(self._free.pop()))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self) -> BotProcess:
        """A process, before any thought gets it."""
        first: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._first.append(first)
        self._serve()
        return await first

    def _give_back(self, process: BotProcess) -> None:
        self._free.append(process)
        self._serve()

    async def _load(self, process: BotProcess) -> None:
        """Start a process, and load the bots there if they are compiled."""
        try:
            async with asyncio.timeout(LONGEST_START):
                await process.start()
            if cache.complete(*cache.modules()):
                await process.run(warm_up, tuple(BOT_OF.values()))
        except Exception:
            _log.exception("a process for bots could not be started")
            process.end()
        except BaseException:
            process.end()
            raise
        finally:
            self._give_back(process)

    async def _serve_one(self, place: Place[_Thought], process: BotProcess) -> None:
        thought = place.of
        metrics.THOUGHT_WAITED.add(time.monotonic() - thought.began)
        try:
            found = await self._run(process, thought)
            if not thought.answer.done():  # otherwise nobody waits for it any more
                thought.answer.set_result(found)
        except ThoughtFailed as failed:
            if not thought.answer.done():
                thought.answer.set_exception(failed)
        finally:
            took = time.monotonic() - thought.began
            which = (thought.name, thought.game)
            before = self._expected.get(which, took)
            self._expected[which] = before + LEARNING * (took - before)
            self._queue.done(place, took)
            if not thought.answer.done():
                thought.answer.cancel()  # the host ends
            self._give_back(process)

    async def _run(self, process: BotProcess, thought: _Thought) -> Any:
        """What a process answers; it is killed if it fails or takes too long."""
        name, game = thought.name, thought.game
        try:
            async with asyncio.timeout(LONGEST_START):
                await process.start()
        except TimeoutError:
            sentence = "a process for %s took more than %s s to start in a game of %s"
            _log.error(sentence, name, LONGEST_START, game)
            process.end()
            raise ThoughtFailed from None
        except Exception:
            _log.exception("a process for %s could not be started in a game of %s", name, game)
            process.end()
            raise ThoughtFailed from None
        thought.began = time.monotonic()
        longest = self._longest + (LONGEST_START if thought.judging else 0.0)
        try:
            async with asyncio.timeout(longest):
                with metrics.thinking(name):
                    return await process.run(thought.work, *thought.wish)
        except TimeoutError:
            _log.error("%s thought for more than %s s in a game of %s", name, longest, game)
            process.end()
        except Exception:
            _log.exception("%s failed in a game of %s", name, game)
            process.end()
        raise ThoughtFailed

    def close(self) -> None:
        """End the processes."""
        for task in self._tasks:
            task.cancel()
        for process in self._processes:
            process.end()


def _stand_in(game: Game, view: AnyView, legal: Sequence[AnyAction]) -> AnyAction:
    """The action of the stand-in, which needs a millisecond and no process."""
    action: AnyAction = game.scout(view, legal, _chance)
    return action if action in legal else _chance.choice(legal)


async def _compile() -> None:
    away = asyncio.subprocess.DEVNULL
    # In a separate session: if the host ends meanwhile, the work is finished for the next one.
    compiling = await asyncio.create_subprocess_exec(
        *COMPILER, stdin=away, stdout=away, stderr=away, start_new_session=True
    )
    await compiling.wait()
