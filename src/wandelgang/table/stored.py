"""What a storage keeps of a table, as plain values."""

from __future__ import annotations

import msgspec

from wandelgang.table.protocol import Kind, Level, Pace


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as stored."""

    seat: int
    name: str
    kind: Kind
    bot: Level | None  # the level of the bot that plays it now; None: a person
    invitation: str | None = None  # its fingerprint, while nobody has used it
    agreed: bool = False  # whether its person agrees that bots take the free seats

    @property
    def open(self) -> bool:
        """Whether the friend has not come yet."""
        return self.invitation is not None


class NewSeat(msgspec.Struct, frozen=True):
    """A seat to be stored, with the fingerprints of its secrets."""

    seat: int
    name: str
    kind: Kind
    bot: Level | None = None
    invitation: str | None = None
    token: str | None = None


class TableRow(msgspec.Struct, frozen=True):
    """A table as stored, without its seats and actions. Options and deal are JSON."""

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


class StoredEntry(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at a table: an action, or another entry of `line.py`."""

    text: str  # JSON
    at: int  # when it was stored, by the host's clock; milliseconds since 1970


class StoredTable(msgspec.Struct, frozen=True):
    """A whole table as it was when it was read."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[StoredEntry, ...]
    rematch: str | None
