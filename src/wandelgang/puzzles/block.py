"""`block`: make a turn after which the next player cannot reach the goal, whatever it pushes."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.quest import NoQuest, Quest
from wandelgang.games.required import AnyAction, AnyState
from wandelgang.games.seats import with_own
from wandelgang.puzzles.kind import (
    Engine,
    Found,
    Kind,
    Verdict,
    arrivals,
    goal_name,
    quest_of,
    too_many,
    turn_of,
    walks,
)
from wandelgang.puzzles.puzzle import Proof, Puzzle


class Block(Kind):
    """One turn against the next player. Its goal is known."""

    name = "block"
    turns = MappingProxyType({1: 1})
    base = 84.7
    bounds = (92, 94, 96)

    def task(self, puzzle: Puzzle) -> str:
        game, state = puzzle.the_game, puzzle.position
        colour = state.options.colours[_next_seat(state)]
        goal = goal_name(game, turn_of(state, _next_seat(state)))
        return f"Make a turn after which {colour} cannot reach {goal}, whatever {colour} pushes."

    def whose(self, puzzle: Puzzle) -> int:
        return _next_seat(puzzle.position)

    def quest(self, game: Game, state: AnyState) -> Quest:
        return quest_of(game, turn_of(state, _next_seat(state)))

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
        boards, near = 0, 0
        last: Any
        for push in game.legal(state):
            pushed, _ = game.apply(state, push)
            seen: dict[Quest, int] = {}
            last = None
            for walk in walks(game, pushed):
                after, _ = game.apply(pushed, walk)
                if game.actor(after) is None:
                    continue  # the game is over
                theirs: Any = turn_of(after, _next_seat(state))
                own = with_own(theirs.figures, state.seat, pushed.figures[state.seat])
                there = replace(theirs, figures=own)
                if there == last:
                    continue  # but for where the solver's figure stands, as after the walk before
                last, quest = there, quest_of(game, theirs)
                if quest not in seen:
                    seen[quest] = len(engine.turns_by_push(quest, 1))
                    boards += 1
                if not seen[quest]:
                    first += [push] if push not in first else []
                    solution = solution or (push, walk)
            if too_many(first, most):
                return None
            near += min(seen.values(), default=0) in (1, 2)
        if not first:
            return None
        return Found(Proof(1, 0, tuple(first), solution), boards, near)

    def judge(self, puzzle: Puzzle, reached: int, before: AnyState, walk: Any, after: AnyState) -> Verdict:  # noqa: ARG002
        game = puzzle.the_game
        if game.actor(after) is None:
            return Verdict(failed=True)
        theirs = turn_of(after, _next_seat(puzzle.position))
        try:
            quest_of(game, theirs)
        except NoQuest:
            return Verdict(solved=True)
        for push in game.legal(theirs):
            pushed, _ = game.apply(theirs, push)
            for answer in arrivals(game, pushed):
                return Verdict(failed=True, refutation=(push, answer))
        return Verdict(solved=True)


def _next_seat(state: AnyState) -> int:
    return (state.seat + 1) % state.options.players
