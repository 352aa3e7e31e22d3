"""The house: all tables of one host process, their rooms, and the word from other processes."""

from __future__ import annotations

import asyncio
import logging
import time

from wandelgang.games import UnknownGame, game_for
from wandelgang.games.wire import decode
from wandelgang.match import Match, Seat
from wandelgang.server.cluster.signals import (
    Acted,
    Again,
    BadSignals,
    Here,
    NoSignals,
    Seated,
    Signal,
    Signals,
    Who,
)
from wandelgang.server.driving import Driver
from wandelgang.server.limits import (
    CONNECTIONS_A_SEAT,
    IDLE_ROOM,
    LOOK_EVERY,
    MISSED_UPDATES,
    OPEN_ROOMS,
    PRESENCE_EVERY,
    WATCHERS_A_TABLE,
)
from wandelgang.server.limits.connection_limit import ConnectionLimit
from wandelgang.server.moving import tell_moved
from wandelgang.server.room import Caller, Change, Room
from wandelgang.server.secrets import new_id
from wandelgang.server.settings import Settings
from wandelgang.server.storage import Store, Stored
from wandelgang.server.thinking.processes import Thinking
from wandelgang.server.words import Refuse, sentence

WARM_UP_AFTER = 1.0  # seconds

_log = logging.getLogger(__name__)


class House:
    """Opens rooms when somebody comes, closes them when nobody looks, and keeps them up to date."""

    def __init__(self, settings: Settings, store: Store, signals: Signals, thinking: Thinking) -> None:
        self.settings = settings
        self.store = store
        self.signals = signals
        self.thinking = thinking
        self.process = new_id()
        self.connections = ConnectionLimit(settings.connections_an_address)
        self.rooms: dict[str, Room] = {}
        self._drivers: dict[str, Driver] = {}
        self._idle_since: dict[str, float] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """A house at work: its database open, its signals heard, its bots at their turns again."""
        store = await Store.open(settings.data)
        try:
            signals = _signals(settings.signals)
            house = cls(settings, store, signals, Thinking(settings.bot_processes, settings.longest_thought))
            try:
                await signals.listen(house.hear)
            except BaseException:
                await signals.close()
                raise
        except BaseException:
            await store.close()
            raise
        house._tasks = [
            asyncio.create_task(house._look_after(), name="look after"),
            asyncio.create_task(house._resume(), name="resume"),
        ]
        if settings.warm_up:
            house._tasks.append(asyncio.create_task(house._warm_up(), name="warm up"))
        return house

    async def close(self) -> None:
        """Stop; every game is stored already."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._opening.values(), return_exceptions=True)
        for table in list(self.rooms):
            await self._close_room(table)
        await self.signals.close()
        self.thinking.close()
        await self.store.close()

    # --- rooms -------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table; refuses when there is no such table."""
        if table in self.rooms:
            self._idle_since[table] = time.monotonic()
            return self.rooms[table]
        if table not in self._opening:  # two who come at once get the same room
            self._opening[table] = asyncio.create_task(self._open_room(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open_room(self, table: str) -> Room:
        if len(self.rooms) >= OPEN_ROOMS:
            await self._close_idle(0.0)
            if len(self.rooms) >= OPEN_ROOMS:
                raise Refuse("host-full")
        stored = await self.store.load(table)
        if stored is None:
            raise Refuse("no-table", f"there is no table {table!r}")
        try:
            match, kept = await asyncio.to_thread(fold, stored)
        except UnknownGame as error:
            raise Refuse("old-rules", str(error)) from None
        room = Room(
            self.store,
            stored.row,
            stored.seats,
            match,
            kept,
            stored.rematch,
            self.settings.hand_over_after,
            self.thinking.warms_up,
        )
        self.rooms[table] = room
        self._idle_since[table] = time.monotonic()
        driver = self._drivers[table] = Driver(room, self.thinking, self.settings)

        async def changed(change: Change) -> None:
            driver.wake(change)
            if change == "acted here":
                await self.signals.send(Acted(table, room.number))

        room.changed = changed
        await self.signals.send(Who(table, self.process))
        return room

    async def _close_room(self, table: str) -> None:
        room = self.rooms.pop(table, None)
        self._idle_since.pop(table, None)
        driver = self._drivers.pop(table, None)
        if room is not None and driver is not None:
            await driver.stop()

    async def _close_idle(self, after: float) -> None:
        now = time.monotonic()
        for table in list(self.rooms):
            room, driver = self.rooms.get(table), self._drivers.get(table)
            if room is None or driver is None:
                continue  # somebody else closed it while this closed another
            if room.callers or driver.duty is not None:
                self._idle_since[table] = now
            elif now - self._idle_since[table] >= after:
                await self._close_room(table)

    async def _resume(self) -> None:
        """After a restart: bots whose turn it is go on, without anybody having to come first."""
        for table in await self.store.bots_turns():
            try:
                await self.room(table)
            except Refuse:
                continue  # its game follows other rules, or the house is full
            except Exception:
                _log.exception("table %s cannot be opened", table)

    async def _warm_up(self) -> None:
        """Sentences and bots are made ready before somebody waits for them, but after the first page."""
        await asyncio.sleep(WARM_UP_AFTER)
        await asyncio.to_thread(sentence, "en", "no-table")
        try:
            await self.thinking.warm_up()
        except Exception:
            _log.exception("the strong bots cannot be made ready; weaker ones stand in")
        for room in self.rooms.values():
            room.tell_presence()

    # --- coming and going --------------------------------------------------------------------------

    def sit_down(self, room: Room, caller: Caller, seat: int | None, *, covered: bool = False) -> None:
        """A caller takes a seat, or another one, or watches; whoever calls this tells the others then."""
        if self.rooms.get(room.id) is not room:
            raise Refuse("host-trouble", "the room was closed in this very moment: connect again")
        most = WATCHERS_A_TABLE if seat is None else CONNECTIONS_A_SEAT
        if sum(other.held == seat for other in room.callers if other is not caller) >= most:
            raise Refuse("host-full", f"at most {most} {'watch a table' if seat is None else 'hold a seat'}")
        self.get_up(room, caller)
        caller.held, caller.seat = seat, None if covered else seat
        room.callers.add(caller)
        room.presence.come(seat)

    def get_up(self, room: Room, caller: Caller) -> None:
        """A caller has left, or is about to change seats."""
        if caller in room.callers:
            room.callers.discard(caller)
            room.presence.go(caller.held)
            if room.id in self.rooms:
                self._idle_since[room.id] = time.monotonic()

    async def presence_changed(self, room: Room, caller: Caller) -> None:
        """Tell the others who is there, here and elsewhere; the caller knows it from its snapshot."""
        room.tell_presence(besides=caller)
        await self.signals.send(room.presence.here(room.id, self.process))
        if room.id in self._drivers:
            self._drivers[room.id].wake("people")

    async def seats_changed(self, room: Room) -> None:
        """A seat got a name or changed hands in this process."""
        await room.reload_seats()
        await self.signals.send(Seated(room.id))

    # --- other processes ---------------------------------------------------------------------------

    async def hear(self, signal: Signal) -> None:
        """Another process says that something happened."""
        room = self.rooms.get(signal.table)
        if room is None:
            return
        match signal:
            case Acted(number=number) if number > room.number:
                await room.catch_up()
            case Seated():
                await room.reload_seats()
            case Again(rematch=rematch):
                await self.moved(room, rematch)
            case Here() if signal.process != self.process:
                room.presence.hear(signal)
                room.tell_presence()
            case Who() if signal.process != self.process:
                await self.signals.send(room.presence.here(room.id, self.process))
            case _:
                pass

    async def moved(self, room: Room, rematch: str) -> None:
        """Tell everyone at a table where the same people play again."""
        if room.rematch is None:
            room.rematch = rematch
            await tell_moved(self.store, room, rematch)

    async def _look_after(self) -> None:
        """From time to time: signals that got lost, processes that died, rooms that nobody looks at."""
        beats = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look()
                beats += 1
                if beats * LOOK_EVERY >= PRESENCE_EVERY:
                    beats = 0
                    await self._beat()
                    await self._close_idle(IDLE_ROOM)
            except Exception:
                _log.exception("looking after the tables failed; trying again")

    async def _look(self) -> None:
        """Do what a signal would have led to, had it come."""
        open_tables = list(self.rooms)
        standings = await self.store.standings(open_tables) if open_tables else {}
        for table in open_tables:
            room, standing = self.rooms.get(table), standings.get(table)
            if room is None:
                continue  # closed meanwhile
            if standing is None:
                await self._close_room(table)  # deleted meanwhile: nobody is to play there any more
                continue
            if standing.seats != room.seats:
                await room.reload_seats()  # reads them again: they may have changed since
            if standing.acted > room.number:
                await room.catch_up()
            if standing.rematch is not None:
                await self.moved(room, standing.rematch)

    async def _beat(self) -> None:
        for room in list(self.rooms.values()):
            if room.callers:
                await self.signals.send(room.presence.here(room.id, self.process))
            room.presence.forget_silent()
            room.tell_presence()


def _signals(address: str | None) -> Signals:
    if address is None:
        return NoSignals()
    try:
        from wandelgang.server.cluster.redis import RedisSignals
    except ModuleNotFoundError:
        raise BadSignals("signals need the package redis: pip install 'wandelgang[redis]'") from None
    return RedisSignals(address)


def fold(stored: Stored) -> tuple[Match, list[Match]]:
    """The match of a stored table, under the rules it began with; and the matches that led to it."""
    row = stored.row
    game = game_for(row.game, row.rules)
    options = decode(row.options, game.Options)
    seats = [Seat(seat.name or options.colours[seat.seat]) for seat in stored.seats]
    match = Match.start(game, options, decode(row.deal, game.Deal), seats, row.turn_limit)
    kept: list[Match] = []
    for left, line in zip(range(len(stored.actions), 0, -1), stored.actions, strict=True):
        match = match.then(decode(line, game.Action))
        if left <= MISSED_UPDATES:
            kept.append(match)
    return match, kept
