"""Bots of a page: they think in a second worker, so that the table always answers at once."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Any, Protocol

from wandelgang.analysis import verdict_on
from wandelgang.bots import bot
from wandelgang.composing import laid
from wandelgang.games import Game
from wandelgang.games.required import AnyAction, AnyState, AnyView
from wandelgang.server.thinking.levels import BOT_OF, STRONG, adviser, levels
from wandelgang.table.levels import STAND_IN
from wandelgang.table.ports import NO_PURPOSE, NotWanted, Purpose, TooBusy
from wandelgang.table.protocol import Level
from wandelgang.verdicts import Verdict


class Sent(Protocol):
    """Bytes as they come from JavaScript."""

    def to_bytes(self) -> bytes:
        """As Python knows them."""


Elsewhere = Callable[[bytes], Awaitable[Sent]]
"""Does some work in another worker. Both ends are ours, so what goes there and back is pickled."""

_log = logging.getLogger(__name__)


class WorkerThinking:
    """Until the second worker is ready, or if it fails, weak bots think here and stand in for strong ones."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        self._elsewhere = elsewhere
        self._ready = False
        self._one_at_a_time = asyncio.Lock()
        self._rng = SystemRandom()

    def ready(self) -> None:
        """The second worker has started."""
        self._ready = True

    def levels(self, game: Game) -> Mapping[Level, str]:
        """The levels, weakest first."""
        return {level: BOT_OF[level] for level in levels(game)}

    def adviser(self, game: Game) -> Level | None:
        """The level to ask for a hint."""
        return adviser(game)

    def bot_at(self, game: Game, level: Level) -> str:  # noqa: ARG002 - it is the same for every game
        """The bot that thinks at a level now."""
        return BOT_OF[STAND_IN if self.warming_up(level) else level]

    def warming_up(self, level: Level) -> bool:
        """Whether another bot stands in."""
        return level in STRONG and not self._ready

    async def think(
        self,
        game: Game,
        level: Level,
        view: AnyView,
        legal: Sequence[AnyAction],
        purpose: Purpose = NO_PURPOSE,
    ) -> AnyAction:
        """A bot's action."""
        async with self._one_at_a_time:
            if not purpose.wanted():
                raise NotWanted
            thought = (self.bot_at(game, level), game, view, tuple(legal), self._rng.getrandbits(64))
            if self._ready:
                try:
                    action: AnyAction = await self._ask(think, *thought)
                    return action
                except Exception:
                    _log.exception("the worker for bots has failed; weaker ones stand in")
                    self._ready = False
                    thought = (self.bot_at(game, level), *thought[1:])
            return think(*thought)

    async def judge(
        self, record: bytes, number: int, cards_open: bool, purpose: Purpose = NO_PURPOSE
    ) -> Verdict:
        """The verdict on one decision of a record."""
        async with self._one_at_a_time:
            if not purpose.wanted():
                raise NotWanted
            verdict: Verdict = await self._ask(verdict_on, record, number, cards_open)
            return verdict

    async def solve(self, game: Game, view: AnyView, payer: str) -> tuple[bytes | None, str]:  # noqa: ARG002 - there is one
        """The answer of the solver as JSON; or None, and why there is none."""
        async with self._one_at_a_time:
            found: tuple[bytes | None, str] = await self._ask(laid.solved, game, view)
            return found

    async def puzzle(self, game: Game, state: AnyState, payer: str) -> tuple[str | None, str]:  # noqa: ARG002 - there is one
        """The link of the puzzle that a position makes; or None, and why it makes none."""
        async with self._one_at_a_time:
            found: tuple[str | None, str] = await self._ask(laid.as_puzzle, game, state)
            return found

    async def _ask(self, work: Callable[..., Any], *wish: Any) -> Any:
        """Let the second worker do this. The table's own would not answer meanwhile."""
        if not self._ready:
            raise TooBusy
        data = await self._elsewhere(pickle.dumps((work, wish)))
        return pickle.loads(data.to_bytes())  # noqa: S301 - from our own worker


def think(name: str, game: Game, view: AnyView, legal: tuple[AnyAction, ...], seed: int) -> AnyAction:
    """A bot's action."""
    action: AnyAction = bot(name, game)(view, legal, Random(seed))
    return action


def work(data: Sent) -> bytes:
    """What the second worker does: a function with its arguments comes in, its answer goes out."""
    function, arguments = pickle.loads(data.to_bytes())  # noqa: S301 - from the first worker
    answer: Any = function(*arguments)
    return pickle.dumps(answer)
