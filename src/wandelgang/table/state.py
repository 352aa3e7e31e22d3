"""Where a live table stands, as a value: what is stored of it, its entries folded into a line of play."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

import msgspec

from wandelgang.games import CHANCE, game_for
from wandelgang.games.wire import decode
from wandelgang.match import NO_THOUGHT, Branch, Clock, Match, Seat, Thought
from wandelgang.match.beginning import read_deal
from wandelgang.table.actions import read_action
from wandelgang.table.clocks import Clocks
from wandelgang.table.limits import MISSED_UPDATES
from wandelgang.table.line import Entry, Line
from wandelgang.table.notes import Note, Stands
from wandelgang.table.presence import ONE_SCREEN
from wandelgang.table.stored import NewSeat, SeatRow, StoredEntry, StoredTable, TableRow

read_clock = msgspec.json.Decoder(Clock).decode
read_branch = msgspec.json.Decoder(Branch).decode


class Advance(NamedTuple):
    """What happens at once: the line it leads to, and the entries on the way there."""

    line: Line
    entries: tuple[Entry, ...]
    clocks: Clocks | None = None  # after it; None: nobody is timed


class TableState(NamedTuple):
    """A table at one moment. Every change of a table makes a new state."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    line: Line
    rematch: str | None = None  # the table where the same people play again
    clocks: Clocks | None = None  # None: nobody is timed

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun, because seats are still free."""
        return self.row.begun is None

    @property
    def standing_in(self) -> int | None:
        """The seat whose turn a bot plays because time was up."""
        return None if self.clocks is None else self.clocks.standing_in

    @property
    def due(self) -> int | None:
        """When the time of the running clock is up; milliseconds since 1970."""
        return None if self.clocks is None else self.clocks.due

    @property
    def stands(self) -> Stands:
        """What stops clocks besides lost connections, as the storage has it now."""
        return Stands(self.row.paused, bots_of(self.seats))

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
    def roller(self) -> int | None:
        """The seat whose person is asked to roll a die now."""
        return self._rolled_by(self.match)

    def together(self, one: int, other: int) -> bool:
        """Whether the same people hold two seats: it is the same seat, or both are at one screen."""
        return one == other or {self.seats[one].kind, self.seats[other].kind} <= ONE_SCREEN

    def after(self, advance: Advance) -> TableState:
        """The state after an advance."""
        return TableState(self.row, self.seats, advance.line, self.rematch, advance.clocks)

    def begun(self, at: int) -> TableState:
        """The state once all seats are taken."""
        row = msgspec.structs.replace(self.row, begun=at)
        return self._replace(row=row, clocks=self.clocks and self.clocks.begin(at))

    def thought(self, at: int) -> Thought:
        """How long the player who acts at this moment has thought."""
        return NO_THOUGHT if self.clocks is None else self.clocks.thought(at)

    def stood_still_since(self, number: int) -> bool:
        """Whether only clocks have changed since then, so that what was meant for that position holds."""
        return self.line.moved <= number < self.number

    def missed(self, seen: int | None) -> bool:
        """Whether somebody who last saw the table at this number wants to see what happened since. After a
        while, the position is enough."""
        return seen is not None and self.number - MISSED_UPDATES <= seen < self.number

    def play(self, match: Match, rng: Random, at: int) -> Advance:
        """The way to the match after an action, and on through chance up to a die that a person rolls."""
        line, clocks = self.line.then(match), self.clocks and self.clocks.acted(match, at)
        entries = [line.entry]
        while line.match.actor == CHANCE and self._rolled_by(line.match) is None:
            thought = NO_THOUGHT if clocks is None else clocks.thought(at)
            line = line.then(line.match.then_chance(rng, thought))
            clocks = clocks and clocks.acted(line.match, at)
            entries.append(line.entry)
        return Advance(line, tuple(entries), clocks)

    def noted(self, note: Note, at: int) -> Advance:
        """The way to what follows from something else than an action."""
        line, entry = self.line.noted(note)
        return Advance(line, (entry,), _after(self.clocks, self.line, entry, at))

    def read_on(self, stored: Iterable[StoredEntry]) -> Advance:
        """The way through entries as they are stored."""
        line, clocks, entries = self.line, self.clocks, []
        for one in stored:
            before = line
            line, entry = line.read(one.text, NO_THOUGHT if clocks is None else clocks.thought(one.at))
            clocks = _after(clocks, before, entry, one.at)
            entries.append(entry)
        return Advance(line, tuple(entries), clocks)

    def _rolled_by(self, match: Match) -> int | None:
        """The seat whose person rolls the die that decides next. Bots roll at once, and at the pace "instant"
        nobody is waited for."""
        if match.actor != CHANCE or self.row.pace == "instant":
            return None
        seat = match.game.roller(match.state)
        return None if seat is None or self.seats[seat].bot is not None else seat


def _after(clocks: Clocks | None, before: Line, entry: Entry, at: int) -> Clocks | None:
    """The clocks after an entry."""
    if clocks is None:
        return None
    if entry.note is None:
        return clocks.acted(entry.match, at)
    undone = before.match.thoughts[entry.match.number :] if entry.undone else ()
    return clocks.noted(entry.note, entry.match, at, sum(thought.spent for thought in undone))


def bots_of(seats: Iterable[SeatRow | NewSeat]) -> tuple[int, ...]:
    """The seats that bots play."""
    return tuple(seat.seat for seat in seats if seat.bot is not None)


def waits_for_seats(row: TableRow, seats: Iterable[SeatRow | NewSeat]) -> bool:
    """Whether a game has to wait until its free seats are taken, by friends or by bots.

    A private game without a clock begins at once.
    """
    free = any(seat.invitation is not None and seat.bot is None for seat in seats)
    return free and (row.clock is not None or row.public)


def fold(stored: StoredTable) -> TableState:
    """Where a stored table stands under the rules it began with."""
    start = _start(stored)
    return start.after(start.read_on(stored.entries[start.number :]))


def entries_since(stored: StoredTable, seen: int) -> tuple[Entry, ...]:
    """The entries of a stored table after the first `seen`."""
    start = _start(stored)
    return start.read_on(stored.entries[start.number :]).entries[max(0, seen - start.number) :]


def _start(stored: StoredTable) -> TableState:
    """The table before its own first entry: after the actions of the game that it branched off."""
    row = stored.row
    game = game_for(row.game, row.rules)
    options = decode(row.options, game.Options)
    seats = [Seat(seat.name or options.colours[seat.seat]) for seat in stored.seats]
    clock = None if row.clock is None else read_clock(row.clock)
    branch = None if row.branch is None else read_branch(row.branch)
    match = Match.start(game, options, read_deal(game, row.deal), seats, row.turn_limit, clock, branch)
    shared = 0 if branch is None else branch.after
    for entry in stored.entries[:shared]:
        match = match.then(read_action(game, entry.text))
    row = msgspec.structs.replace(row, options="", deal="")  # the match has both; their texts take a kilobyte
    start = TableState(row, stored.seats, Line(shared, (match,), moved=shared), rematch=stored.rematch)
    if clock is not None:
        bots = tuple(seat.seat for seat in stored.seats if seat.kind == "bot")
        clocks = Clocks.start(clock, match, bots)
        start = start._replace(clocks=clocks if row.begun is None else clocks.begin(row.begun))
    return start
