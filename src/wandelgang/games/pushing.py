"""The push, common to all games: which are legal, and why one is not."""

from __future__ import annotations

from functools import cache

from wandelgang.games.actions import Push
from wandelgang.games.errors import IllegalAction
from wandelgang.maze import Arrow, Grid, Tile, grid, turns


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
