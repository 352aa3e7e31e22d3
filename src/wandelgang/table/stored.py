"""What a storage keeps of a table, as plain values."""

from __future__ import annotations

import msgspec

from wandelgang.table.protocol import Agreed, Kind, Level, Pace

ANYONE = "anyone"
"""Stands for the invitation of a free seat that anyone may take. No fingerprint of a secret looks like it."""

AGREED: tuple[Agreed, ...] = ("no", "later", "now")
"""From no to yes; a storage may keep the place in this list."""


class SeatRow(msgspec.Struct, frozen=True, gc=False):
    """A seat as stored."""

    seat: int
    name: str
    kind: Kind
    bot: Level | None  # the level of the bot that plays it now; None: a person
    invitation: str | None = None  # its fingerprint, while nobody has used it
    agreed: Agreed = "no"  # whether its person agrees that bots take the free seats

    @property
    def open(self) -> bool:
        """Whether nobody has taken it yet: neither the friend nor anyone."""
        return self.invitation is not None

    @property
    def free(self) -> bool:
        """Whether anyone may take it now."""
        return self.invitation == ANYONE

    @property
    def person(self) -> bool:
        """Whether a person has it, and plays it."""
        return self.kind != "bot" and not self.open and self.bot is None


class NewSeat(msgspec.Struct, frozen=True, gc=False):
    """A seat to be stored, with the fingerprints of its secrets."""

    seat: int
    name: str
    kind: Kind
    bot: Level | None = None
    invitation: str | None = None
    token: str | None = None
    agreed: Agreed = "no"


class TableRow(msgspec.Struct, frozen=True, gc=False):
    """A table as stored, without its seats and actions. Options and deal are JSON; a live table has none of
    these texts, because its match has both."""

    id: str
    game: str
    rules: int
    options: str
    deal: str
    turn_limit: int | None
    pace: Pace
    hints: bool
    created: int
    rematch_of: str | None
    take_back: bool = False
    chat: bool = False
    paused: bool = False
    begun: int | None = None  # when all seats were taken, milliseconds since 1970; None: some are free
    clock: str | None = None  # JSON; None: nobody is timed
    public: bool = False  # whether it is in the lobby
    branch: str | None = None  # JSON; its first entries are actions of another game


class StoredEntry(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at a table: an action, or another entry of `line.py`."""

    text: str  # JSON
    at: int  # when it was stored, by the host's clock; milliseconds since 1970


class StoredTable(msgspec.Struct, frozen=True, gc=False):
    """A whole table as it was when it was read."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[StoredEntry, ...]
    rematch: str | None


class NewStored(msgspec.Struct, frozen=True, gc=False):
    """A whole table to be stored at once."""

    row: TableRow
    seats: tuple[NewSeat, ...]
    first: tuple[StoredEntry, ...]
    asked: int | None
    due: int | None  # when the time of whoever is asked is up, milliseconds since 1970


class Sitter(msgspec.Struct, frozen=True, gc=False):
    """Somebody who takes a free seat."""

    name: str
    token: str  # its fingerprint
    agreed: Agreed


class Fitting(msgspec.Struct, frozen=True, gc=False):
    """Which public tables fit a quick match."""

    game: str | None
    players: int | None
    clock: str | None  # JSON; None: nobody is timed
    except_for: frozenset[str] = frozenset()


class TurnRow(msgspec.Struct, frozen=True, gc=False):
    """How things stand at a table, read without its actions."""

    id: str
    game: str
    options: str  # JSON
    asked: int | None
    begun: int | None
    due: int | None
    paused: bool
    at: int  # when something last happened, milliseconds since 1970
    seats: tuple[SeatRow, ...]
