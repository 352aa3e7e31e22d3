"""A live table: its match, its seats, and the guests who play or watch. Store, then tell."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal

import msgspec

from wandelgang.games import CHANCE, IllegalAction, game_for
from wandelgang.games.required import AnyAction
from wandelgang.games.wire import decode, encode
from wandelgang.match import Match, Record, Seat
from wandelgang.table.autoplay import Autoplay
from wandelgang.table.hints import hint
from wandelgang.table.limits import CONNECTIONS_A_SEAT, MISSED_UPDATES, SPECTATORS_A_TABLE
from wandelgang.table.line import Entry, Line, TakenBack
from wandelgang.table.messages import choices, raw, undone, update
from wandelgang.table.names import checked_name
from wandelgang.table.ports import Ports
from wandelgang.table.presence import ONE_SCREEN, PresenceTracker
from wandelgang.table.protocol import (
    PROTOCOL,
    Act,
    Ask,
    Choices,
    ClientMessage,
    Code,
    HandOver,
    Pace,
    Ping,
    Pong,
    Presence,
    React,
    Reacted,
    Roll,
    Said,
    Say,
    SeatFacts,
    ServerMessage,
    SetTempo,
    Sit,
    Snapshot,
    TableFacts,
    TakeBack,
    Tempo,
    Update,
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


def fold(stored: StoredTable) -> tuple[Line, list[Entry]]:
    """Where a stored table stands under the rules it began with, and its last entries."""
    row = stored.row
    game = game_for(row.game, row.rules)
    options = decode(row.options, game.Options)
    seats = [Seat(seat.name or options.colours[seat.seat]) for seat in stored.seats]
    line = Line(0, (Match.start(game, options, decode(row.deal, game.Deal), seats, row.turn_limit),))
    recent: deque[Entry] = deque(maxlen=MISSED_UPDATES)
    for text in stored.actions:
        line, entry = line.read(text)
        recent.append(entry)
    return line, list(recent)


def _update(entry: Entry, seat: int | None) -> Update:
    """An entry, as a seat may know it."""
    if entry.taken_back is None:
        told = update(entry.match, seat)
    else:
        told = undone(entry.match, seat, entry.taken_back.seat, entry.undone)
    return msgspec.structs.replace(told, number=entry.number)


class Table:
    """A table with its match and its guests. A lock lets one action happen at a time."""

    def __init__(self, ports: Ports, stored: StoredTable, line: Line, recent: Sequence[Entry]) -> None:
        self.ports = ports
        self.row = stored.row
        self.seats = stored.seats
        self.rematch = stored.rematch
        self.line = line
        self.guests: set[Guest] = set()
        self.presence = PresenceTracker([seat.kind for seat in stored.seats], ports.clock.monotonic)
        self.talk = Talk(ports.clock.time, ports.clock.monotonic)
        self.lock = asyncio.Lock()
        self.autoplay = Autoplay(self)
        self.used = ports.clock.monotonic()  # when somebody was last interested
        self.closed = False
        self.changed: Callable[[Change], None] = lambda _: None
        self._recent = deque(recent, MISSED_UPDATES)
        self._last_presence: object = None
        self._acting: set[asyncio.Task[None]] = set()  # keeps tasks from being collected halfway

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def number(self) -> int:
        """How many actions and steps taken back there have been. It only grows."""
        return self.line.number

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.line.match

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
            case Roll(number):
                await self._to_its_end(self._roll(guest.held, number))
            case TakeBack(number):
                await self._to_its_end(self._take_back(guest.seat, number))
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
        """A person's action: refused, or stored and then told to everyone."""
        await self._to_its_end(self._act(seat, number, action))

    async def _to_its_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this even if the person hangs up meanwhile."""
        acting = asyncio.create_task(work)
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
            self._check(seat, number)
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

    def _check(self, seat: int | None, number: int) -> None:
        """Refuse whoever has no seat, a game that stands still, and what was meant for another position."""
        if seat is None:
            raise Refuse("watching", number=number)
        if self.match.over:
            raise Refuse("over", number=number)
        if self.row.paused:
            raise Refuse("paused", number=number)
        if number != self.number:
            raise Refuse("stale", f"the position now is number {self.number}", number=number)

    async def _take_back(self, seat: int | None, number: int) -> None:
        """Go back to before a seat's last step: an entry like any other, stored and then told."""
        async with self.lock:
            self._check(seat, number)
            assert seat is not None, "checked above"
            back = self._last_step(seat)
            if isinstance(back, str):
                raise Refuse(back, number=number)
            taken_back = TakenBack(seat, back)
            line, entry = self.line.back(taken_back)
            await self._append([encode(taken_back).decode()], line, [entry])

    def _last_step(self, seat: int) -> int | Code:
        """How many actions the game had before a seat's last step; or why that cannot be taken back."""
        if not self.row.take_back:
            return "no-take-back"
        if self.match.over:
            return "over"
        if self.seats[seat].bot is not None:
            return "handed-over"
        others = (other.kind for other in self.seats if other.seat != seat)
        return self.line.last_step(seat, against_bots=all(kind == "bot" for kind in others))

    def _may_take_back(self, seat: int | None) -> bool:
        return seat is not None and not isinstance(self._last_step(seat), str)

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
        await self._play(self.match.then(action))

    async def _roll(self, held: int | None, number: int) -> None:
        """A person rolls a die. It falls only now: before, nobody could have known how."""
        async with self.lock:
            self._check(held, number)
            assert held is not None, "checked above"
            if self.roller is None:
                raise Refuse("not-asked", "no die is to be rolled", number=number)
            here = {self.seats[seat].kind for seat in (held, self.roller)}
            if held != self.roller and not here <= ONE_SCREEN:  # at one screen anybody may touch the die
                raise Refuse("not-asked", f"seat {self.roller} rolls", number=number)
            await self._play(self.match.then_chance(self.ports.rng))

    async def roll_for(self, number: int) -> None:
        """Roll a die for a bot, or because nobody waits at this pace."""
        async with self.lock:
            if number != self.number or self.match.actor != CHANCE or self.row.paused:
                return  # the game has moved on, or stands still
            try:
                await self._play(self.match.then_chance(self.ports.rng))
            except Refuse:
                return  # as above

    @property
    def roller(self) -> int | None:
        """The seat whose person is asked to roll a die now."""
        return self._rolled_by(self.match)

    def _rolled_by(self, match: Match) -> int | None:
        """The seat whose person rolls the die that decides next. Bots roll at once, and at the pace "instant"
        nobody is waited for."""
        if match.actor != CHANCE or self.row.pace == "instant":
            return None
        seat = match.game.roller(match.state)
        return None if seat is None or self.seats[seat].bot is not None else seat

    def _through_chance(self, match: Match) -> list[Match]:
        """This match, and one after each action of CHANCE that follows, up to a die that a person rolls."""
        line = [match]
        while line[-1].actor == CHANCE and self._rolled_by(line[-1]) is None:
            line.append(line[-1].then_chance(self.ports.rng))
        return line

    async def _play(self, following: Match) -> None:
        line, entries = self.line, []
        for match in self._through_chance(following):
            line = line.then(match)
            entries.append(line.entry)
        await self._append([encode(entry.match.action).decode() for entry in entries], line, entries)

    async def _append(self, texts: Sequence[str], line: Line, entries: Sequence[Entry]) -> None:
        """Store entries, then tell everyone about them; refuses if somebody else was first."""
        number = self.number
        match = line.match
        asked = match.game.roller(match.state) if match.actor == CHANCE else match.actor
        if not await self.ports.storage.append(self.id, number, texts, asked):
            await self._catch_up()
            if self.number == number:
                raise Refuse("no-table", "it was deleted meanwhile", number=number)
            raise Refuse("stale", "somebody else was first", number=number)
        self._adopt(line, entries)
        self.changed("acted")
        self.autoplay.wake(acted_here=True)

    async def catch_up(self) -> None:
        """Take over the entries that other processes have stored."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        texts = await self.ports.storage.actions_after(self.id, self.number)
        if not texts:
            return
        line, entries = self.line, []
        for text in texts:
            line, entry = line.read(text)
            entries.append(entry)
        self._adopt(line, entries)
        self.autoplay.wake(acted_here=False)

    def _adopt(self, line: Line, entries: Sequence[Entry]) -> None:
        """Advance to this line, and tell every guest about each of the entries that led to it."""
        self.line = line
        self._recent.extend(entries)
        offered = self._offered()
        written: dict[tuple[int | None, int], bytes] = {}
        for guest in tuple(self.guests):  # a copy: guests may leave meanwhile
            for entry in entries:
                key = (guest.seat, entry.number)
                if key not in written:
                    told = _update(entry, guest.seat)
                    if entry.number == line.number:
                        may = offered if self._is_asked(guest.seat) else None
                        back = self._may_take_back(guest.seat)
                        told = msgspec.structs.replace(
                            told, choices=may, roller=self.roller, may_take_back=back
                        )
                    written[key] = _encode(told)
                guest.send(written[key])

    def _may(self, seat: int | None) -> tuple[bool, bool, int | None]:
        """Whether a seat may act and take back, and who rolls, as far as the seats decide it."""
        return self._is_asked(seat), self._may_take_back(seat), self.roller

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
        if number != self.number:
            raise Refuse("stale", number=number)
        if match.actor != seat:
            raise Refuse("not-asked", number=number)
        advice = await hint(match, self.ports.thinking, seat, number)
        if guest.seat == seat:  # otherwise another person sits at this screen now
            guest.send(_encode(advice))

    # --- telling -----------------------------------------------------------------------------------

    def snapshot(self, seat: int | None, seen: int | None) -> Snapshot:
        """The position for a seat, and the updates it missed since the one it last showed."""
        missed: tuple[Entry, ...] = ()
        if seen is not None and self._recent and self._recent[0].number <= seen + 1:
            missed = tuple(entry for entry in self._recent if entry.number > seen)
        return Snapshot(
            number=self.number,
            table=self.facts(),
            you=seat,
            view=raw(self.match.game.view(self.match.state, seat)),
            choices=choices(self.match) if self._is_asked(seat) else None,
            said=tuple(self.talk.remarks),
            roller=self.roller,
            may_take_back=self._may_take_back(seat),
            missed=tuple(_update(entry, seat) for entry in missed),
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
            take_back=self.row.take_back,
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
            before = {guest: self._may(guest.seat) for guest in self.guests}
            self.seats = await self.ports.storage.seats_of(self.id)
            self.tell_presence()
            for guest in tuple(self.guests):
                if before.get(guest) != self._may(guest.seat):
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
