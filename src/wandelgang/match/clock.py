"""The clock of a match: how long each seat may think, as a value. It measures nothing itself.

Whoever runs a match measures, by one clock of its own, and passes what it measured to `Match.then`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from wandelgang.games.counting import counted

DAY: Final = 24 * 60 * 60
LONGEST: Final = 30 * DAY  # beyond this a clock would limit nothing


class TurnClock(msgspec.Struct, frozen=True, tag="turn", forbid_unknown_fields=True):
    """Every turn has a fixed number of seconds. Unused seconds are lost when it ends."""

    seconds: int

    def __post_init__(self) -> None:
        _check("a turn", self.seconds, 1)

    def start(self) -> int:
        """The milliseconds that a seat has before its first turn."""
        return self.seconds * 1000

    def at_turn(self, left: int) -> int:  # noqa: ARG002 - a budget needs it
        """The milliseconds that a seat has when its turn begins, given what was left before."""
        return self.seconds * 1000


class BudgetClock(msgspec.Struct, frozen=True, tag="budget", forbid_unknown_fields=True):
    """A seat has a number of seconds for the whole game, and gets an increment before each turn."""

    seconds: int
    increment: int = 0

    def __post_init__(self) -> None:
        _check("a game", self.seconds, 1)
        _check("an increment", self.increment, 0)

    def start(self) -> int:
        """The milliseconds that a seat has before its first turn."""
        return self.seconds * 1000

    def at_turn(self, left: int) -> int:
        """The milliseconds that a seat has when its turn begins, given what was left before."""
        return left + self.increment * 1000


Clock = TurnClock | BudgetClock


class Thought(NamedTuple):
    """How long the person thought before an action, in milliseconds; 0 for bots and for chance alone."""

    spent: int = 0
    time_up: bool = False  # the time was up, and a bot acted for the person


NO_THOUGHT: Final = Thought()
"""Of an action that nobody timed."""


def _check(what: str, seconds: int, least: int) -> None:
    if not least <= seconds <= LONGEST:
        limits = f"{least:,} to {counted(LONGEST, 'second')}"
        raise ValueError(f"{what} of {seconds:,} s is not possible: use {limits}")
