"""The small pieces that the host needs of each game besides its rules. A new game adds one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from wandelgang.games.classic import preview as classic
from wandelgang.games.master import preview as master
from wandelgang.games.preview import Preview
from wandelgang.games.towers import preview as towers


class Piece(Protocol):
    """A game's preview module, seen from outside."""

    Opening: Any
    Way: Any

    def preview(self, state: Any) -> Preview:
        """What the seat that is asked can see coming."""


PIECES: Final[Mapping[str, Piece]] = {"classic": classic, "master": master, "towers": towers}
