"""Storage and thinking inside one process: for a terminal, a browser worker, and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random, SystemRandom

import msgspec

from wandelgang.games import Bot, Game
from wandelgang.games.required import AnyAction, AnyView
from wandelgang.table.ports import NO_PURPOSE, Purpose
from wandelgang.table.protocol import Level, Pace
from wandelgang.table.public_memory import PublicMemory
from wandelgang.table.refusal import Refuse
from wandelgang.table.stored import NewSeat, NewStored, SeatRow, StoredEntry, StoredTable, TableRow
from wandelgang.verdicts import Cards, Verdict


class MemoryStorage(PublicMemory):
    """Tables in memory. They are lost when the process ends."""

    def __init__(self) -> None:
        super().__init__()
        self._verdicts: dict[tuple[str, Cards], dict[int, Verdict]] = {}

    async def create(
        self,
        row: TableRow,
        seats: Sequence[NewSeat],
        first: Sequence[StoredEntry],
        asked: int | None,
        due: int | None = None,
    ) -> bool:
        """Keep a new table; False if its predecessor already has a rematch."""
        if row.rematch_of is not None and await self.rematch_of(row.rematch_of) is not None:
            return False
        self._keep(NewStored(row, tuple(seats), tuple(first), asked, due))
        return True

    async def load(self, table: str) -> StoredTable | None:
        """A table with everything that happened at it."""
        if table not in self._rows:
            return None
        return StoredTable(
            self._rows[table],
            tuple(self._seats[table]),
            tuple(self._entries[table]),
            await self.rematch_of(table),
        )

    async def count(self) -> int:
        """How many tables there are."""
        return len(self._rows)

    async def replay(self, replay: str) -> bytes | None:
        """A record file that was shown before."""
        return self._replays.get(replay)

    async def keep_replay(self, replay: str, record_hash: str, record: bytes) -> str:
        """Keep a record file; the same file keeps the id it got first."""
        known = self._replay_ids.setdefault(record_hash, replay)
        self._replays[known] = record
        return known

    async def rematch_of(self, table: str) -> str | None:
        """The table where the same people play again."""
        return next((row.id for row in self._rows.values() if row.rematch_of == table), None)

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[StoredEntry],
        asked: int | None,
        due: int | None = None,
    ) -> bool:
        """Keep entries that follow the first `after`; False if others follow them already."""
        if len(self._entries.get(table, ())) != after or table not in self._rows:
            return False
        self._entries[table] += entries
        self._asked[table], self._due[table] = asked, due
        return True

    async def begin(self, table: str, at: int, due: int | None) -> int | None:
        """Let a game begin, unless it has already; returns when it began."""
        row = self._rows.get(table)
        free = any(seat.free for seat in self._seats.get(table, ()))  # somebody may have left
        if row is not None and row.begun is None and not free:
            row = self._rows[table] = msgspec.structs.replace(row, begun=at)
            self._due[table] = due
        return None if row is None else row.begun

    async def entries_after(self, table: str, number: int) -> list[StoredEntry]:
        """All entries after the first `number`."""
        return self._entries.get(table, [])[number:]

    async def seats_of(self, table: str) -> tuple[SeatRow, ...]:
        """The seats of a table."""
        return tuple(self._seats.get(table, ()))

    async def seat_held(self, table: str, token: str) -> int | None:
        """The seat that a token holds."""
        return self._tokens.get((table, token))

    async def claim(self, table: str, seat: int, invitation: str, name: str, token: str) -> bool:
        """Use up an invitation and let a token hold its seat; False if the invitation is not valid."""
        if self._seats[table][seat].invitation != invitation:
            return False
        await self.fill(table, seat, name)
        await self.give_tokens(table, [(token, seat)])
        return True

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give a seat another name."""
        self._change(table, seat, name=name)

    async def hand_over(self, table: str, seat: int, bot: Level | None) -> None:
        """Let a bot play a seat, or its person again."""
        self._change(table, seat, bot=bot)

    async def fill(self, table: str, seat: int, name: str) -> None:
        """Let the friend have a seat that is still open, without its invitation."""
        self._change(table, seat, name=name, invitation=None, bot=None)

    async def tempo_of(self, table: str) -> tuple[Pace, bool] | None:
        """The pace of a table, and whether it is paused; None if there is no such table."""
        row = self._rows.get(table)
        return None if row is None else (row.pace, row.paused)

    async def set_tempo(self, table: str, pace: Pace, paused: bool) -> None:
        """Keep the pace of a table, and whether it is paused."""
        self._rows[table] = msgspec.structs.replace(self._rows[table], pace=pace, paused=paused)

    async def give_tokens(self, table: str, held: Sequence[tuple[str, int]]) -> None:
        """Let these tokens hold these seats."""
        self._tokens |= {(table, token): seat for token, seat in held}

    async def verdicts_of(self, of: str, cards: Cards, after: int) -> list[Verdict]:
        """The verdicts on a game, without the first `after`."""
        kept = self._verdicts.get((of, cards), {})
        return [kept[number] for number in sorted(kept)][after:]

    async def keep_verdict(self, of: str, cards: Cards, verdict: Verdict) -> None:
        """Keep one."""
        self._verdicts.setdefault((of, cards), {})[verdict.number] = verdict


Bots = Mapping[Level, tuple[str, Callable[[Game], Bot]]]
"""For each level, weakest first, the name of its bot and how to get it for a game."""

Judging = Callable[[bytes, int, bool], Verdict]
"""Gives the verdict on one decision of a record, by its number: as the player saw it, or with open cards."""

SCOUTS: Bots = {"normal": ("scout", lambda game: game.scout)}
"""The bot that every game has."""


class PlainThinking:
    """Bots that think in this process, one after another."""

    def __init__(self, bots: Bots = SCOUTS, rng: Random | None = None, judge: Judging | None = None) -> None:
        self._bots = bots
        self._rng = rng or SystemRandom()
        self._judge = judge

    def levels(self, game: Game) -> Mapping[Level, str]:  # noqa: ARG002 - they are the same for every game
        """The levels, weakest first."""
        return {level: name for level, (name, _) in self._bots.items()}

    def adviser(self, game: Game) -> Level | None:
        """The strongest level."""
        return next(reversed(tuple(self.levels(game))), None)

    def bot_at(self, game: Game, level: Level) -> str:
        """The bot at a level."""
        return self.levels(game)[level]

    def warming_up(self, level: Level) -> bool:  # noqa: ARG002 - it is the same for every level
        """Never: these bots need no time to warm up."""
        return False

    async def think(
        self,
        game: Game,
        level: Level,
        view: AnyView,
        legal: Sequence[AnyAction],
        purpose: Purpose = NO_PURPOSE,  # noqa: ARG002 - there is no queue
    ) -> AnyAction:
        """A bot's action."""
        action: AnyAction = self._bots[level][1](game)(view, legal, self._rng)
        return action

    async def judge(
        self,
        record: bytes,
        number: int,
        cards_open: bool,
        purpose: Purpose = NO_PURPOSE,  # noqa: ARG002 - there is no queue
    ) -> Verdict:
        """A verdict."""
        if self._judge is None:
            raise Refuse("no-analysis")
        return self._judge(record, number, cards_open)
