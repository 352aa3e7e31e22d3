"""Every clause of the classic game is told in the rules and proven by a test that names it."""

from __future__ import annotations

import re

import pytest
from tests.docs.blocks import ROOT

CLAUSES = [*(f"X{number}" for number in range(1, 14)), *(f"C{number}" for number in range(1, 22))]
PAGE = (ROOT / "docs" / "rules" / "classic.md").read_text(encoding="utf-8")
TESTS = "".join(
    file.read_text(encoding="utf-8")
    for folder in ("games/classic", "match")
    for file in sorted((ROOT / "tests" / folder).glob("test_*.py"))
)


def told(page: str) -> set[str]:
    """The clauses that a page names, those within a span such as X3–X5 included."""
    named = set(re.findall(r"\b[XC]\d+\b", page))
    for letter, first, last in re.findall(r"\b([XC])(\d+)–[XC](\d+)\b", page):
        named |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return named


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_rules_tell_every_clause(clause: str) -> None:
    assert clause in told(PAGE)


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test_that_names_it(clause: str) -> None:
    assert re.search(rf"def test_(\w+_)?{clause.lower()}_", TESTS)


def test_rulings_and_reconstructed_parts_are_marked() -> None:
    assert PAGE.count("*ruling*") >= 10
    assert PAGE.count("*reconstructed*") >= 4
