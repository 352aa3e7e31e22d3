"""A live table: what each message of a guest leads to. Check, store, then tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, NamedTuple

import msgspec

from wandelgang.games import CHANCE, IllegalAction
from wandelgang.games.required import AnyAction
from wandelgang.match import Match, Record, Seat
from wandelgang.table.actions import read_action
from wandelgang.table.autoplay import Autoplay
from wandelgang.table.guests import Guest, Guests
from wandelgang.table.hints import hint
from wandelgang.table.levels import checked_level
from wandelgang.table.limits import PRESENCE_AT_MOST_EVERY
from wandelgang.table.line import Entry
from wandelgang.table.names import checked_name
from wandelgang.table.notes import Away, Note, Outage
from wandelgang.table.permissions import (
    check_act,
    check_hand_over,
    check_hint,
    check_roll,
    check_take_back,
    check_tempo,
    rights,
)
from wandelgang.table.ports import NotWanted, Ports, Purpose
from wandelgang.table.presence import PresenceTracker
from wandelgang.table.protocol import (
    PROTOCOL,
    Act,
    Ask,
    ClientMessage,
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
    SetTempo,
    Sit,
    Snapshot,
    TableFacts,
    TakeBack,
    Tempo,
)
from wandelgang.table.refusal import Refuse
from wandelgang.table.secrets import fingerprint
from wandelgang.table.spaced import Spaced
from wandelgang.table.state import Advance, TableState, entries_since, waits_for_seats
from wandelgang.table.stored import StoredEntry
from wandelgang.table.talk import Talk
from wandelgang.table.telling import seat_facts, snapshot, table_facts, updates
from wandelgang.table.timekeeping import next_note, time_up, until_note

AFTER_REFUSAL = 0.5  # seconds until the next look at the clocks when a note could not be stored


class Stored(NamedTuple):
    """Entries that were stored after the first `after`."""

    after: int
    entries: tuple[StoredEntry, ...]


Change = Literal["opened", "presence", "seats", "tempo", "rematch"] | Stored | Reacted | Said
"""What this process changed at a table, or what somebody said, for the other processes that serve it."""


class Table:
    """A table with its state and its guests. A lock lets one thing happen at a time."""

    def __init__(self, ports: Ports, state: TableState) -> None:
        self.ports = ports
        self.state = state
        self.presence = PresenceTracker([seat.kind for seat in state.seats], ports.clock.monotonic)
        self.guests = Guests(self.presence)
        self.talk = Talk(ports.clock.time, ports.clock.monotonic)
        self.lock = asyncio.Lock()
        self.autoplay = Autoplay(self)
        self.used = ports.clock.monotonic()  # when somebody was last interested
        self.closed = False
        self.changed: Callable[[Change], None] = lambda _: None
        self._last_presence: object = None
        self._telling = Spaced(ports.clock, PRESENCE_AT_MOST_EVERY)
        self._reporting = Spaced(ports.clock, PRESENCE_AT_MOST_EVERY)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.row.id

    @property
    def number(self) -> int:
        """How many actions and steps taken back there have been. It only grows."""
        return self.state.number

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.state.match

    @property
    def record(self) -> Record:
        """The game as a record, with the names that people have now."""
        match, bots = self.match, self.ports.thinking.levels(self.match.game)
        seats = tuple(
            Seat(seat.name or match.options.colours[seat.seat], seat.bot and bots.get(seat.bot, seat.bot))
            for seat in self.state.seats
        )
        return msgspec.structs.replace(match.record, seats=seats)

    async def receive(self, guest: Guest, message: ClientMessage) -> None:
        """Do what a guest asks, or refuse it. Let it run to its end even if the guest hangs up meanwhile."""
        if guest not in self.guests and not isinstance(message, Sit):
            raise Refuse("sit-first")
        match message:
            case Sit():
                await self._sit(guest, message)
            case Act(number, action):
                await self.act(guest.seat, number, action)
            case Roll(number):
                await self._roll(guest.held, number)
            case TakeBack(number):
                await self._take_back(guest.seat, number)
            case HandOver():
                await self._hand_over(guest.held, message)
            case Ask(number):
                await self._advise(guest, number)
            case React(reaction):
                self._speak(self.talk.react(guest.held, reaction))
            case Say(text):
                if not self.state.row.chat:
                    raise Refuse("no-chat")
                self._speak(self.talk.say(guest.held, text))
            case SetTempo():
                await self._set_tempo(guest.held, message)
            case Ping():
                guest.tell(Pong(self.number))

    # --- acting ------------------------------------------------------------------------------------

    async def act(self, seat: int | None, number: int, action: msgspec.Raw) -> None:
        """A person's action: refused, or stored and then told to everyone."""
        async with self.lock:
            check_act(self.state, seat, number)
            try:
                read = read_action(self.match.game, bytes(action))
            except (msgspec.DecodeError, RecursionError) as error:
                raise Refuse("no-action", str(error), number=number) from None
            at = await self._in_time(number)
            try:
                following = self.match.then(read, self.state.thought(at))
            except IllegalAction as error:
                game = self.match.game.name
                raise Refuse("illegal", error.reason, clause=error.clause, number=number, game=game) from None
            await self._play(following, at)

    async def _roll(self, held: int | None, number: int) -> None:
        """A person rolls a die. The result is drawn only now, so nobody could have known it before."""
        async with self.lock:
            check_roll(self.state, held, number)
            at = await self._in_time(number)
            await self._play(self.match.then_chance(self.ports.rng, self.state.thought(at)), at)

    async def _take_back(self, seat: int | None, number: int) -> None:
        """Go back to before a seat's last step: an entry like any other, stored and then told."""
        async with self.lock:
            note = check_take_back(self.state, seat, number)
            own = self.state.clocks is not None and self.state.clocks.running == seat
            await self._note(note, await self._in_time(number) if own else self._now())

    async def act_for(self, number: int, action: AnyAction | None) -> None:
        """An action that the table takes without a person: a bot's, an only answer, or (None) a die."""
        async with self.lock:
            match = self.match
            if number != self.number or match.over or self.state.row.paused:
                return  # the game has moved on, or stands still
            at, rng = self._now(), self.ports.rng
            thought = self.state.thought(at)
            try:
                done = match.then_chance(rng, thought) if action is None else match.then(action, thought)
                await self._play(done, at)
            except Refuse:
                return  # another process was first, or the table was deleted

    def _now(self) -> int:
        """The time of the host, in milliseconds since 1970."""
        return int(self.ports.clock.time() * 1000)

    async def _play(self, following: Match, at: int) -> None:
        await self._store(self.state.play(following, self.ports.rng, at), at)

    async def _note(self, note: Note, at: int) -> None:
        """Store something else than an action."""
        await self._store(self.state.noted(note, at), at)

    async def _store(self, advance: Advance, at: int) -> None:
        """Store entries, then tell everyone about them; refuses if somebody else was first."""
        number, match = self.number, advance.line.match
        asked = match.game.roller(match.state) if match.actor == CHANCE else match.actor
        due = None if advance.clocks is None else advance.clocks.due
        entries = [StoredEntry(entry.text, at) for entry in advance.entries]
        if not await self.ports.storage.append(self.id, number, entries, asked, due):
            await self._catch_up()
            if self.number == number:
                raise Refuse("no-table", "it was deleted meanwhile", number=number)
            raise Refuse("stale", "somebody else was first", number=number)
        self._adopt(advance)
        self.changed(Stored(number, tuple(entries)))
        self.autoplay.wake(acted_here=True)

    def follow(self, stored: Stored) -> bool:
        """Take over what another process has just stored; False if only the storage knows what is missing."""
        if self.lock.locked() or self.number != stored.after or self.state.waiting:
            return False
        self._follow(stored.entries)
        return True

    async def catch_up(self) -> None:
        """Take over the entries that other processes have stored."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self.ports.storage.entries_after(self.id, self.number)
        if not entries:
            return
        if self.state.waiting:  # it has begun in another process, and that signal was lost or is late
            await self._begin()
            for guest in self.guests:
                guest.tell(self._snapshot(guest.seat))
        self._follow(entries)

    def _follow(self, entries: Sequence[StoredEntry]) -> None:
        self._adopt(self.state.read_on(entries))
        self.autoplay.wake(acted_here=False)

    def _adopt(self, advance: Advance) -> None:
        """Adopt what is stored, and tell every guest about each of its entries."""
        self.state = state = self.state.after(advance)
        now = self._now()
        self.guests.tell_each(lambda seat: updates(state, advance.entries, seat, now))

    # --- time --------------------------------------------------------------------------------------

    async def _in_time(self, number: int) -> int:
        """The moment of an action; refuses it if the time was up before anybody noted it."""
        at = self._now()
        late = time_up(self.state, at)
        if late is not None:
            await self._note(late, at)
            raise Refuse("time-up", number=number)
        return at

    async def keep_time(self) -> float | None:
        """Note what has happened to the clocks; returns the seconds until there may be something more."""
        if self.state.clocks is None:
            return None
        noticed = self.ports.timing.noticed_after
        async with self.lock:
            try:
                while note := next_note(self.state, self.presence, self._now(), noticed_after=noticed):
                    await self._note(note, self._now())
                    if isinstance(note, Away):
                        self.presence.left.discard(note.seat)
            except Refuse:
                return AFTER_REFUSAL  # another process was first, or the table was deleted
            return until_note(self.state, self.presence, self._now(), noticed_after=noticed)

    async def charge_nobody(self, since: int) -> None:
        """No host ran from this moment until now."""
        async with self.lock:
            if self.state.due is not None:
                await self._note(Outage(since), self._now())

    async def _advise(self, guest: Guest, number: int) -> None:
        seat = check_hint(self.state, guest.seat, number)
        purpose = Purpose(
            self.id,
            frozenset({guest.payer}),
            hint=True,
            wanted=lambda: guest.seat == seat and guest in self.guests and self.number == number,
        )
        try:
            advice = await hint(self.match, self.ports.thinking, seat, number, purpose)
        except NotWanted:
            return  # the game has moved on, and the guest knows it
        if guest.seat == seat:  # otherwise another person sits at this screen now
            guest.tell(advice)

    # --- coming, going and talking -----------------------------------------------------------------

    async def _sit(self, guest: Guest, message: Sit) -> None:
        if message.protocol != PROTOCOL:
            raise Refuse("old-protocol", f"you speak version {message.protocol}, the host {PROTOCOL}")
        held, name = None, checked_name(message.name) if message.name.strip() else ""
        if message.token is not None:
            held = await self.ports.storage.seat_held(self.id, fingerprint(message.token))
            if held is None:
                raise Refuse("wrong-token")
        async with self.lock:  # until the snapshot nothing happens, so no update comes between or is missed
            await self._catch_up()
            missed = await self._missed(message.seen)
            if self.closed:
                raise Refuse("host-trouble", "the table has just been closed: connect again")
            self.guests.admit(guest, held, covered=message.covered, name=name)
            guest.proof = None if message.token is None else fingerprint(message.token)
            guest.tell(self._snapshot(guest.seat, missed))
        self._presence_changed(guest)

    async def _missed(self, seen: int | None) -> tuple[Entry, ...]:
        """What happened since somebody last saw the table. It is not kept in memory: few ask for it."""
        if seen is None or not self.state.missed(seen):
            return ()
        stored = await self.ports.storage.load(self.id)
        if stored is None:
            return ()
        missed: tuple[Entry, ...] = await self.ports.offload(partial(entries_since, stored, seen))
        return missed

    async def close(self) -> None:
        """Stop acting, and tell what is still to be told; everything is stored."""
        self.closed = True
        await self.autoplay.stop()
        self._telling.close()
        self._reporting.close()

    def leave(self, guest: Guest) -> None:
        """A guest has left."""
        self.guests.leave(guest)
        self.used = self.ports.clock.monotonic()
        self._presence_changed(guest)

    def _presence_changed(self, guest: Guest) -> None:
        """Tell the others who is there; the guest knows it from the snapshot."""
        self.tell_presence(except_for=guest)
        self._reporting.do(lambda: self.changed("presence"))
        self.autoplay.wake()

    def tell_presence(self, except_for: Guest | None = None) -> None:
        """Send everyone the presence message, if it has changed: now, or a moment after the last one."""
        if not self._telling.waits and self._presence()[0] != self._last_presence:
            later = self._tell_presence  # to everyone: a snapshot may have shown what was never told
            self._telling.do(partial(self._tell_presence, except_for), later)

    def _tell_presence(self, except_for: Guest | None = None) -> None:
        self._last_presence, message = self._presence()
        self.guests.tell(message, except_for)

    def _presence(self) -> tuple[object, Presence]:
        """Who is there: what is worth telling when it changes, and the message."""
        seats, spectators = seat_facts(self.state, self.presence, self.ports), self.presence.spectators
        facts = (spectators, *(msgspec.structs.replace(seat, away=None) for seat in seats))
        return facts, Presence(seats, spectators)

    def facts(self) -> TableFacts:
        """What everybody may know about the table."""
        return table_facts(self.state, self.presence, self.ports)

    def _snapshot(self, seat: int | None, missed: Sequence[Entry] = ()) -> Snapshot:
        said = self.talk.remarks
        return snapshot(self.state, seat, self.facts(), self._now(), said=said, missed=missed)

    def _speak(self, message: Reacted | Said) -> None:
        self.hear(message)
        self.changed(message)

    def hear(self, message: Reacted | Said) -> None:
        """Tell everyone what somebody said, in this process or another."""
        self.talk.hear(message)
        self.guests.tell(message)

    # --- seats, pace and pause ---------------------------------------------------------------------

    async def _hand_over(self, by: int | None, wish: HandOver) -> None:
        away, enough = self.presence.away(wish.seat), self.ports.timing.hand_over_after
        check_hand_over(self.state, by, wish, away=away, enough=enough)
        thinking, game = self.ports.thinking, self.match.game
        level = None if wish.to == "person" else checked_level(thinking, game, wish.level)
        await self.ports.storage.hand_over(self.id, wish.seat, level)
        await self.seats_changed()

    async def seats_changed(self) -> None:
        """A seat got a name or was handed over in this process."""
        await self.reload_seats()
        self.changed("seats")

    async def reload_seats(self) -> None:
        """Read the seats again; another guest may have to act now."""
        async with self.lock:
            seats = await self.ports.storage.seats_of(self.id)
            before = self.state
            self.state = before._replace(seats=seats)
            self.presence.seat_kinds([seat.kind for seat in seats])
            if self.state.waiting and not waits_for_seats(self.state.row, seats):
                await self._begin()
            if before.waiting:  # the game has begun: from now on nobody leaves for good
                await self._unseat()
            self.tell_presence()
            for guest in self.guests:
                if _known(before, guest.seat) != _known(self.state, guest.seat):
                    guest.tell(self._snapshot(guest.seat))
        self.autoplay.wake()

    async def _begin(self) -> None:
        """All seats are taken. The first process to notice stores the time."""
        at = self._now()
        begun = await self.ports.storage.begin(self.id, at, self.state.begun(at).due)
        if begun is not None:
            self.state = self.state.begun(begun)

    async def _unseat(self) -> None:
        """Let guests watch whose token no longer holds their seat: it is free again, or another's now."""
        for guest in self.guests:
            if guest.held is None or guest.proof is None:
                continue
            if await self.ports.storage.seat_held(self.id, guest.proof) != guest.held:
                self.guests.admit(guest, None)
                guest.proof = None
                guest.tell(self._snapshot(None))

    async def _set_tempo(self, held: int | None, wish: SetTempo) -> None:
        """Change the pace, pause, or go on."""
        check_tempo(self.state, held)
        async with self.lock:
            row = self.state.row
            pace = row.pace if wish.pace is None else wish.pace
            paused = row.paused if wish.paused is None else wish.paused
            await self.ports.storage.set_tempo(self.id, pace, paused)
            self._adopt_tempo(pace, paused)
        await self.keep_time()
        self.changed("tempo")

    async def reload_tempo(self) -> None:
        """Take over the pace that another process has stored, and whether the game is paused."""
        async with self.lock:
            tempo = await self.ports.storage.tempo_of(self.id)
            if tempo is not None:
                self._adopt_tempo(*tempo)

    def _adopt_tempo(self, pace: Pace, paused: bool) -> None:
        row = self.state.row
        if (pace, paused) != (row.pace, row.paused):
            self.state = self.state._replace(row=msgspec.structs.replace(row, pace=pace, paused=paused))
            self.guests.tell(Tempo(pace, paused))
            self.autoplay.wake()


def _known(state: TableState, seat: int | None) -> object:
    """What a guest at this seat has been told about who may do what."""
    return rights(state, seat), state.roller, state.waiting
