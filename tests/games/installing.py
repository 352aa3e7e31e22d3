"""Games that are installed for the time of a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from wandelgang.games import GAMES, Game


@contextmanager
def installed(game: Game) -> Iterator[None]:
    """The registry knows this game, in place of any other of its name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES._games, game.name, game)
        yield
