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


class StoredTable(msgspec.Struct, frozen=True):
    """A whole table as it was when it was read."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    actions: tuple[str, ...]  # and steps taken back; see line.py
    rematch: str | None
