"""What the lobby needs from a storage: free seats, quick matches, and whose turn it is at many tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from wandelgang.table.protocol import Agreed, Level
from wandelgang.table.stored import Fitting, NewStored, Sitter, TurnRow


class PublicStorage(Protocol):
    """Public tables. Each of these happens at once, also where several processes share a storage."""

    async def take_seat(self, table: str, sitter: Sitter) -> int | None:
        """Let somebody have a free seat of a public table, if there is one. The first comes first."""

    async def free_seats(self, table: str, held: Sequence[int]) -> bool:
        """Make seats of a public table free again and forget their tokens; False if the game has begun."""

    async def agree(self, table: str, held: Sequence[int], agreed: Agreed) -> bool:
        """Keep what these seats say about bots on the free seats; False if the game has begun."""

    async def fill_up(self, table: str, bots: Mapping[int, str], level: Level, least: Agreed) -> bool:
        """Let bots with these names take the free seats, if everyone agrees at least that much."""

    async def match(
        self, fitting: Fitting, sitter: Sitter, otherwise: NewStored | None
    ) -> tuple[str, int] | None:
        """A seat at the oldest public table that fits, or else at a new one. None: none fits, and no new one
        was given. Two people who ask at once never both open a table."""

    async def public_tables(self, acted_after: int, most: int) -> tuple[list[str], list[str]]:
        """Public tables with free seats, and games played there since this millisecond; the newest first."""

    async def turns(self, ids: Sequence[str]) -> list[TurnRow]:
        """How things stand at these tables."""

    async def seats_held(self, tokens: Sequence[str]) -> dict[str, tuple[str, int]]:
        """The table and the seat that each of these tokens holds."""
