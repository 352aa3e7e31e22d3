"""What can be wrong with a game: an action, its options, a deal, or a position."""

from __future__ import annotations


class IllegalAction(ValueError):
    """An action that the rules refuse; says why, and which clause it breaks (X12)."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{reason} ({clause})")
        self.clause = clause
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return IllegalAction, (self.clause, self.reason)


class BadOptions(ValueError):
    """Options that no game can have."""


class BadDeal(ValueError):
    """A deal that does not use exactly what is in the box."""


class BadPosition(ValueError):
    """A line of text is not a position; the message says why."""


class NoResample(ValueError):
    """The position behind a view cannot be imagined; the message says why."""
