"""`odds`: take a treasure in this turn, so that the dragon die is least likely to cost you one.

You hold no card to roll again. After the treasure is taken the dragon die is rolled (M16); if you have to
duel, you lose a treasure on 1, 2 or 3 (M19). So each of the six faces that leads to a duel costs one chance
in twelve: the odds are exact.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.master.parts import PIPS, SAFE_ROLL, DieFace
from wandelgang.games.master.state import DragonDie, State, Step
from wandelgang.games.required import AnyAction, AnyState
from wandelgang.puzzles.kind import Engine, Found, Kind, Verdict, arrivals, quest_of, too_many
from wandelgang.puzzles.puzzle import Proof, Puzzle

LOSING = sum(pips < SAFE_ROLL for pips in PIPS)  # of the six rolls in a duel
CHANCES = 12  # the unit of the odds: chances in twelve
EACH = CHANCES * LOSING // (len(DieFace) * len(PIPS))  # what one face that leads to a duel costs


class Odds(Kind):
    """One turn, and the best chance to lose nothing in it."""

    name = "odds"
    turns = MappingProxyType({1: 1})
    base = 81.5
    bounds = (84, 86, 88)
    least_near = 3

    def task(self, puzzle: Puzzle) -> str:
        lowest = puzzle.position.lowest
        return (
            f"Take a treasure {lowest} in this turn, with the best odds to lose nothing: "
            f"{puzzle.proof.best} in {CHANCES}."
        )

    def prove(
        self,
        game: Game,
        state: AnyState,
        turns: int,  # noqa: ARG002 - it is always the same
        engine: Engine,
        most: int | None = None,
    ) -> Found | None:
        best, first = -1, list[Push]()
        solution: tuple[AnyAction, ...] = ()
        ways = engine.turns_by_push(quest_of(game, state), 1)
        for push in ways:
            pushed, _ = game.apply(state, push)
            for walk in arrivals(game, pushed):
                after, _ = game.apply(pushed, walk)
                chances = odds(game, after, state.seat)
                if chances is None:
                    return None
                if chances > best:
                    best, first, solution = chances, [], (push, walk)
                if chances == best and push not in first:
                    first.append(push)
        if not first or too_many(first, most):
            return None
        return Found(Proof(1, best, tuple(first), solution), len(ways), len(ways) - len(first))

    def judge(self, puzzle: Puzzle, reached: int, before: AnyState, walk: Any, after: AnyState) -> Verdict:
        verdict = super().judge(puzzle, reached, before, walk, after)
        if not verdict.solved:
            return verdict
        chances = odds(puzzle.the_game, after, puzzle.seat)
        good = chances is not None and chances >= puzzle.proof.best
        return Verdict(solved=good, failed=not good, reached=verdict.reached, got=chances)


def odds(game: Game, state: Any, seat: int) -> int | None:
    """In how many of twelve cases this seat loses nothing to the dragon die; None if it is not rolled now."""
    assert isinstance(state, State)
    if state.step is not Step.DRAGON_DIE:
        return None
    chances = CHANCES
    for face in DieFace:
        rolled, _ = game.apply(state, DragonDie(face))
        if rolled.duel is not None and seat in rolled.duel.duellists:
            chances -= EACH
    return chances
