"""The lobby's part of a storage in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wandelgang.table.protocol import Agreed, Level
from wandelgang.table.stored import (
    AGREED,
    ANYONE,
    Fitting,
    NewSeat,
    NewStored,
    SeatRow,
    Sitter,
    StoredEntry,
    TableRow,
    TurnRow,
)


class PublicMemory:
    """Public tables in memory. Nothing here waits, so each change happens at once."""

    def __init__(self) -> None:
        self._rows: dict[str, TableRow] = {}
        self._seats: dict[str, list[SeatRow]] = {}
        self._entries: dict[str, list[StoredEntry]] = {}
        self._asked: dict[str, int | None] = {}
        self._due: dict[str, int | None] = {}
        self._tokens: dict[tuple[str, str], int] = {}
        self._replays: dict[str, bytes] = {}
        self._replay_ids: dict[str, str] = {}  # by the hash of the record

    def _keep(self, new: NewStored) -> None:
        row = new.row
        self._rows[row.id] = row
        self._seats[row.id] = [_seat(seat) for seat in new.seats]
        self._entries[row.id] = list(new.first)
        self._asked[row.id], self._due[row.id] = new.asked, new.due
        self._tokens |= {(row.id, seat.token): seat.seat for seat in new.seats if seat.token}

    async def take_seat(self, table: str, sitter: Sitter) -> int | None:
        """Let somebody have a free seat of a public table; the first comes first."""
        return self._take(table, sitter) if self._waits(table) else None

    async def free_seats(self, table: str, held: Sequence[int]) -> bool:
        """Make seats of a public table free again; False if the game has begun."""
        if not self._waits(table):
            return False
        for seat in held:
            self._change(table, seat, kind="anyone", name="", invitation=ANYONE, bot=None, agreed="no")
        self._tokens = {
            (where, token): seat
            for (where, token), seat in self._tokens.items()
            if where != table or seat not in held
        }
        return True

    async def agree(self, table: str, held: Sequence[int], agreed: Agreed) -> bool:
        """Keep whether bots may take the free seats; False if the game has begun."""
        if not self._waits(table):
            return False
        for seat in held:
            self._change(table, seat, agreed=agreed)
        return True

    async def fill_up(self, table: str, bots: Mapping[int, str], level: Level, least: Agreed) -> bool:
        """Let bots take the free seats, if everyone agrees at least that much."""
        sitting = self._seats.get(table, ())
        free = [seat.seat for seat in sitting if seat.free]
        people = [seat for seat in sitting if seat.person]
        enough = all(AGREED.index(seat.agreed) >= AGREED.index(least) for seat in people)
        if not (self._waits(table) and free and people and enough):
            return False
        for seat in free:
            self._change(table, seat, kind="bot", bot=level, name=bots[seat], invitation=None)
        return True

    async def match(
        self, fitting: Fitting, sitter: Sitter, otherwise: NewStored | None
    ) -> tuple[str, int] | None:
        """A seat at the oldest public table that fits, or else at a new one."""
        for table in sorted(self._rows, key=lambda table: (self._rows[table].created, table)):
            if self._fits(table, fitting):
                seat = self._take(table, sitter)
                if seat is not None:
                    return table, seat
        if otherwise is None:
            return None
        self._keep(otherwise)
        return otherwise.row.id, self._tokens[otherwise.row.id, sitter.token]

    async def public_tables(self, acted_after: int, most: int) -> tuple[list[str], list[str]]:
        """Public tables with free seats, and games played there since; the newest first."""
        public = [row.id for row in reversed(self._rows.values()) if row.public]
        playing = [
            table
            for table in public
            if self._rows[table].begun is not None
            and self._asked[table] is not None
            and self._last(table) > acted_after
        ]
        return [table for table in public if self._has_room(table)][:most], playing[:most]

    async def turns(self, ids: Sequence[str]) -> list[TurnRow]:
        """How things stand at these tables."""
        return [self._turn(self._rows[table]) for table in ids if table in self._rows]

    async def seats_held(self, tokens: Sequence[str]) -> dict[str, tuple[str, int]]:
        """The table and the seat that each of these tokens holds."""
        return {token: (table, seat) for (table, token), seat in self._tokens.items() if token in tokens}

    def _turn(self, row: TableRow) -> TurnRow:
        return TurnRow(
            id=row.id,
            game=row.game,
            options=row.options,
            asked=self._asked[row.id],
            begun=row.begun,
            due=self._due[row.id],
            paused=row.paused,
            at=max(self._last(row.id), row.created * 1000),
            seats=tuple(self._seats[row.id]),
        )

    def _last(self, table: str) -> int:
        """When something last happened at a table."""
        return max(self._rows[table].begun or 0, *(entry.at for entry in self._entries[table][-1:]), 0)

    def _waits(self, table: str) -> bool:
        row = self._rows.get(table)
        return row is not None and row.public and row.begun is None

    def _has_room(self, table: str) -> bool:
        sitting = self._seats[table]
        return self._waits(table) and any(s.free for s in sitting) and any(s.person for s in sitting)

    def _fits(self, table: str, fitting: Fitting) -> bool:
        row = self._rows[table]
        return (
            self._has_room(table)
            and table not in fitting.except_for
            and row.clock == fitting.clock
            and fitting.game in (None, row.game)
            and fitting.players in (None, len(self._seats[table]))
        )

    def _take(self, table: str, sitter: Sitter) -> int | None:
        free = next((seat.seat for seat in self._seats[table] if seat.free), None)
        if free is not None:
            taken = {"name": sitter.name, "invitation": None, "bot": None, "agreed": sitter.agreed}
            self._change(table, free, **taken)
            self._tokens[table, sitter.token] = free
        return free

    def _change(self, table: str, seat: int, **values: Any) -> None:
        self._seats[table][seat] = msgspec.structs.replace(self._seats[table][seat], **values)


def _seat(new: NewSeat) -> SeatRow:
    return SeatRow(new.seat, new.name, new.kind, new.bot, new.invitation, new.agreed)
