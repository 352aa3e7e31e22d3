"""How hard a puzzle is: what the search tells about it, weighed as `bench/difficulty.py` has fitted.

The difficulty is in how many of a hundred attempts weak bots fail, as far as these features can tell.
"""

from __future__ import annotations

from math import log2
from typing import Final

from msgspec.structs import replace

from wandelgang.games.actions import Push
from wandelgang.games.nearness import nearest
from wandelgang.games.quest import Quest, goal_cells
from wandelgang.maze import cells
from wandelgang.puzzles import Puzzle, begin, kind_of
from wandelgang.puzzles.kind import Found, Solver, quest_of

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
}
HARDEST: Final = 99


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
    }


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
