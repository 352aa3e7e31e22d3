"""The push, common to all games: which are legal, why one is not, and what it moves."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, Protocol

from wandelgang.games.actions import Push
from wandelgang.games.errors import IllegalAction
from wandelgang.games.events import Carried, Pushed
from wandelgang.maze import Arrow, Board, Fan, Grid, Tile, grid, turns


class Pushable(Protocol):
    """What a push needs to know of a game's state."""

    @property
    def board(self) -> Board: ...
    @property
    def spare(self) -> Tile: ...
    @property
    def figures(self) -> tuple[int, ...]: ...
    @property
    def seat(self) -> int: ...
    @property
    def last_push(self) -> str | None: ...


class Slide(NamedTuple):
    """What a push has done."""

    arrow: Arrow
    board: Board
    fallen: Tile
    figures: tuple[int, ...]
    events: tuple[Pushed | Carried, ...]


@cache
def _pushes(rows: int, columns: int, quarters: tuple[int, ...], banned: str | None) -> tuple[Push, ...]:
    arrows = grid(rows, columns).arrows
    return tuple(Push(name, turn) for name in arrows if name != banned for turn in quarters)


def banned_arrow(board: Grid, last_push: str | None) -> str | None:
    """Where the spare may not go in: where it has just come out (X5)."""
    return board.arrows[last_push].opposite if last_push else None


def pushes(board: Grid, spare: Tile, last_push: str | None) -> tuple[Push, ...]:
    """Every push that is legal, clockwise round the rim from the top left (X3–X5)."""
    return _pushes(board.rows, board.columns, turns(spare.openings), banned_arrow(board, last_push))


def checked(board: Grid, spare: Tile, last_push: str | None, push: Push) -> Arrow:
    """The arrow of a push; refuses what X2, X4 and X5 do not allow."""
    arrow = board.arrows.get(push.arrow)
    if arrow is None:
        raise IllegalAction(
            "X2", f"there is no arrow {push.arrow!r}: the arrows are {', '.join(board.arrows)}"
        )
    if arrow.name == banned_arrow(board, last_push):
        raise IllegalAction(
            "X5", f"the spare has just come out at {arrow.name} and may not go in there again"
        )
    if push.turn not in turns(spare.openings):
        allowed = ", ".join(map(str, turns(spare.openings)))
        raise IllegalAction("X4", f"{push.turn} quarter turns are not offered for this spare: {allowed} are")
    return arrow


def fan(state: Pushable) -> Fan:
    """All boards that a legal push leads to now, in the order of `pushes`."""
    board, openings = state.board, state.spare.openings
    return Fan(board, openings, turns(openings), banned_arrow(board.grid, state.last_push))


def slide(state: Pushable, push: Push) -> Slide:
    """The spare goes in and the figures ride along (X3–X6); refuses an illegal push."""
    arrow = checked(state.board.grid, state.spare, state.last_push, push)
    laid = state.spare.turned(push.turn)
    board, fallen = state.board.push(arrow, laid)
    carries = arrow.carries
    figures = tuple([carries[cell] for cell in state.figures])
    events: tuple[Pushed | Carried, ...] = (Pushed(state.seat, arrow.name, laid, fallen),)
    if figures != state.figures:
        rides = enumerate(zip(state.figures, figures, strict=True))
        events += tuple([Carried(seat, start, end) for seat, (start, end) in rides if start != end])
    return Slide(arrow, board, fallen, figures, events)
