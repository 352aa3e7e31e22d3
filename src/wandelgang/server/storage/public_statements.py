"""The SQL statements of the lobby, as plain functions of a connection within a transaction.

Whatever changes a seat locks the row of its table first. SQLite has one writer at a time anyway.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, delete, exists, func, select, text, update
from sqlalchemy.engine import Connection

from wandelgang.server.storage import statements as sql
from wandelgang.server.storage.schema import actions, seats, tables, tokens
from wandelgang.table.protocol import Agreed, Level
from wandelgang.table.stored import AGREED, ANYONE, Fitting, NewStored, SeatRow, Sitter, TurnRow

MATCHING = 0x6D617463  # an arbitrary number, the same for all our processes
TRIED = 20  # tables that a quick match tries before it opens another


def take_seat(on: Connection, table: str, sitter: Sitter) -> int | None:
    """Let somebody have the first free seat of a public table."""
    if not _waits(on, table):
        return None
    free = select(seats.c.seat).where(seats.c.table == table, seats.c.invitation == ANYONE)
    seat: int | None = on.scalar(free.order_by(seats.c.seat).limit(1))
    if seat is None:
        return None
    taken = {"name": sitter.name, "invitation": None, "bot": None, "agreed": AGREED.index(sitter.agreed)}
    on.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**taken))
    sql.keep_tokens(on, table, [(sitter.token, seat)])
    return seat


def free_seats(on: Connection, table: str, held: Sequence[int]) -> bool:
    """Make seats free again, and forget their tokens."""
    if not _waits(on, table):
        return False
    freed = {"kind": "anyone", "name": "", "invitation": ANYONE, "bot": None, "agreed": 0}
    on.execute(update(seats).where(seats.c.table == table, seats.c.seat.in_(held)).values(**freed))
    on.execute(delete(tokens).where(tokens.c.table == table, tokens.c.seat.in_(held)))
    return True


def agree(on: Connection, table: str, held: Sequence[int], agreed: Agreed) -> bool:
    """Keep whether bots may take the free seats, as far as these seats go."""
    if not _waits(on, table):
        return False
    those = update(seats).where(seats.c.table == table, seats.c.seat.in_(held))
    on.execute(those.values(agreed=AGREED.index(agreed)))
    return True


def fill_up(on: Connection, table: str, bots: Mapping[int, str], level: Level, least: Agreed) -> bool:
    """Let bots take the free seats, if everyone agrees."""
    if not _waits(on, table):
        return False
    sitting = sql.seats_of(on, table)
    people = [seat for seat in sitting if seat.person]
    free = [seat.seat for seat in sitting if seat.free]
    if not free or not people:
        return False
    if any(AGREED.index(seat.agreed) < AGREED.index(least) for seat in people):
        return False
    for seat in free:
        taken = {"kind": "bot", "bot": level, "name": bots[seat], "invitation": None}
        on.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**taken))
    return True


def match(
    on: Connection, fitting: Fitting, sitter: Sitter, otherwise: NewStored | None
) -> tuple[str, int] | None:
    """A seat at the oldest table that fits, or else at a new one."""
    if on.dialect.name == "postgresql":  # one after another: otherwise two at once would open a table each
        on.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MATCHING})
    chairs = select(func.count()).where(seats.c.table == tables.c.id).scalar_subquery()
    query = (
        select(tables.c.id)
        .where(*_WAITING, tables.c.clock.is_not_distinct_from(fitting.clock))
        .where(tables.c.id.not_in(fitting.except_for))
        .order_by(tables.c.created, tables.c.id)
    )
    if fitting.game is not None:
        query = query.where(tables.c.game == fitting.game)
    if fitting.players is not None:
        query = query.where(chairs == fitting.players)
    for table in on.scalars(query.limit(TRIED)).all():
        seat = take_seat(on, table, sitter)
        if seat is not None:
            return table, seat
    if otherwise is None:
        return None
    sql.create(on, otherwise.row, otherwise.seats, otherwise.first, otherwise.asked, otherwise.due)
    return otherwise.row.id, next(seat.seat for seat in otherwise.seats if seat.token == sitter.token)


def public_tables(on: Connection, acted_after: int, most: int) -> tuple[list[str], list[str]]:
    """Public tables with free seats, and games played there since; the newest first."""
    waiting = select(tables.c.id).where(*_WAITING).order_by(tables.c.created.desc()).limit(most)
    last = (actions.c.table == tables.c.id) & (actions.c.number == tables.c.acted)
    playing = (
        select(tables.c.id)
        .outerjoin(actions, last)
        .where(tables.c.public == 1, tables.c.begun.is_not(None), tables.c.asked.is_not(None))
        .where((actions.c.at > acted_after) | (tables.c.begun > acted_after))
        .order_by(tables.c.begun.desc())
        .limit(most)
    )
    return list(on.scalars(waiting)), list(on.scalars(playing))


def turns(on: Connection, ids: Sequence[str]) -> list[TurnRow]:
    """How things stand at these tables."""
    sitting: dict[str, list[SeatRow]] = {}
    for row in on.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)):
        sitting.setdefault(row.table, []).append(sql.seat_row(row))
    last = (actions.c.table == tables.c.id) & (actions.c.number == tables.c.acted)
    query = select(tables, actions.c.at).outerjoin(actions, last).where(tables.c.id.in_(ids))
    return [
        TurnRow(
            id=row.id,
            game=row.game,
            options=row.options,
            asked=row.asked,
            begun=row.begun,
            due=row.due,
            paused=bool(row.paused),
            at=max(row.at or 0, row.begun or 0, row.created * 1000),
            seats=tuple(sitting[row.id]),
        )
        for row in on.execute(query)
    ]


def seats_held(on: Connection, held: Sequence[str]) -> dict[str, tuple[str, int]]:
    """The table and the seat that each of these tokens holds."""
    found = on.execute(select(tokens).where(tokens.c.fingerprint.in_(held)))
    return {row.fingerprint: (row.table, row.seat) for row in found}


def _having(*those: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether a table has a seat like that."""
    return exists().where(seats.c.table == tables.c.id, *those)


# A public table with a free seat, and somebody who waits there.
_WAITING = (
    tables.c.public == 1,
    tables.c.begun.is_(None),
    _having(seats.c.invitation == ANYONE),
    _having(seats.c.kind != "bot", seats.c.invitation.is_(None), seats.c.bot.is_(None)),
)


def _waits(on: Connection, table: str) -> bool:
    """Whether a public table waits for players. Nobody else changes its seats until the transaction ends."""
    query = select(tables.c.begun).where(tables.c.id == table, tables.c.public == 1).with_for_update()
    found = on.execute(query).one_or_none()
    return found is not None and found.begun is None
