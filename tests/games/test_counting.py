"""Numbers with their nouns."""

from __future__ import annotations

import pytest

from wandelgang.games.counting import counted


@pytest.mark.parametrize(
    ("number", "said"), [(0, "0 games"), (1, "1 game"), (2, "2 games"), (1000, "1,000 games")]
)
def test_only_one_is_not_many(number: int, said: str) -> None:
    assert counted(number, "game") == said
