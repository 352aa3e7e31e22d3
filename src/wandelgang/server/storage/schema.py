"""The tables of the database. A game is its deal and its actions; everything else follows from them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

VERSION = 8  # goes up with every change; migrations.py brings older databases up to date

metadata = MetaData()

meta = Table(  # facts about the database: the version of its schema
    "meta",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(80), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, like all that follows the game's own types
    Column("deal", Text, nullable=False),
    Column("turn_limit", Integer),
    Column("pace", String(20), nullable=False),
    Column("hints", Integer, nullable=False),
    Column("chat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970
    Column("acted", Integer, nullable=False),  # how many entries there are in actions
    Column("asked", Integer),  # the seat that is asked now; NULL: the game is over
    Column("take_back", Integer, nullable=False),
    Column("paused", Integer, nullable=False),
    Column("begun", BigInteger),  # when all seats were taken, milliseconds since 1970; NULL: some are free
    Column("clock", Text),  # JSON; NULL: nobody is timed
    Column("due", BigInteger),  # when the time of whoever is asked is up, milliseconds since 1970
    Column("public", Integer, nullable=False),  # whether it is in the lobby
    Column("branch", Text),  # JSON: the game that it branched off, and how many of its actions it begins with
    Column("rematch_of", ForeignKey("tables.id"), unique=True),  # one rematch for each table
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(10)),  # the level of the bot that plays the seat now
    Column("invitation", String(64)),  # its fingerprint, while nobody has used it
    Column("agreed", Integer, nullable=False),  # to bots on the free seats: 0 no, 1 after a while, 2 at once
)

tokens = Table(
    "tokens",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
)

actions = Table(
    "actions",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # decides who was first
    Column("action", Text, nullable=False),  # or a step taken back; see table/line.py
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("fingerprint", String(64), nullable=False, unique=True),  # hash of the record: it is kept once
    Column("record", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),  # or shown again; seconds since 1970
)

verdicts = Table(  # what an analysis has found; it belongs to a table or to a replay
    "verdicts",
    metadata,
    Column("of", String(20), primary_key=True),
    Column("cards", String(4), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the action
    Column("version", Integer, nullable=False),  # of the judges
    Column("verdict", Text, nullable=False),  # JSON
)

Index("tables_asked", tables.c.asked)
Index("tables_due", tables.c.due)
Index(
    "tables_public",
    tables.c.created,
    sqlite_where=tables.c.public == 1,
    postgresql_where=tables.c.public == 1,
)
