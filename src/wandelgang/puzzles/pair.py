"""`pair`: reach your goal in this turn, and the next one in the turn after."""

from __future__ import annotations

from types import MappingProxyType

from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.quest import OnCarried
from wandelgang.games.required import AnyAction, AnyState
from wandelgang.puzzles.kind import (
    Engine,
    Found,
    Kind,
    Named,
    arrivals,
    goal_name,
    named_goal,
    next_turn,
    played,
    quest_of,
    too_many,
)
from wandelgang.puzzles.puzzle import Proof, Puzzle


class Pair(Kind):
    """Two goals in a row, one in each turn."""

    name = "pair"
    turns = MappingProxyType({2: 1})
    base = 72.5
    bounds = (80, 82, 84)
    goals = 2
    least_near = 2

    def task(self, puzzle: Puzzle) -> str:
        goal = goal_name(puzzle.the_game, puzzle.position)
        second = self._second(puzzle)
        then = "the next one" if second is None else goal_name(puzzle.the_game, second)
        return f"Reach {goal} in this turn, and {then} in the next."

    def wanted(self, puzzle: Puzzle) -> tuple[Named, ...]:
        second = self._second(puzzle)
        return (*super().wanted(puzzle), *([] if second is None else [named_goal(puzzle.the_game, second)]))

    def _second(self, puzzle: Puzzle) -> AnyState | None:
        """A position in which the second goal is next; None if its place depends on the first turn."""
        game, state = puzzle.the_game, puzzle.position
        for action in puzzle.proof.solution[:2]:
            state, _ = game.apply(state, action)
        state = next_turn(game, state, puzzle.seat, arrived=True)
        return None if isinstance(quest_of(game, state).goal, OnCarried) else state

    def prove(
        self,
        game: Game,
        state: AnyState,
        turns: int,  # noqa: ARG002 - it is always the same
        engine: Engine,
        most: int | None = None,
    ) -> Found | None:
        first: list[Push] = []
        solution: tuple[AnyAction, ...] = ()
        boards = 0
        tried = engine.turns_by_push(quest_of(game, state), 1)
        for push in tried:
            pushed, _ = game.apply(state, push)
            for walk in arrivals(game, pushed):
                after, _ = game.apply(pushed, walk)
                if game.actor(after) is None:  # the game ends with one goal: there is no second
                    return None
                there = next_turn(game, after, state.seat, arrived=True)
                answer = engine.solve(quest_of(game, there), 1)
                boards += answer.boards
                if answer.turns is not None:
                    solution = solution or (push, walk, *played(game, there, answer.solution))
                    first += [push] if push not in first else []
            if too_many(first, most):
                return None
        if not first:
            return None
        return Found(Proof(2, 0, tuple(first), solution), boards, len(tried) - len(first))
