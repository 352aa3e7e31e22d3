"""Every clause of every game is in its rules and proven by a test that names it."""

from __future__ import annotations

import re

import pytest
from tests.docs.blocks import ROOT

OWN = {  # what all games share is described and tested with the classic game
    "classic": [*(f"X{number}" for number in range(1, 14)), *(f"C{number}" for number in range(1, 22))],
    "master": [f"M{number}" for number in range(1, 31)],
    "towers": [*(f"T{number}" for number in range(1, 15)), "T12a"],
}
CLAUSES = [(game, clause) for game, own in OWN.items() for clause in own]
PAGES = {game: (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8") for game in OWN}


def proofs(*folders: str) -> str:
    """All that the tests of some folders say."""
    files = [file for folder in folders for file in sorted((ROOT / "tests" / folder).glob("test_*.py"))]
    return "".join(file.read_text(encoding="utf-8") for file in files)


TESTS = {game: proofs(f"games/{game}", "games", "match") for game in OWN}


def told(page: str) -> set[str]:
    """The clauses that a page names, those within a span such as X3–X5 included."""
    named = set(re.findall(r"\b[XCMT]\d+a?\b", page))
    for letter, first, last in re.findall(r"\b([XCMT])(\d+)–[XCMT](\d+)\b", page):
        named |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return named


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_the_rules_tell_every_clause(game: str, clause: str) -> None:
    assert clause in told(PAGES[game])


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_every_clause_has_a_test_that_names_it(game: str, clause: str) -> None:
    assert re.search(rf"def test_(\w+_)?{clause.lower()}_", TESTS[game])


@pytest.mark.parametrize("game", OWN)
def test_rulings_and_reconstructed_parts_are_marked(game: str) -> None:
    assert PAGES[game].count("*ruling*") >= 4
    assert PAGES[game].count("*reconstructed*") >= 1
