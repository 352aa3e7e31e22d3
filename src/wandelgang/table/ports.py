"""What a table needs from the outside: storage, a clock, randomness, and somebody to think for the bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from wandelgang.games import Game
from wandelgang.games.required import AnyAction, AnyState, AnyView
from wandelgang.table.limits import (
    BOT_GRACE,
    HAND_OVER_AFTER,
    MOST_TABLES,
    NOTICED_AFTER,
    OPEN_TABLES,
    SHORTEST_CLOCK,
)
from wandelgang.table.protocol import Level, Pace
from wandelgang.table.public_storage import PublicStorage
from wandelgang.table.stored import NewSeat, SeatRow, StoredEntry, StoredTable, TableRow
from wandelgang.verdicts import Cards, Verdict

_log = logging.getLogger(__name__)

T = TypeVar("T")
Moment = tuple[float, float]  # seconds, at least and at most
MOMENTS: Mapping[Pace, Moment] = MappingProxyType(
    {"instant": (0.0, 0.0), "quick": (0.35, 0.6), "calm": (0.9, 1.6)}
)
ONLY_ANSWER: Moment = (0.8, 2.0)  # as long as a person might take to look at the cards


class VerdictStorage(Protocol):
    """Where what an analysis has found is kept, with the game that it belongs to."""

    async def verdicts_of(self, of: str, cards: Cards, after: int) -> list[Verdict]:
        """The verdicts on a game, in order, without the first `after`; of this version of the judges only."""

    async def keep_verdict(self, of: str, cards: Cards, verdict: Verdict) -> None:
        """Keep one, unless it is known."""


class Storage(PublicStorage, VerdictStorage, Protocol):
    """Where tables are kept. Several processes may share one; secrets come to it as fingerprints."""

    async def create(
        self,
        row: TableRow,
        seats: Sequence[NewSeat],
        first: Sequence[StoredEntry],
        asked: int | None,
        due: int | None = None,
    ) -> bool:
        """Keep a new table with its first entries; False if its predecessor already has a rematch."""

    async def load(self, table: str) -> StoredTable | None:
        """A table with everything that happened at it."""

    async def count(self) -> int:
        """How many tables there are."""

    async def replay(self, replay: str) -> bytes | None:
        """A record file that was shown before."""

    async def rematch_of(self, table: str) -> str | None:
        """The table where the same people play again."""

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[StoredEntry],
        asked: int | None,
        due: int | None = None,
    ) -> bool:
        """Keep entries that follow the first `after`, who is asked now, and when their time is up; False if
        others follow them already."""

    async def begin(self, table: str, at: int, due: int | None) -> int | None:
        """Let a game begin that has waited for all seats to be taken; when it began, if it has already."""

    async def entries_after(self, table: str, number: int) -> list[StoredEntry]:
        """All entries after the first `number`."""

    async def seats_of(self, table: str) -> tuple[SeatRow, ...]:
        """The seats of a table."""

    async def seat_held(self, table: str, token: str) -> int | None:
        """The seat that a token holds."""

    async def claim(self, table: str, seat: int, invitation: str, name: str, token: str) -> bool:
        """Use up an invitation and let a token hold its seat; False if the invitation is not valid."""

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give a seat another name."""

    async def hand_over(self, table: str, seat: int, bot: Level | None) -> None:
        """Let a bot play a seat, or its person again."""

    async def tempo_of(self, table: str) -> tuple[Pace, bool] | None:
        """The pace of a table, and whether it is paused; None if there is no such table."""

    async def set_tempo(self, table: str, pace: Pace, paused: bool) -> None:
        """Keep the pace of a table, and whether it is paused."""

    async def fill(self, table: str, seat: int, name: str) -> None:
        """Let the friend have a seat that is still open, without its invitation."""

    async def give_tokens(self, table: str, held: Sequence[tuple[str, int]]) -> None:
        """Let these tokens hold these seats."""


@dataclass(frozen=True)
class Purpose:
    """What a thought is for, so that thinking can be shared fairly and nothing is thought in vain."""

    table: str = ""
    payers: frozenset[str] = frozenset()  # at whose expense; the transport names them (`Guest.payer`)
    hint: bool = False  # otherwise a bot's turn
    wanted: Callable[[], bool] = lambda: True  # whether anybody still waits for it


NO_PURPOSE = Purpose()


class TooBusy(Exception):
    """Too many thoughts wait, or this one has waited too long. A bot's turn is always thought somehow."""


class NotWanted(Exception):
    """A thought was dropped because it was no longer wanted."""


class Thinking(Protocol):
    """Who thinks for the bots: in this process, in others, or somewhere else."""

    def levels(self, game: Game) -> Mapping[Level, str]:
        """The levels at which bots play a game, weakest first, each with the name of its bot."""

    def adviser(self, game: Game) -> Level | None:
        """The level to ask for a hint; None if nobody can give one."""

    def bot_at(self, game: Game, level: Level) -> str:
        """The bot that thinks at a level now; a weaker one while the real one warms up."""

    def warming_up(self, level: Level) -> bool:
        """Whether the bot of this level is warming up and another stands in for it."""

    async def think(
        self,
        game: Game,
        level: Level,
        view: AnyView,
        legal: Sequence[AnyAction],
        purpose: Purpose = NO_PURPOSE,
    ) -> AnyAction:
        """A bot's action: always one of the legal ones. Raises `TooBusy` for a hint, and `NotWanted`."""

    async def judge(
        self, record: bytes, number: int, cards_open: bool, purpose: Purpose = NO_PURPOSE
    ) -> Verdict:
        """The verdict on one decision of a record. Raises `TooBusy` if that has to wait, and `NotWanted`."""


class Solving(Protocol):
    """Who solves positions exactly, and makes puzzles of them."""

    async def solve(self, game: Game, view: AnyView, payer: str) -> tuple[bytes | None, str]:
        """The answer of the solver as JSON for the seat whose view this is; or None, and why there is none.
        Raises `TooBusy`."""

    async def puzzle(self, game: Game, state: AnyState, payer: str) -> tuple[str | None, str]:
        """The link of the puzzle that a position makes; or None, and why it makes none. Raises `TooBusy`."""


class HostClock(Protocol):
    """The time."""

    def time(self) -> float:
        """Seconds since 1970."""

    def monotonic(self) -> float:
        """Seconds since some moment in the past; never goes back."""

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Wait until the event is set, at most this long."""


class SystemClock:
    """The machine's own clock."""

    def time(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some moment in the past."""
        return time.monotonic()

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Wait until the event is set, at most this long."""
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return


async def at_once(work: Callable[[], T]) -> T:
    """Do some work here and now. A host with threads does it in one of them instead."""
    return work()


def log_failure(table: str, error: Exception) -> None:
    """Log why a table cannot play for its bots. A host knows which errors are only an outage."""
    _log.error("the table %s cannot play for its bots", table, exc_info=error, extra={"table": table})


@dataclass(frozen=True)
class Timing:
    """How long things take at a table, in seconds."""

    moments: Mapping[Pace, Moment] = field(default_factory=lambda: MOMENTS)  # before a bot's action
    only_answer: Moment = ONLY_ANSWER
    hand_over_after: int = HAND_OVER_AFTER
    bot_grace: float = BOT_GRACE
    shortest_clock: int = SHORTEST_CLOCK
    noticed_after: float = NOTICED_AFTER  # a lost connection


@dataclass(frozen=True)
class Capacity:
    """How many tables there may be."""

    open_tables: int = OPEN_TABLES  # in the memory of this process
    most_tables: int = MOST_TABLES  # in the storage


@dataclass(frozen=True)
class Ports:
    """Everything from the outside that tables use."""

    storage: Storage
    thinking: Thinking
    clock: HostClock = field(default_factory=SystemClock)
    rng: Random = field(default_factory=SystemRandom)
    timing: Timing = field(default_factory=Timing)
    capacity: Capacity = field(default_factory=Capacity)
    offload: Callable[[Callable[[], Any]], Awaitable[Any]] = at_once  # for work that takes a while
    failed: Callable[[str, Exception], None] = log_failure  # a table could not act; it will try again
