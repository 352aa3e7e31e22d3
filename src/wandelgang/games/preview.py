"""What the seat to act can see coming: what a push would open, and the way of each walk."""

from __future__ import annotations

import msgspec


class Opening(msgspec.Struct, frozen=True, gc=False):
    """What an action before the move, such as a push, would open."""

    action: int  # its place among the legal actions
    cells: tuple[int, ...]  # where the figure could then end its move
    goals: tuple[int, ...]  # those of them where something is to be gained


class Way(msgspec.Struct, frozen=True, gc=False):
    """How a walk would go."""

    action: int  # its place among the legal actions
    cell: int  # where it ends
    path: tuple[int, ...]  # both ends included
    goal: bool  # something is to be gained there


class Preview(msgspec.Struct, frozen=True, gc=False):
    """Everything that the seat to act can see coming, from what it knows."""

    opens: tuple[Opening, ...] = ()
    ways: tuple[Way, ...] = ()
