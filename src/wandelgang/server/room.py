"""A room: one table in the memory of one process. Store, then tell."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from random import SystemRandom
from typing import Any, Literal, Protocol

import msgspec

from wandelgang.games import CHANCE, IllegalAction
from wandelgang.games.counting import counted
from wandelgang.games.wire import decode, encode
from wandelgang.match import Match, Record, Seat
from wandelgang.server.limits import MISSED_UPDATES
from wandelgang.server.presence import Presence
from wandelgang.server.protocol import Choices, Level, SeatFacts, ServerMessage, Snapshot, TableFacts
from wandelgang.server.protocol import Presence as PresenceMessage
from wandelgang.server.storage import SeatRow, Store, TableRow
from wandelgang.server.telling import choices, raw, update
from wandelgang.server.thinking.levels import BOT_OF
from wandelgang.server.words import Refuse

_log = logging.getLogger(__name__)
_chance = SystemRandom()
_encode = msgspec.json.Encoder().encode

Change = Literal["acted here", "acted elsewhere", "people"]
"""What changed at a table: this process stored an action, another did, or people came, went or moved."""


class Caller(Protocol):
    """A connection, as a room sees it."""

    held: int | None  # the seat it has; None: it watches
    seat: int | None  # as whom it is told; None: what everybody may know

    def say(self, message: bytes) -> None:
        """Send a message; never waits."""


class Room:
    """A table with its game, its connections, and the lock that lets one action happen at a time."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        seats: tuple[SeatRow, ...],
        match: Match,
        kept: Sequence[Match],
        rematch: str | None,
        hand_over_after: int,
        warms_up: Callable[[Level], bool],
    ) -> None:
        self.row = row
        self.seats = seats
        self.match = match
        self.rematch = rematch
        self.callers: set[Caller] = set()
        self.presence = Presence([seat.kind for seat in seats])
        self.lock = asyncio.Lock()
        self.changed: Callable[[Change], Awaitable[None]] = _nobody
        self._store = store
        self._kept = deque(kept, maxlen=MISSED_UPDATES)
        self._hand_over_after = hand_over_after
        self._warms_up = warms_up
        self._last_facts: object = None
        self._acting: set[asyncio.Task[None]] = set()  # kept from being forgotten halfway

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def number(self) -> int:
        """How many actions the game has had."""
        return self.match.number

    @property
    def asked(self) -> SeatRow | None:
        """The seat that is asked now."""
        actor = self.match.actor
        return None if actor is None or actor == CHANCE else self.seats[actor]

    @property
    def record(self) -> Record:
        """The game as a record, with the names that people have now."""
        seats = tuple(
            Seat(seat.name or self.match.options.colours[seat.seat], seat.bot and BOT_OF[seat.bot])
            for seat in self.seats
        )
        return msgspec.structs.replace(self.match.record, seats=seats)

    # --- acting ------------------------------------------------------------------------------------

    async def act(self, seat: int | None, number: int, action: msgspec.Raw) -> None:
        """A person's action: refused, or stored and then told to everyone, even if the person hangs up."""
        acting = asyncio.create_task(self._act(seat, number, action))
        self._acting.add(acting)
        acting.add_done_callback(self._acting.discard)
        try:
            await asyncio.shield(acting)
        except asyncio.CancelledError:
            acting.add_done_callback(self._heard_by_nobody)
            raise

    def _heard_by_nobody(self, acting: asyncio.Task[None]) -> None:
        """The person hung up: a refusal has nobody to hear it; a fault belongs in the log."""
        error = None if acting.cancelled() else acting.exception()
        if error is not None and not isinstance(error, Refuse):
            _log.error("an action at table %s failed", self.id, exc_info=error)

    async def _act(self, seat: int | None, number: int, action: msgspec.Raw) -> None:
        async with self.lock:
            if seat is None:
                raise Refuse("watching", number=number)
            if self.match.over:
                raise Refuse("over", number=number)
            if number != self.number:
                raise Refuse("stale", f"the game has had {counted(self.number, 'action')}", number=number)
            if self.asked is None or self.asked.seat != seat:
                raise Refuse("not-asked", f"seat {self.match.actor} is asked", number=number)
            if self.asked.bot is not None:
                raise Refuse("handed-over", number=number)
            try:
                read = decode(bytes(action), self.match.game.Action)
            except (msgspec.DecodeError, RecursionError) as error:
                raise Refuse("no-action", str(error), number=number) from None
            try:
                await self._take(read)
            except IllegalAction as error:
                raise Refuse("illegal", error.reason, clause=error.clause, number=number) from None

    async def take_for(self, number: int, action: Any) -> None:
        """An action that the table takes itself: a bot's, or an only answer."""
        async with self.lock:
            if number != self.number or self.match.over:
                return  # the game went on meanwhile
            try:
                await self._take(action)
            except Refuse:
                return  # another process was first, or the table was deleted

    async def _take(self, action: Any) -> None:
        happened = [self.match.then(action)]
        while happened[-1].actor == CHANCE:
            happened.append(happened[-1].then_chance(_chance))
        lines = [encode(match.action).decode() for match in happened]
        number = self.number
        if not await self._store.append(self.id, number, lines, happened[-1].actor):
            await self._catch_up()
            if self.number == number:
                raise Refuse("no-table", "it was deleted meanwhile", number=number)
            raise Refuse("stale", "somebody else was first", number=number)
        self._adopt(happened)
        await self.changed("acted here")

    async def catch_up(self) -> None:
        """Fold what other processes have appended."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        lines = await self._store.actions_after(self.id, self.number)
        if not lines:
            return
        match, happened = self.match, []
        for line in lines:
            match = match.then(decode(line, match.game.Action))
            happened.append(match)
        self._adopt(happened)
        await self.changed("acted elsewhere")

    def _adopt(self, happened: Sequence[Match]) -> None:
        self.match = happened[-1]
        self._kept.extend(happened)
        offered = self._offered()
        written: dict[tuple[int | None, int], bytes] = {}
        for caller in self.callers:
            for match in happened:
                key = (caller.seat, match.number)
                if key not in written:
                    last = match is happened[-1]
                    may = offered if last and offered and self._is_asked(caller.seat) else None
                    written[key] = _encode(update(match, caller.seat, may))
                caller.say(written[key])

    def _is_asked(self, seat: int | None) -> bool:
        return self.asked is not None and self.asked.seat == seat and self.asked.bot is None

    def _offered(self) -> Choices | None:
        """The choices of the asked seat, if it is a person's whose connection is ours."""
        if any(self._is_asked(caller.seat) for caller in self.callers):
            return choices(self.match)
        return None

    # --- telling -----------------------------------------------------------------------------------

    def snapshot(self, seat: int | None, seen: int | None) -> Snapshot:
        """Where the game stands for a seat, and what it missed since it was last shown."""
        missed: tuple[Match, ...] = ()
        if seen is not None and self._kept and self._kept[0].number <= seen + 1:
            missed = tuple(match for match in self._kept if match.number > seen)
        return Snapshot(
            number=self.number,
            table=self.facts(),
            you=seat,
            view=raw(self.match.game.view(self.match.state, seat)),
            choices=choices(self.match) if self._is_asked(seat) else None,
            missed=tuple(update(match, seat) for match in missed),
        )

    def facts(self) -> TableFacts:
        """What everybody may know about the table."""
        return TableFacts(
            table=self.id,
            game=self.row.game,
            options=raw(self.match.options),
            seats=self.seat_facts(),
            watchers=self.presence.watchers,
            pace=self.row.pace,
            hints=self.row.hints,
            number=self.number,
            result=self.match.result,
            created=self.row.created,
            hand_over_after=self._hand_over_after,
            rematch=self.rematch,
        )

    def seat_facts(self) -> tuple[SeatFacts, ...]:
        """What everybody may know about the seats."""
        return tuple(
            SeatFacts(
                seat=seat.seat,
                colour=self.match.options.colours[seat.seat],
                name=seat.name,
                kind=seat.kind,
                open=seat.open,
                bot=seat.bot,
                there=seat.kind != "bot" and self.presence.there(seat.seat),
                away=self.presence.away(seat.seat),
                warming=seat.bot is not None and self._warms_up(seat.bot),
            )
            for seat in self.seats
        )

    def tell(self, message: ServerMessage, besides: Caller | None = None) -> None:
        """Say the same to everyone."""
        written = _encode(message)
        for caller in self.callers:
            if caller is not besides:
                caller.say(written)

    def tell_presence(self, besides: Caller | None = None) -> None:
        """Say who is there, if that has changed."""
        seats = self.seat_facts()
        facts = (self.presence.watchers, *(msgspec.structs.replace(seat, away=None) for seat in seats))
        if facts != self._last_facts:
            self._last_facts = facts
            self.tell(PresenceMessage(seats, self.presence.watchers), besides)

    async def reload_seats(self) -> None:
        """Read the seats again, after one got a name or changed hands; who is asked may be another now."""
        async with self.lock:
            before = {caller for caller in self.callers if self._is_asked(caller.seat)}
            self.seats = await self._store.seats_of(self.id)
            self.tell_presence()
            after = {caller for caller in self.callers if self._is_asked(caller.seat)}
            for caller in before ^ after:
                caller.say(_encode(self.snapshot(caller.seat, self.number)))
        await self.changed("people")


async def _nobody(_: Change) -> None:
    """A room that nobody drives."""
