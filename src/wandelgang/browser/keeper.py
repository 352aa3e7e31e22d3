"""What a page keeps things in: IndexedDB, as `web/src/alone/keeper.ts` offers it."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol


class Keeper(Protocol):
    """Texts by name. Everything returns when it is on disk, and raises if it cannot be."""

    def read(self, table: str) -> Awaitable[Sequence[str] | None]:
        """A table's head and then its entries, each as JSON; None if there is no such table."""

    def write(self, table: str, head: str, after: int, entries: Sequence[str]) -> Awaitable[bool]:
        """Keep a table's head, and entries that follow the first `after`; False, and nothing is kept, if
        others follow them already: another page has written them."""

    def rematch_of(self, table: str) -> Awaitable[str | None]:
        """The table whose head names this one as its predecessor."""

    def count(self) -> Awaitable[int]:
        """How many tables there are."""

    def read_record(self, name: str) -> Awaitable[str | None]:
        """A record that was shown before."""

    def write_record(self, name: str, text: str) -> Awaitable[None]:
        """Keep a record."""

    def read_verdicts(self, analysis: str) -> Awaitable[Sequence[str]]:
        """What an analysis has found, in order, each as JSON."""

    def write_verdict(self, analysis: str, number: int, text: str) -> Awaitable[None]:
        """Keep the verdict on a decision."""
