"""What the states, views and actions of every game have. Shared code asks for no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from wandelgang.games.seats import Colour, SeatOptions
from wandelgang.maze import Board, Tile

AnyAction = msgspec.Struct
"""An action of any game."""


class AnyState(Protocol):
    """A whole position of any game."""

    @property
    def options(self) -> SeatOptions: ...
    @property
    def board(self) -> Board: ...
    @property
    def spare(self) -> Tile: ...
    @property
    def figures(self) -> tuple[int, ...]: ...  # cells, by seat
    @property
    def seat(self) -> int: ...  # whose turn it is
    @property
    def turn(self) -> int: ...
    @property
    def step(self) -> str: ...
    @property
    def last_push(self) -> str | None: ...


class AnyPlayer(Protocol):
    """What a view of any game shows of one player."""

    @property
    def colour(self) -> Colour: ...
    @property
    def cell(self) -> int: ...


class AnyView(Protocol):
    """What one seat may know of a position of any game."""

    @property
    def seat(self) -> int | None: ...  # None: a spectator
    @property
    def options(self) -> SeatOptions: ...
    @property
    def board(self) -> Board: ...
    @property
    def spare(self) -> Tile: ...
    @property
    def players(self) -> Sequence[AnyPlayer]: ...
    @property
    def actor(self) -> int | None: ...
    @property
    def at_turn(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def step(self) -> str: ...
    @property
    def last_push(self) -> str | None: ...


def shown_fields(view: AnyView) -> dict[str, Any]:
    """What every state has, as a view shows it: nobody hides any of it."""
    return {
        "options": view.options,
        "board": view.board,
        "spare": view.spare,
        "figures": tuple(player.cell for player in view.players),
        "seat": view.at_turn,
        "turn": view.turn,
        "step": view.step,
        "last_push": view.last_push,
    }


AnyPosition = AnyState | AnyView
"""A whole position of any game, or what one seat may know of it."""
