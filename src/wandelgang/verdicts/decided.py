"""Which actions of a record were decided by somebody."""

from __future__ import annotations

from collections.abc import Sequence

from wandelgang.games import CHANCE
from wandelgang.match import Match, Record, replay


def decisions(record: Record) -> list[int]:
    """The numbers of all actions that somebody decided, forced ones included."""
    return decisions_of(list(replay(record)))


def decisions_of(line: Sequence[Match]) -> list[int]:
    """The same for the matches of a record."""
    return [match.number + 1 for match in line[:-1] if match.actor != CHANCE]
