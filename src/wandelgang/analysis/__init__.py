"""What people could have done: every decision of a recorded game, judged afterwards.

    for verdict in analyse(record):
        print(verdict.number, verdict.mark, sentence(record.game, verdict))

`analyse` yields one verdict after another, so the first is there at once, and you can stop at any time.
`analysis` gathers them all, with luck and play. docs/analysis.md explains the method.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from wandelgang.analysis.decisions import Bench, verdict
from wandelgang.analysis.sentences import in_words, mark_name, sentence
from wandelgang.bots.judging import judge_of
from wandelgang.match import Record, game_of, parse, replay
from wandelgang.verdicts import (
    Analysis,
    Goal,
    Line,
    Mark,
    SeatSummary,
    Verdict,
    Why,
    decisions,
    summary,
    with_luck,
)

__all__ = [
    "BUDGET",
    "Analysis",
    "Goal",
    "Line",
    "Mark",
    "SeatSummary",
    "Verdict",
    "Why",
    "analyse",
    "analysis",
    "decisions",
    "gathered",
    "in_words",
    "judge_decisions",
    "judging",
    "mark_name",
    "sentence",
    "summary",
    "verdict_on",
    "with_luck",
]

BUDGET: Final = 0.3  # a third of it is what the rival spends on its own choice
"""The nominal seconds for a decision. It sets the number of samples; no judge looks at the clock."""


def analyse(record: Record, *, cards_open: bool = False, budget: float = BUDGET) -> Iterator[Verdict]:
    """The verdicts on all decisions of a record, in order.

    Each is judged by what its player could see; with `cards_open`, as if all cards had been open. Raises
    BadRecord if the record does not fit the rules.
    """
    judged = judge_decisions(record, None, cards_open=cards_open, budget=budget)
    return with_luck(judged)


def judge_decisions(
    record: Record, numbers: Sequence[int] | None, *, cards_open: bool = False, budget: float = BUDGET
) -> Iterator[Verdict]:
    """The verdicts on some decisions, by the numbers of their actions; without their luck, which depends on
    earlier ones (`with_luck`). So several processes can share a game."""
    judge = judging(record, cards_open=cards_open, budget=budget)
    for number in decisions(record) if numbers is None else numbers:
        yield judge(number)


def judging(record: Record, *, cards_open: bool = False, budget: float = BUDGET) -> Callable[[int], Verdict]:
    """What gives the verdict on one decision of a record, by the number of its action."""
    line, game = list(replay(record)), game_of(record)
    return partial(verdict, Bench(game, judge_of(game, budget), cards_open), line)


def verdict_on(record: bytes, number: int, cards_open: bool) -> Verdict:
    """The verdict on one decision of a record file, for those who ask for one after another."""
    return _judging(record, cards_open)(number)


@lru_cache(2)
def _judging(record: bytes, cards_open: bool) -> Callable[[int], Verdict]:
    """The next decision is usually one of the same game."""
    return judging(parse(record), cards_open=cards_open)


def analysis(record: Record, *, cards_open: bool = False, budget: float = BUDGET) -> Analysis:
    """A whole game, analysed."""
    verdicts = list(analyse(record, cards_open=cards_open, budget=budget))
    return gathered(record, verdicts, cards_open=cards_open, budget=budget)


def gathered(record: Record, verdicts: Sequence[Verdict], *, cards_open: bool, budget: float) -> Analysis:
    """An analysis of verdicts that are known."""
    return Analysis(
        game=record.game,
        rules=record.rules,
        cards="open" if cards_open else "seen",
        budget=budget,
        winners=record.result.winners if record.result else None,
        seats=summary(record, verdicts),
        verdicts=tuple(verdicts),
    )
