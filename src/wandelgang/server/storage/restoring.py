"""Making backups of a database and restoring them: SQLite as a new file, PostgreSQL in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import SQLAlchemyError

from wandelgang.server.storage import backup
from wandelgang.server.storage.backup import BadBackup, Summary
from wandelgang.server.storage.engine import (
    APPLICATION,
    address,
    connect,
    exists,
    look,
    open_database,
    prepare_locked,
)
from wandelgang.server.storage.migrations import BadDatabase, check_ours, unused

RUNNING = "a host is running on this database: stop it first"
OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND application_name = :name AND pid <> pg_backend_pid()"
)
NOT_EMPTY = "the database has games already: --force replaces them"


async def back_up(data: str, path: Path) -> Summary:
    """Write a backup while hosts play on."""
    database = await open_database(address(data), migrate=False)
    try:
        return await database.read(lambda on: backup.write(on, path))
    finally:
        await database.close()


async def restore(data: str, path: Path, *, force: bool) -> tuple[Summary, Path | None]:
    """Put a backup into the database; says what it held, and where a file that was there before is now.

    The whole backup is checked before anything is changed, and it is restored as a whole or not at all.
    """
    summary, url = await asyncio.to_thread(backup.check, path), address(data)
    if url.get_backend_name() == "sqlite":
        return summary, await _restore_file(url, path, force)
    await _restore_server(url, path, force)
    return summary, None


async def _restore_server(url: URL, path: Path, force: bool) -> None:
    def work(on: Connection) -> None:
        check_ours(on)
        if on.scalar(text(OTHERS), {"name": APPLICATION}):
            raise BadDatabase(RUNNING)
        prepare_locked(on)
        on.execute(text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))  # a host that starts now waits
        if not force and not backup.is_empty(on):
            raise BadDatabase(NOT_EMPTY)
        backup.empty(on)
        backup.read(on, path)

    database = connect(url)
    try:
        await database.write(work)
    finally:
        await database.close()


async def _restore_file(url: URL, path: Path, force: bool) -> Path | None:
    if not url.database or url.database == ":memory:":
        raise BadDatabase("a database in memory cannot be restored: use a folder")
    file, there = Path(url.database), exists(url)
    if there and not force:
        try:
            await asyncio.to_thread(look, url, _check_without_games)
        except (SQLAlchemyError, sqlite3.Error) as error:
            reason = getattr(error, "orig", None) or error
            raise BadDatabase(f"{file} cannot be read ({reason}): --force replaces it") from None
    new = file.with_name(file.name + ".restoring")
    try:
        _delete(new)
        database = await open_database(url.set(database=str(new)))
        try:
            await database.write(lambda on: backup.read(on, path))
        finally:
            await database.close()
        await asyncio.to_thread(_check_file, new)
        replaced = None
        if there:
            await asyncio.to_thread(_check_nobody_else, file)
            replaced = unused(file.with_name(file.name + ".replaced"))
            file.rename(replaced)
        new.rename(file)
    except BaseException:
        _delete(new)
        raise
    return replaced


def _check_without_games(on: Connection) -> None:
    """A database that cannot be read, is not ours or is newer is refused as well."""
    check_ours(on)
    if not backup.is_empty(on):
        raise BadDatabase(NOT_EMPTY)


def _check_nobody_else(file: Path) -> None:
    """Refuse a file that a host uses, and leave nothing of it in a log next to it."""
    with closing(sqlite3.connect(file, timeout=1.0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")  # only the only user of a file can do this
        except sqlite3.OperationalError:
            raise BadDatabase(RUNNING) from None
        except sqlite3.DatabaseError:
            return  # it is damaged, so nobody uses it


def _check_file(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        faults = connection.execute("PRAGMA integrity_check(1)").fetchall() != [("ok",)]
        if faults or connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise BadBackup("the backup is damaged: its rows do not fit together")


def _delete(file: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        Path(f"{file}{ending}").unlink(missing_ok=True)
