"""A live table: its match, its seats, and the guests who play or watch. Store, then tell."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from wandelgang.games import CHANCE, IllegalAction, game_for
from wandelgang.games.counting import counted
from wandelgang.games.required import AnyAction
from wandelgang.games.wire import decode, encode
from wandelgang.match import Match, Record, Seat
from wandelgang.table.autoplay import Autoplay
from wandelgang.table.hints import hint
from wandelgang.table.limits import CONNECTIONS_A_SEAT, MISSED_UPDATES, SPECTATORS_A_TABLE
from wandelgang.table.messages import choices, raw, update
from wandelgang.table.names import checked_name
from wandelgang.table.ports import Ports
from wandelgang.table.presence import PresenceTracker
from wandelgang.table.protocol import (
    PROTOCOL,
    Act,
    Ask,
    Choices,
    ClientMessage,
    HandOver,
    Pace,
    Ping,
    Pong,
    Presence,
    React,
    Reacted,
    Said,
    Say,
    SeatFacts,
    ServerMessage,
    SetTempo,
    Sit,
    Snapshot,
    TableFacts,
    Tempo,
)
from wandelgang.table.refusal import Refuse
from wandelgang.table.seating import hand_over
from wandelgang.table.secrets import fingerprint
from wandelgang.table.stored import SeatRow, StoredTable
from wandelgang.table.talk import Talk

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode

Change = Literal["opened", "acted", "presence", "seats", "tempo", "rematch"] | Reacted | Said
"""What this process changed at a table, or what somebody said, for the other processes that serve it."""


class Guest:
    """Somebody connected to a table, at a seat or watching.

    `send` must neither wait nor raise: it queues the message, or drops it if the connection is gone. It may
    let guests leave the table.
    """

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self.send = send
        self.held: int | None = None  # the seat that the guest has; None: watches
        self.name = ""  # of a spectator who wants to have one
        self.seat: int | None = None  # the seat whose view the guest gets; None: what everybody may know


def fold(stored: StoredTable) -> list[Match]:
    """The last matches of a stored table, under the rules it began with. The newest comes last."""
    row = stored.row
    game = game_for(row.game, row.rules)
    options = decode(row.options, game.Options)
    seats = [Seat(seat.name or options.colours[seat.seat]) for seat in stored.seats]
    match = Match.start(game, options, decode(row.deal, game.Deal), seats, row.turn_limit)
    recent = deque([match], MISSED_UPDATES + 1)
    for line in stored.actions:
        match = match.then(decode(line, game.Action))
        recent.append(match)
    return list(recent)


class Table:
    """A table with its match and its guests. A lock lets one action happen at a time."""

    def __init__(self, ports: Ports, stored: StoredTable, recent: Sequence[Match]) -> None:
        self.ports = ports
        self.row = stored.row
        self.seats = stored.seats
        self.rematch = stored.rematch
        self.match = recent[-1]
        self.guests: set[Guest] = set()
        self.presence = PresenceTracker([seat.kind for seat in stored.seats], ports.clock.monotonic)
        self.talk = Talk(ports.clock.time, ports.clock.monotonic)
        self.lock = asyncio.Lock()
        self.autoplay = Autoplay(self)
        self.used = ports.clock.monotonic()  # when somebody was last interested
        self.closed = False
        self.changed: Callable[[Change], None] = lambda _: None
        self._recent = deque((match for match in recent if match.number), MISSED_UPDATES)
        self._last_presence: object = None
        self._acting: set[asyncio.Task[None]] = set()  # keeps tasks from being collected halfway

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
        """The seat that has to act now."""
        actor = self.match.actor
        return None if actor is None or actor == CHANCE else self.seats[actor]

    @property
    def record(self) -> Record:
        """The game as a record, with the names that people have now."""
        bots = self.ports.thinking.levels(self.match.game)
        seats = tuple(
            Seat(
                seat.name or self.match.options.colours[seat.seat],
                None if seat.bot is None else bots.get(seat.bot, seat.bot),
            )
            for seat in self.seats
        )
        return msgspec.structs.replace(self.match.record, seats=seats)

    # --- guests ------------------------------------------------------------------------------------

    async def receive(self, guest: Guest, message: ClientMessage) -> None:
        """Do what a guest asks, or refuse it."""
        if guest not in self.guests and not isinstance(message, Sit):
            raise Refuse("sit-first")
        match message:
            case Sit():
                await self._sit(guest, message)
            case Act(number, action):
                await self.act(guest.seat, number, action)
            case HandOver():
                await hand_over(self, guest.held, message)
                await self.seats_changed()
            case Ask(number):
                await self._advise(guest, number)
            case React(reaction):
                self._speak(self.talk.react(guest.held, reaction))
            case Say(text):
                if not self.row.chat:
                    raise Refuse("no-chat")
                self._speak(self.talk.say(guest.held, text))
            case SetTempo():
                await self._set_tempo(guest, message)
            case Ping():
                guest.send(_encode(Pong(self.number)))

    async def _sit(self, guest: Guest, message: Sit) -> None:
        if message.protocol != PROTOCOL:
            raise Refuse("old-protocol", f"you speak version {message.protocol}, the host {PROTOCOL}")
        held, name = None, checked_name(message.name) if message.name.strip() else ""
        if message.token is not None:
            held = await self.ports.storage.seat_held(self.id, fingerprint(message.token))
            if held is None:
                raise Refuse("wrong-token")
        await self.catch_up()
        # From here to the snapshot nothing waits, so no update comes between or is missed.
        self.seat(guest, held, covered=message.covered, name=name)
        guest.send(_encode(self.snapshot(guest.seat, message.seen)))
        self._presence_changed(guest)

    def seat(self, guest: Guest, held: int | None, *, covered: bool = False, name: str = "") -> None:
        """Give a guest a seat, or another one, or let them watch."""
        if self.closed:
            raise Refuse("host-trouble", "the table has just been closed: connect again")
        most = SPECTATORS_A_TABLE if held is None else CONNECTIONS_A_SEAT
        if sum(other.held == held for other in self.guests if other is not guest) >= most:
            raise Refuse("host-full", f"at most {most} {'watch a table' if held is None else 'hold a seat'}")
        self._get_up(guest)
        guest.held, guest.seat = held, None if covered else held
        guest.name = name if held is None else ""
        self.guests.add(guest)
        self.presence.come(held, guest.name)

    def leave(self, guest: Guest) -> None:
        """A guest has gone."""
        self._get_up(guest)
        self._presence_changed(guest)

    def _get_up(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.discard(guest)
            self.presence.go(guest.held, guest.name)
            self.used = self.ports.clock.monotonic()

    def _presence_changed(self, guest: Guest) -> None:
        """Tell the others who is there; the guest knows it from the snapshot."""
        self.tell_presence(besides=guest)
        self.changed("presence")
        self.autoplay.wake()

    # --- talking -----------------------------------------------------------------------------------

    def _speak(self, message: Reacted | Said) -> None:
        self.hear(message)
        self.changed(message)

    def hear(self, message: Reacted | Said) -> None:
        """Tell everyone what somebody said, in this process or another."""
        self.talk.hear(message)
        self.tell(message)

    # --- acting ------------------------------------------------------------------------------------

    async def act(self, seat: int | None, number: int, action: msgspec.Raw) -> None:
        """A person's action: refused, or stored and then told to everyone, even if the person hangs up."""
        acting = asyncio.create_task(self._act(seat, number, action))
        self._acting.add(acting)
        acting.add_done_callback(self._acting.discard)
        try:
            await asyncio.shield(acting)
        except asyncio.CancelledError:
            acting.add_done_callback(self._log_failure)
            raise

    def _log_failure(self, acting: asyncio.Task[None]) -> None:
        """The person has left, so a refusal is dropped; but a failure belongs in the log."""
        error = None if acting.cancelled() else acting.exception()
        if error is not None and not isinstance(error, Refuse):
            _log.error("an action at table %s failed", self.id, exc_info=error)

    async def _act(self, seat: int | None, number: int, action: msgspec.Raw) -> None:
        async with self.lock:
            if seat is None:
                raise Refuse("watching", number=number)
            if self.match.over:
                raise Refuse("over", number=number)
            if self.row.paused:
                raise Refuse("paused", number=number)
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
                game = self.match.game.name
                raise Refuse("illegal", error.reason, clause=error.clause, number=number, game=game) from None

    async def take_for(self, number: int, action: AnyAction) -> None:
        """An action that the table takes without a person: a bot's, or an only answer."""
        async with self.lock:
            if number != self.number or self.match.over or self.row.paused:
                return  # the game has moved on, or stands still
            try:
                await self._take(action)
            except Refuse:
                return  # another process was first, or the table was deleted

    async def _take(self, action: AnyAction) -> None:
        line = self.match.then(action).through_chance(self.ports.rng)
        texts = [encode(match.action).decode() for match in line]
        number = self.number
        if not await self.ports.storage.append(self.id, number, texts, line[-1].actor):
            await self._catch_up()
            if self.number == number:
                raise Refuse("no-table", "it was deleted meanwhile", number=number)
            raise Refuse("stale", "somebody else was first", number=number)
        self._adopt(line)
        self.changed("acted")
        self.autoplay.wake(acted_here=True)

    async def catch_up(self) -> None:
        """Take over the actions that other processes have stored."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        texts = await self.ports.storage.actions_after(self.id, self.number)
        if not texts:
            return
        line = [self.match]
        for text in texts:
            line.append(line[-1].then(decode(text, self.match.game.Action)))
        self._adopt(line[1:])
        self.autoplay.wake(acted_here=False)

    def _adopt(self, line: Sequence[Match]) -> None:
        """Advance to the last of these matches, and tell every guest about each of them."""
        self.match = line[-1]
        self._recent.extend(line)
        offered = self._offered()
        written: dict[tuple[int | None, int], bytes] = {}
        for guest in tuple(self.guests):  # a copy: guests may leave meanwhile
            for match in line:
                key = (guest.seat, match.number)
                if key not in written:
                    may = offered if match is self.match and self._is_asked(guest.seat) else None
                    written[key] = _encode(update(match, guest.seat, may))
                guest.send(written[key])

    def _is_asked(self, seat: int | None) -> bool:
        return self.asked is not None and self.asked.seat == seat and self.asked.bot is None

    def _offered(self) -> Choices | None:
        """The choices of the seat to act, if its person is a guest here."""
        if any(self._is_asked(guest.seat) for guest in self.guests):
            return choices(self.match)
        return None

    async def _advise(self, guest: Guest, number: int) -> None:
        seat, match = guest.seat, self.match
        if seat is None:
            raise Refuse("watching", number=number)
        if not self.row.hints:
            raise Refuse("no-hints", number=number)
        if number != match.number:
            raise Refuse("stale", number=number)
        if match.actor != seat:
            raise Refuse("not-asked", number=number)
        advice = await hint(match, self.ports.thinking, seat)
        if guest.seat == seat:  # otherwise another person sits at this screen now
            guest.send(_encode(advice))

    # --- telling -----------------------------------------------------------------------------------

    def snapshot(self, seat: int | None, seen: int | None) -> Snapshot:
        """The position for a seat, and the updates it missed since the one it last showed."""
        missed: tuple[Match, ...] = ()
        if seen is not None and self._recent and self._recent[0].number <= seen + 1:
            missed = tuple(match for match in self._recent if match.number > seen)
        return Snapshot(
            number=self.number,
            table=self.facts(),
            you=seat,
            view=raw(self.match.game.view(self.match.state, seat)),
            choices=choices(self.match) if self._is_asked(seat) else None,
            said=tuple(self.talk.remarks),
            missed=tuple(update(match, seat) for match in missed),
        )

    def facts(self) -> TableFacts:
        """What everybody may know about the table."""
        return TableFacts(
            table=self.id,
            game=self.row.game,
            rules=self.row.rules,
            options=raw(self.match.options),
            seats=self.seat_facts(),
            spectators=self.presence.spectators,
            pace=self.row.pace,
            paused=self.row.paused,
            hints=self.row.hints,
            chat=self.row.chat,
            number=self.number,
            result=self.match.result,
            created=self.row.created,
            hand_over_after=self.ports.timing.hand_over_after,
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
                warming_up=seat.bot is not None and self.ports.thinking.warming_up(seat.bot),
            )
            for seat in self.seats
        )

    def tell(self, message: ServerMessage, besides: Guest | None = None) -> None:
        """Send the same message to everyone."""
        written = _encode(message)
        for guest in tuple(self.guests):  # a copy, as above
            if guest is not besides:
                guest.send(written)

    def tell_presence(self, besides: Guest | None = None) -> None:
        """Send everyone the presence message, if it has changed."""
        seats = self.seat_facts()
        facts = (self.presence.spectators, *(msgspec.structs.replace(seat, away=None) for seat in seats))
        if facts != self._last_presence:
            self._last_presence = facts
            self.tell(Presence(seats, self.presence.spectators), besides)

    async def seats_changed(self) -> None:
        """A seat got a name or was handed over in this process."""
        await self.reload_seats()
        self.changed("seats")

    async def reload_seats(self) -> None:
        """Read the seats again; another guest may have to act now."""
        async with self.lock:
            before = {guest for guest in self.guests if self._is_asked(guest.seat)}
            self.seats = await self.ports.storage.seats_of(self.id)
            self.tell_presence()
            after = {guest for guest in self.guests if self._is_asked(guest.seat)}
            for guest in before ^ after:
                guest.send(_encode(self.snapshot(guest.seat, self.number)))
        self.autoplay.wake()

    # --- pace and pause ----------------------------------------------------------------------------

    async def _set_tempo(self, guest: Guest, wish: SetTempo) -> None:
        """Change the pace, pause, or go on. Spectators may do so only where no person has a seat."""
        if guest.held is None and any(seat.kind != "bot" for seat in self.seats):
            raise Refuse("watching")
        if self.match.over:
            raise Refuse("over")
        async with self.lock:
            pace = self.row.pace if wish.pace is None else wish.pace
            paused = self.row.paused if wish.paused is None else wish.paused
            await self.ports.storage.set_tempo(self.id, pace, paused)
            self._adopt_tempo(pace, paused)
        self.changed("tempo")

    async def reload_tempo(self) -> None:
        """Take over the pace that another process has stored, and whether the game is paused."""
        async with self.lock:
            tempo = await self.ports.storage.tempo_of(self.id)
            if tempo is not None:
                self._adopt_tempo(*tempo)

    def _adopt_tempo(self, pace: Pace, paused: bool) -> None:
        if (pace, paused) != (self.row.pace, self.row.paused):
            self.row = msgspec.structs.replace(self.row, pace=pace, paused=paused)
            self.tell(Tempo(pace, paused))
            self.autoplay.wake()
