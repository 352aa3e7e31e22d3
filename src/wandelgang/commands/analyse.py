"""`wandelgang analyse`: judge every decision of recorded games."""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from wandelgang.analysis import (
    BUDGET,
    Analysis,
    Verdict,
    decisions,
    gathered,
    judge_decisions,
    mark_name,
    sentence,
    with_luck,
)
from wandelgang.bots.crew import Processes, side_by_side
from wandelgang.bots.judging import compile_judge
from wandelgang.commands.faults import Fault
from wandelgang.commands.records import lines, the_line
from wandelgang.games.counting import counted
from wandelgang.games.errors import NoResample
from wandelgang.match import BadRecord, BotFault, Record, game_of, load
from wandelgang.phrases import Language

AT_ONCE = 8  # decisions that are handed to a process at once


class Eyes(NamedTuple):
    """How the decisions of one game's records are judged."""

    game: str
    cards_open: bool
    budget: float
    bots: tuple[str, ...] = ()  # nobody plays


class AnalysisReport(msgspec.Struct, frozen=True):
    """The analysis of one record of a file, and a sentence for each verdict."""

    record: int  # from 1
    analysis: Analysis
    sentences: tuple[str, ...]


def analyse(
    file: Annotated[
        Path,
        Parameter(help="A file of records, one per line; - reads standard input.", allow_leading_hyphen=True),
    ],
    *,
    record: Annotated[int | None, Parameter(help="Only the record with this number, from 1.")] = None,
    cards_open: Annotated[
        bool, Parameter(name="--open", help="Judge as if all cards had been open.", negative="")
    ] = False,
    budget: Annotated[
        float, Parameter(help="Seconds for a decision, on a typical machine.", validator=Number(gt=0, lte=60))
    ] = BUDGET,
    processes: Annotated[int, Parameter(help="Processes that share the work.", validator=Number(gte=1))] = 1,
    language: Annotated[Language, Parameter(help="The language of the sentences.")] = "en",
    json: Annotated[
        bool, Parameter(help="Print the result as JSON, one line per record.", negative="")
    ] = False,
) -> None:
    """Judge every decision of recorded games: what was best, what the difference cost, luck and play."""
    numbered = lines(file) if record is None else [(record, the_line(file, record)[0])]
    records = {number: _loaded(number, line) for number, line in numbered}
    if not records:
        raise Fault(f"{file} contains no record")
    for rules in {game_of(one) for one in records.values()}:
        compile_judge(rules, sys.stderr)
    try:
        for game, some in groupby(records.items(), lambda item: item[1].game):
            eyes = Eyes(game, cards_open, budget)
            with closing(_judged(dict(some), eyes, Processes(processes))) as judged:
                for number, verdicts in judged:
                    found = gathered(records[number], verdicts, cards_open=cards_open, budget=budget)
                    if json:
                        sentences = tuple(sentence(found.game, one, language) for one in found.verdicts)
                        report = AnalysisReport(number, found, sentences)
                        print(msgspec.json.encode(report).decode(), flush=True)
                    else:
                        _print(number, found, language)
    except (BotFault, NoResample) as fault:
        raise Fault(str(fault)) from None


def _loaded(number: int, line: bytes) -> Record:
    try:
        return load(line)
    except BadRecord as error:
        raise Fault(f"record {number}: {error}") from None


def _judged(
    records: dict[int, Record], eyes: Eyes, processes: Processes
) -> Generator[tuple[int, list[Verdict]], None, None]:
    """The verdicts on each record, as soon as its last decision is judged."""
    wanted = {number: decisions(one) for number, one in records.items()}
    parts = [
        (records[number], tuple(every[first : first + AT_ONCE]))
        for number, every in wanted.items()
        for first in range(0, max(1, len(every)), AT_ONCE)
    ]
    shown = Console(stderr=True)
    with (
        closing(side_by_side(processes, _part, eyes, parts, chunk=1, in_order=True)) as done,
        Progress(console=shown, transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        bar = progress.add_task("Analysing", total=sum(map(len, wanted.values())))
        for number, every in wanted.items():
            verdicts: list[Verdict] = []
            for _ in range(0, max(1, len(every)), AT_ONCE):
                verdicts += next(done)
                progress.update(bar, advance=len(verdicts) % AT_ONCE or min(AT_ONCE, len(verdicts)))
            yield number, list(with_luck(verdicts))


def _part(eyes: Eyes, part: tuple[Record, Sequence[int]]) -> list[Verdict]:
    record, numbers = part
    return list(judge_decisions(record, numbers, cards_open=eyes.cards_open, budget=eyes.budget))


def _print(number: int, found: Analysis, language: Language) -> None:
    console = Console()
    names = {seat.seat: f"{seat.name} ({seat.colour})" for seat in found.seats}
    eyes = "all cards open" if found.cards == "open" else "as each player saw it"
    head = f"record {number}: {found.game}, {counted(len(found.verdicts), 'decision')}, {eyes}"
    table = Table(title=head, title_justify="left")
    for heading in ("turn", "who", "played", "chance", "cost", "verdict"):
        right = heading in ("turn", "chance", "cost")
        table.add_column(heading, justify="right" if right else "left", overflow="fold", no_wrap=right)
    for verdict in found.verdicts:
        table.add_row(
            str(verdict.turn),
            found.seats[verdict.seat].colour,
            ", ".join(verdict.played.notations),
            f"{verdict.chance:.0%}",
            f"−{points(verdict.cost)}" if verdict.cost else "",
            _said(found.game, verdict, language),
        )
    console.print(table)
    for seat in found.seats:
        marks = ", ".join(f"{count} × {mark}" for mark, count in seat.marks.items()) or "no marks"
        console.print(
            f"{names[seat.seat]}: {seat.start:.0%} at the start, {seat.end:.0%} at the end; "
            f"luck {signed(seat.luck)}, play {signed(seat.play)}; without luck {points(seat.adjusted)}; "
            f"{points(seat.error_rate, 2)} lost for each of {counted(seat.decisions, 'decision')}; {marks}",
            highlight=False,
            markup=False,
            soft_wrap=True,
        )


def _said(game: str, verdict: Verdict, language: Language) -> str:
    """The mark, and the sentence if it says more than that nothing was wrong."""
    mark = mark_name(verdict, language)
    said = sentence(game, verdict, language) if verdict.better else ""
    return f"{mark}. {said}" if mark and said else mark or said


def points(share: float, digits: int = 1) -> str:
    """A share of the chance to win in points."""
    return f"{100 * share:.{digits}f}".replace("-", "−")


def signed(share: float) -> str:
    """The same with its sign."""
    return f"{100 * share:+.1f}".replace("-", "−")
