"""Puzzles out of positions that occur in play."""

from __future__ import annotations

import pytest
from tests.puzzles.samples import name, some

from wandelgang.composing import check, make, puzzle_of, solver, wishes_for
from wandelgang.composing.taste import MOST_FIRST
from wandelgang.games import GAMES
from wandelgang.puzzles import BadPuzzle, Puzzle, key, repertoire
from wandelgang.search import plain


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_puzzles_of_all_kinds(game: str) -> None:
    chosen = GAMES[game]
    count = len(repertoire(chosen).kinds)
    made, again = (list(make(chosen, wishes_for(chosen, count), 7, solver())) for _ in range(2))
    assert made == again
    assert len({key(puzzle) for puzzle in made}) == count
    assert {puzzle.kind for puzzle in made} == {kind.name for kind in repertoire(chosen).kinds}
    for puzzle in made:
        check(puzzle, plain)
        assert len(puzzle.proof.first) <= MOST_FIRST[puzzle.turns]


def test_wishes_add_up_and_keep_to_what_was_asked_for() -> None:
    game = next(iter(GAMES.values()))
    assert sum(wish.number for wish in wishes_for(game, 100)) == 100
    (wish,) = wishes_for(game, 5, "reach", 3)
    assert (wish.kind.name, wish.turns, wish.number) == ("reach", 3, 5)
    with pytest.raises(BadPuzzle, match="its kinds are reach"):
        wishes_for(game, 5, "mate")
    with pytest.raises(BadPuzzle, match="Turns by kind: reach: 2, 3, 4"):
        wishes_for(game, 5, "reach", 9)


@pytest.mark.parametrize("puzzle", some(1, most_turns=2), ids=name)
def test_any_position_with_an_answer_becomes_a_puzzle(puzzle: Puzzle) -> None:
    game = puzzle.the_game
    made = puzzle_of(game, puzzle.position, puzzle.kind, puzzle.turns, plain)
    assert made.proof.first == puzzle.proof.first
    check(made, plain)


def test_a_position_without_an_answer_says_so() -> None:
    puzzle = next(puzzle for puzzle in some(1) if puzzle.kind == "reach" and puzzle.turns == 2)
    with pytest.raises(BadPuzzle, match="no answer in exactly 3 turns"):
        puzzle_of(puzzle.the_game, puzzle.position, "reach", 3, plain)
    with pytest.raises(BadPuzzle, match="takes 2, 3, 4 turns, not 1"):
        puzzle_of(puzzle.the_game, puzzle.position, "reach", 1, plain)
