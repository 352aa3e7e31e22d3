"""Which puzzles are worth solving. Each reason was learned by looking at puzzles that were not."""

from __future__ import annotations

from random import Random

from wandelgang.puzzles import Puzzle, kind_of
from wandelgang.puzzles.attempt import solution
from wandelgang.puzzles.kind import Found

MOST_FIRST = {1: 2, 2: 2, 3: 12, 4: 16}  # by turns, first pushes that do it: one move is clearly best
IDLE = {2: 0, 3: 1}  # by turns, those in which the figure may stay; what takes four turns begins locked in
GLANCES = 3  # pushes that a greedy player is asked for


def dull(puzzle: Puzzle, found: Found, rng: Random) -> str | None:
    """Why a puzzle is not worth solving; None if it is."""
    if len(found.proof.first) > MOST_FIRST[puzzle.turns]:
        return "too many ways"
    if found.near < kind_of(puzzle.the_game, puzzle.kind).least_near:
        return "no other way to try"
    if _idle(puzzle):
        return "idle"
    if _obvious(puzzle, rng):
        return "obvious"
    return None


def _obvious(puzzle: Puzzle, rng: Random) -> bool:
    """Whether somebody finds it who only looks one push ahead for the own goal."""
    game, state = puzzle.the_game, puzzle.position
    view, legal = game.view(state, puzzle.seat), game.legal(state)
    return any(game.seeker(view, legal, rng) in puzzle.proof.first for _ in range(GLANCES))


def _idle(puzzle: Puzzle) -> bool:
    """Whether too often, the last turn aside, the figure has nothing to do: only tiles are moved."""
    if puzzle.turns not in IDLE:
        return False
    attempts, seat = solution(puzzle), puzzle.seat
    turns = zip(attempts[:-2:2], attempts[1:-2:2], strict=True)
    stays: int = sum(pushed.state.figures[seat] == walked.state.figures[seat] for pushed, walked in turns)
    return stays > IDLE[puzzle.turns]
