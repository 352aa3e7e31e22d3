"""The values of a game with nothing but a board, figures and turns. A game with more derives from them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Generic

import msgspec

from wandelgang.games.actions import Push, Walk
from wandelgang.games.events import Carried, Pushed, TurnStarted, Walked, Won
from wandelgang.games.seats import Colour, SeatOptions
from wandelgang.games.wire import Cell
from wandelgang.maze import Board, Tile

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    O = TypeVar("O", bound=SeatOptions, default=SeatOptions)  # noqa: E741 - options
else:
    from typing import TypeVar

    O = TypeVar("O", bound=SeatOptions)  # noqa: E741 - options

Action = Push | Walk
Event = TurnStarted | Pushed | Carried | Walked | Won


class Deal(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What chance laid out: the loose tiles row by row, the spare, and who begins."""

    tiles: tuple[Tile, ...]
    spare: Tile
    first: int


class Step(StrEnum):
    """What a turn waits for."""

    PUSH = "push"
    MOVE = "move"
    OVER = "over"


class State(msgspec.Struct, Generic[O], frozen=True, gc=False):
    """A whole position."""

    options: O
    board: Board
    spare: Tile
    figures: tuple[Cell, ...]
    seat: int  # whose turn it is
    turn: int = 1
    step: Step = Step.PUSH
    last_push: str | None = None
    winners: tuple[int, ...] = ()


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a view shows of one player."""

    colour: Colour
    cell: Cell
    start: Cell
    goals: tuple[int | str, ...] = ()  # where the player wants to be: cells by number, pictures by name


class View(msgspec.Struct, Generic[O], frozen=True, gc=False):
    """What everybody can see of a position; seat None is a spectator."""

    seat: int | None
    options: O
    board: Board
    spare: Tile
    players: tuple[Player, ...]
    actor: int | None
    at_turn: int
    turn: int
    step: str
    last_push: str | None
