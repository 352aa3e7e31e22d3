"""Tables in the browser's own storage: memory in front, and a keeper behind that survives the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec

from wandelgang.browser.keeper import Keeper
from wandelgang.table.memory import MemoryStorage
from wandelgang.table.protocol import Level, Pace
from wandelgang.table.stored import NewSeat, SeatRow, StoredEntry, StoredTable, TableRow, TurnRow
from wandelgang.verdicts import Cards, Verdict
from wandelgang.verdicts.values import VERSION

T = TypeVar("T")


class Head(msgspec.Struct, frozen=True):
    """All of a table but its entries."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    tokens: dict[str, int]  # the seat that each fingerprint holds
    asked: int | None
    due: int | None

    @property
    def rematch_of(self) -> str | None:
        """The table before this one."""
        return self.row.rematch_of


_head = msgspec.json.Decoder(Head)
_entry = msgspec.json.Decoder(StoredEntry)
_verdict = msgspec.json.Decoder(Verdict)


class KeptStorage(MemoryStorage):
    """Tables of one page. A change is kept before the caller goes on: store, then tell.

    If the keeper fails, because the browser refuses or has no room, `failed` is told once, and from then on
    the tables are only in memory.
    """

    def __init__(self, keeper: Keeper, failed: Callable[[Exception], None]) -> None:
        super().__init__()
        self._keeper = keeper
        self._failed = failed
        self._works = True
        self._written: dict[str, tuple[str, int]] = {}  # the head and the number of entries that are kept

    # --- tables --------------------------------------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        seats: Sequence[NewSeat],
        first: Sequence[StoredEntry],
        asked: int | None,
        due: int | None = None,
    ) -> bool:
        """Keep a new table; False if its predecessor already has a rematch."""
        return await super().create(row, seats, first, asked, due) and await self._save(row.id)

    async def load(self, table: str) -> StoredTable | None:
        """A table with everything that happened at it."""
        await self._bring(table)
        return await super().load(table)

    async def count(self) -> int:
        """How many tables there are."""
        return await self._ask(self._keeper.count) or await super().count()

    async def rematch_of(self, table: str) -> str | None:
        """The table where the same people play again."""
        known = await super().rematch_of(table)
        return known or await self._ask(lambda: self._keeper.rematch_of(table))

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[StoredEntry],
        asked: int | None,
        due: int | None = None,
    ) -> bool:
        """Keep entries that follow the first `after`; False if others follow them already."""
        return await super().append(table, after, entries, asked, due) and await self._save(table)

    async def begin(self, table: str, at: int, due: int | None) -> int | None:
        """Let a game begin, unless it has already; returns when it began."""
        begun = await super().begin(table, at, due)
        await self._save(table)
        return begun

    async def entries_after(self, table: str, number: int) -> list[StoredEntry]:
        """All entries after the first `number`."""
        await self._bring(table)
        return await super().entries_after(table, number)

    async def tempo_of(self, table: str) -> tuple[Pace, bool] | None:
        """The pace of a table, and whether it is paused."""
        await self._bring(table)
        return await super().tempo_of(table)

    async def set_tempo(self, table: str, pace: Pace, paused: bool) -> None:
        """Keep the pace of a table, and whether it is paused."""
        await super().set_tempo(table, pace, paused)
        await self._save(table)

    async def turns(self, ids: Sequence[str]) -> list[TurnRow]:
        """How things stand at these tables."""
        for table in ids:
            await self._bring(table)
        return await super().turns(ids)

    # --- records and analyses ------------------------------------------------------------------------

    async def replay(self, replay: str) -> bytes | None:
        """A record file that was shown before."""
        known = await super().replay(replay)
        if known is None:
            found = await self._ask(lambda: self._keeper.read_record(replay))
            return None if found is None else found.encode()
        return known

    async def keep_replay(self, replay: str, record_hash: str, record: bytes) -> str:
        """Keep a record file; the same file keeps the id it got first."""
        known = await super().keep_replay(replay, record_hash, record)
        await self._ask(lambda: self._keeper.write_record(known, record.decode()))
        return known

    async def verdicts_of(self, of: str, cards: Cards, after: int) -> list[Verdict]:
        """The verdicts on a game, without the first `after`."""
        kept = self._verdicts.get((of, cards))
        if kept is None:
            texts = await self._ask(lambda: self._keeper.read_verdicts(_analysis(of, cards))) or ()
            kept = self._verdicts.setdefault((of, cards), {})
            kept |= {verdict.number: verdict for verdict in map(_verdict.decode, texts)}
        return await super().verdicts_of(of, cards, after)

    async def keep_verdict(self, of: str, cards: Cards, verdict: Verdict) -> None:
        """Keep one."""
        await super().keep_verdict(of, cards, verdict)
        text = msgspec.json.encode(verdict).decode()
        await self._ask(lambda: self._keeper.write_verdict(_analysis(of, cards), verdict.number, text))

    # --- seats ---------------------------------------------------------------------------------------

    async def seats_of(self, table: str) -> tuple[SeatRow, ...]:
        """The seats of a table."""
        await self._bring(table)
        return await super().seats_of(table)

    async def seat_held(self, table: str, token: str) -> int | None:
        """The seat that a token holds."""
        await self._bring(table)
        return await super().seat_held(table, token)

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give a seat another name."""
        await super().rename(table, seat, name)
        await self._save(table)

    async def hand_over(self, table: str, seat: int, bot: Level | None) -> None:
        """Let a bot play a seat, or its person again."""
        await super().hand_over(table, seat, bot)
        await self._save(table)

    async def fill(self, table: str, seat: int, name: str) -> None:
        """Let the friend have a seat that is still open, without its invitation."""
        await super().fill(table, seat, name)
        await self._save(table)

    async def give_tokens(self, table: str, held: Sequence[tuple[str, int]]) -> None:
        """Let these tokens hold these seats."""
        await self._bring(table)
        await super().give_tokens(table, held)
        await self._save(table)

    # --- the keeper ----------------------------------------------------------------------------------

    async def _bring(self, table: str) -> None:
        """Have a table in memory, if there is one."""
        found = None if table in self._rows else await self._ask(lambda: self._keeper.read(table))
        if found is None:
            return
        written, *entries = found
        head = _head.decode(written)
        self._rows[table] = head.row
        self._seats[table] = list(head.seats)
        self._entries[table] = [_entry.decode(entry) for entry in entries]
        self._asked[table], self._due[table] = head.asked, head.due
        self._tokens |= {(table, token): seat for token, seat in head.tokens.items()}
        self._written[table] = written, len(entries)

    async def _save(self, table: str) -> bool:
        """Keep what has changed at a table; False if another page was first."""
        if table not in self._rows:
            return True
        before, after = self._written.get(table, ("", 0))
        written = self._head(table)
        entries = [msgspec.json.encode(entry).decode() for entry in self._entries[table][after:]]
        if written == before and not entries:
            return True
        kept = await self._ask(lambda: self._keeper.write(table, written, after, entries))
        if kept:
            self._written[table] = written, after + len(entries)
        elif kept is not None:
            self._forget(table)
        return kept is not False

    def _head(self, table: str) -> str:
        tokens = {token: seat for (where, token), seat in self._tokens.items() if where == table}
        head = Head(
            self._rows[table], tuple(self._seats[table]), tokens, self._asked[table], self._due[table]
        )
        return msgspec.json.encode(head).decode()

    def _forget(self, table: str) -> None:
        """Read a table again when it is needed next."""
        for where in (self._rows, self._seats, self._entries, self._asked, self._due, self._written):
            where.pop(table, None)
        self._tokens = {key: seat for key, seat in self._tokens.items() if key[0] != table}

    async def _ask(self, what: Callable[[], Awaitable[T]]) -> T | None:
        """What the keeper says; None once it has failed."""
        if not self._works:
            return None
        try:
            return await what()
        except Exception as error:
            if self._works:  # it is told once
                self._works = False
                self._failed(error)
            return None


def _analysis(of: str, cards: Cards) -> str:
    """The name of an analysis; judges of another version find nothing under it."""
    return f"{of} {cards} {VERSION}"
