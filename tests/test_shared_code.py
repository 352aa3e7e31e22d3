"""Shared code knows no game: no game's name, no word of a single game, no clause of its rules.

Everything about one game is in the folders of that game. What shared code needs to know of games is put as a
property that any game may have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from wandelgang.games.registry import OURS

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / "src" / "wandelgang"
CLIENT = ROOT / "web" / "src"
BUILD = (ROOT / "Makefile", ROOT / "hatch_build.py", *sorted((ROOT / "web").glob("*.ts")))
BUILT = PYTHON / "server" / "client"  # the compiled client
FOLDERS = {PYTHON: ("games", "search", "bots"), CLIENT: ("games",)}  # these have a folder for each game
KINDS = {PYTHON: (".py", ".json", ".svg", ".md"), CLIENT: (".ts", ".svelte", ".css", ".md")}
LISTING = f"OURS: Final = {OURS!r}".replace("'", '"')  # in games/registry.py

OF_ONE_GAME = {"dragon", "guard", "refuge", "gaze", "rune", "spell", "duel", "joker", "treasure"}
ALLOWED = {  # beginnings of lines with such a word that may stay, and why
    '<symbol id="pic-dragon"': "one of the pictures on tiles, which all games share",
}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
# C7, M13, T14, but not the beginning of an SVG path such as "M5 4v5", "M0 -21" or "M1 {high}V".
CLAUSE = re.compile(r"\b[CMT]\d+\b(?!\.\d|\s*[-\d{$])")


def shared(root: Path) -> Iterator[Path]:
    """The source files that belong to no game."""
    for path in sorted(root.rglob("*")):
        part, game, *_ = (*path.relative_to(root).parts, "")
        own = part in FOLDERS[root] and game in OURS
        if path.suffix in KINDS[root] and not own and not path.is_relative_to(BUILT):
            yield path


def words(line: str) -> set[str]:
    """The words of a line, in whatever form: alone, or part of a key, of an identifier, of a class."""
    return {word.lower() for word in WORD.findall(line)}


def singular(found: set[str]) -> set[str]:
    """These words without the s of a plural."""
    return {word.removesuffix("s") for word in found}


def named(text: str) -> list[str]:
    """The lines that name a game."""
    return [
        line.strip() for line in text.splitlines() if not line.startswith(LISTING) and words(line) & set(OURS)
    ]


def of_one_game(text: str) -> list[str]:
    """The lines with a word or a clause of a single game."""
    return [
        line
        for line in map(str.strip, text.splitlines())
        if not line.startswith(tuple(ALLOWED))
        and (singular(words(line)) & OF_ONE_GAME or CLAUSE.search(line))
    ]


@pytest.mark.parametrize(
    "text", ["t('classic-won')", "class TowersView:", "master_box = 1", "# MASTER", "toMaster"]
)
def test_a_name_is_found_in_every_form(text: str) -> None:
    assert named(text)


@pytest.mark.parametrize("text", ["a tower", "masterly", "classical", "classics"])
def test_other_words_are_not_taken_for_a_name(text: str) -> None:
    assert not named(text)


@pytest.mark.parametrize(
    "text",
    ['"guard-white"', "class OnTreasure:", "hand.jokers", "the dragon's gaze", "# M13", "(T7, T8)", '"C7"'],
)
def test_a_word_or_a_clause_of_one_game_is_found_in_every_form(text: str) -> None:
    assert of_one_game(text)


@pytest.mark.parametrize(
    "text", ["prune", "spellcheck", "X13", 'd="M5 4v5.5"', '"M0 -21L18.2"', 'f"M1 {high}V"', "M10.5 4"]
)
def test_other_words_clauses_of_all_games_and_paths_are_no_game_s(text: str) -> None:
    assert not of_one_game(text)


SHARED = {"python": [*shared(PYTHON)], "client": [*shared(CLIENT)], "build": [*BUILD]}


@pytest.mark.parametrize("part", SHARED)
def test_shared_code_never_names_a_game(part: str) -> None:
    found = {str(path.relative_to(ROOT)): named(path.read_text(encoding="utf-8")) for path in SHARED[part]}
    assert not {path: lines for path, lines in found.items() if lines}


@pytest.mark.parametrize("part", SHARED)
def test_shared_code_has_no_word_and_no_clause_of_a_single_game(part: str) -> None:
    found = {
        str(path.relative_to(ROOT)): of_one_game(path.read_text(encoding="utf-8")) for path in SHARED[part]
    }
    assert not {path: lines for path, lines in found.items() if lines}


def test_nothing_is_allowed_that_no_longer_exists() -> None:
    texts = [path.read_text(encoding="utf-8") for files in SHARED.values() for path in files]
    assert [start for start in ALLOWED if not any(start in text for text in texts)] == []


def test_there_is_shared_code_to_look_at() -> None:
    assert len(SHARED["python"]) > 100
    assert len(SHARED["client"]) > 50
    assert all(path.is_file() for path in BUILD)
