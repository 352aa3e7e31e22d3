"""A puzzle: a position, a task, and the proof of its answer, as one frozen value."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from wandelgang.games import Game, game_for
from wandelgang.games.actions import Push
from wandelgang.games.required import AnyAction

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""The names of the levels 1 to 4."""
MOST_TURNS: Final = 4


class BadPuzzle(ValueError):
    """A text is not a puzzle, or a puzzle does not hold what it says; the message says why."""


class OtherVersion(BadPuzzle):
    """A puzzle of a game, rules, kind or format that this program does not have; another version may."""


class Proof(msgspec.Struct, frozen=True):
    """What is proven about a position: the turns it takes, the best that can be had, how it is done.

    `first` is complete: no other first push does it. `solution` is one way, push and walk in turns.
    """

    turns: int
    best: int  # in the unit of the kind, such as cards or chances in twelve; 0 where there is none
    first: tuple[Push, ...]
    solution: tuple[AnyAction, ...]


class Puzzle(msgspec.Struct, frozen=True):
    """A position before a push of the seat that is to solve it, what it has to do, and the proof."""

    game: str
    rules: int  # the version of the game's rules
    kind: str
    position: Any  # a state of that game
    proof: Proof
    difficulty: int = 0  # 0 to 99: in so many of a hundred attempts a weak bot fails

    @property
    def seat(self) -> int:
        """Whose puzzle it is."""
        seat: int = self.position.seat
        return seat

    @property
    def turns(self) -> int:
        """How many turns the solver has."""
        return self.proof.turns

    @property
    def level(self) -> int:
        """1 to 4: easy, normal, hard, expert, among the puzzles of its kind."""
        from wandelgang.puzzles.repertoire import kind_of  # imported here: kinds know puzzles

        return kind_of(self.the_game, self.kind).level(self.difficulty)

    @property
    def the_game(self) -> Game:
        """The game in the version of the puzzle."""
        return game_for(self.game, self.rules)
