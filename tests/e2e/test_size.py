"""The client stays small, packed as it travels: its JavaScript, the view in depth, one language's texts."""

from __future__ import annotations

import gzip

import pytest
from tests.e2e.conftest import CLIENT

LARGEST = 240_000  # bytes: all pages, three games, their rules and lessons, and what plays without a host
FIRST = 130_000  # bytes: what every visitor loads; pages that not everybody opens are apart
LARGEST_VIEW = 260_000  # bytes: the view in depth, which nobody loads who does not choose it
LONGEST = 34_000  # bytes: every sentence in one language, with those of lessons and puzzles


def packed(pattern: str) -> dict[str, int]:
    files = list((CLIENT / "assets").glob(pattern))
    assert files, "the client has not been built: `make setup` builds it"
    return {file.name: len(gzip.compress(file.read_bytes())) for file in files}


def test_all_javascript_of_the_client_is_small() -> None:
    sizes = packed("*.js")
    usual = {name: size for name, size in sizes.items() if not name.startswith("solid-")}
    assert sum(usual.values()) <= LARGEST, usual


def test_what_every_visitor_loads_is_smaller_still() -> None:
    sizes = packed("main-*.js")
    assert sum(sizes.values()) <= FIRST, sizes


def test_the_view_in_depth_is_a_chunk_of_its_own() -> None:
    sizes = packed("solid-*.js")
    assert sum(sizes.values()) <= LARGEST_VIEW, sizes
    assert "solid-" not in (CLIENT / "index.html").read_text(encoding="utf-8")
    library = "WebGLRenderer"  # a word of the library that draws it
    others = [file for file in (CLIENT / "assets").glob("*.js") if not file.name.startswith("solid-")]
    assert not [file.name for file in others if library in file.read_text(encoding="utf-8")]
    assert any(library in file.read_text(encoding="utf-8") for file in (CLIENT / "assets").glob("solid-*.js"))


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_texts_of_a_language_are_small(language: str) -> None:
    sizes = packed(f"*-{language}-*.txt")
    assert sum(sizes.values()) <= LONGEST, sizes
