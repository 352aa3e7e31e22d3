"""Golden analyses: what is said of recorded games, compared line by line.

The records are those of `tests/games/playthroughs`. After an intended change,
`python -m tests.analysis.test_golden` writes the texts anew; read the difference before you commit.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from wandelgang.analysis import Verdict, analysis, in_words, mark_name, sentence
from wandelgang.games import GAMES
from wandelgang.match import Record, load

RECORDS = Path(__file__).parents[1] / "games" / "playthroughs"
FOLDER = Path(__file__).parent / "golden"
ANALYSED = ("classic-base", "classic-events", "master-tied-duel", "towers-child", "towers-spells")
BUDGET = 0.02


def text_of(record: Record) -> Iterator[str]:
    """Each decision in words. Chances are whole points: no machine rounds them otherwise."""
    found = analysis(record, budget=BUDGET)
    for verdict in found.verdicts:
        chances = " ".join(f"{100 * chance:.0f}" for chance in verdict.chances)
        yield f"{verdict.number:>4} turn {verdict.turn} seat {verdict.seat}: {_played(found.game, verdict)}"
        yield f"     {chances} | {_cost(verdict)} | {sentence(found.game, verdict)}"
    for seat in found.seats:
        shares = (seat.start, seat.luck, seat.play, seat.end, seat.adjusted)
        points = " ".join(f"{100 * share + 0.0:.0f}" for share in shares)
        yield f"seat {seat.seat}: start, luck, play, end, without luck: {points}; {seat.marks}"


def _played(game: str, verdict: Verdict) -> str:
    return in_words(game, verdict.played, verdict.step) + f" (of {verdict.choices})"


def _cost(verdict: Verdict) -> str:
    return f"{mark_name(verdict) or '–'} {100 * verdict.cost:.0f}"


@pytest.mark.parametrize("name", ANALYSED)
def test_an_analysis_is_what_it_was(name: str) -> None:
    lines = list(text_of(load(RECORDS / f"{name}.json")))
    assert lines == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_every_game_has_a_golden_analysis() -> None:
    assert {name.partition("-")[0] for name in ANALYSED} >= set(GAMES)


if __name__ == "__main__":
    for name in ANALYSED:
        lines = text_of(load(RECORDS / f"{name}.json"))
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
