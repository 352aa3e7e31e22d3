"""`find`: find the one push that clearly beats all others, in a position as it was in a game.

No search over all answers proves that: what is hidden and what comes by chance counts as well. The proof is
the verdict of the game's judge, which sees only what the seat sees: its best push, and by how many wins in
a hundred games that beats every other push. Whoever checks it judges again, with other luck and more closely.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.required import AnyAction, AnyState
from wandelgang.puzzles.kind import Engine, Found, Kind, Verdict, arrivals, arrives, walks
from wandelgang.puzzles.puzzle import Proof, Puzzle

LEAST: Final = 0.07  # by so much of a game the best push has to beat every other one
DOUBT: Final = 2.0  # by how much the lead may be smaller when it is judged again, with other luck
GLANCE, CLOSE_LOOK = 1, 6  # how closely it is judged: first to see whether it may be one, then for sure
WINS: Final = 100  # the unit of the lead: wins in so many games


class Find(Kind):
    """One turn, and the push decides. Then a goal that is in reach has to be taken."""

    name = "find"
    turns = MappingProxyType({1: 1})
    base = 80.0
    bounds = (74, 76, 77)
    share = 1  # they are found one by one, with a judge
    as_played = True

    def task(self, puzzle: Puzzle) -> str:  # noqa: ARG002 - it is always the same
        return "Find the move that clearly beats all others."

    def prove(
        self,
        game: Game,
        state: AnyState,
        turns: int,  # noqa: ARG002 - it is always the same
        engine: Engine,
        most: int | None = None,  # noqa: ARG002 - there is one push, or no proof
    ) -> Found | None:
        seen, lead = _best(engine.weigh(game, state, GLANCE))
        if lead < LEAST / DOUBT:
            return None
        push, lead = _best(engine.weigh(game, state, CLOSE_LOOK))
        if push != seen or lead < LEAST / DOUBT or not isinstance(push, Push):
            return None
        pushed, _ = game.apply(state, push)
        if game.actor(pushed) != state.seat or not walks(game, pushed):
            return None  # the turn goes on in another way
        walk, _ = _best(engine.weigh(game, pushed, CLOSE_LOOK))
        if not hasattr(walk, "cell") or _leaves(game, pushed, walk):
            return None
        tempting = sum(_takes(game, state, other) for other in game.legal(state) if other != push)
        return Found(Proof(1, round(WINS * lead), (push,), (push, walk)), 0, tempting)

    def clear(self, found: Found) -> bool:
        return found.proof.best >= WINS * LEAST

    def bears_out(self, stored: int, found: int) -> bool:
        return stored >= WINS * LEAST and found >= WINS * LEAST / DOUBT

    def judge(self, puzzle: Puzzle, reached: int, before: AnyState, walk: Any, after: AnyState) -> Verdict:  # noqa: ARG002
        game = puzzle.the_game
        right = any(game.apply(puzzle.position, push)[0] == before for push in puzzle.proof.first)
        good = right and not _leaves(game, before, walk)
        return Verdict(solved=good, failed=not good)


def _best(weighed: Mapping[AnyAction, float]) -> tuple[AnyAction, float]:
    """The best action, and by how much it beats the next."""
    best, *others = sorted(weighed, key=lambda action: -weighed[action])
    return best, weighed[best] - weighed[others[0]] if others else 1.0


def _leaves(game: Game, pushed: AnyState, walk: AnyAction) -> bool:
    """Whether a walk does not take a goal that is in reach."""
    return not arrives(game, pushed, walk) and any(True for _ in arrivals(game, pushed))


def _takes(game: Game, state: AnyState, push: AnyAction) -> bool:
    """Whether a push brings the own goal within reach."""
    return any(True for _ in arrivals(game, game.apply(state, push)[0]))
