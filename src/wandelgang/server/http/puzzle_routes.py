"""The routes of puzzles. They keep nothing: each request says which puzzle, and what was done so far."""

from __future__ import annotations

from litestar import get, post

from wandelgang.table.protocol import HintWish, PuzzleHint, PuzzleSet, PuzzleStart, PuzzleTry, Tried
from wandelgang.table.puzzles import (
    attempt_at,
    hint_for,
    puzzle_of_day,
    puzzle_of_set,
    puzzle_sets,
    solution_of,
)


@get("/puzzles", tags=["puzzles"], summary="What puzzles there are", sync_to_thread=True)
def all_puzzles() -> tuple[PuzzleSet, ...]:
    """The puzzles that come with each game, by kind and level, as ids."""
    return puzzle_sets()


@get("/puzzles/day/{day:str}", tags=["puzzles"], summary="The puzzle of a day", sync_to_thread=True)
def day_puzzle(day: str) -> PuzzleStart:
    """The same on every host of this version. A day is written as 2026-11-18."""
    return puzzle_of_day(day)


@get("/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"], summary="A puzzle by its id", sync_to_thread=True)
def one_puzzle(game: str, puzzle: str) -> PuzzleStart:
    """One of those that come with the game."""
    return puzzle_of_set(game, puzzle)


@post("/puzzles/try", tags=["puzzles"], summary="Try to solve a puzzle", status_code=200, sync_to_thread=True)
def try_puzzle(data: PuzzleTry) -> PuzzleStart:
    """A puzzle by its link, and what the actions so far have come to."""
    return attempt_at(data)


@post("/puzzles/hint", tags=["puzzles"], summary="A hint", status_code=200, sync_to_thread=True)
def puzzle_hint(data: HintWish) -> PuzzleHint:
    """Where to look, the first push, or the whole first turn."""
    return hint_for(data)


@post("/puzzles/solution", tags=["puzzles"], summary="The solution", status_code=200, sync_to_thread=True)
def puzzle_solution(data: PuzzleTry) -> tuple[Tried, ...]:
    """The solution of a puzzle, action by action. The actions of the request are not looked at."""
    return solution_of(data)


PUZZLES = (all_puzzles, day_puzzle, one_puzzle, try_puzzle, puzzle_hint, puzzle_solution)
"""The routes, for the router of the API."""
