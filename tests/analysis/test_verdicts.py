"""Marks, luck and play, and the words for them."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.classic.positions import position

from wandelgang.analysis import (
    Analysis,
    Goal,
    Line,
    Verdict,
    Why,
    analyse,
    analysis,
    decisions,
    in_words,
    judge_decisions,
    mark_name,
    sentence,
    with_luck,
)
from wandelgang.analysis.decisions import Bench, verdict
from wandelgang.analysis.marks import BRILLIANT, GOOD, INACCURACY, MISSED, MISTAKE, Decision, mark
from wandelgang.bots.judging import judge_of
from wandelgang.bots.simulation import play
from wandelgang.games import GAMES
from wandelgang.match import Record, load
from wandelgang.phrases import LANGUAGES
from wandelgang.verdicts.luck import MARKS

RECORDS = Path(__file__).parents[1] / "records"
QUICK = 0.004


def recorded(name: str) -> Record:
    """The first game of a file of records."""
    return load((RECORDS / f"{name}.jsonl").read_bytes().splitlines()[0])


PUSH_AND_WALK = ({"type": "push", "arrow": "S4", "turn": 0}, {"type": "walk", "cell": 16})
LINE = Line(("S4", "c3"), PUSH_AND_WALK, stays=False)
VERDICT = Verdict(
    number=1,
    turn=1,
    seat=0,
    step="push",
    choices=12,
    mark="missed-goal",
    why="goal",
    goal=Goal("c3", picture="owl"),
    played=LINE,
    better=LINE,
    cost=0.28,
    chance=0.57,
    after=0.29,
    luck=0.0,
    lead=0.1,
    chances=(0.57, 0.43),
    chances_after=(0.29, 0.71),
)


@pytest.mark.parametrize(
    ("why", "cost", "lead", "gains", "obvious", "expected"),
    [
        ("best", 0.0, BRILLIANT, False, False, "brilliant"),
        ("best", 0.0, BRILLIANT, False, True, "good"),
        ("best", 0.0, GOOD, False, True, "good"),
        ("best", 0.0, 0.0, True, True, "good"),
        ("best", 0.0, 0.0, False, False, None),
        ("best", 0.0, None, False, False, None),
        ("place", 0.02, 0.0, True, True, None),
        ("place", INACCURACY, 0.0, False, False, "inaccuracy"),
        ("block", MISTAKE, 0.0, True, True, "mistake"),
        ("goal", MISSED, 0.0, False, False, "missed-goal"),
        ("goal", 0.02, 0.0, False, False, None),
        ("win", 0.5, 0.0, False, False, "missed-goal"),
    ],
)
def test_a_mark_depends_on_the_cost_and_on_what_made_the_difference(
    why: Why, cost: float, lead: float | None, gains: bool, obvious: bool, expected: str | None
) -> None:
    assert mark(Decision(20, why, cost, lead, gains, obvious)) == expected


def test_a_forced_decision_has_no_mark() -> None:
    assert mark(Decision(1, "only", 0.0, None, gains=True, obvious=False)) is None
    forced = [one for one in analyse(recorded("towers-three-children"), budget=QUICK) if one.choices == 1]
    assert forced
    assert all(one.mark is None and one.why == "only" and not one.cost for one in forced)


def test_a_picture_in_reach_that_nobody_took_is_a_missed_goal() -> None:
    """Red can walk to its book at once, and stays."""
    state = position("┌─┬", hands={"red": "book | bat", "blue": "owl | map"})
    game = GAMES["classic"]
    pushed = next(
        after
        for push in game.legal(state)
        if (after := game.apply(state, push)[0]) and any(way.goal for way in game.preview(after).ways)
    )
    before = replace(play("classic", ["scout", "scout"], seed=1), state=pushed, actor=game.actor(pushed))
    stay = next(
        walk for walk, way in zip(game.legal(pushed), game.preview(pushed).ways, strict=False) if not way.goal
    )
    said = verdict(Bench(game, judge_of(game, QUICK), cards_open=False), [before, before.then(stay)], 1)
    assert (said.mark, said.why) == ("missed-goal", "goal")
    assert said.goal is not None
    assert said.goal.picture == "book"
    assert sentence("classic", said).startswith("The book was in reach: walk to ")


@pytest.mark.parametrize("name", ["classic-two", "classic-goes-on", "master-three-short", "towers-four"])
def test_luck_and_play_add_up_to_the_result(name: str) -> None:
    found = analysis(recorded(name), budget=QUICK)
    for seat in found.seats:
        assert seat.start + seat.luck + seat.play == pytest.approx(seat.end, abs=1e-3)
        assert seat.play <= 0.0
        assert seat.adjusted == pytest.approx(seat.start + seat.play, abs=1e-3)
        own = [one for one in found.verdicts if one.seat == seat.seat]
        assert -sum(one.cost for one in own) == pytest.approx(seat.play, abs=1e-3)
        last = seat.end - own[-1].after  # after the last decision, everything is luck
        assert sum(one.luck for one in own) + last == pytest.approx(seat.luck, abs=2e-3)
        assert sum(seat.marks.values()) == sum(one.mark is not None for one in own)
    assert (found.winners is None) == (name == "classic-goes-on")


def test_verdicts_come_one_by_one_and_one_can_stop() -> None:
    record = recorded("classic-two")
    first = next(analyse(record, budget=QUICK))
    assert first.number == decisions(record)[0]


def test_some_decisions_can_be_judged_apart() -> None:
    record = recorded("classic-two")
    numbers = decisions(record)
    halves = [numbers[:30], numbers[30:]]
    apart = [one for half in halves for one in judge_decisions(record, half, budget=QUICK)]
    assert list(with_luck(apart)) == list(analyse(record, budget=QUICK))


def test_an_analysis_travels_as_json() -> None:
    found = analysis(recorded("towers-two"), budget=QUICK)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_a_game_without_decisions_has_an_analysis() -> None:
    fresh = play("classic", ["scout", "scout"], seed=1).record
    found = analysis(replace(fresh, actions=(), result=None))
    assert found.verdicts == ()
    assert [seat.start for seat in found.seats] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The owl was in reach: push S4, walk to c3."),
        ("de", "Es gab die Eule zu holen: S4 schieben, nach c3 gehen."),
        ("fr", "Le hibou était à portée\u202f: pousser S4, aller en c3."),
    ],
)
def test_the_sentence_names_what_was_in_reach_and_the_way(language: str, said: str) -> None:
    assert sentence("classic", VERDICT, language) == said  # type: ignore[arg-type] # a language


def test_every_reason_and_every_mark_has_words_in_every_language() -> None:
    for language, game, why in product(LANGUAGES, GAMES, get_args(Why)):
        said = sentence(game, replace(VERDICT, why=why, goal=None), language)
        assert said.endswith(".")
        assert "{" not in said
    for language, one in product(LANGUAGES, MARKS):
        assert mark_name(replace(VERDICT, mark=one), language)


@pytest.mark.parametrize("name", ["classic-two-events", "master-two", "towers-three-children"])
def test_every_action_has_words_in_every_language(name: str) -> None:
    record = recorded(name)
    for one, language in product(analyse(record, budget=QUICK), LANGUAGES):
        said = in_words(record.game, one.played, one.step, language)
        assert not {*one.played.notations} & {*said.split(", ")}, "a bare notation"
