"""The storage of a host: tables, seats, secrets, actions and replays, in a database."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from wandelgang.server import metrics
from wandelgang.server.storage import statements as sql
from wandelgang.server.storage.appending import Append, GroupCommit
from wandelgang.server.storage.database import Database, MeasuredDatabase
from wandelgang.server.storage.engine import address, open_database
from wandelgang.server.storage.public_store import PublicStore
from wandelgang.server.storage.statements import TableVersion
from wandelgang.table.protocol import Level, Pace
from wandelgang.table.secrets import is_id
from wandelgang.table.stored import NewSeat, SeatRow, StoredEntry, StoredTable, TableRow
from wandelgang.verdicts import Cards, Verdict


class Store(PublicStore):
    """Storage in SQL. Several processes may share one database; its unique keys decide who was first."""

    def __init__(self, database: Database) -> None:
        self._database: Database = MeasuredDatabase(database)
        self._appending = GroupCommit(database.append)

    @classmethod
    async def open(cls, data: str | Path, *, migrate: bool = True, within: float | None = None) -> Store:
        """Open the store in a folder, or in a database by its address; see `open_database`."""
        return cls(await open_database(address(data), migrate=migrate, within=within))

    async def ping(self) -> None:
        """Raises an exception if the database does not answer."""
        await self._database.read(lambda on: on.scalar(text("SELECT 1")))

    async def close(self) -> None:
        """Close the database."""
        await self._appending.close()
        await self._database.close()

    # --- tables ------------------------------------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        new: Sequence[NewSeat],
        first: Sequence[StoredEntry],
        asked: int | None,
        due: int | None = None,
    ) -> bool:
        """Keep a new table with its first entries; False if its predecessor already has a rematch."""
        try:
            await self._database.write(lambda on: sql.create(on, row, new, first, asked, due))
        except IntegrityError:
            return False
        return True

    async def load(self, table: str) -> StoredTable | None:
        """A table with everything that happened at it."""
        # PostgreSQL rejects some of the texts that an address can hold.
        return await self._database.read(lambda on: sql.load(on, table)) if is_id(table) else None

    async def versions(self, ids: Sequence[str]) -> dict[str, TableVersion]:
        """How far each of these tables has got."""
        return await self._database.read(lambda on: sql.versions(on, ids))

    async def tempo_of(self, table: str) -> tuple[Pace, bool] | None:
        """The pace of a table, and whether it is paused; None if there is no such table."""
        return await self._database.read(lambda on: sql.tempo_of(on, table))

    async def set_tempo(self, table: str, pace: Pace, paused: bool) -> None:
        """Keep the pace of a table, and whether it is paused."""
        await self._database.write(lambda on: sql.set_tempo(on, table, pace, paused))

    async def count(self) -> int:
        """How many tables there are."""
        return await self._database.read(sql.count_tables)

    async def rematch_of(self, table: str) -> str | None:
        """The table where the same people play again."""
        return await self._database.read(lambda on: sql.rematch_of(on, table))

    async def bots_turns(self) -> list[str]:
        """The tables where it is a bot's turn and a person waits for it."""
        return await self._database.read(sql.bots_turns)

    async def begin(self, table: str, at: int, due: int | None) -> int | None:
        """Let a game begin that has waited for all seats to be taken; returns when it began."""
        return await self._database.write(lambda on: sql.begin(on, table, at, due))

    async def due_tables(self, by: int, most: int) -> list[str]:
        """Some of the tables where somebody's time is up at this moment."""
        return await self._database.read(lambda on: sql.due_tables(on, by, most))

    async def timed_tables(self) -> list[str]:
        """Every table where a clock runs."""
        return await self._database.read(sql.timed_tables)

    async def alive(self) -> int | None:
        """When a host last said that it was running, in milliseconds since 1970."""
        return await self._database.read(sql.alive)

    async def set_alive(self, at: int) -> None:
        """A host is running at this moment."""
        try:
            await self._database.write(lambda on: sql.set_alive(on, at))
        except IntegrityError:
            return  # another process has just said so for the first time

    # --- actions -----------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        after: int,
        done: Sequence[StoredEntry],
        asked: int | None,
        due: int | None = None,
    ) -> bool:
        """Keep entries that follow the first `after`; False if somebody else was first."""
        with metrics.ACTION_STORED.measured():
            return await self._appending.append(Append(table, after, done, asked, due))

    async def entries_after(self, table: str, number: int) -> list[StoredEntry]:
        """All entries after the first `number`."""
        return await self._database.read(lambda on: sql.entries_after(on, table, number))

    # --- seats -------------------------------------------------------------------------------------

    async def seats_of(self, table: str) -> tuple[SeatRow, ...]:
        """The seats of a table."""
        return await self._database.read(lambda on: sql.seats_of(on, table))

    async def seat_held(self, table: str, token: str) -> int | None:
        """The seat of a table that a token (its fingerprint) holds."""
        return await self._database.read(lambda on: sql.seat_held(on, table, token))

    async def claim(self, table: str, seat: int, invitation: str, name: str, token: str) -> bool:
        """Use up an invitation and let a token hold its seat; False if the invitation is not valid."""
        return await self._database.write(lambda on: sql.claim(on, table, seat, invitation, name, token))

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give a seat another name."""
        await self._database.write(lambda on: sql.change_seat(on, table, seat, name=name))

    async def hand_over(self, table: str, seat: int, bot: Level | None) -> None:
        """Let a bot play a seat, or its person again."""
        await self._database.write(lambda on: sql.change_seat(on, table, seat, bot=bot))

    async def fill(self, table: str, seat: int, name: str) -> None:
        """Let the friend have a seat that is still open, without its invitation."""
        await self._database.write(
            lambda on: sql.change_seat(on, table, seat, name=name, invitation=None, bot=None)
        )

    async def give_tokens(self, table: str, held: Sequence[tuple[str, int]]) -> None:
        """Let these tokens (fingerprints) hold these seats."""
        await self._database.write(lambda on: sql.keep_tokens(on, table, held))

    # --- replays -----------------------------------------------------------------------------------

    async def keep_replay(self, replay: str, record_hash: str, record: bytes) -> str:
        """Keep a record file; the same file keeps the id it got first."""
        while True:
            try:
                await self._database.write(lambda on: sql.keep_replay(on, replay, record_hash, record))
            except IntegrityError:
                known = await self._database.write(lambda on: sql.replay_again(on, record_hash))
                if known is not None:
                    return known
                continue  # it has just been deleted
            return replay

    async def replay(self, replay: str) -> bytes | None:
        """A record file that was kept."""
        return await self._database.read(lambda on: sql.replay(on, replay)) if is_id(replay) else None

    async def count_replays(self) -> int:
        """How many record files there are."""
        return await self._database.read(sql.count_replays)

    # --- analyses ----------------------------------------------------------------------------------

    async def verdicts_of(self, of: str, cards: Cards, after: int) -> list[Verdict]:
        """The verdicts on a game, in order, without the first `after`."""
        return await self._database.read(lambda on: sql.verdicts_of(on, of, cards, after))

    async def keep_verdict(self, of: str, cards: Cards, verdict: Verdict) -> None:
        """Keep one, unless another process has just done so: it found the same."""
        try:
            await self._database.write(lambda on: sql.keep_verdict(on, of, cards, verdict))
        except IntegrityError:
            return

    # --- pruning -----------------------------------------------------------------------------------

    async def count_untouched(self, before: int) -> tuple[int, int]:
        """How many tables and record files have not been touched since this second."""
        return await self._database.read(lambda on: sql.count_untouched(on, before))

    async def delete_tables(self, before: int, most: int) -> int:
        """Delete at most this many tables that have not been touched since; returns how many."""
        return await self._database.write(lambda on: sql.delete_tables(on, before, most))

    async def delete_replays(self, before: int) -> int:
        """Delete the record files last uploaded before this time; returns how many."""
        return await self._database.write(lambda on: sql.delete_replays(on, before))
