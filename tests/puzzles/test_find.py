"""Find the move: one push beats all others, as the judge of the game says, who sees what the seat sees."""

from __future__ import annotations

from random import Random

import pytest
from tests.puzzles.samples import name, some

from wandelgang.composing import check
from wandelgang.composing.engine import Proving
from wandelgang.games.quest import NoQuest
from wandelgang.puzzles import Puzzle, Status, begin, kind_of, solution
from wandelgang.puzzles.find import DOUBT, LEAST, WINS
from wandelgang.puzzles.kind import arrivals, arrives
from wandelgang.search import plain

FINDS = [puzzle for puzzle in some(2, most_turns=1) if puzzle.kind == "find"]


@pytest.mark.parametrize("puzzle", FINDS, ids=name)
def test_one_push_clearly_beats_all_others_also_with_other_luck(puzzle: Puzzle) -> None:
    assert puzzle.proof.best >= WINS * LEAST
    found = check(puzzle, plain)  # as closely again, four times
    assert found.proof.first == puzzle.proof.first
    assert found.proof.best >= WINS * LEAST / DOUBT


@pytest.mark.parametrize("puzzle", FINDS, ids=name)
def test_the_same_luck_gives_the_same_proof(puzzle: Puzzle) -> None:
    game, kind = puzzle.the_game, kind_of(puzzle.the_game, puzzle.kind)
    found = kind.prove(game, puzzle.position, 1, Proving(plain))
    assert found is not None
    assert found.proof == puzzle.proof


@pytest.mark.parametrize("puzzle", FINDS, ids=name)
def test_what_the_seat_cannot_see_changes_nothing(puzzle: Puzzle) -> None:
    game, kind = puzzle.the_game, kind_of(puzzle.the_game, puzzle.kind)
    other = game.resample(game.view(puzzle.position, puzzle.seat), Random(3))
    found = kind.prove(game, other, 1, Proving(plain))
    assert found is not None
    assert found.proof == puzzle.proof


@pytest.mark.parametrize("puzzle", FINDS, ids=name)
def test_the_push_decides_and_a_goal_in_reach_has_to_be_taken(puzzle: Puzzle) -> None:
    assert solution(puzzle)[-1].status is Status.SOLVED
    other = next(push for push in begin(puzzle).legal if push not in puzzle.proof.first)
    missed = begin(puzzle).then(other)
    assert missed.then(missed.legal[0]).status is Status.FAILED
    right = begin(puzzle).then(puzzle.proof.first[0])
    try:
        takes = any(True for _ in arrivals(puzzle.the_game, right.state))
    except NoQuest:
        takes = False
    for walk in right.legal:
        good = not takes or arrives(puzzle.the_game, right.state, walk)
        assert (right.then(walk).status is Status.SOLVED) == good
    assert not right.near
