"""Checking a puzzle's proof: search it again, compare everything that it says, and play its solution."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wandelgang.composing.engine import Proving
from wandelgang.games.actions import Push
from wandelgang.puzzles import Attempt, BadPuzzle, Puzzle, Status, begin, kind_of
from wandelgang.puzzles.kind import Found, Solver

AGAIN: Final = 4  # times as closely as when it was made: what is judged is judged again


def check(puzzle: Puzzle, solver: Solver) -> Found:
    """What the search finds, if the proof holds; raises BadPuzzle with what is wrong.

    A find-the-move puzzle is judged again, four times as closely and with other luck.
    """
    game, proof = puzzle.the_game, puzzle.proof
    kind = kind_of(game, puzzle.kind)
    found = kind.prove(game, puzzle.position, proof.turns, Proving(solver, AGAIN))
    if found is None or found.proof.turns != proof.turns:
        raise BadPuzzle(f"the proof is wrong: there is no solution in exactly {proof.turns} turns")
    if not kind.bears_out(proof.best, found.proof.best):
        raise BadPuzzle(f"the proof is wrong: the best is {found.proof.best}, not {proof.best}")
    if set(found.proof.first) != set(proof.first):
        right = " ".join(f"{push.arrow} turned {push.turn}" for push in found.proof.first)
        raise BadPuzzle(f"the proof is wrong: the first pushes that do it are {right}")
    attempt = begin(puzzle)
    for action in proof.solution:
        attempt = attempt.then(action)
    if attempt.status is not Status.SOLVED:
        raise BadPuzzle("the proof is wrong: its solution does not solve the puzzle")
    return found


def holds(puzzle: Puzzle, solver: Solver) -> bool:
    """Whether the proof holds. What was judged has to be judged again before it is a puzzle."""
    try:
        check(puzzle, solver)
    except BadPuzzle:
        return False
    return True


def by_force(puzzle: Puzzle) -> set[Push]:
    """Every first push that solves the puzzle, by trying every legal push and walk: no solver takes part."""
    return {
        push for push in begin(puzzle).legal if isinstance(push, Push) and _solvable(begin(puzzle).then(push))
    }


def _solvable(attempt: Attempt) -> bool:
    if attempt.status is not Status.OPEN:
        return attempt.status is Status.SOLVED
    return any(_solvable(after) for after in _tried(attempt))


def _tried(attempt: Attempt) -> Iterator[Attempt]:
    return (attempt.then(action) for action in attempt.legal)
