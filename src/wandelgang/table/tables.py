"""All live tables of one process: opened when somebody comes, closed when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from wandelgang.games import GAMES, BadOptions, Game, UnknownGame, game_for
from wandelgang.games.options import options_for
from wandelgang.games.seats import SeatOptions
from wandelgang.games.wire import plain
from wandelgang.match import Match, Record
from wandelgang.table import carrying
from wandelgang.table.beginning import Beginning, beginning_of
from wandelgang.table.claiming import claim
from wandelgang.table.new_table import (
    Names,
    check_clock,
    check_seats,
    checked_options,
    create,
    new_seats,
)
from wandelgang.table.ports import Ports
from wandelgang.table.protocol import (
    CarriedGame,
    CarriedText,
    Claim,
    Moved,
    NewTable,
    OpenedTable,
    SeatToken,
    TakenAlong,
)
from wandelgang.table.refusal import Refuse
from wandelgang.table.rematch import new_tokens, tell_moved
from wandelgang.table.secrets import fingerprint
from wandelgang.table.state import fold
from wandelgang.table.stored import NewSeat
from wandelgang.table.table import Change, Table


class Tables:
    """Opening tables, claiming seats and playing again; `Table` is about what happens at one."""

    def __init__(
        self, ports: Ports, changed: Callable[[Table, Change], None] = lambda _table, _change: None
    ) -> None:
        self.ports = ports
        self.live: dict[str, Table] = {}
        self.outage: tuple[int, int] | None = None  # when no host ran before this one; ms since 1970
        self._changed = changed  # for other processes that serve the same tables
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # --- live tables -------------------------------------------------------------------------------

    async def get(self, table: str) -> Table:
        """A table, from memory or from the storage; refuses if there is no such table."""
        if table in self.live:
            self.live[table].used = self.ports.clock.monotonic()
            return self.live[table]
        if table not in self._loading:  # two requests at once get the same table
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        most = self.ports.capacity.open_tables
        if len(self.live) >= most:
            await self.close_idle(0.0)
            if len(self.live) >= most:
                raise Refuse("host-full")
        stored = await self.ports.storage.load(table)
        if stored is None:
            raise Refuse("no-table", f"there is no table {table!r}")
        try:
            game_for(stored.row.game, stored.row.rules)
        except UnknownGame as error:
            raise Refuse("old-rules", str(error)) from None
        opened = Table(self.ports, await self.ports.offload(partial(fold, stored)))
        opened.changed = partial(self._changed, opened)
        if opened.state.waiting:
            await opened.reload_seats()  # a process may have ended between the last seat and the beginning
        await self._note_outage(opened)
        self.live[table] = opened
        opened.autoplay.start()
        opened.changed("opened")
        return opened

    async def _note_outage(self, table: Table) -> None:
        """Charge nobody for the time when no host was running."""
        clocks = table.state.clocks
        if self.outage is not None and clocks is not None and (clocks.since or 0) < self.outage[1]:
            await table.charge_nobody(self.outage[0])

    async def close(self, table: str) -> None:
        """Drop a table from memory; everything is stored."""
        closing = self.live.pop(table, None)
        if closing is not None:
            await closing.close()

    async def close_idle(self, after: float) -> None:
        """Drop tables that nobody has used for some seconds and that have nothing to do."""
        now = self.ports.clock.monotonic()
        for table in list(self.live.values()):
            if table.guests or table.autoplay.duty is not None:
                table.used = now
            elif now - table.used >= after:
                await self.close(table.id)

    async def close_all(self) -> None:
        """Drop every table."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for table in list(self.live):
            await self.close(table)

    # --- what people do with tables ----------------------------------------------------------------

    async def open(self, wish: NewTable, names: Names) -> OpenedTable:
        """A new table with its secrets: tokens for the seats at this screen, invitations for friends."""
        game = GAMES.get(wish.game)
        if game is None:
            raise Refuse("no-game", f"there is no game {wish.game!r}: games are {', '.join(GAMES)}")
        beginning = await beginning_of(self.ports, wish, self.finished)
        if beginning is None:
            options = checked_options(game, wish)
        else:
            check_seats(beginning.game, wish)
            game, options = beginning.game, beginning.options
        check_clock(wish.clock, self.ports.timing.shortest_clock)
        return await self._create(game, options, wish, names, beginning)

    async def _create(
        self, game: Game, options: SeatOptions, wish: NewTable, names: Names, beginning: Beginning | None
    ) -> OpenedTable:
        seats = new_seats(self.ports, game, wish, names)
        table = await create(
            self.ports, game, options, [stored for _, stored in seats], wish, beginning=beginning
        )
        assert table is not None, "a table that follows no other cannot be a second rematch"
        return OpenedTable(table, tuple(opened for opened, _ in seats))

    async def take_along(self, table: str, token: str) -> TakenAlong:
        """A running game for another device, for whoever holds a seat."""
        running = await self.get(table)
        seat = await self.ports.storage.seat_held(table, fingerprint(token))
        if seat is None:
            raise Refuse("wrong-token")
        state, record = running.state, running.record
        taken: TakenAlong = await self.ports.offload(
            partial(carrying.take_along, state, seat, record, self.ports.rng)
        )
        return taken

    async def look_at(self, carried: CarriedText) -> CarriedGame:
        """What another device has written."""
        seen: CarriedGame = await self.ports.offload(partial(carrying.look_at, carried.text))
        return seen

    async def open_carried(self, carried: CarriedText, names: Names) -> OpenedTable:
        """A table at which a game goes on that another device has written."""
        match, wish = await self.ports.offload(partial(carrying.read_carried, carried.text))
        table = carrying.table_for(match, wish)
        check_seats(match.game, table)
        beginning = Beginning(match.game, match.options, match.state.turn, match, None)
        return await self._create(match.game, match.options, table, names, beginning)

    async def claim(self, table: str, seat: int, wish: Claim) -> SeatToken:
        """Take a friend's seat."""
        return await claim(await self.get(table), seat, wish)

    async def rematch(self, table: str, token: str) -> Moved:
        """The same people at a fresh table. Whoever asks first opens it; everyone joins it."""
        ended, storage = await self.get(table), self.ports.storage
        seat = await storage.seat_held(table, fingerprint(token))
        if seat is None:
            raise Refuse("wrong-token")
        if not ended.match.over:
            raise Refuse("not-over")
        seats = await storage.seats_of(table)
        following = ended.state.rematch or await storage.rematch_of(table)
        if following is None:
            again = [  # an unused invitation is valid at the new table, and a bot that stood in stays
                NewSeat(
                    one.seat,
                    one.name,
                    one.kind,
                    one.bot if one.kind == "bot" or one.open else None,
                    one.invitation,
                )
                for one in seats
            ]
            game, options = _newest(ended.match)
            following = await create(self.ports, game, options, again, ended.state.row, rematch_of=table)
            following = following or await storage.rematch_of(table)
            assert following is not None, "a rematch that cannot be stored exists already"
            await tell_moved(ended, following)
            ended.changed("rematch")
        elif (await storage.seats_of(following))[seat].open:  # this friend came after the others had moved on
            await storage.fill(following, seat, seats[seat].name)
            await (await self.get(following)).seats_changed()
        return Moved(following, await new_tokens(ended, following, seat))

    async def finished(self, table: str) -> Record:
        """The record of a table whose game is over; a running game would give its secrets away."""
        ended = await self.get(table)
        if not ended.match.over:
            raise Refuse("not-over")
        return ended.record


def _newest(match: Match) -> tuple[Game, SeatOptions]:
    """The newest version of a match's game, with its options; the same version if they no longer fit."""
    newest = GAMES.get(match.game.name, match.game)
    if newest.rules == match.game.rules:
        return match.game, match.options
    try:
        return newest, options_for(newest, plain(match.options))
    except BadOptions:
        return match.game, match.options
