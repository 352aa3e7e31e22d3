"""Games that are installed for one test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import corners
from wandelgang.games import GAMES, Game

TESTED: dict[str, Game] = {**GAMES, corners.GAME.name: corners.GAME}
"""Every game that is installed, and our example."""


@contextmanager
def installed(game: Game) -> Iterator[None]:
    """The registry knows this game, in place of any other of its name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES._games, game.name, game)
        yield
