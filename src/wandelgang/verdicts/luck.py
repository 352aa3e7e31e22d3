"""Luck and play, by the method of backgammon programs.

Between two of a seat's own decisions its chance to win changes by chance and by what the others do: that is
luck. At a decision it changes by what was played instead of the best: that is play. From the start to the
result, both add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from msgspec.structs import replace

from wandelgang.match import Record
from wandelgang.verdicts.results import shares_of
from wandelgang.verdicts.values import DIGITS, Mark, SeatSummary, Verdict

MARKS: tuple[Mark, ...] = get_args(Mark)


def with_luck(verdicts: Iterable[Verdict]) -> Iterator[Verdict]:
    """These verdicts of a game in order, each with the luck since the seat's last decision."""
    chances: list[float] = []
    for verdict in verdicts:
        chances = chances or list(verdict.chances)
        luck = verdict.chance - chances[verdict.seat]
        chances[verdict.seat] = verdict.after
        yield replace(verdict, luck=round(luck, DIGITS))


def summary(record: Record, verdicts: Sequence[Verdict]) -> tuple[SeatSummary, ...]:
    """How each seat did."""
    players = record.options.players
    start = verdicts[0].chances if verdicts else (1.0 / players,) * players
    last = verdicts[-1].chances_after if verdicts else start
    end = shares_of(record.result, players) or last
    return tuple(_seat(record, seat, start[seat], end[seat], verdicts) for seat in range(players))


def _seat(record: Record, seat: int, start: float, end: float, verdicts: Sequence[Verdict]) -> SeatSummary:
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    play = -sum(verdict.cost for verdict in own)
    decisions = sum(verdict.choices > 1 for verdict in own)
    return SeatSummary(
        seat=seat,
        colour=record.options.colours[seat],
        name=record.seats[seat].name,
        start=round(start, DIGITS),
        end=round(end, DIGITS),
        luck=round(end - start - play, DIGITS),
        play=round(play, DIGITS) + 0.0,
        adjusted=round(start + play, DIGITS),
        decisions=decisions,
        error_rate=round(-play / decisions, DIGITS) if decisions else 0.0,
        marks={mark: count for mark in MARKS if (count := sum(verdict.mark == mark for verdict in own))},
    )
