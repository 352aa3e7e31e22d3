"""How hard a puzzle is: what the search tells about it, weighed as `bench/difficulty.py` has fitted.

The difficulty is in how many of a hundred attempts weak bots fail, as far as these features can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Final, TypeVar

from msgspec.structs import replace

from wandelgang.games.actions import Push
from wandelgang.games.nearness import nearest
from wandelgang.games.quest import Quest, goal_cells
from wandelgang.maze import cells
from wandelgang.puzzles import Attempt, Puzzle, Status, begin, kind_of
from wandelgang.puzzles.kind import Found, Solver, arrivals, quest_of

NEAR_TURNS: Final = 2  # up to so many turns, first pushes that take one turn more are counted
WEIGHTS: Final = {
    "turns": -5.51,  # each turn
    "choice": 0.33,  # each doubling of the pushes for one that does it
    "boards": 3.27,  # each doubling of the boards that the solver examines
    "near": -0.9,  # each doubling of the pushes that almost do it
    "detour": -0.07,  # each cell by which the first turn ends farther from the goal than greed would
    "turned": 1.11,  # the spare has to be turned
    "carried": -1.59,  # the first push carries the figure
    "moving": -2.34,  # the solution moves the goal
    "luck": 0.0,  # each halving of the chance to solve it at random
}
HARDEST: Final = 99
LEAST_LUCK: Final = 2.0**-30  # what is rarer than that is as rare as anything
FEW: Final = 4  # pushes and walks that stand for all, where there are many turns
Thing = TypeVar("Thing")


def difficulty(puzzle: Puzzle, found: Found, solver: Solver) -> Puzzle:
    """The puzzle with its difficulty."""
    kind = kind_of(puzzle.the_game, puzzle.kind)
    weighed = features(puzzle, found, solver)
    guess = kind.base + sum(WEIGHTS[name] * value for name, value in weighed.items())
    return replace(puzzle, difficulty=max(0, min(HARDEST, round(guess))))


def features(puzzle: Puzzle, found: Found, solver: Solver) -> dict[str, float]:
    """What the search tells about a puzzle, by name."""
    game, state, proof = puzzle.the_game, puzzle.position, puzzle.proof
    quest, attempt = quest_of(game, state), begin(puzzle)
    first = proof.solution[0]
    assert isinstance(first, Push)
    pushes = [push for push in attempt.legal if isinstance(push, Push)]
    ends = attempt.then(first).then(proof.solution[1])
    there, after = ends.state.figures[puzzle.seat], goal_cells(quest.goal, ends.state.board)
    arrow = quest.board.grid.arrows[first.arrow]
    moving = goal_cells(quest.goal, quest.board) & ~arrow.carry(goal_cells(quest.goal, quest.board))
    return {
        "turns": puzzle.turns,
        "choice": log2(len(pushes) / len(proof.first)),
        "boards": log2(1 + found.boards),
        "near": log2(1 + _near(puzzle, found, quest, solver)),
        "detour": _detour(quest, pushes, there, after),
        "turned": float(first.turn > 0),
        "carried": float(arrow.carries[quest.figure] != quest.figure),
        "moving": float(moving != 0),
        "luck": -log2(max(luck(puzzle, solver), LEAST_LUCK)),
    }


def luck(puzzle: Puzzle, solver: Solver) -> float:
    """The chance that somebody solves it who pushes and walks at random.

    Exact for one and two turns; for more, some pushes and walks of each turn stand for the others.
    """
    return _luck(begin(puzzle), puzzle.proof.first, solver)


def _luck(attempt: Attempt, pushes: Sequence[Push], solver: Solver) -> float:
    """The same for the rest of an attempt, of whose pushes only these can do it."""
    game, kind = attempt.puzzle.the_game, kind_of(attempt.puzzle.the_game, attempt.puzzle.kind)
    most = None if attempt.puzzle.turns <= NEAR_TURNS else FEW
    shares = []
    for push in _some(pushes, most):
        pushed = attempt.then(push)
        walks = pushed.legal
        if attempt.left > 1:
            tried = _some(walks, most)
            afters = [after for walk in tried if (after := pushed.then(walk)).status is Status.OPEN]
            rest = [_luck(after, _winning(after, solver), solver) for after in afters]
            shares.append(sum(rest) / len(tried))
        elif kind.judged:
            shares.append(sum(pushed.then(walk).status is Status.SOLVED for walk in walks) / len(walks))
        else:
            shares.append(sum(1 for _ in arrivals(game, pushed.state)) / len(walks))
    return sum(shares) / max(1, len(shares)) * len(pushes) / max(1, len(attempt.legal))


def _winning(attempt: Attempt, solver: Solver) -> Sequence[Push]:
    quest = quest_of(attempt.puzzle.the_game, attempt.state)
    return tuple(solver.turns_by_push(quest, attempt.left))


def _some(things: Sequence[Thing], most: int | None) -> Sequence[Thing]:
    """All of them, or a few that lie evenly among them."""
    return things if most is None else things[:: -(-len(things) // most) or 1]


def _near(puzzle: Puzzle, found: Found, quest: Quest, solver: Solver) -> int:
    """First pushes that almost do it: what the kind counts, or those that take one turn more."""
    if found.near or not 1 < puzzle.turns <= NEAR_TURNS:
        return found.near
    return len(solver.turns_by_push(quest, puzzle.turns + 1)) - len(puzzle.proof.first)


def _detour(quest: Quest, pushes: list[Push], there: int, goals: int) -> float:
    """How many cells farther from the goal the first turn ends than it could, in a straight line."""
    grid, best = quest.board.grid, float("inf")
    for push in pushes:
        arrow = grid.arrows[push.arrow]
        board, _ = quest.board.push(arrow, quest.spare.turned(push.turn))
        targets = list(cells(goal_cells(quest.goal, board)))
        if targets:
            reach = board.corridors(quest.closed).reach(1 << arrow.carries[quest.figure])
            best = min(best, nearest(grid, cells(reach), targets)[0] ** 0.5)
    if not goals or best == float("inf"):
        return 0.0
    return float(nearest(grid, [there], cells(goals))[0] ** 0.5 - best)
