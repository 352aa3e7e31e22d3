"""A host process: its tables, the signals from other processes, and the checks that make up for lost ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from random import SystemRandom
from typing import Any

from wandelgang.server import metrics
from wandelgang.server.cluster.signals import (
    Acted,
    BadSignals,
    Here,
    NoSignals,
    Paced,
    Rematched,
    Seated,
    Signal,
    Signals,
    Spoken,
    Visitors,
    Who,
)
from wandelgang.server.limits import (
    DATABASE_WITHIN,
    DUE_AT_ONCE,
    LOOK_AT_ONCE,
    LOOK_EVERY,
    OUTAGE_FROM,
    PRESENCE_EVERY,
)
from wandelgang.server.limits.connection_limit import ConnectionLimit
from wandelgang.server.limits.log_limit import limited
from wandelgang.server.limits.rate_limit import RateLimits
from wandelgang.server.lobby import Lobby
from wandelgang.server.settings import Settings
from wandelgang.server.storage import Store
from wandelgang.server.storage.unreachable import is_unreachable, log_trouble
from wandelgang.server.thinking.processes import ProcessThinking
from wandelgang.server.thinking.solving import SolvingProcess
from wandelgang.server.words import sentence
from wandelgang.table import Change, Ports, Refuse, Stored, Table, Tables
from wandelgang.table.analyses import Analyses
from wandelgang.table.limits import SILENT
from wandelgang.table.presence import Connected
from wandelgang.table.protocol import Reacted, Said
from wandelgang.table.rematch import tell_moved
from wandelgang.table.secrets import new_id

WARM_UP_AFTER = 1.0  # seconds

_log = limited(__name__)


class Host:
    """Holds the tables of a process and keeps them up to date with those of other processes."""

    def __init__(self, settings: Settings, store: Store, signals: Signals, thinking: ProcessThinking) -> None:
        self.settings = settings
        self.store = store
        self.signals = signals
        self.thinking = thinking
        self.solving = SolvingProcess()  # for positions that people lay out
        self.process = new_id(SystemRandom())
        self.work = RateLimits(settings.messages_an_address * 60, at_once=settings.an_address_at_once)
        self.connections = ConnectionLimit(settings.connections_an_address, settings.most_connections)
        self.lan = settings.lan  # the address for others on the network
        self.open_to_network: Callable[[], Awaitable[str]] | None = None  # the server sets it if it may
        self.draining = False  # it is about to stop: new players had better go to another process
        self.stopping = asyncio.Event()  # ends every connection, even one that comes in at the last moment
        ports = Ports(
            store,
            thinking,
            timing=settings.timing,
            capacity=settings.capacity,
            offload=asyncio.to_thread,
            failed=_cannot_play,
        )
        self.tables = Tables(ports, self._tell_others)
        self._unopened: set[str] = set()  # tables that would fail again at every check
        self.lobby = Lobby(self)
        self.analyses = Analyses(ports)
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, settings: Settings) -> Host:
        """A host at work: its database is open, it hears signals, and its bots take their turns again."""
        store = await Store.open(settings.data, within=DATABASE_WITHIN)
        try:
            signals = _signals(settings.signals)
            thinking = ProcessThinking(
                settings.bot_processes,
                settings.longest_thought,
                settings.longest_wait,
                settings.thoughts_a_second,
            )
            host = cls(settings, store, signals, thinking)
            try:
                await signals.listen(host.hear)
            except BaseException:
                await signals.close()
                raise
        except BaseException:
            await store.close()
            raise
        await host._notice_outage()
        host._tasks = [
            asyncio.create_task(host._look_after(), name="look after"),
            asyncio.create_task(host._keep_reporting(), name="reporting"),
            asyncio.create_task(host._resume(), name="resume"),
            asyncio.create_task(host.lobby.run(), name="lobby"),
        ]
        if settings.warm_up:
            host._tasks.append(asyncio.create_task(host._warm_up(), name="warm up"))
        return host

    async def close(self) -> None:
        """Stop; every game is stored already."""
        for task in (*self._tasks, *self._hearing):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._hearing, return_exceptions=True)
        await self.analyses.close()
        await self.tables.close_all()
        await self._say_alive()
        await self.signals.close()
        self.thinking.close()
        self.solving.close()
        await self.store.close()

    async def _resume(self) -> None:
        """After a restart, let bots continue their turns before anybody connects, and clocks too."""
        while True:
            try:
                await self._open_resumed()
            except Exception as error:
                log_trouble(_log, error, "bots and clocks cannot go on until somebody looks at their tables")
                if is_unreachable(error):
                    await asyncio.sleep(LOOK_EVERY)
                    continue
            return

    async def _open_resumed(self) -> None:
        """Open tables that go on by themselves. That notes that nobody is charged while no host ran."""
        timed = await self.store.timed_tables() if self.tables.outage is not None else []
        for table in (*await self.store.bots_turns(), *timed):
            await self._open(table)

    async def _open(self, table: str) -> None:
        """Open a table that nobody looks at. One that cannot be opened holds up no other."""
        try:
            await self.tables.get(table)
        except Refuse as refused:  # its rules are unknown here, or there are too many tables
            if refused.code == "old-rules":
                self._unopened.add(table)
        except Exception as error:
            if is_unreachable(error):
                raise  # later, then
            log_trouble(_log, error, "table %s cannot be opened", table, table=table)
            self._unopened.add(table)

    async def _notice_outage(self) -> None:
        """Find out whether no host ran on this database until now."""
        last, now = await self.store.alive(), _now()
        if last is not None and now - last > OUTAGE_FROM * 1000:
            self.tables.outage = (last, now)
        await self._say_alive()

    async def _say_alive(self) -> None:
        """For the host that starts after an outage."""
        try:
            await self.store.set_alive(_now())
        except Exception as error:
            log_trouble(_log, error, "the database does not answer")

    async def _warm_up(self) -> None:
        """Warm up sentences and bots after the first page, before somebody waits for them."""
        await asyncio.sleep(WARM_UP_AFTER)
        await asyncio.to_thread(sentence, "en", Refuse("no-table"))
        try:
            await self.thinking.warm_up()
        except Exception:
            _log.exception("the strong bots could not be warmed up; weaker ones stand in")
        for table in self.tables.live.values():
            table.tell_presence()

    # --- other processes ---------------------------------------------------------------------------

    def _tell_others(self, table: Table, change: Change) -> None:
        """Something changed at a table of this process."""
        if not isinstance(change, Stored):
            self.lobby.noticed(table)
        match change:
            case Stored():
                metrics.ACTIONS[table.match.game.name] += 1
                self.signals.send(Acted(table.id, *change))
            case "seats":
                self.signals.send(Seated(table.id))
            case "tempo":
                self.signals.send(Paced(table.id))
            case "rematch" if table.state.rematch is not None:
                self.signals.send(Rematched(table.id, table.state.rematch))
            case "presence":
                self._report(table)
            case Reacted() | Said():
                self.signals.send(Spoken(table.id, self.process, change))
            case "opened":
                self.signals.send(Who(table.id, self.process))

    def _report(self, table: Table) -> None:
        """Tell the others who is connected to this process."""
        self.signals.send(Here(table.id, self.process, *table.presence.here))

    def hear(self, signal: Signal) -> None:
        """Another process says that something happened."""
        if isinstance(signal, Visitors):
            if signal.process != self.process:
                self.lobby.report(signal.process, signal.count)
            return
        table = self.tables.live.get(signal.table)
        if table is None:
            return
        match signal:
            case Acted(after=after, entries=entries) if after + len(entries) > table.number:
                if not table.follow(Stored(after, entries)):
                    self._soon(table.catch_up())
            case Seated():
                self._soon(table.reload_seats())
            case Paced():
                self._soon(table.reload_tempo())
            case Rematched(rematch=rematch):
                self._soon(tell_moved(table, rematch))
            case Here() if signal.process != self.process:
                table.presence.report(signal.process, Connected(signal.seats, signal.spectators))
                table.tell_presence()
                table.autoplay.wake()
            case Spoken() if signal.process != self.process:
                table.hear(signal.message)
            case Who() if signal.process != self.process:
                self._report(table)
            case _:
                pass

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this next to other things: a table that is busy holds up no other."""
        task = asyncio.create_task(work)
        self._hearing.add(task)
        task.add_done_callback(self._heard)

    def _heard(self, task: asyncio.Task[None]) -> None:
        self._hearing.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log_trouble(_log, error, "a signal could not be handled; the next check will catch up")

    async def _look_after(self) -> None:
        """From time to time: make up for lost signals, say that a host runs, close unused tables."""
        said = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look()
                if time.monotonic() - said >= PRESENCE_EVERY - LOOK_EVERY:
                    said = time.monotonic()
                    await self._say_alive()
                    await self.tables.close_idle(self.settings.idle_table)
            except Exception as error:
                log_trouble(_log, error, "checking the tables failed; trying again")

    async def _look(self) -> None:
        """Do what a lost signal would have led to: for a few tables at a time, so that nobody waits."""
        live = list(self.tables.live)
        for first in range(0, len(live), LOOK_AT_ONCE):
            await self._look_at(live[first : first + LOOK_AT_ONCE])
            await asyncio.sleep(LOOK_EVERY * LOOK_AT_ONCE / len(live) if len(live) > LOOK_AT_ONCE else 0.0)
        await self._open_due()

    async def _look_at(self, names: Sequence[str]) -> None:
        versions = await self.store.versions(names)
        for name in names:
            table, version = self.tables.live.get(name), versions.get(name)
            if table is None:
                continue  # closed meanwhile
            if version is None:
                await self.tables.close(name)  # deleted meanwhile: nobody plays there any more
                continue
            if version.seats != table.state.seats:
                await table.reload_seats()  # reads them again: they may have changed since
            if (version.pace, version.paused) != (table.state.row.pace, table.state.row.paused):
                await table.reload_tempo()
            if version.acted > table.number:
                await table.catch_up()
            if version.rematch is not None:
                await tell_moved(table, version.rematch)

    async def _open_due(self) -> None:
        """Open tables that nobody looks at and where somebody's time is up: they note it, and a bot plays."""
        for table in await self.store.due_tables(_now(), DUE_AT_ONCE + len(self._unopened)):
            if table not in self._unopened:
                await self._open(table)

    @property
    def knows_who_is_there(self) -> bool:
        """Whether silence means that a process has ended, rather than that its signals were lost."""
        return self.signals.steady >= SILENT

    async def _keep_reporting(self) -> None:
        """Tell the other processes who is here. It needs no database: nobody is gone because that is away."""
        reported = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.signals.send(Visitors(self.process, self.lobby.visitors))
            if time.monotonic() - reported >= PRESENCE_EVERY - LOOK_EVERY:
                reported = time.monotonic()
                await self._report_all()

    async def _report_all(self) -> None:
        """Report who is connected here, and drop those whose process is silent."""
        for table in list(self.tables.live.values()):
            if table.guests:
                self._report(table)
            if self.knows_who_is_there:
                table.presence.forget_silent()
            table.tell_presence()
            await asyncio.sleep(0)  # others go first


def _cannot_play(table: str, error: Exception) -> None:
    log_trouble(_log, error, "table %s cannot play for its bots; trying again", table, table=table)


def _now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def _signals(address: str | None) -> Signals:
    if address is None:
        return NoSignals()
    try:
        from wandelgang.server.cluster.redis import RedisSignals
    except ModuleNotFoundError:
        raise BadSignals("signals need the package redis: pip install 'wandelgang[redis]'") from None
    return RedisSignals(address)
