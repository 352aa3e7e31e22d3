"""Trying a puzzle: nothing moves but you, every turn counts, and any way that does it is accepted."""

from __future__ import annotations

import pytest
from tests.puzzles.samples import name, some

from wandelgang.games.actions import Push
from wandelgang.games.errors import IllegalAction
from wandelgang.puzzles import HINTS, Puzzle, Status, begin, hint, solution, task

PUZZLES = some(2)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_the_solution_solves_it_with_the_last_of_its_turns(puzzle: Puzzle) -> None:
    attempts = solution(puzzle)
    assert [attempt.status for attempt in attempts[:-1]] == [Status.OPEN] * (len(attempts) - 1)
    assert attempts[-1].status is Status.SOLVED
    assert len(attempts) == 2 * puzzle.turns
    assert all(attempt.events for attempt in attempts)
    assert attempts[-1].legal == ()


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_nothing_moves_but_the_solver(puzzle: Puzzle) -> None:
    for attempt in solution(puzzle)[1:-1:2]:
        state = attempt.state
        assert (state.seat, state.step) == (puzzle.seat, "push")
        assert state.last_push == attempt.actions[-2].arrow  # type: ignore[attr-defined]
        assert attempt.left == puzzle.turns - len(attempt.actions) // 2


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in PUZZLES if puzzle.turns > 1], ids=name)
def test_wasted_turns_fail_and_can_be_taken_back(puzzle: Puzzle) -> None:
    line = [begin(puzzle)]
    while line[-1].status is Status.OPEN:
        legal = [action for action in line[-1].legal if action not in puzzle.proof.first]
        own = line[-1].state.figures[puzzle.seat]
        stays = [action for action in legal if getattr(action, "cell", None) == own]
        line.append(line[-1].then((stays or legal)[0]))
    if line[-1].status is Status.FAILED:
        assert line[-1].left == 0
        with pytest.raises(IllegalAction, match="take something back"):
            line[-1].then(puzzle.proof.solution[0])
    back = line[0]
    for action in puzzle.proof.solution:
        back = back.then(action)
    assert back.status is Status.SOLVED


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_only_a_push_begins_a_turn(puzzle: Puzzle) -> None:
    with pytest.raises(IllegalAction, match="now you push"):
        begin(puzzle).then(puzzle.proof.solution[1])
    with pytest.raises(IllegalAction, match="now you walk or stay"):
        begin(puzzle).then(puzzle.proof.solution[0]).then(puzzle.proof.solution[0])


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in PUZZLES if puzzle.kind == "block"], ids=name)
def test_whoever_does_not_block_sees_how_the_next_player_gets_through(puzzle: Puzzle) -> None:
    push = next(push for push in begin(puzzle).legal if push not in puzzle.proof.first)
    pushed = begin(puzzle).then(push)
    failed = pushed.then(pushed.legal[0])
    assert failed.status is Status.FAILED
    answer, walk = failed.refutation
    assert isinstance(answer, Push)
    assert hasattr(walk, "cell")


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_hints_tell_the_line_then_the_push_then_the_turn(puzzle: Puzzle) -> None:
    push, walk = puzzle.proof.solution[:2]
    assert isinstance(push, Push)
    hints = [hint(puzzle, step) for step in range(1, HINTS + 1)]
    assert [(one.push, one.walk) for one in hints] == [(None, None), (push, None), (push, walk)]
    side, line = push.arrow[0], int(push.arrow[1:])
    assert hints[0].line == (str(line) if side in "EW" else "abcdefg"[line - 1])
    with pytest.raises(ValueError, match="hints are 1 to 3"):
        hint(puzzle, 4)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_the_task_is_one_sentence_and_the_level_one_of_four(puzzle: Puzzle) -> None:
    assert task(puzzle).endswith(".")
    assert 1 <= puzzle.level <= 4
