"""Backups: everything that a database holds in one file, whichever kind of database it comes from or goes to.

A backup is JSON lines, compressed with gzip: a head, for each table of the database a section and its rows,
and an end with the number of rows and a checksum. Writing and reading take little memory, however many games
there are.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import time
import zlib
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec
from sqlalchemy import Column, ColumnElement, bindparam, delete, insert, select, text, true, update
from sqlalchemy.engine import Connection
from sqlalchemy.sql.dml import UpdateBase

from wandelgang import __version__
from wandelgang.server.storage.schema import VERSION, meta, metadata

FORMAT = 1
AT_ONCE = 500  # rows
LONGEST_LINE = 16 * 1024 * 1024  # bytes; the longest row is an uploaded record
COMPRESSION = 6


class BadBackup(ValueError):
    """A file that cannot be restored; the message says why."""


class Head(msgspec.Struct, frozen=True, tag_field="wandelgang", tag="backup"):
    """The first line."""

    format: int
    schema: int
    program: str
    created: int  # seconds since 1970


class Section(msgspec.Struct, frozen=True, tag_field="wandelgang", tag="section"):
    """The lines after this one are rows of a table, with these columns."""

    name: str
    columns: tuple[str, ...]


class End(msgspec.Struct, frozen=True, tag_field="wandelgang", tag="end"):
    """The last line: how many rows each section has, and the checksum of all lines before."""

    rows: dict[str, int]
    sha256: str


class Part(NamedTuple):
    """What a section holds: rows of a table, or all values of a column that refers to its own table."""

    name: str
    columns: tuple[Column[Any], ...]
    link: Column[Any] | None = None

    @property
    def section(self) -> Section:
        """The line before its rows."""
        return Section(self.name, tuple(str(column.name) for column in self.columns))

    @property
    def decoder(self) -> msgspec.json.Decoder[Any]:
        """Reads a row and checks its types."""
        kinds = (
            reduce(or_, (column.type.python_type, None)) if column.nullable else column.type.python_type
            for column in self.columns
        )
        return msgspec.json.Decoder(tuple[tuple(kinds)])  # type: ignore[misc]

    @property
    def kept(self) -> ColumnElement[bool]:
        """Which rows are in a backup: the head has its schema, and every database its own."""
        if self.link is not None:
            return self.link.is_not(None)
        return meta.c.name != "schema" if self.columns[0].table is meta else true()

    @property
    def statement(self) -> UpdateBase:
        """Stores rows in an empty database."""
        table = self.columns[0].table
        if self.link is None:
            return insert(table)
        key, link = self.columns
        return update(table).where(key == bindparam("_key")).values({link: bindparam("_link")})

    def values(self, row: Sequence[Any]) -> dict[str, Any]:
        """A row for that statement."""
        names = ("_key", "_link") if self.link is not None else [column.key for column in self.columns]
        return dict(zip(names, row, strict=True))


def _parts() -> Iterator[Part]:
    links = []
    for table in metadata.sorted_tables:
        own = [column for column in table.c if any(key.references(table) for key in column.foreign_keys)]
        yield Part(str(table.name), tuple(column for column in table.c if column not in own))
        links += [Part(f"{table.name}.{link.name}", (*table.primary_key, link), link) for link in own]
    yield from links  # a row may refer to one that comes later


PARTS = tuple(_parts())

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Head | Section | End).decode


class Summary(msgspec.Struct, frozen=True):
    """What is in a backup."""

    created: int
    tables: int
    actions: int
    replays: int


def _summary(created: int, rows: dict[str, int]) -> Summary:
    return Summary(created, rows.get("tables", 0), rows.get("actions", 0), rows.get("replays", 0))


# --- writing ---------------------------------------------------------------------------------------


def write(on: Connection, path: Path) -> Summary:
    """Write everything as it is at this moment, while others go on writing to the database."""
    if on.dialect.name == "postgresql":  # a transaction of SQLite always reads what was there when it began
        on.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    part = path.with_name(path.name + ".part")  # what was cut short does not look like a backup
    part.unlink(missing_ok=True)
    try:
        # Only for whoever makes it: it reveals the cards of running games.
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.GzipFile("", "wb", COMPRESSION, file) as packed:
                summary = _write(on, packed)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return summary


def _write(on: Connection, file: gzip.GzipFile) -> Summary:
    checksum, created, rows = hashlib.sha256(), int(time.time()), dict[str, int]()

    def line(value: object) -> None:
        written = _encode(value) + b"\n"
        checksum.update(written)
        file.write(written)

    line(Head(FORMAT, VERSION, __version__, created))
    for part in PARTS:
        line(part.section)
        query = select(*part.columns).where(part.kept)
        rows[part.name] = 0
        for row in on.execute(query.execution_options(yield_per=AT_ONCE)):
            line(tuple(row))
            rows[part.name] += 1
    file.write(_encode(End(rows, checksum.hexdigest())) + b"\n")
    return _summary(created, rows)


# --- reading ---------------------------------------------------------------------------------------


def check(path: Path) -> Summary:
    """Read a whole backup; raises BadBackup if it is damaged, cut short, or not a backup."""
    created, rows = 0, dict[str, int]()
    with _opened(path) as lines:
        for part, batch in _batches(lines):
            if part is None:
                created = batch[0].created
            else:
                rows[part.name] = rows.get(part.name, 0) + len(batch)
    return _summary(created, rows)


def read(on: Connection, path: Path) -> None:
    """Store all rows of a backup in a database without any; BadBackup leaves it to the caller to undo it."""
    with _opened(path) as lines:
        for part, batch in _batches(lines):
            if part is not None and batch:
                on.execute(part.statement, [part.values(row) for row in batch])


def empty(on: Connection) -> None:
    """Delete all rows that a backup would hold."""
    for part in reversed(PARTS):  # links first
        if part.link is not None:
            on.execute(update(part.link.table).values({part.link: None}))
        else:
            on.execute(delete(part.columns[0].table).where(part.kept))


def is_empty(on: Connection) -> bool:
    """Whether there are no games and no replays."""
    return not any(
        on.execute(select(1).select_from(table).limit(1)).first()
        for table in metadata.sorted_tables
        if table is not meta
    )


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[Iterator[bytes]]:
    try:
        with path.open("rb") as file:
            yield _lines(file)
    except FileNotFoundError:
        raise BadBackup(f"there is no file {path}") from None
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {error.strerror or error}") from None


def _lines(file: BinaryIO) -> Iterator[bytes]:
    if file.read(2) != b"\x1f\x8b":
        raise BadBackup("it is not a backup of wandelgang: it is not compressed with gzip")
    file.seek(0)
    try:
        with gzip.GzipFile(fileobj=file) as packed:
            while line := packed.readline(LONGEST_LINE + 1):
                if not line.endswith(b"\n"):
                    raise BadBackup("the backup is damaged: a line is too long or has no end")
                yield line
    except EOFError:
        raise BadBackup("the backup has been cut short") from None
    except (gzip.BadGzipFile, zlib.error) as error:
        raise BadBackup(f"the backup is damaged: {error}") from None


def _batches(lines: Iterator[bytes]) -> Iterator[tuple[Part | None, list[Any]]]:
    """The head (without a part), then the rows of each part, a number of them at a time."""
    checksum, rows, sections = hashlib.sha256(), dict[str, int](), iter(PARTS)
    head = _head(lines, checksum)
    yield None, [head]
    part, decoder, batch = None, None, list[Any]()
    for line in lines:
        if line.startswith(b"["):
            if part is None or decoder is None:
                raise BadBackup("the backup is damaged: a row belongs to no section")
            batch.append(_decoded(decoder, line))
            rows[part.name] += 1
            if len(batch) == AT_ONCE:
                yield part, batch
                batch = []
        else:
            if part is not None:
                yield part, batch
                batch = []
            match _decoded(_control, line):
                case Section() as section:
                    part = next(sections, None)
                    if part is None or part.section != section:
                        raise BadBackup("the backup is damaged: its sections are not those of its schema")
                    decoder, rows[part.name] = part.decoder, 0
                case End() as end:
                    if next(sections, None) is not None or (end.rows, end.sha256) != (
                        rows,
                        checksum.hexdigest(),
                    ):
                        raise BadBackup("the backup is damaged: its content does not fit its checksum")
                    if next(lines, None) is not None:
                        raise BadBackup("the backup is damaged: something follows its end")
                    return
                case _:
                    raise BadBackup("the backup is damaged: it begins twice")
        checksum.update(line)
    raise BadBackup("the backup has been cut short")


def _head(lines: Iterator[bytes], checksum: Any) -> Head:
    line = next(lines, b"")
    try:
        head = _decode(line)
    except (msgspec.DecodeError, UnicodeError):
        head = None
    if not isinstance(head, Head):
        raise BadBackup("it is not a backup of wandelgang")
    if head.format != FORMAT or head.schema != VERSION:
        older = head.format <= FORMAT and head.schema < VERSION
        advice = (
            f"restore it with wandelgang {head.program}, then let this version bring the database up to date"
            if older
            else "use a newer version of the program"
        )
        raise BadBackup(
            f"the backup has schema {head.schema} and format {head.format}, this program knows "
            f"{VERSION} and {FORMAT}: {advice}"
        )
    checksum.update(line)
    return head


_control: msgspec.json.Decoder[Head | Section | End] = msgspec.json.Decoder(Head | Section | End)


def _decoded(decoder: msgspec.json.Decoder[Any], line: bytes) -> Any:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadBackup(f"the backup is damaged: {error}") from None
