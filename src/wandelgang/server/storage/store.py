"""The store: tables, seats, secrets, and the append-only actions. The only module that speaks SQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wandelgang.server.protocol import Level
from wandelgang.server.storage.engine import address, open_database
from wandelgang.server.storage.rows import NewSeat, SeatRow, Stored, TableRow
from wandelgang.server.storage.schema import actions, replays, seats, tables, tokens


class Store:
    """What is kept. Several processes may share one database; its unique keys decide who was first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(writes=False)
        self._writing = asyncio.Lock()  # SQLite has one writer; queueing here is fairer than its busy waiting
        self._one_writer = engine.dialect.name == "sqlite"

    @classmethod
    async def open(cls, data: str | Path) -> Store:
        """The store in a folder, or in a database by its address."""
        return cls(await open_database(address(data)))

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        if self._one_writer:
            async with self._writing, self._engine.begin() as connection:
                yield connection
        else:
            async with self._engine.begin() as connection:
                yield connection

    # --- tables ------------------------------------------------------------------------------------

    async def create(
        self, row: TableRow, new: Sequence[NewSeat], first: Sequence[str], asked: int | None
    ) -> bool:
        """Keep a new table with its first actions; False when its predecessor has a rematch already."""
        try:
            async with self._write() as connection:
                values = msgspec.structs.asdict(row) | {"hints": int(row.hints)}
                await connection.execute(insert(tables).values(**values, acted=len(first), asked=asked))
                sitting = [{"table": row.id, **msgspec.structs.asdict(seat)} for seat in new]
                for seat in sitting:
                    del seat["token"]  # kept apart: a seat may be held by several
                await connection.execute(insert(seats), sitting)
                held = [(seat.token, seat.seat) for seat in new if seat.token]
                await _keep_tokens(connection, row.id, held)
                await _keep_actions(connection, row.id, 0, first)
        except IntegrityError:
            return False
        return True

    async def load(self, table: str) -> Stored | None:
        """A table with all that happened at it."""
        async with self._reader.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if found is None:
                return None
            sitting = await connection.execute(
                select(seats).where(seats.c.table == table).order_by(seats.c.seat)
            )
            done = await connection.execute(
                select(actions.c.action).where(actions.c.table == table).order_by(actions.c.number)
            )
            rematch = await connection.scalar(select(tables.c.id).where(tables.c.rematch_of == table))
            return Stored(
                row=_table(found),
                seats=tuple(_seat(seat) for seat in sitting),
                actions=tuple(done.scalars()),
                rematch=rematch,
            )

    async def count(self) -> int:
        """How many tables there are."""
        async with self._reader.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(tables)) or 0

    async def rematch_of(self, table: str) -> str | None:
        """The table where the same people play again."""
        async with self._reader.connect() as connection:
            found: str | None = await connection.scalar(
                select(tables.c.id).where(tables.c.rematch_of == table)
            )
            return found

    async def bots_turns(self) -> list[str]:
        """The tables where a bot is asked and a person waits for it."""
        asked = seats.alias()
        people = seats.alias()
        query = (
            select(tables.c.id)
            .join(asked, (asked.c.table == tables.c.id) & (asked.c.seat == tables.c.asked))
            .where(asked.c.bot.is_not(None))
            .where(exists().where((people.c.table == tables.c.id) & people.c.bot.is_(None)))
        )
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # --- actions -----------------------------------------------------------------------------------

    async def append(self, table: str, after: int, done: Sequence[str], asked: int | None) -> bool:
        """Keep actions that follow on the first `after` ones; False when somebody else was first."""
        try:
            async with self._write() as connection:
                await _keep_actions(connection, table, after, done)
                acted = after + len(done)
                await connection.execute(
                    update(tables).where(tables.c.id == table).values(acted=acted, asked=asked)
                )
        except IntegrityError:
            return False
        return True

    async def actions_after(self, table: str, number: int) -> list[str]:
        """The actions that came after the first so many."""
        query = (
            select(actions.c.action)
            .where(actions.c.table == table, actions.c.number > number)
            .order_by(actions.c.number)
        )
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def acted(self, ids: Sequence[str]) -> dict[str, int]:
        """How many actions each of these tables has had."""
        query = select(tables.c.id, tables.c.acted).where(tables.c.id.in_(ids))
        async with self._reader.connect() as connection:
            return {row.id: row.acted for row in await connection.execute(query)}

    # --- seats -------------------------------------------------------------------------------------

    async def seats_of(self, table: str) -> tuple[SeatRow, ...]:
        """The seats of a table."""
        query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        async with self._reader.connect() as connection:
            return tuple(_seat(seat) for seat in await connection.execute(query))

    async def seat_held(self, table: str, token: str) -> int | None:
        """The seat of a table that a token (its fingerprint) holds."""
        query = select(tokens.c.seat).where(tokens.c.fingerprint == token, tokens.c.table == table)
        async with self._reader.connect() as connection:
            seat: int | None = await connection.scalar(query)
            return seat

    async def claim(self, table: str, seat: int, invitation: str, name: str, token: str) -> bool:
        """Use an invitation up and let a token hold its seat; False when it is not good (any more)."""
        async with self._write() as connection:
            used = await connection.execute(
                update(seats)
                .where(seats.c.table == table, seats.c.seat == seat, seats.c.invitation == invitation)
                .values(name=name, invitation=None)
            )
            if used.rowcount != 1:
                return False
            await _keep_tokens(connection, table, [(token, seat)])
            return True

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give a seat another name."""
        await self._change_seat(table, seat, name=name)

    async def hand_over(self, table: str, seat: int, bot: Level | None) -> None:
        """Let a bot play a seat, or its person again."""
        await self._change_seat(table, seat, bot=bot)

    async def _change_seat(self, table: str, seat: int, **values: str | None) -> None:
        async with self._write() as connection:
            await connection.execute(
                update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values)
            )

    async def give_tokens(self, table: str, held: Sequence[tuple[str, int]]) -> None:
        """Let these tokens (fingerprints) hold these seats."""
        async with self._write() as connection:
            await _keep_tokens(connection, table, held)

    # --- replays -----------------------------------------------------------------------------------

    async def keep_replay(self, replay: str, fingerprint: str, record: bytes) -> str:
        """Keep a record file; the same file keeps the id that it got first."""
        try:
            async with self._write() as connection:
                await connection.execute(
                    insert(replays).values(
                        id=replay, fingerprint=fingerprint, record=record, created=int(time.time())
                    )
                )
        except IntegrityError:
            async with self._reader.connect() as connection:
                known = await connection.scalar(
                    select(replays.c.id).where(replays.c.fingerprint == fingerprint)
                )
                return str(known)
        return replay

    async def replay(self, replay: str) -> bytes | None:
        """A record file that was kept."""
        async with self._reader.connect() as connection:
            found: bytes | None = await connection.scalar(
                select(replays.c.record).where(replays.c.id == replay)
            )
            return found

    async def count_replays(self) -> int:
        """How many record files there are."""
        async with self._reader.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(replays)) or 0


async def _keep_actions(connection: AsyncConnection, table: str, after: int, done: Sequence[str]) -> None:
    if done:
        now = time.time_ns() // 1_000_000
        await connection.execute(
            insert(actions),
            [
                {"table": table, "number": number, "action": action, "at": now}
                for number, action in enumerate(done, after + 1)
            ],
        )


async def _keep_tokens(connection: AsyncConnection, table: str, held: Sequence[tuple[str, int]]) -> None:
    if held:
        await connection.execute(
            insert(tokens), [{"fingerprint": token, "table": table, "seat": seat} for token, seat in held]
        )


def _table(row: Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        deal=row.deal,
        turn_limit=row.turn_limit,
        pace=row.pace,
        hints=bool(row.hints),
        created=row.created,
        rematch_of=row.rematch_of,
    )


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.name, row.kind, row.bot, row.invitation is not None)
