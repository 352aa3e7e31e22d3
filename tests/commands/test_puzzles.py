"""`wandelgang puzzles` as people call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.commands.calling import call, run

from wandelgang.games import GAMES
from wandelgang.puzzles import read_puzzle, shipped, write_puzzle

Said = pytest.CaptureFixture[str]
GAME = next(iter(GAMES))
LINK = shipped(GAME)[0]


def test_made_puzzles_are_listed_checked_and_shown(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "mine.gz"
    ended = call(capsys, "puzzles", "make", "--game", GAME, "--count", "3", "--seed", "7", "--out", file)
    assert ended.code == 0, ended.err
    assert "reach" in call(capsys, "puzzles", "list", file).out
    assert call(capsys, "puzzles", "check", file).out == "3 puzzles: all proofs hold\n"


def test_a_puzzle_is_shown_with_its_task_and_on_demand_its_solution(capsys: Said) -> None:
    shown = call(capsys, "puzzles", "show", LINK)
    assert "You are " in shown.out
    assert "Solution" not in shown.out
    assert "Solution: " in call(capsys, "puzzles", "show", f"{GAME}:1", "--answer").out
    facts = json.loads(call(capsys, "puzzles", "show", LINK, "--as", "json", "--answer").out)
    assert facts["link"] == LINK
    assert len(facts["solution"]) == 2 * facts["turns"]
    assert call(capsys, "puzzles", "show", GAME, "--as", "svg").out.startswith("<svg")
    line = call(capsys, "puzzles", "show", LINK, "--as", "position").out.strip()
    assert call(capsys, "show", line).code == 0


def test_a_puzzle_is_solved_in_the_terminal() -> None:
    puzzle = read_puzzle(LINK)
    write, options = puzzle.the_game.write, puzzle.position.options
    typed = ["hint", "hint", "hint", "nonsense", "back"]
    typed += [write(options, action) for action in puzzle.proof.solution]
    ended = run("puzzles", "solve", LINK, given="\n".join(typed).encode())
    assert (ended.code, ended.err) == (0, "")
    assert "Hint 1: look at line " in ended.out
    assert "That does not work" in ended.out
    assert ended.out.rstrip().endswith("Solved!")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("show", LINK[:-3]), "damaged"),
        (("show", "what"), "not the link of a puzzle"),
        (("show", f"{GAME}:9999"), "its puzzles are 1 to"),
        (("check", "nowhere"), "there is no game or file 'nowhere'"),
        (("make", "--game", "chess"), "there is no game 'chess'"),
        (("make", "--game", GAME, "--kind", "mate"), "its kinds are"),
        (("make", "--game", GAME, "--turns", "7"), "Turns by kind"),
    ],
)
def test_what_is_wrong_is_said_without_a_traceback(capsys: Said, words: tuple[str, ...], why: str) -> None:
    ended = call(capsys, "puzzles", *words)
    assert ended.code == 2
    assert why in ended.err
    assert "Traceback" not in ended.err


def test_a_wrong_proof_in_a_file_is_reported(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "links.txt"
    file.write_text(f"{LINK}\n{LINK[:-4]}\n{write_puzzle(read_puzzle(LINK))}\n")
    ended = call(capsys, "puzzles", "check", file)
    assert ended.code == 1
    assert "puzzle 2: this link is damaged" in ended.err
