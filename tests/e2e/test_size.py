"""The client stays small, packed as it travels: all its JavaScript, and the texts of one language."""

from __future__ import annotations

import gzip

import pytest
from tests.e2e.conftest import CLIENT

LARGEST = 200_000  # bytes: the pages, three games, their rules and lessons
LONGEST = 25_000  # bytes: every sentence in one language


def packed(pattern: str) -> dict[str, int]:
    files = list((CLIENT / "assets").glob(pattern))
    assert files, "the client has not been built: `make setup` builds it"
    return {file.name: len(gzip.compress(file.read_bytes())) for file in files}


def test_all_javascript_of_the_client_is_small() -> None:
    sizes = packed("*.js")
    assert sum(sizes.values()) <= LARGEST, sizes


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_texts_of_a_language_are_small(language: str) -> None:
    sizes = packed(f"*-{language}-*.txt")
    assert sum(sizes.values()) <= LONGEST, sizes
