"""The rows of the data tables say what happened in a game, and add up."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from tests.match.records import edited, exhausted, won

from wandelgang.export import TABLES, Rows, columns, rows
from wandelgang.games import CHANCE
from wandelgang.match import BadRecord, Record, TurnClock, game_of, load, parse, replay

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


def of_file(file: Path) -> list[tuple[Record, Rows]]:
    """The records of a file with their rows."""
    records = [load(line) for line in file.read_bytes().splitlines()]
    return [(record, rows(number, record)) for number, record in enumerate(records, 1)]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_turns_and_decisions_add_up_to_the_game(file: Path) -> None:
    for record, (games, turns, decisions) in of_file(file):
        (game,) = games
        assert (game.actions, game.decisions) == (len(record.actions), len(decisions))
        if record.result is not None:
            assert (game.turns, game.ended) == (record.result.turns, record.result.ended)
            assert tuple(game.winners) == record.result.winners
            assert [row.turn for row in turns] == list(range(1, game.turns + 1))
        assert sum(row.decisions for row in turns) == game.decisions
        setup = turns[0].number  # what is done before the first turn
        assert setup + sum(row.actions for row in turns) == game.actions
        for one, other in pairwise(turns):
            assert other.number == one.number + one.actions
        for row in turns:
            mine = [decision for decision in decisions if decision.turn == row.turn]
            assert len(mine) == row.decisions
            assert {row.record, *(decision.record for decision in mine)} == {game.record}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_decisions_say_what_was_asked_and_what_was_done(file: Path) -> None:
    for record, (_, _, decisions) in of_file(file):
        matches = list(replay(record))
        numbers = [after.number for after in matches if after.by not in (None, CHANCE)]
        assert [row.number for row in decisions] == numbers
        for row in decisions:
            match = matches[row.number - 1]
            assert (row.seat, row.legal, row.step) == (match.actor, len(match.legal), match.state.step)
            assert game_of(record).read(record.options, row.action) == record.actions[row.number - 1]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_turn_begins_with_a_decision_of_its_seat(file: Path) -> None:
    for _, (_, turns, decisions) in of_file(file):
        first = {row.number: row for row in decisions}
        for row in turns:
            assert first[row.number + 1].seat == row.seat
            assert row.notation.startswith(first[row.number + 1].action)
            assert len(row.notation.split()) >= row.actions


def test_the_seat_that_began_has_the_first_turn() -> None:
    for file in RECORDS:
        for _, (games, turns, _) in of_file(file):
            assert games[0].first == turns[0].seat


def test_without_a_clock_nothing_is_known_about_thoughts() -> None:
    games, turns, decisions = rows(1, won())
    assert games[0].clock is None
    assert {row.thought for row in turns} == {row.thought for row in decisions} == {None}
    assert {row.time_up for row in decisions} == {None}


def test_with_a_clock_thoughts_are_counted() -> None:
    record = won()
    times = tuple(range(100, 100 + len(record.actions)))
    late = next(row.number for row in rows(1, record).decisions)
    timed = msgspec.structs.replace(record, clock=TurnClock(60), times=times, time_up=(late,))
    games, turns, decisions = rows(1, timed)
    assert games[0].clock == '{"type":"turn","seconds":60}'
    assert [row.thought for row in decisions] == [times[row.number - 1] for row in decisions]
    assert [row.number for row in decisions if row.time_up] == [late]
    assert sum(row.thought or 0 for row in turns) == sum(times[turns[0].number :])


def test_an_exhausted_game_has_no_winners_and_no_scores() -> None:
    (game,) = rows(1, exhausted()).games
    assert (game.ended, game.winners, game.scores, game.turn_limit) == ("exhausted", [], [], 3)


def test_a_wrong_record_has_no_rows() -> None:
    with pytest.raises(BadRecord, match="its actions lead to the result"):
        rows(1, parse(edited(won(), "result", "turns", to=9)))


def test_every_column_has_a_meaning() -> None:
    for row in TABLES.values():
        assert list(columns(row)) == list(row.__struct_fields__)
        assert all(column.meaning for column in columns(row).values())
