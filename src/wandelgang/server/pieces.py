"""The small pieces that the host needs of each game besides its rules. A new game adds one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from wandelgang.games.classic import preview as classic
from wandelgang.games.master import preview as master
from wandelgang.games.preview import Preview
from wandelgang.games.towers import preview as towers
from wandelgang.server.boxes import classic_box, master_box, towers_box
from wandelgang.server.protocol import BoxFacts


class Previewing(Protocol):
    """A game's preview module, seen from outside."""

    Opening: Any
    Way: Any

    def preview(self, state: Any) -> Preview:
        """What the seat that is asked can see coming."""


class Piece(NamedTuple):
    """What the host needs of a game besides its rules."""

    previewing: Previewing
    box: Callable[[], BoxFacts]


PIECES: Final[Mapping[str, Piece]] = {
    "classic": Piece(classic, classic_box),
    "master": Piece(master, master_box),
    "towers": Piece(towers, towers_box),
}
