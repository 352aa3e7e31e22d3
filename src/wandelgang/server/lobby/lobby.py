"""The lobby of a process: looks after waiting tables, and tells everybody who looks at the list what changes.

The list comes from the database, so it shows the tables of all processes. It is read only while somebody
looks at it, about once a second, and written once for all of them: games cost nothing for being public.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from wandelgang.server.limits import LISTED, LOBBY_AT_MOST_EVERY, LOBBY_EVERY, PLAYED_WITHIN, SIGNALS_GAP
from wandelgang.server.limits.log_limit import limited
from wandelgang.server.lobby.listing import Listing
from wandelgang.server.storage.unreachable import log_trouble
from wandelgang.table import Refuse, Table
from wandelgang.table.public import look_after

if TYPE_CHECKING:
    from wandelgang.server.host import Host

_log = limited(__name__)


class Visitor(Protocol):
    """Somebody who looks at the lobby. `send` neither waits nor raises."""

    def send(self, message: bytes) -> None:
        """Send a message."""


class Lobby:
    """Public tables, and the visitors of this process."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._visitors: set[Visitor] = set()
        self._elsewhere: dict[str, tuple[int, float]] = {}  # visitors by process, with the time of the report
        self._listing = Listing(host.settings.picture_every)
        self._looking = asyncio.Lock()
        self._woken = asyncio.Event()

    @property
    def open(self) -> bool:
        """Whether this host has a lobby."""
        alone = self._host.settings.may_open and self._host.lan is None  # nobody else could come
        return self._host.settings.lobby and not alone

    def check_open(self) -> None:
        """Refuse where there is no lobby."""
        if not self.open:
            raise Refuse("no-lobby", "this host has no lobby")

    @property
    def visitors(self) -> int:
        """How many look at the list in this process."""
        return len(self._visitors)

    def report(self, process: str, visitors: int) -> None:
        """Another process has told how many look at the list there."""
        self._elsewhere[process] = (visitors, time.monotonic())

    def noticed(self, table: Table) -> None:
        """Something other than an action has changed at a table here."""
        if table.state.row.public and self._visitors:
            self._woken.set()

    async def come(self, visitor: Visitor) -> None:
        """Somebody wants to see the list, and what changes from now on."""
        if not self._visitors:
            await self._look(telling=False)
        for message in self._listing.whole():
            visitor.send(message)
        self._visitors.add(visitor)
        self._woken.set()

    def leave(self, visitor: Visitor) -> None:
        """Somebody has gone."""
        if visitor in self._visitors:
            self._visitors.discard(visitor)
            self._woken.set()

    async def run(self) -> None:
        """Look after the tables for ever, and tell the visitors."""
        while True:
            try:
                async with asyncio.timeout(LOBBY_EVERY):
                    await self._woken.wait()
            except TimeoutError:
                pass
            self._woken.clear()
            try:
                await self._look_after()
                if self._visitors:
                    await self._look(telling=True)
            except Exception as error:
                log_trouble(_log, error, "looking after the lobby failed; trying again")
            await asyncio.sleep(LOBBY_AT_MOST_EVERY)

    async def _look_after(self) -> None:
        for table in list(self._host.tables.live.values()):
            if table.state.row.public and table.state.waiting:
                await look_after(table, sure=self._host.knows_who_is_there)

    async def _look(self, *, telling: bool) -> None:
        async with self._looking:
            after = int((time.time() - PLAYED_WITHIN) * 1000)
            waiting, playing = await self._host.store.public_tables(after, LISTED)
            tables = [table for name in waiting if (table := await self._get(name)) is not None]
            played = [table for name in playing if (table := await self._get(name)) is not None]
            played.sort(key=lambda table: -len(table.presence.spectators))
            count, now = self._count_visitors(), time.monotonic()
            messages = self._listing.look([*tables, *played], len(playing), count, now)
            for visitor in tuple(self._visitors) if telling else ():
                for message in messages:
                    visitor.send(message)

    def _count_visitors(self) -> int:
        """How many look at the list in all processes that still report."""
        oldest = time.monotonic() - SIGNALS_GAP
        self._elsewhere = {name: one for name, one in self._elsewhere.items() if one[1] > oldest}
        return self.visitors + sum(count for count, _ in self._elsewhere.values())

    async def _get(self, name: str) -> Table | None:
        try:
            return await self._host.tables.get(name)
        except Refuse:
            return None  # its rules are unknown here, or there are too many tables
