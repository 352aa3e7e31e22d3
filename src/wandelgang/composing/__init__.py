"""Making puzzles, and checking their proofs.

    wishes = wishes_for(game, 100)            # of all kinds, or of one kind, or for a number of turns
    for puzzle in make(game, wishes, seed=7, solver=solver()): …
    puzzle_of(game, state, "reach", 2)        # any position as a puzzle, such as one from a board editor
    check(puzzle, plain)                      # searches the proof again; raises BadPuzzle
    by_force(puzzle)                          # the first pushes that do it, from the rules alone

`solver()` loads the compiled solver, which making needs; checking also works with `wandelgang.search.plain`.
"""

from __future__ import annotations

from typing import cast

from wandelgang import search
from wandelgang.composing.checking import by_force, check
from wandelgang.composing.difficulty import difficulty
from wandelgang.composing.engine import Proving
from wandelgang.composing.making import Wish, composed, make, wishes_for
from wandelgang.games import Game
from wandelgang.games.quest import NoQuest
from wandelgang.games.required import AnyState
from wandelgang.puzzles import BadPuzzle, Puzzle, kind_of
from wandelgang.puzzles.kind import Solver

__all__ = ["Wish", "by_force", "check", "make", "puzzle_of", "solver", "wishes_for"]


def solver() -> Solver:
    """The compiled solver; loads it if need be. A quest that it does not take is answered by plain Python."""
    search.load()
    return cast(Solver, search)


def puzzle_of(game: Game, state: AnyState, kind: str, turns: int, engine: Solver) -> Puzzle:
    """A position as a puzzle, however many first pushes do it; raises BadPuzzle if it is none."""
    asked = kind_of(game, kind)
    if turns not in asked.turns:
        known = ", ".join(map(str, asked.turns))
        raise BadPuzzle(f"a puzzle of the kind {kind} takes {known} turns, not {turns}")
    try:
        made = composed(game, state, asked, turns, Proving(engine))
    except NoQuest as error:
        raise BadPuzzle(f"this position is no puzzle: {error}") from None
    if made is None:
        raise BadPuzzle(
            f"this position is no puzzle of the kind {kind}: it has no answer in exactly {turns} turns"
        )
    return difficulty(*made, engine)
