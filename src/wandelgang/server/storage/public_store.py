"""The part of the store that the lobby uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wandelgang.server.storage import public_statements as sql
from wandelgang.server.storage.database import Database
from wandelgang.table.protocol import Agreed, Level
from wandelgang.table.secrets import is_id
from wandelgang.table.stored import Fitting, NewStored, Sitter, TurnRow


class PublicStore:
    """Public tables in SQL; each change is one transaction."""

    _database: Database

    async def take_seat(self, table: str, sitter: Sitter) -> int | None:
        """Let somebody have a free seat of a public table; the first comes first."""
        return await self._database.write(lambda on: sql.take_seat(on, table, sitter))

    async def free_seats(self, table: str, held: Sequence[int]) -> bool:
        """Make seats of a public table free again; False if the game has begun."""
        return await self._database.write(lambda on: sql.free_seats(on, table, held))

    async def agree(self, table: str, held: Sequence[int], agreed: Agreed) -> bool:
        """Keep whether bots may take the free seats; False if the game has begun."""
        return await self._database.write(lambda on: sql.agree(on, table, held, agreed))

    async def fill_up(self, table: str, bots: Mapping[int, str], level: Level, least: Agreed) -> bool:
        """Let bots take the free seats, if everyone agrees at least that much."""
        return await self._database.write(lambda on: sql.fill_up(on, table, bots, level, least))

    async def match(
        self, fitting: Fitting, sitter: Sitter, otherwise: NewStored | None
    ) -> tuple[str, int] | None:
        """A seat at the oldest public table that fits, or else at a new one."""
        return await self._database.write(lambda on: sql.match(on, fitting, sitter, otherwise))

    async def public_tables(self, acted_after: int, most: int) -> tuple[list[str], list[str]]:
        """Public tables with free seats, and games played there since; the newest first."""
        return await self._database.read(lambda on: sql.public_tables(on, acted_after, most))

    async def turns(self, ids: Sequence[str]) -> list[TurnRow]:
        """How things stand at these tables."""
        # PostgreSQL rejects some of the texts that a request can hold.
        known = [table for table in ids if is_id(table)]
        return await self._database.read(lambda on: sql.turns(on, known)) if known else []

    async def seats_held(self, tokens: Sequence[str]) -> dict[str, tuple[str, int]]:
        """The table and the seat that each of these tokens (fingerprints) holds."""
        return await self._database.read(lambda on: sql.seats_held(on, tokens)) if tokens else {}
