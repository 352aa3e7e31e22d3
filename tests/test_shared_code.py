"""Shared code never names a game: everything about one game is in the folders of that game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from wandelgang.games.registry import OURS

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / "src" / "wandelgang"
CLIENT = ROOT / "web" / "src"
FOLDERS = {PYTHON: ("games", "search", "bots"), CLIENT: ("games",)}  # these have a folder for each game
KINDS = {PYTHON: (".py",), CLIENT: (".ts", ".svelte", ".css")}
LISTING = f"OURS: Final = {OURS!r}".replace("'", '"')  # in games/registry.py


def shared(root: Path) -> Iterator[Path]:
    """The source files that belong to no game."""
    for path in sorted(root.rglob("*")):
        part, game, *_ = (*path.relative_to(root).parts, "")
        own = part in FOLDERS[root] and game in OURS
        if path.suffix in KINDS[root] and not own:
            yield path


def named(text: str) -> list[str]:
    """The lines that name a game, in whatever form: a word, part of a key, of an identifier, of a class."""
    words = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
    return [
        line.strip()
        for line in text.splitlines()
        if not line.startswith(LISTING) and any(word.lower() in OURS for word in words.findall(line))
    ]


@pytest.mark.parametrize(
    "text", ["t('classic-won')", "class TowersView:", "master_box = 1", "# MASTER", "toMaster"]
)
def test_a_name_is_found_in_every_form(text: str) -> None:
    assert named(text)


@pytest.mark.parametrize("text", ["a tower", "masterly", "classical", "classics"])
def test_other_words_are_not_taken_for_a_name(text: str) -> None:
    assert not named(text)


@pytest.mark.parametrize("root", FOLDERS, ids=["python", "client"])
def test_shared_code_never_names_a_game(root: Path) -> None:
    files = list(shared(root))
    assert len(files) > 50
    found = {str(path.relative_to(ROOT)): named(path.read_text(encoding="utf-8")) for path in files}
    assert not {path: lines for path, lines in found.items() if lines}
