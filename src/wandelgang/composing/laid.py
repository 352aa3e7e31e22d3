"""Positions that somebody has laid out: their solution, and the puzzle that they make."""

from __future__ import annotations

from typing import cast

import msgspec

from wandelgang import composing, search
from wandelgang.games import Game
from wandelgang.games.quest import NoQuest
from wandelgang.games.required import AnyState, AnyView
from wandelgang.puzzles import BadPuzzle, repertoire, write_puzzle
from wandelgang.puzzles.kind import Solver

DEEPEST = 5  # turns, for compiled code
DEEPEST_PLAIN = 4  # in plain Python five turns can take minutes
REACH = "reach"  # the kind of puzzle that every game has


def solved(game: Game, view: AnyView) -> tuple[bytes | None, str]:
    """The answer of the solver as JSON, for the seat whose view this is; or None, and why there is none."""
    try:
        quest = search.quest_of(game, view)
        deepest = DEEPEST if search.ready() else DEEPEST_PLAIN
        return msgspec.json.encode(search.solve(quest, deepest, every=True)), ""
    except NoQuest as error:
        return None, str(error)


def as_puzzle(game: Game, state: AnyState) -> tuple[str | None, str]:
    """The link of the puzzle to reach the goal in the fewest turns; or None, and why there is none.

    Nobody waits for code to be compiled: until it is, plain Python searches.
    """
    try:
        quest = search.quest_of(game, game.view(state, state.seat))
        kinds = {kind.name: kind for kind in repertoire(game).kinds}
        most = max(kinds[REACH].turns) if REACH in kinds else 0
        turns = search.solve(quest, most).turns if most else None
        if turns is None:
            return None, f"the goal cannot be reached in {most} turns"
        puzzle = composing.puzzle_of(game, state, REACH, turns, cast(Solver, search))
    except (NoQuest, BadPuzzle) as error:
        return None, str(error)
    return write_puzzle(puzzle), ""
