"""Storing entries: the one thing that happens at every action of every table.

Entries that wait are stored together, in one transaction (group commit): a disk takes about as long for a
hundred actions as for one. So these statements bypass SQLAlchemy; all others are in `statements`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain
from typing import Any, NamedTuple, Protocol

from wandelgang.table.stored import StoredEntry

MOST = 500  # entries of so many tables are stored at once; the others wait for the next time


class Append(NamedTuple):
    """Entries that follow the first `after` of a table."""

    table: str
    after: int
    entries: Sequence[StoredEntry]
    asked: int | None
    due: int | None = None  # when the time of whoever is asked is up


Write = Callable[[Sequence[Append]], Awaitable[Sequence[bool]]]
"""Stores all of these that are in time, in one transaction, and says for each whether it was."""


class GroupCommit:
    """Stores together what comes while the disk is busy."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> bool:
        """Store this; False if somebody else was first."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, stored))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._store(), name="group commit")
        return await stored

    async def _store(self) -> None:
        while self._waiting:
            together, later = _one_for_each_table(self._waiting)
            self._waiting = later
            try:
                done = await self._write([append for append, _ in together])
            except BaseException as error:
                for _, stored in together:
                    if not stored.done():
                        stored.set_exception(_failure(error))
                if not isinstance(error, Exception):
                    raise
                continue
            for (_, stored), in_time in zip(together, done, strict=True):
                if not stored.done():  # otherwise whoever waited was cancelled
                    stored.set_result(in_time)

    async def close(self) -> None:
        """Store what waits."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)


def _one_for_each_table(
    waiting: list[tuple[Append, asyncio.Future[bool]]],
) -> tuple[list[tuple[Append, asyncio.Future[bool]]], list[tuple[Append, asyncio.Future[bool]]]]:
    """What is stored now and what comes later: what follows each other cannot be stored at the same time."""
    now: dict[str, tuple[Append, asyncio.Future[bool]]] = {}
    later = []
    for one in waiting:
        if one[0].table in now or len(now) == MOST:
            later.append(one)
        else:
            now[one[0].table] = one
    return list(now.values()), later


def _failure(error: BaseException) -> Exception:
    return error if isinstance(error, Exception) else ConnectionError("the host is stopping")


def append_to_file(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[bool]:
    """Store these in SQLite, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # How far a table has got decides who was first; the unique key of the entries agrees with it.
        done = [
            connection.execute(
                "UPDATE tables SET acted = ?, asked = ?, due = ? WHERE id = ? AND acted = ?",
                (after + len(entries), asked, due, table, after),
            ).rowcount
            == 1
            for table, after, entries, asked, due in appends
        ]
        connection.executemany(
            'INSERT INTO actions ("table", number, action, at) VALUES (?, ?, ?, ?)',
            chain.from_iterable(
                ((table, number, entry.text, entry.at) for number, entry in enumerate(entries, after + 1))
                for (table, after, entries, *_), in_time in zip(appends, done, strict=True)
                if in_time
            ),
        )
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return done


# Rows are locked in the same order by every process, so that no two wait for each other.
_APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::bigint[])
        AS g(id, after, acted, asked, due)
), locked AS (
    SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE
), moved AS (
    UPDATE tables SET acted = given.acted, asked = given.asked, due = given.due
    FROM given JOIN locked ON locked.id = given.id
    WHERE tables.id = given.id AND tables.acted = given.after
    RETURNING tables.id
), kept AS (
    INSERT INTO actions ("table", number, action, at)
    SELECT e.id, e.number, e.action, e.at
    FROM unnest($6::text[], $7::int[], $8::text[], $9::bigint[]) AS e(id, number, action, at)
    JOIN moved ON moved.id = e.id
)
SELECT id FROM moved
"""


class ServerConnection(Protocol):
    """A connection of asyncpg."""

    async def fetch(self, query: str, *values: object) -> Sequence[Any]:
        """The rows of a query."""


async def append_to_server(connection: ServerConnection, appends: Sequence[Append]) -> list[bool]:
    """Store these in PostgreSQL, in one statement, which is a transaction of its own."""
    rows = [
        (table, number, entry.text, entry.at)
        for table, after, entries, *_ in appends
        for number, entry in enumerate(entries, after + 1)
    ]
    columns = zip(*rows, strict=True) if rows else ((), (), (), ())
    moved = await connection.fetch(
        _APPEND,
        [append.table for append in appends],
        [append.after for append in appends],
        [append.after + len(append.entries) for append in appends],
        [append.asked for append in appends],
        [append.due for append in appends],
        *map(list, columns),
    )
    found = {row["id"] for row in moved}
    return [append.table in found for append in appends]
