"""Signals between the processes of a host: a table has changed, or somebody has connected.

Signals may get lost. All changes to a table are in the database, which every process checks from time to
time. Entries are stored first and then also sent, so that nobody has to read them; seats and names are read.
Presence is only in signals, so it is repeated; while signals do not come through, nobody counts as gone.
Reactions and remarks in the chat are only in signals too; one that gets lost is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Protocol

import msgspec

from wandelgang.table.protocol import Reacted, Said
from wandelgang.table.stored import StoredEntry


class BadSignals(RuntimeError):
    """The signals cannot be used; the message says why."""


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """Entries were stored at a table, after the first `after`."""

    table: str
    after: int
    entries: tuple[StoredEntry, ...]


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A seat got a name or was handed over."""

    table: str


class Paced(msgspec.Struct, frozen=True, tag="paced"):
    """The pace of a table has changed, or it was paused or goes on."""

    table: str


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The people at a table have a rematch."""

    table: str
    rematch: str


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is connected to one process: these seats, and spectators by name."""

    table: str
    process: str
    seats: tuple[int, ...]
    spectators: tuple[str, ...]


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """Somebody at a table has reacted, or made a remark in the chat, in one process."""

    table: str
    process: str
    message: Reacted | Said


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A process asks the others who is connected to them."""

    table: str
    process: str


class Visitors(msgspec.Struct, frozen=True, tag="visitors"):
    """How many look at the lobby in one process. All repeat it, so all know that signals come through."""

    process: str
    count: int


Signal = Acted | Seated | Paced | Rematched | Here | Spoken | Who | Visitors
Listener = Callable[[Signal], None]


class Signals(Protocol):
    """How processes tell each other of changes."""

    async def listen(self, listener: Listener) -> None:
        """Start passing signals to this listener, which does not wait. Your own signals may come back too."""

    def send(self, signal: Signal) -> None:
        """Send a signal to the others. Never waits and never raises: a signal may get lost."""

    @property
    def steady(self) -> float:
        """For how many seconds signals have come through without a gap."""

    async def ping(self) -> None:
        """Raises an exception if signals do not work now."""

    async def close(self) -> None:
        """Stop."""


class NoSignals:
    """Signals of a host with a single process: they go nowhere."""

    async def listen(self, listener: Listener) -> None:
        """There is nothing to hear."""

    def send(self, signal: Signal) -> None:
        """There is nobody to tell."""

    @property
    def steady(self) -> float:
        """There is nothing to miss."""
        return inf

    async def ping(self) -> None:
        """There is nothing that could fail."""

    async def close(self) -> None:
        """Nothing to stop."""
