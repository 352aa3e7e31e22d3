"""Signals between the processes of a host: that a table has changed, and who is connected to whom.

A signal may get lost. What changes a table is in the database, into which every process looks from time to
time; no action, seat or name is taken from a signal. Who is connected is nowhere else, and is said again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec


class BadSignals(RuntimeError):
    """Signals that cannot be heard: says why."""


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A table has had so many actions."""

    table: str
    number: int


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A seat got a name, or changed hands."""

    table: str


class Again(msgspec.Struct, frozen=True, tag="again"):
    """The people of a table play again at another one."""

    table: str
    rematch: str


class Here(msgspec.Struct, frozen=True, tag="here"):
    """These seats are connected to one process, and so many watchers."""

    table: str
    process: str
    seats: tuple[int, ...]
    watchers: int


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A process asks the others who is connected to them."""

    table: str
    process: str


Signal = Acted | Seated | Again | Here | Who
Listener = Callable[[Signal], Awaitable[None]]


class Signals(Protocol):
    """A way for processes to hear of each other."""

    async def listen(self, listener: Listener) -> None:
        """Begin to hand the others' signals to this listener; one's own may come back too."""

    async def send(self, signal: Signal) -> None:
        """Tell the others. Never raises: a signal may get lost."""

    async def close(self) -> None:
        """Stop."""


class Alone:
    """For a host of one process: there is nobody to tell."""

    async def listen(self, listener: Listener) -> None:
        """Nobody will call."""

    async def send(self, signal: Signal) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """Nothing to stop."""
