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
    backup = _back_up(connection, found)
    try:
        for version in range(found, VERSION):
            _log.warning("migrating the database from schema %s to %s", version, version + 1)
            MIGRATIONS[version](connection)
        connection.execute(meta.update().where(meta.c.name == "schema").values(value=str(VERSION)))
    except BaseException:
        if backup is not None:  # the database stays as it was; a copy for each attempt would fill the disk
            backup.unlink(missing_ok=True)
        raise
    if backup is not None:
        _log.warning("a copy of the old database is kept in %s", backup)


def check_ours(connection: Connection) -> None:
    """Refuse a database that is not empty and not ours, or of a version that we do not know."""
    _version(connection)


def check_up_to_date(connection: Connection) -> None:
    """Refuse a database that `prepare` would change."""
    found = _version(connection)
    if found != VERSION:
        has = "is empty" if found is None else f"has the older schema {found}"
        raise BadDatabase(f"the database {has}: start a host on it once, which brings it up to date")


def _version(connection: Connection) -> int | None:
    """The version of the schema, one that we know; None for an empty database."""
    tables = inspect(connection).get_table_names()
    place = next((name for name in (meta.name, "house") if name in tables), None)
    if place is None and not tables:
        return None
    another = "use another folder with --data"
    if place is None or {"name", "value"} - {
        column["name"] for column in inspect(connection).get_columns(place)
    }:
        raise BadDatabase(f"the database belongs to another program: {another}")
    query = text(f"SELECT value FROM {place} WHERE name = 'schema'")  # noqa: S608 - one of the two names above
    found = connection.execute(query).scalar_one_or_none()
    if found is None:
        raise BadDatabase(f"the database does not say which schema it has: {another}")
    if not str(found).isdecimal() or int(found) < 1:
        raise BadDatabase(f"the database says that it has schema {found}, which does not exist: {another}")
    if int(found) > VERSION:
        raise BadDatabase(
            f"the database has schema {found}, this program knows schemas up to {VERSION}: "
            f"use a newer version of the program, or {another.removeprefix('use ')}"
        )
    return int(found)


def _back_up(connection: Connection, version: int) -> Path | None:
    """Copy a SQLite file next to itself. We hold its lock and have written nothing yet."""
    file = connection.engine.url.database
    if connection.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    backup = unused(Path(f"{file}.schema-{version}.backup"))
    part = backup.with_name(backup.name + ".part")  # a copy that was cut short does not look like a backup
    part.unlink(missing_ok=True)  # from a copy that was cut short
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
    part.rename(backup)
    return backup


def unused(path: Path) -> Path:
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


def _to_3(connection: Connection) -> None:
    """A game can be paused."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0"))


def _to_4(connection: Connection) -> None:
    """A table may have a chat; those that are there have none."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN chat INTEGER NOT NULL DEFAULT 0"))


def _to_5(connection: Connection) -> None:
    """Steps can be taken back, where people agreed to it when they opened the table."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN take_back INTEGER NOT NULL DEFAULT 0"))


def _to_6(connection: Connection) -> None:
    """Games may be timed and public. Those that are there have begun, untimed and private."""
    for column in ("begun BIGINT", "clock TEXT", "due BIGINT", "public INTEGER NOT NULL DEFAULT 0"):
        connection.execute(text(f"ALTER TABLE tables ADD COLUMN {column}"))
    connection.execute(text("CREATE INDEX tables_due ON tables (due)"))
    connection.execute(text("UPDATE tables SET begun = created * 1000"))
    connection.execute(text("ALTER TABLE seats ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0"))
    connection.execute(text("CREATE INDEX tables_public ON tables (created) WHERE public = 1"))


def _to_7(connection: Connection) -> None:
    """A game may branch off another one."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN branch TEXT"))


def _to_8(connection: Connection) -> None:
    """Analyses are kept with their games."""
    connection.execute(
        text(
            "CREATE TABLE verdicts (of VARCHAR(20) NOT NULL, cards VARCHAR(4) NOT NULL, "
            "number INTEGER NOT NULL, version INTEGER NOT NULL, verdict TEXT NOT NULL, "
            "PRIMARY KEY (of, cards, number))"
        )
    )


MIGRATIONS: dict[int, Callable[[Connection], None]] = {
    1: _to_2,
    2: _to_3,
    3: _to_4,
    4: _to_5,
    5: _to_6,
    6: _to_7,
    7: _to_8,
}
"""For each older version of the schema, the step to the next."""
