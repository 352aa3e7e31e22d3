"""Puzzles: positions with a task, a proof of its answer, and all that a page needs to show and judge them.

    puzzle = read_puzzle(line)          # from a link; write_puzzle makes one
    task(puzzle)                        # what has to be done, in one sentence
    attempt = begin(puzzle)             # a value: keep the one before to take back
    attempt = attempt.then(action)      # attempt.legal lists pushes or walks; attempt.events animates
    attempt.status                      # open, solved or failed, with a refutation if another player shows it
    hint(puzzle, 1)                     # where to look; 2: the first push; 3: the whole turn
    solution(puzzle)                    # the solution as attempts, one for each action
    shipped(game)                       # the links that come with the game
    of_the_day(game, date)              # one of them, the same everywhere

Everything here runs on the rules alone, without compiled code. `wandelgang.composing` makes puzzles and
checks their proofs.
"""

from __future__ import annotations

from wandelgang.puzzles.attempt import Attempt, Status, begin, solution
from wandelgang.puzzles.hints import HINTS, Hint, hint
from wandelgang.puzzles.links import Summary, read_puzzle, summary, write_puzzle
from wandelgang.puzzles.puzzle import LEVELS, BadPuzzle, OtherVersion, Proof, Puzzle
from wandelgang.puzzles.repertoire import kind_of, repertoire
from wandelgang.puzzles.sameness import key
from wandelgang.puzzles.shipped import of_the_day, shipped

__all__ = [
    "HINTS",
    "LEVELS",
    "Attempt",
    "BadPuzzle",
    "Hint",
    "OtherVersion",
    "Proof",
    "Puzzle",
    "Status",
    "Summary",
    "begin",
    "hint",
    "key",
    "kind_of",
    "of_the_day",
    "read_puzzle",
    "repertoire",
    "shipped",
    "solution",
    "summary",
    "task",
    "write_puzzle",
]


def task(puzzle: Puzzle) -> str:
    """What has to be done, in one English sentence."""
    return kind_of(puzzle.the_game, puzzle.kind).task(puzzle)
