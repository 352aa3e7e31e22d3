"""Opening the database: SQLite in a file, or PostgreSQL by its address; making or checking the schema."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import create_engine, event, insert, inspect, select, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from wandelgang.server.storage.database import Database, FileDatabase, ServerDatabase
from wandelgang.server.storage.schema import VERSION, house, metadata

FILE = "wandelgang.db"
LOCK = 0x77616E64  # any number, the same for all our processes
BUSY = 10.0  # seconds that a writer waits for another process's write
CONNECTIONS = 8  # to PostgreSQL, and as many more in a rush


class BadDatabase(RuntimeError):
    """A database that cannot be used: says why and what would work."""


def address(data: str | Path) -> URL:
    """The address of a database: one that is written as such, or that of the file in a folder."""
    place = str(data)
    if "://" not in place:
        return URL.create("sqlite", database=str(Path(place).expanduser() / FILE))
    try:
        url = make_url(place)
    except ArgumentError:
        raise BadDatabase(f"{place!r} is no database address: postgresql://user@host/name is one") from None
    match url.get_backend_name():
        case "postgresql":
            return url.set(drivername="postgresql+asyncpg")
        case "sqlite":
            return url.set(drivername="sqlite")
        case other:
            raise BadDatabase(f"{other} is not supported: use postgresql://… or a folder for a SQLite file")


def exists(data: str | Path) -> bool:
    """Whether there is a database already; one with a server of its own is taken to be there."""
    url = address(data)
    return url.get_backend_name() != "sqlite" or (url.database is not None and Path(url.database).is_file())


async def open_database(url: URL) -> Database:
    """The database, its schema made when it is new and checked when it is not."""
    database: Database = _file(url) if url.get_backend_name() == "sqlite" else _server(url)
    try:
        try:
            await database.write(_prepare)
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            place = url.render_as_string(hide_password=True)
            reason = getattr(error, "orig", None) or error
            raise BadDatabase(f"the database {place} cannot be opened: {reason}") from None
    except BaseException:  # also when nobody waits for it any more
        await database.close()
        raise
    return database


def _server(url: URL) -> ServerDatabase:
    from sqlalchemy.ext.asyncio import create_async_engine  # takes a while to load

    try:
        engine = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_pre_ping=True, hide_parameters=True
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
    # What is stored is nobody's business but the players': faults are logged without it.
    engine = create_engine(url, connect_args={"timeout": BUSY}, hide_parameters=True)
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begun)
    return FileDatabase(engine)


def _connected(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # so that BEGIN is ours, below
    # WAL: readers and a writer do not wait for each other, and what is written outlives a killed process.
    # FULL: what is stored outlives a power cut too; what that costs stands in docs/speed.md.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begun(connection: Connection) -> None:
    # A transaction that reads first and writes later cannot wait for its turn: ask for it at once.
    writes = connection.get_execution_options().get("writes", True)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # two processes may start on an empty database at once
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    if not inspect(connection).has_table(house.name):
        metadata.create_all(connection)
        connection.execute(insert(house).values(name="schema", value=str(VERSION)))
        return
    found = connection.execute(select(house.c.value).where(house.c.name == "schema")).scalar_one_or_none()
    if found != str(VERSION):
        raise BadDatabase(
            f"the database has schema {found}, this program has {VERSION}: use the program that wrote it, "
            "or another folder with --data"
        )
