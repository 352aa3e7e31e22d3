"""Positions that people lay out are solved in a process of their own, so that no bot waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

from wandelgang.games import Game
from wandelgang.games.required import AnyState, AnyView
from wandelgang.server.limits import LONGEST_SOLVING, LONGEST_START, WAITING_SOLVERS
from wandelgang.server.thinking.process import BotProcess
from wandelgang.table.ports import TooBusy

_log = logging.getLogger(__name__)


class SolvingProcess:
    """One process, one position at a time; the next one is that of whoever has asked first."""

    def __init__(self) -> None:
        self._process = BotProcess()
        self._free = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    async def solve(self, game: Game, view: AnyView, payer: str) -> tuple[bytes | None, str]:
        """The answer of the solver as JSON; or None, and why there is none."""
        found: tuple[bytes | None, str] = await self._run(payer, solved, game, view)
        return found

    async def puzzle(self, game: Game, state: AnyState, payer: str) -> tuple[str | None, str]:
        """The link of the puzzle that a position makes; or None, and why it makes none."""
        found: tuple[str | None, str] = await self._run(payer, as_puzzle, game, state)
        return found

    async def _run(self, payer: str, work: Callable[..., Any], *wish: Any) -> Any:
        if self._waiting[payer] >= WAITING_SOLVERS or self._waiting.total() >= 4 * WAITING_SOLVERS:
            raise TooBusy
        self._waiting[payer] += 1
        try:
            async with self._free:
                return await self._answer(work, *wish)
        finally:
            self._waiting[payer] -= 1
            self._waiting += Counter()  # forget those who wait for nothing

    async def _answer(self, work: Callable[..., Any], *wish: Any) -> Any:
        try:
            if not self._process.started:
                async with asyncio.timeout(LONGEST_START):
                    await self._process.start()
                    await self._process.run(get_ready)
            async with asyncio.timeout(LONGEST_SOLVING):
                return await self._process.run(work, *wish)
        except TimeoutError:
            self._process.end()
            raise TooBusy from None
        except Exception:
            _log.exception("a position could not be solved")
            self._process.end()
            raise TooBusy from None
        except BaseException:  # whoever asked has gone: the next one does not wait for this
            self._process.end()
            raise

    def close(self) -> None:
        """End the process."""
        self._process.end()


def get_ready() -> None:
    """Load the compiled solver, if it has been compiled; otherwise plain Python answers."""
    from wandelgang.search import engines

    if engines.compiled():
        engines.load()


def solved(game: Game, view: AnyView) -> tuple[bytes | None, str]:
    """See `wandelgang.composing.laid`, which is imported only where it is needed."""
    from wandelgang.composing import laid

    return laid.solved(game, view)


def as_puzzle(game: Game, state: AnyState) -> tuple[str | None, str]:
    """See `wandelgang.composing.laid`."""
    from wandelgang.composing import laid

    return laid.as_puzzle(game, state)
