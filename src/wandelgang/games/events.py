"""What happened, as far as all games share it. The log, the animation and the screen reader read these."""

from __future__ import annotations

import msgspec

from wandelgang.maze import Tile


class Happened(msgspec.Struct, frozen=True):
    """The base of all events."""


class TurnStarted(Happened, frozen=True, tag="turn-started"):
    """A seat's turn has begun; turns count from 1 (X13)."""

    seat: int
    turn: int


class Pushed(Happened, frozen=True, tag="pushed"):
    """The spare went in, as it lies now, and another tile fell out."""

    seat: int
    arrow: str
    tile: Tile
    fallen: Tile


class Carried(Happened, frozen=True, tag="carried"):
    """A push took a figure along (X6)."""

    seat: int
    start: int
    end: int


class Walked(Happened, frozen=True, tag="walked"):
    """A figure walked along these cells; a path of one cell means that it stayed."""

    seat: int
    path: tuple[int, ...]


class Won(Happened, frozen=True, tag="won"):
    """The game is over."""

    winners: tuple[int, ...]
