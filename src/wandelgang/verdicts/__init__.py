"""What an analysis says of a recorded game: plain values, and what follows from them without any bot.

`wandelgang.analysis` makes verdicts; a table passes them on, and a client shows them.
"""

from __future__ import annotations

from wandelgang.verdicts.decided import decisions, decisions_of
from wandelgang.verdicts.luck import summary, with_luck
from wandelgang.verdicts.results import shares_of
from wandelgang.verdicts.values import (
    DIGITS,
    VERSION,
    Analysis,
    Cards,
    Goal,
    Line,
    Mark,
    SeatSummary,
    Verdict,
    Why,
)

__all__ = [
    "DIGITS",
    "VERSION",
    "Analysis",
    "Cards",
    "Goal",
    "Line",
    "Mark",
    "SeatSummary",
    "Verdict",
    "Why",
    "decisions",
    "decisions_of",
    "shares_of",
    "summary",
    "with_luck",
]
