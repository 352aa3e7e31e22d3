"""The clock of a match: values with limits, and what a record keeps of the time."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from wandelgang.games import classic
from wandelgang.match import (
    BadRecord,
    BudgetClock,
    Clock,
    Match,
    Thought,
    TurnClock,
    dump,
    first_match,
    load,
    replay,
)

MINUTE = TurnClock(60)


def timed(clock: Clock | None = MINUTE) -> Match:
    """A match with a few actions that took their time; a bot took the last one."""
    match = first_match(classic.GAME, classic.Options(players=2), Random(1), clock=clock)
    for spent in (1_500, 250):
        match = match.then(match.legal[0], Thought(spent))
    return match.then(match.legal[0], Thought(58_250, time_up=True))


def edited(**changes: Any) -> bytes:
    return json.dumps(json.loads(dump(timed())) | changes).encode()


@pytest.mark.parametrize(
    ("clock", "start", "next_turn"),
    [
        (TurnClock(60), 60_000, 60_000),
        (BudgetClock(300, 10), 300_000, 22_000),
        (BudgetClock(300), 300_000, 12_000),
    ],
)
def test_a_turn_has_its_time_anew_and_a_budget_grows(clock: Clock, start: int, next_turn: int) -> None:
    assert clock.start() == start
    assert clock.at_turn(12_000) == next_turn


@pytest.mark.parametrize("seconds", [0, -5, 30 * 86_400 + 1])
def test_a_clock_that_measures_nothing_is_refused(seconds: int) -> None:
    with pytest.raises(ValueError, match="not possible"):
        TurnClock(seconds)
    with pytest.raises(ValueError, match="not possible"):
        BudgetClock(seconds, 10)


@pytest.mark.parametrize("increment", [-1, 30 * 86_400 + 1])
def test_an_increment_is_nothing_or_more(increment: int) -> None:
    with pytest.raises(ValueError, match="not possible"):
        BudgetClock(60, increment)


def test_a_record_keeps_how_long_each_action_took_and_which_ones_came_too_late() -> None:
    match = timed()
    record = load(dump(match))
    assert record.clock == TurnClock(60)
    assert record.times[-3:] == (1_500, 250, 58_250)
    assert record.time_up == (match.number,)
    *_, last = replay(record)
    assert last.thoughts == match.thoughts
    assert last.thought == Thought(58_250, time_up=True)
    assert last == match
    assert last.record == record


def test_a_match_that_branches_off_has_times_of_its_own() -> None:
    match = timed()
    before = list(replay(match.record))[-2]
    other = before.then(before.legal[-1], Thought(7))
    assert other.thought.spent == 7
    assert match.thought.spent == 58_250
    assert before.thoughts == match.thoughts[:-1]


def test_without_a_clock_nothing_is_kept_and_the_record_is_what_it_was() -> None:
    match = timed(None)
    assert match.thoughts == ()
    assert match.thought == Thought()
    written = json.loads(dump(match))
    assert not {"clock", "times", "time_up"} & written.keys()
    assert load(dump(match)) == match.record


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"clock": None}, "has times, but no clock"),
        ({"times": [1]}, "1 times for"),
        ({"time_up": [99]}, "time_up names actions"),
        ({"time_up": [3, 2]}, "time_up names actions"),
        ({"clock": {"type": "turn", "seconds": 0}}, "not possible"),
        ({"clock": {"type": "sand", "seconds": 60}}, "sand"),
        ({"clock": {"type": "turn", "seconds": 60, "hurry": True}}, "hurry"),
    ],
)
def test_a_record_whose_times_do_not_fit_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        load(edited(**changes))


def test_a_time_is_no_less_than_nothing_and_no_longer_than_a_clock() -> None:
    times = json.loads(dump(timed()))["times"]
    for wrong in (-1, 10**12):
        with pytest.raises(BadRecord, match="a time is 0 to"):
            load(edited(times=[*times[:-1], wrong]))
