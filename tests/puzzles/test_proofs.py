"""Every puzzle carries a proof. It is checked without the compiled solver that made it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.puzzles.samples import name, some

from wandelgang.composing import by_force, check
from wandelgang.games import GAMES
from wandelgang.puzzles import BadPuzzle, Puzzle, key, read_puzzle, shipped, write_puzzle
from wandelgang.search import plain


@pytest.mark.parametrize("puzzle", some(3, most_turns=3), ids=name)
def test_a_proof_holds_in_plain_python(puzzle: Puzzle) -> None:
    check(puzzle, plain)


@pytest.mark.parametrize("puzzle", some(2, most_turns=1), ids=name)
def test_trying_everything_finds_the_same_first_pushes(puzzle: Puzzle) -> None:
    assert by_force(puzzle) == set(puzzle.proof.first)


@pytest.mark.parametrize("puzzle", some(1, most_turns=2), ids=name)
def test_a_wrong_proof_is_found_out(puzzle: Puzzle) -> None:
    proof = puzzle.proof
    legal = [push for push in puzzle.the_game.legal(puzzle.position) if push not in proof.first]
    for wrong in (
        replace(proof, first=(*proof.first, legal[0])),
        replace(proof, turns=proof.turns + 1),
        replace(proof, best=0 if puzzle.kind == "find" else proof.best + 1),
    ):
        with pytest.raises(BadPuzzle, match="the proof is wrong"):
            check(replace(puzzle, proof=wrong), plain)


def test_each_game_comes_with_a_thousand_puzzles_in_little_room() -> None:
    assert {game: len(shipped(game)) for game in GAMES} == dict.fromkeys(GAMES, 1_000)
    assert sum(len((game.folder / "puzzles.gz").read_bytes()) for game in GAMES.values()) <= 300_000


@pytest.mark.parametrize("game", GAMES)
def test_no_two_puzzles_of_a_sample_are_the_same(game: str) -> None:
    keys = [key(read_puzzle(link)) for link in shipped(game)[::10]]
    assert len(set(keys)) == len(keys)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_proofs_hold_in_plain_python_and_no_two_puzzles_are_the_same(game: str) -> None:
    keys = set()
    for link in shipped(game):
        puzzle = read_puzzle(link)
        check(puzzle, plain)
        assert write_puzzle(puzzle) == link
        keys.add(key(puzzle))
    assert len(keys) == len(shipped(game))


@pytest.mark.long
@pytest.mark.parametrize("puzzle", some(1_000, most_turns=1), ids=name)
def test_trying_everything_agrees_with_every_proof_of_one_turn(puzzle: Puzzle) -> None:
    assert by_force(puzzle) == set(puzzle.proof.first)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", [one for one in some(8, most_turns=2) if one.turns == 2], ids=name)
def test_trying_everything_agrees_with_proofs_of_two_turns(puzzle: Puzzle) -> None:
    assert by_force(puzzle) == set(puzzle.proof.first)
