"""What proves puzzles: a solver, compiled or plain, and the judge of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wandelgang.bots.judging import judge_of
from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.quest import Quest
from wandelgang.games.required import AnyAction, AnyState
from wandelgang.puzzles.kind import Answer, Solver

BUDGET: Final = (
    0.02  # seconds for a judge's first look; it sets a number of samples, so nothing depends on time
)


@dataclass(frozen=True)
class Proving:
    """A solver with a judge beside it. `times` as much is looked at, with other luck."""

    solver: Solver
    times: int = 1

    def solve(self, quest: Quest, deepest: int = 4, *, every: bool = False) -> Answer:
        return self.solver.solve(quest, deepest, every=every)

    def turns_by_push(self, quest: Quest, deepest: int = 4, *, only_best: bool = False) -> Mapping[Push, int]:
        return self.solver.turns_by_push(quest, deepest, only_best=only_best)

    def weigh(self, game: Game, state: AnyState, closely: int) -> Mapping[AnyAction, float]:
        """See `wandelgang.puzzles.kind.Engine`. It loads the compiled code of the game's judge."""
        times, seat, legal = closely * self.times, state.seat, game.legal(state)
        judged = judge_of(game, BUDGET * times).judge(game.view(state, seat), legal, seed=times)
        chances = zip(legal, judged.chances, strict=True)
        return {action: chance[seat] for action, chance in chances if chance is not None}
