"""The two actions that shifting-maze games are made of."""

from __future__ import annotations

import msgspec


class Push(msgspec.Struct, frozen=True, gc=False, tag="push", forbid_unknown_fields=True):
    """Turn the spare clockwise by some quarters and push it in at an arrow."""

    arrow: str
    turn: int = 0


class Walk(msgspec.Struct, frozen=True, gc=False, tag="walk", forbid_unknown_fields=True):
    """Walk to a cell. A figure stays by walking to the cell where it stands."""

    cell: int
