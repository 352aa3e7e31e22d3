"""How a game ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended. Scores are the game's own measure; a draw by exhaustion has no winners (X13)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
