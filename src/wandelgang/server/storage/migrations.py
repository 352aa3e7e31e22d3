"""Bringing an older database up to date: one function for each version of the schema, run in order.

Everything happens in the transaction of whoever opens the database first, so a failure changes nothing and a
second process waits. A SQLite file is backed up before that.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from wandelgang.server.storage.schema import VERSION, meta, metadata

_log = logging.getLogger(__name__)


class BadDatabase(RuntimeError):
    """A database that cannot be used; the message says why and what would work."""


def prepare(connection: Connection) -> None:
    """Create the tables in an empty database, or migrate an older one; refuses any other."""
    found = _version(connection)
    if found is None:
        metadata.create_all(connection)
        connection.execute(meta.insert().values(name="schema", value=str(VERSION)))
        return
    if found == VERSION:
        return
    if not 1 <= found < VERSION:
        raise BadDatabase(
            f"the database has schema {found}, this program knows schemas up to {VERSION}: "
            "use a newer version of the program, or another folder with --data"
        )
    _back_up(connection, found)
    for version in range(found, VERSION):
        _log.warning("migrating the database from schema %s to %s", version, version + 1)
        MIGRATIONS[version](connection)
    connection.execute(meta.update().where(meta.c.name == "schema").values(value=str(VERSION)))


def _version(connection: Connection) -> int | None:
    """The version of the schema; None for an empty database."""
    tables = inspect(connection).get_table_names()
    place = next((name for name in (meta.name, "house") if name in tables), None)
    if place is None:
        return None
    query = text(f"SELECT value FROM {place} WHERE name = 'schema'")  # noqa: S608 - one of the two names above
    found = connection.execute(query).scalar_one_or_none()
    if found is None or not str(found).isdecimal():
        raise BadDatabase(f"the database does not say which schema it has: {found!r} is not a version")
    return int(found)


def _back_up(connection: Connection, version: int) -> None:
    """Copy a SQLite file next to itself. We hold its lock and have written nothing yet."""
    file = connection.engine.url.database
    if connection.dialect.name != "sqlite" or not file or file == ":memory:":
        return
    backup = _unused(Path(f"{file}.schema-{version}.backup"))
    part = backup.with_name(backup.name + ".part")  # a copy that was cut short does not look like a backup
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
    part.rename(backup)
    _log.warning("a copy of the old database is kept in %s", backup)


def _unused(path: Path) -> Path:
    """This path, or the first with a number that does not exist yet: an older backup is never overwritten."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free


def _to_2(connection: Connection) -> None:
    """`house` becomes `meta`; names of games may be longer, now that anybody can write a game."""
    connection.execute(text("ALTER TABLE house RENAME TO meta"))
    if connection.dialect.name == "postgresql":  # SQLite does not limit the length
        connection.execute(text("ALTER TABLE tables ALTER COLUMN game TYPE VARCHAR(80)"))


MIGRATIONS: dict[int, Callable[[Connection], None]] = {1: _to_2}
"""For each older version of the schema, the step to the next."""
