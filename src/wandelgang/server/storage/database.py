"""Where the work on a database runs. The work itself is a plain function of a connection.

SQLite works in threads, one of them for all writing, so that storing an action takes one switch between
threads and not one for every statement. PostgreSQL works on the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy.engine import Connection, Engine

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

READERS = 2  # threads; a read takes less than a millisecond

T = TypeVar("T")


class Database(Protocol):
    """Runs work in transactions."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction; an exception rolls it back."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do this; it only reads."""

    async def close(self) -> None:
        """Close the database."""


class FileDatabase:
    """SQLite."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(writes=False)
        self._writing = ThreadPoolExecutor(1, "writing")
        self._reading = ThreadPoolExecutor(READERS, "reading")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In the writing thread. Writers queue here, which is fairer than SQLite's busy waiting."""
        return await asyncio.get_running_loop().run_in_executor(
            self._writing, _in_transaction, self._engine, work
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """In a reading thread."""
        return await asyncio.get_running_loop().run_in_executor(
            self._reading, _in_transaction, self._reader, work
        )

    async def close(self) -> None:
        """Close, after the work that is under way."""
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class ServerDatabase:
    """PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """In a transaction that changes nothing."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
