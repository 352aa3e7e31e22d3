"""Opening the database: SQLite in a file, or PostgreSQL by its address."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import create_engine, event, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from wandelgang.server.configuration import hide_password
from wandelgang.server.limits import DATABASE_WITHIN
from wandelgang.server.storage.database import Database, FileDatabase, ServerDatabase
from wandelgang.server.storage.migrations import BadDatabase, check_ours, check_up_to_date, prepare

FILE = "wandelgang.db"
APPLICATION = "wandelgang"  # what PostgreSQL calls our connections
LOCK = 0x77616E64  # an arbitrary number, the same for all our processes
BUSY = 10.0  # seconds that a writer waits for another process's write
CONNECTIONS = 8  # to PostgreSQL, and as many more in a rush


def address(data: str | Path) -> URL:
    """The URL of a database: the one given, or that of the file in a folder."""
    place = str(data)
    if "://" not in place:
        return URL.create("sqlite", database=str(Path(place).expanduser() / FILE))
    try:
        url = make_url(place)
    except ArgumentError:
        raise BadDatabase(
            f"{hide_password(place)!r} is not a database address such as postgresql://user@host/name"
        ) from None
    match url.get_backend_name():
        case "postgresql":
            return url.set(drivername="postgresql+asyncpg")
        case "sqlite":
            return url.set(drivername="sqlite")
        case other:
            raise BadDatabase(f"{other} is not supported: use postgresql://… or a folder for a SQLite file")


def exists(data: str | Path | URL) -> bool:
    """Whether the database file exists; a database server is assumed to be there."""
    url = data if isinstance(data, URL) else address(data)
    return url.get_backend_name() != "sqlite" or (url.database is not None and Path(url.database).is_file())


async def open_database(url: URL, *, migrate: bool = True, within: float | None = None) -> Database:
    """Open the database; its tables are created if it is new and migrated if it is older.

    Without `migrate`, such a database is refused instead. A database of another program is never changed.
    `within` limits how many seconds a server may take for each later statement; migrating has no limit.
    """
    database = connect(url)
    check = check_ours if migrate else check_up_to_date
    try:
        try:
            if exists(url):
                await asyncio.to_thread(look, url, check)
            await database.write(prepare_locked if migrate else check_up_to_date)
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            place = url.render_as_string(hide_password=True)
            reason = getattr(error, "orig", None) or error
            raise BadDatabase(f"the database {place} cannot be opened: {reason}") from None
    except BaseException:  # also when the caller has given up
        await database.close()
        raise
    if within is None or isinstance(database, FileDatabase):
        return database
    await database.close()
    return _server(url, within)


def connect(url: URL) -> Database:
    """The database, as it is."""
    return _file(url) if url.get_backend_name() == "sqlite" else _server(url)


def look(url: URL, check: Callable[[Connection], None]) -> None:
    """Check a file before anything can change it: even choosing how it is written does."""
    if url.get_backend_name() != "sqlite" or url.database is None:
        return
    place = f"{Path(url.database).absolute().as_uri()}?mode=ro"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(place, uri=True, timeout=BUSY))
    try:
        with engine.connect() as connection:
            check(connection)
    finally:
        engine.dispose()


def _server(url: URL, within: float | None = None) -> ServerDatabase:
    from sqlalchemy.ext.asyncio import create_async_engine  # takes a while to load

    try:
        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={
                "server_settings": {"application_name": APPLICATION},
                "timeout": DATABASE_WITHIN,  # to connect
                "command_timeout": within,
            },
        )
    except ModuleNotFoundError:
        raise BadDatabase(
            "PostgreSQL needs the package asyncpg: pip install 'wandelgang[postgres]'"
        ) from None
    return ServerDatabase(engine)


def _file(url: URL) -> FileDatabase:
    if url.database:
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(f"the folder for {url.database} cannot be made: {error}") from None
    # Errors are logged without parameters: what players store is private.
    engine = create_engine(url, connect_args={"timeout": BUSY}, hide_parameters=True)
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begun)
    return FileDatabase(engine)


def _connected(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # so that BEGIN is ours, below
    # WAL: readers and a writer do not wait for each other, and what is written survives a killed process.
    # FULL: what is stored survives a power cut too; docs/speed.md says what that costs.
    # 512 KiB of pages for each connection: rows are small, and the system keeps the file in memory as well.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-512"):
        connection.execute(f"PRAGMA {pragma}")


def _begun(connection: Connection) -> None:
    # A transaction that reads first and writes later cannot wait for the lock: take it at once.
    writes = connection.get_execution_options().get("writes", True)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def prepare_locked(connection: Connection) -> None:
    """Create or migrate the tables, one process at a time."""
    if connection.dialect.name == "postgresql":  # SQLite has locked the file already, see _begun
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    prepare(connection)
