"""Events that all games share. The log, the animation and the screen reader read them."""

from __future__ import annotations

import msgspec

from wandelgang.maze import Tile


class GameEvent(msgspec.Struct, frozen=True, gc=False):
    """The base of all events."""


class TurnStarted(GameEvent, frozen=True, tag="turn-started"):
    """A seat's turn has begun; turns count from 1 (X13)."""

    seat: int
    turn: int


class Pushed(GameEvent, frozen=True, tag="pushed"):
    """The spare went in, as it lies now, and another tile fell out."""

    seat: int
    arrow: str
    tile: Tile
    fallen: Tile


class Carried(GameEvent, frozen=True, tag="carried"):
    """A push took a figure along (X6)."""

    seat: int
    start: int
    end: int


class Walked(GameEvent, frozen=True, tag="walked"):
    """A figure walked along these cells; a path of one cell means that it stayed."""

    seat: int
    path: tuple[int, ...]


class Won(GameEvent, frozen=True, tag="won"):
    """The game is over."""

    winners: tuple[int, ...]
