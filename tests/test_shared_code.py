"""Shared code knows no game: no game's name, no word of a single game, no clause of its rules.

Everything about one game is in the folders of that game. What shared code needs to know of games is put as a
property that any game may have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec import inspect

from wandelgang.games import GAMES, Game
from wandelgang.games.registry import OURS

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / "src" / "wandelgang"
CLIENT = ROOT / "web" / "src"
DEMO = ROOT / "web" / "demo"
TEXTS = ROOT / "locales"
WEB = sorted(path for ending in ("ts", "html", "json") for path in (ROOT / "web").glob(f"*.{ending}"))
BUILD = (ROOT / "Makefile", ROOT / "hatch_build.py", *WEB)
BUILT = PYTHON / "server" / "client"  # the compiled client
FOLDERS = {
    PYTHON: ("games", "search", "batch", "bots", "puzzles"),
    CLIENT: ("games",),
}  # these have a folder for each game
KINDS = {
    PYTHON: (".py", ".json", ".svg", ".md"),
    CLIENT: (".ts", ".svelte", ".css", ".md", ".html", ".json"),
    DEMO: (".ts", ".svelte", ".html"),
    TEXTS: (".ftl",),
}
LISTING = f"OURS: Final = {OURS!r}".replace("'", '"')  # in games/registry.py

STEMS = {
    "dragon",
    "drache",
    "guard",
    "lair",
    "gaze",
    "rune",
    "spell",
    "zauber",
    "duel",
    "joker",
    "treasure",
}
NOT_OF_A_GAME = re.compile(r"spell(check|ing|ed)|guardian")
ALLOWED = {  # beginnings of lines that may stay, and why
    '<symbol id="pic-dragon"': "one of the pictures on tiles, which all games share",
    "picture-dragon = ": "its name",
    "the-dragon = ": "its name inside a sentence",
    '"NES:dragon",': "a tile with that picture, in the demo",
    "settings-view = ": "tiles with heights are towers to people",
    '{ drawing: "guard-': "the demo shows drawings of all games",
    "landmarks: [{": "the demo shows drawings of all games",
    'costs: ["event-through-the-wall"],': "the demo shows drawings of all games",
    '<symbol id="event-double-turn"': "a drawing that several games share",
}
DRAWN = re.compile(r'\w+: \[("spell-\w+"(, )?)+\],')  # likewise
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
CLAUSE = re.compile(r"\b[CMT]\d+\b")  # C7, M13, T14
PATH = re.compile(r'(["`])\s*[Mm][-\d. ${][^"`]*\1')  # an SVG path, in an attribute or a string


def phrases(game: Game) -> set[str]:
    """What a game calls its actions, events and drawings, where that takes several words."""
    tags = {
        str(kind.tag)
        for union in (game.Action, game.Event)
        for kind in map(inspect.type_info, get_args(union))
        if isinstance(kind, inspect.StructType)
    }
    symbols = {name.removeprefix("event-") for name in game.drawings}
    return {" ".join(words_of(tag)) for tag in tags | symbols if "-" in tag}


def words_of(line: str) -> list[str]:
    """The words of a line in lower case, whatever they are part of: a key, an identifier, a class."""
    return [word.lower() for word in WORD.findall(line)]


ALL = [phrases(GAMES[name]) for name in OURS]
PLAIN = {"laid out", "rolled again"}  # said of any game
PHRASES = {phrase for own in ALL for phrase in own if sum(phrase in other for other in ALL) == 1} - PLAIN


def shared(root: Path) -> Iterator[Path]:
    """The source files that belong to no game."""
    for path in sorted(root.rglob("*")):
        part, game, *_ = (*path.relative_to(root).parts, "")
        own = part in FOLDERS.get(root, ()) and game in OURS
        if path.suffix in KINDS[root] and not own and not path.is_relative_to(BUILT):
            yield path


def named(text: str) -> list[str]:
    """The lines that name a game."""
    return [line for line in _lines(text) if not line.startswith(LISTING) and {*words_of(line)} & {*OURS}]


def of_one_game(text: str) -> list[str]:
    """The lines with a word, a phrase or a clause of a single game."""
    return [
        line for line in _lines(text) if _stems(line) or _phrases(line) or CLAUSE.search(PATH.sub("", line))
    ]


def _lines(text: str) -> list[str]:
    lines = map(str.strip, text.splitlines())
    return [line for line in lines if not line.startswith(tuple(ALLOWED)) and not DRAWN.fullmatch(line)]


def _stems(line: str) -> list[str]:
    return [
        word for word in words_of(line) if word.startswith(tuple(STEMS)) and not NOT_OF_A_GAME.match(word)
    ]


def _clauses(line: str) -> list[str]:
    return CLAUSE.findall(PATH.sub("", line))


def _phrases(line: str) -> list[str]:
    said = f" {' '.join(words_of(line))} "
    return [phrase for phrase in PHRASES if f" {phrase} " in said]


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
    [
        '"guard-white"',
        "class OnTreasure:",
        "hand.jokers",
        "the dragon's gaze",
        "while guarding it",
        "duelling",
        "spellbook",
        "a second push",
        "secondPush",
        "through_the_wall",
        "double-turn",
        "# M13",
        "(T7, T8)",
        '"C7"',
        'M13 - as in "M5 4v5"',
    ],
)
def test_a_word_or_a_clause_of_one_game_is_found_in_every_form(text: str) -> None:
    assert of_one_game(text)


@pytest.mark.parametrize(
    "text", ["prune", "spellcheck", "X13", 'd="M5 4v5.5"', '"M0 -21L18.2"', 'f"M1 {high}V"', "`M1 ${high}V`"]
)
def test_other_words_clauses_of_all_games_and_paths_are_no_game_s(text: str) -> None:
    assert not of_one_game(text)


SHARED = {
    "python": [*shared(PYTHON)],
    "client": [*shared(CLIENT)],
    "demo": [*shared(DEMO)],
    "texts": [*shared(TEXTS)],
    "build": [*BUILD],
}


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
    assert len(SHARED["texts"]) >= 18
    assert len(SHARED["demo"]) >= 4
    assert all(path.is_file() for path in BUILD)
