"""Where a live table stands, as a value: what is stored of it, its entries folded into a line of play."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from wandelgang.games import CHANCE, game_for
from wandelgang.games.wire import decode
from wandelgang.match import Match, Seat
from wandelgang.table.limits import MISSED_UPDATES
from wandelgang.table.line import Entry, Line
from wandelgang.table.presence import ONE_SCREEN
from wandelgang.table.stored import SeatRow, StoredEntry, StoredTable, TableRow


class Advance(NamedTuple):
    """What happens at once: the line it leads to, and the entries on the way there."""

    line: Line
    entries: tuple[Entry, ...]


class TableState(NamedTuple):
    """A table at one moment. Whoever changes a table makes a new state."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    line: Line
    recent: tuple[Entry, ...] = ()  # the last entries, for guests who reconnect
    rematch: str | None = None  # the table where the same people play again

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
        return self._replace(line=advance.line, recent=(*self.recent, *advance.entries)[-MISSED_UPDATES:])

    def since(self, seen: int | None) -> tuple[Entry, ...]:
        """The entries after this number, as long as they are all still known."""
        if seen is None or not self.recent or self.recent[0].number > seen + 1:
            return ()
        return tuple(entry for entry in self.recent if entry.number > seen)

    def play(self, match: Match, rng: Random) -> Advance:
        """The way to the match after an action, and on through chance up to a die that a person rolls."""
        line = self.line.then(match)
        entries = [line.entry]
        while line.match.actor == CHANCE and self._rolled_by(line.match) is None:
            line = line.then(line.match.then_chance(rng))
            entries.append(line.entry)
        return Advance(line, tuple(entries))

    def _rolled_by(self, match: Match) -> int | None:
        """The seat whose person rolls the die that decides next. Bots roll at once, and at the pace "instant"
        nobody is waited for."""
        if match.actor != CHANCE or self.row.pace == "instant":
            return None
        seat = match.game.roller(match.state)
        return None if seat is None or self.seats[seat].bot is not None else seat


def read_on(line: Line, stored: Iterable[StoredEntry]) -> Advance:
    """The way from a line through entries as they are stored."""
    entries = []
    for one in stored:
        line, entry = line.read(one.text)
        entries.append(entry)
    return Advance(line, tuple(entries))


def fold(stored: StoredTable) -> TableState:
    """Where a stored table stands under the rules it began with."""
    row = stored.row
    game = game_for(row.game, row.rules)
    options = decode(row.options, game.Options)
    seats = [Seat(seat.name or options.colours[seat.seat]) for seat in stored.seats]
    match = Match.start(game, options, decode(row.deal, game.Deal), seats, row.turn_limit)
    start = TableState(row, stored.seats, Line(0, (match,)), rematch=stored.rematch)
    return start.after(read_on(start.line, stored.entries))
