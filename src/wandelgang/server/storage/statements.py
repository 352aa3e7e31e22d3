"""Every SQL statement of the store, as plain functions of a connection within a transaction."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, delete, exists, func, insert, select, update
from sqlalchemy.engine import Connection

from wandelgang.server.storage.schema import actions, meta, replays, seats, tables, tokens, verdicts
from wandelgang.table.protocol import Pace
from wandelgang.table.stored import AGREED, ANYONE, NewSeat, SeatRow, StoredEntry, StoredTable, TableRow
from wandelgang.verdicts import VERSION, Cards, Verdict

FLAGS = ("hints", "take_back", "chat", "paused", "public")  # kept as 0 or 1

_again = tables.alias()  # made once: each would leave twenty cycles of garbage


class TableVersion(msgspec.Struct, frozen=True):
    """How far a table has got: compare it with the table in memory to see whether that is out of date."""

    acted: int  # how many actions and steps taken back there have been
    pace: Pace
    paused: bool
    seats: tuple[SeatRow, ...]
    rematch: str | None


# --- tables ----------------------------------------------------------------------------------------


def create(
    on: Connection,
    row: TableRow,
    new: Sequence[NewSeat],
    first: Sequence[StoredEntry],
    asked: int | None,
    due: int | None = None,
) -> None:
    """Store a table with its seats, their secrets, and its first entries."""
    values = msgspec.structs.asdict(row) | {flag: int(getattr(row, flag)) for flag in FLAGS}
    on.execute(insert(tables).values(**values, acted=len(first), asked=asked, due=due))
    sitting = [
        {"table": row.id, **msgspec.structs.asdict(seat), "agreed": AGREED.index(seat.agreed)} for seat in new
    ]
    for seat in sitting:
        del seat["token"]  # kept apart: several tokens may hold a seat
    on.execute(insert(seats), sitting)
    keep_tokens(on, row.id, [(seat.token, seat.seat) for seat in new if seat.token])
    _keep_entries(on, row.id, 0, first)


def load(on: Connection, table: str) -> StoredTable | None:
    """A table with everything that happened at it."""
    found = on.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if found is None:
        return None
    row = TableRow(
        id=found.id,
        game=found.game,
        rules=found.rules,
        options=found.options,
        deal=found.deal,
        turn_limit=found.turn_limit,
        pace=found.pace,
        hints=bool(found.hints),
        chat=bool(found.chat),
        created=found.created,
        rematch_of=found.rematch_of,
        take_back=bool(found.take_back),
        paused=bool(found.paused),
        begun=found.begun,
        clock=found.clock,
        public=bool(found.public),
        branch=found.branch,
    )
    return StoredTable(row, seats_of(on, table), tuple(entries_after(on, table, 0)), rematch_of(on, table))


def versions(on: Connection, ids: Sequence[str]) -> dict[str, TableVersion]:
    """How far each of these tables has got."""
    sitting: dict[str, list[SeatRow]] = {}
    for row in on.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)):
        sitting.setdefault(row.table, []).append(seat_row(row))
    query = (
        select(tables.c.id, tables.c.acted, tables.c.pace, tables.c.paused, _again.c.id.label("rematch"))
        .outerjoin(_again, _again.c.rematch_of == tables.c.id)
        .where(tables.c.id.in_(ids))
    )
    return {
        row.id: TableVersion(row.acted, row.pace, bool(row.paused), tuple(sitting[row.id]), row.rematch)
        for row in on.execute(query)
    }


def tempo_of(on: Connection, table: str) -> tuple[Pace, bool] | None:
    """The pace of a table, and whether it is paused."""
    found = on.execute(select(tables.c.pace, tables.c.paused).where(tables.c.id == table)).one_or_none()
    return found and (found.pace, bool(found.paused))


def set_tempo(on: Connection, table: str, pace: Pace, paused: bool) -> None:
    """Keep the pace of a table, and whether it is paused."""
    on.execute(update(tables).where(tables.c.id == table).values(pace=pace, paused=int(paused)))


def count_tables(on: Connection) -> int:
    """How many tables there are."""
    return on.scalar(select(func.count()).select_from(tables)) or 0


def rematch_of(on: Connection, table: str) -> str | None:
    """The table where the same people play again."""
    found: str | None = on.scalar(select(tables.c.id).where(tables.c.rematch_of == table))
    return found


def bots_turns(on: Connection) -> list[str]:
    """The tables where a bot is asked and a person waits for it; not those that are paused."""
    asked, people = seats.alias(), seats.alias()
    query = (
        select(tables.c.id)
        .join(asked, (asked.c.table == tables.c.id) & (asked.c.seat == tables.c.asked))
        .where(asked.c.bot.is_not(None), tables.c.paused == 0, tables.c.begun.is_not(None))
        .where(exists().where((people.c.table == tables.c.id) & people.c.bot.is_(None)))
    )
    return list(on.scalars(query))


def begin(on: Connection, table: str, at: int, due: int | None) -> int | None:
    """Let a game begin, unless it has already; returns when it began."""
    free = exists().where(seats.c.table == table, seats.c.invitation == ANYONE)  # somebody may have left
    waits = (tables.c.id == table) & tables.c.begun.is_(None) & ~free
    on.execute(update(tables).where(waits).values(begun=at, due=due))
    begun: int | None = on.scalar(select(tables.c.begun).where(tables.c.id == table))
    return begun


def due_tables(on: Connection, by: int, most: int) -> list[str]:
    """Tables where somebody's time is up at this moment, those that have waited longest first."""
    query = select(tables.c.id).where(tables.c.due <= by, tables.c.paused == 0)
    return list(on.scalars(query.order_by(tables.c.due).limit(most)))


def timed_tables(on: Connection) -> list[str]:
    """Every table where a clock runs."""
    return list(on.scalars(select(tables.c.id).where(tables.c.due.is_not(None)).order_by(tables.c.due)))


def alive(on: Connection) -> int | None:
    """When a host last said that it was running."""
    found = on.scalar(select(meta.c.value).where(meta.c.name == "alive"))
    return None if found is None else int(found)


def set_alive(on: Connection, at: int) -> None:
    """A host is running."""
    if not on.execute(update(meta).where(meta.c.name == "alive").values(value=str(at))).rowcount:
        on.execute(insert(meta).values(name="alive", value=str(at)))


def _untouched(before: int) -> Select[tuple[str]]:
    """Tables that were opened, and last acted at, before this second since 1970."""
    last = (actions.c.table == tables.c.id) & (actions.c.number == tables.c.acted)
    return (
        select(tables.c.id)
        .outerjoin(actions, last)
        .where(tables.c.created < before, func.coalesce(actions.c.at, 0) < before * 1000)
    )


def count_untouched(on: Connection, before: int) -> tuple[int, int]:
    """How many tables and record files have not been touched since."""
    old_replays = select(func.count()).select_from(replays).where(replays.c.created < before)
    old_tables = select(func.count()).select_from(_untouched(before).subquery())
    return on.scalar(old_tables) or 0, on.scalar(old_replays) or 0


def delete_tables(on: Connection, before: int, most: int) -> int:
    """Delete some of the tables that have not been touched since; returns how many."""
    # Locked where there are row locks, so that nobody acts at one between reading and deleting.
    ids = list(on.scalars(_untouched(before).limit(most).with_for_update(of=tables)))
    if ids:
        on.execute(update(tables).where(tables.c.rematch_of.in_(ids)).values(rematch_of=None))
        for belonging in (tokens, seats, actions):
            on.execute(delete(belonging).where(belonging.c.table.in_(ids)))
        on.execute(delete(verdicts).where(verdicts.c.of.in_(ids)))
        on.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)


# --- actions ---------------------------------------------------------------------------------------


def _keep_entries(on: Connection, table: str, after: int, done: Sequence[StoredEntry]) -> None:
    rows = [
        {"table": table, "number": number, "action": entry.text, "at": entry.at}
        for number, entry in enumerate(done, after + 1)
    ]
    if rows:
        on.execute(insert(actions), rows)


def entries_after(on: Connection, table: str, number: int) -> list[StoredEntry]:
    """All entries after the first `number`."""
    query = select(actions.c.action, actions.c.at).where(actions.c.table == table, actions.c.number > number)
    return [StoredEntry(row.action, row.at) for row in on.execute(query.order_by(actions.c.number))]


# --- seats -----------------------------------------------------------------------------------------


def seats_of(on: Connection, table: str) -> tuple[SeatRow, ...]:
    """The seats of a table."""
    query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    return tuple(seat_row(row) for row in on.execute(query))


def seat_row(row: Row[Any]) -> SeatRow:
    """A seat as it is stored."""
    return SeatRow(row.seat, row.name, row.kind, row.bot, row.invitation, AGREED[row.agreed])


def seat_held(on: Connection, table: str, token: str) -> int | None:
    """The seat of a table that a token holds."""
    query = select(tokens.c.seat).where(tokens.c.fingerprint == token, tokens.c.table == table)
    seat: int | None = on.scalar(query)
    return seat


def claim(on: Connection, table: str, seat: int, invitation: str, name: str, token: str) -> bool:
    """Use up an invitation, if it is still valid; a bot that stood in leaves."""
    used = on.execute(
        update(seats)
        .where(seats.c.table == table, seats.c.seat == seat, seats.c.invitation == invitation)
        .values(name=name, invitation=None, bot=None)
    )
    if used.rowcount != 1:
        return False
    keep_tokens(on, table, [(token, seat)])
    return True


def change_seat(on: Connection, table: str, seat: int, **values: str | None) -> None:
    """Change the name of a seat, or who plays it."""
    on.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))


def keep_tokens(on: Connection, table: str, held: Sequence[tuple[str, int]]) -> None:
    """Let these tokens hold these seats."""
    rows = [{"fingerprint": token, "table": table, "seat": seat} for token, seat in held]
    if rows:
        on.execute(insert(tokens), rows)


# --- replays ---------------------------------------------------------------------------------------


def keep_replay(on: Connection, replay_id: str, record_hash: str, record: bytes) -> None:
    """A record file."""
    values = {"id": replay_id, "fingerprint": record_hash, "record": record, "created": int(time.time())}
    on.execute(insert(replays).values(**values))


def replay_again(on: Connection, record_hash: str) -> str | None:
    """The id of the same file, which somebody has uploaded again."""
    on.execute(update(replays).where(replays.c.fingerprint == record_hash).values(created=int(time.time())))
    found: str | None = on.scalar(select(replays.c.id).where(replays.c.fingerprint == record_hash))
    return found


def replay(on: Connection, replay_id: str) -> bytes | None:
    """A record file."""
    found: bytes | None = on.scalar(select(replays.c.record).where(replays.c.id == replay_id))
    return found


def delete_replays(on: Connection, before: int) -> int:
    """Delete the record files last uploaded before this time; returns how many."""
    old = select(replays.c.id).where(replays.c.created < before)
    on.execute(delete(verdicts).where(verdicts.c.of.in_(old)))
    return on.execute(delete(replays).where(replays.c.created < before)).rowcount


def count_replays(on: Connection) -> int:
    """How many record files there are."""
    return on.scalar(select(func.count()).select_from(replays)) or 0


# --- analyses --------------------------------------------------------------------------------------


def verdicts_of(on: Connection, of: str, cards: Cards, after: int) -> list[Verdict]:
    """The verdicts on a game, in order, without the first ones. Those of other judges do not count."""
    query = (
        select(verdicts.c.verdict)
        .where(verdicts.c.of == of, verdicts.c.cards == cards, verdicts.c.version == VERSION)
        .order_by(verdicts.c.number)
        .offset(after)
    )
    return [msgspec.json.decode(text, type=Verdict) for text in on.scalars(query)]


def keep_verdict(on: Connection, of: str, cards: Cards, verdict: Verdict) -> None:
    """Store a verdict in place of an older one."""
    key = {"of": of, "cards": cards, "number": verdict.number}
    on.execute(delete(verdicts).where(*(verdicts.c[name] == value for name, value in key.items())))
    text = msgspec.json.encode(verdict).decode()
    on.execute(insert(verdicts).values(**key, version=VERSION, verdict=text))
