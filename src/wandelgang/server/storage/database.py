"""Where the work on a database runs. The work itself is a plain function of a connection.

SQLite works in threads, one of them for all writing, so that storing an action takes one switch between
threads and not one for every statement. PostgreSQL works on the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy.engine import Connection, Engine

from wandelgang.server import metrics
from wandelgang.server.storage.appending import Append, append_to_file, append_to_server

if TYPE_CHECKING:
    from sqlalchemy import PoolProxiedConnection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

READERS = 2  # threads; a read takes less than a millisecond

T = TypeVar("T")


class Database(Protocol):
    """Runs work in transactions."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction; an exception rolls it back."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do this; it only reads."""

    async def append(self, appends: Sequence[Append]) -> Sequence[bool]:
        """Store entries of several tables in one transaction; says for each whether it was in time."""

    async def close(self) -> None:
        """Close the database."""


class FileDatabase:
    """SQLite."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(writes=False)
        self._writing = ThreadPoolExecutor(1, "writing")
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._appending: PoolProxiedConnection | None = None  # of the writing thread

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

    async def append(self, appends: Sequence[Append]) -> Sequence[bool]:
        """In the writing thread, over a connection that is kept for it."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._append, appends)

    def _append(self, appends: Sequence[Append]) -> list[bool]:
        if self._appending is None:
            self._appending = self._engine.raw_connection()
        driver: Any = self._appending.driver_connection
        return append_to_file(driver, appends)

    async def close(self) -> None:
        """Close, after the work that is under way."""
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        if self._appending is not None:
            self._appending.close()
        self._engine.dispose()


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class ServerDatabase:
    """PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._appending: AsyncConnection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """In a transaction that changes nothing."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def append(self, appends: Sequence[Append]) -> Sequence[bool]:
        """Over a connection that is kept for it, and made anew after any trouble."""
        try:
            if self._appending is None:
                self._appending = await self._engine.connect()
            raw = await self._appending.get_raw_connection()
            driver: Any = raw.driver_connection
            return await append_to_server(driver, appends)
        except BaseException:
            await self._drop()
            raise

    async def _drop(self) -> None:
        connection, self._appending = self._appending, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._drop()
        await self._engine.dispose()


class MeasuredDatabase:
    """Any of them, with metrics."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction."""
        with metrics.DATABASE["write"].measured():
            return await self._database.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """In a transaction that changes nothing."""
        with metrics.DATABASE["read"].measured():
            return await self._database.read(work)

    async def append(self, appends: Sequence[Append]) -> Sequence[bool]:
        """Store entries; `Store.append` measures this together with waiting for others."""
        return await self._database.append(appends)

    async def close(self) -> None:
        """Close the database."""
        await self._database.close()
