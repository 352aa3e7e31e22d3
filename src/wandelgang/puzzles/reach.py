"""`reach`: reach your goal in two, three or four turns. It cannot be done in fewer."""

from __future__ import annotations

from types import MappingProxyType

from wandelgang.games import Game
from wandelgang.games.counting import counted
from wandelgang.games.required import AnyState
from wandelgang.puzzles.kind import Engine, Found, Kind, goal_name, played, quest_of, too_many
from wandelgang.puzzles.puzzle import Proof, Puzzle


class Reach(Kind):
    """One goal, in the fewest turns."""

    name = "reach"
    turns = MappingProxyType({2: 24, 3: 8, 4: 1})  # the longer, the rarer in play
    base = 73.2
    bounds = (79, 81, 83)

    def task(self, puzzle: Puzzle) -> str:
        goal = goal_name(puzzle.the_game, puzzle.position)
        return f"Reach {goal} in {counted(puzzle.turns, 'turn')}."

    def prove(
        self, game: Game, state: AnyState, turns: int, engine: Engine, most: int | None = None
    ) -> Found | None:
        quest = quest_of(game, state)
        answer = engine.solve(quest, turns)
        if answer.turns != turns:
            return None
        first = tuple(engine.turns_by_push(quest, turns))
        if too_many(first, most):
            return None
        return Found(Proof(turns, 0, first, played(game, state, answer.solution)), answer.boards, 0)
