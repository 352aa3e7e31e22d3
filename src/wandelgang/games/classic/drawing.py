"""What a drawing of the classic game shows."""

from __future__ import annotations

from wandelgang.drawing import Scene
from wandelgang.games.classic.parts import GRID, TILES
from wandelgang.games.classic.rules import reach_from
from wandelgang.games.classic.state import Step, View
from wandelgang.games.pushing import banned_arrow

PICTURES = {number: str(part.picture) for number, part in enumerate(TILES) if part.picture}


def scene(view: View) -> Scene:
    """The scene of a view; during a move, it shows where the figure can walk."""
    own = view.players[view.seat] if view.seat is not None else None
    mover = view.players[view.at_turn]
    moving = view.step is Step.MOVE
    return Scene(
        board=view.board,
        spare=view.spare,
        banned=banned_arrow(GRID, view.last_push),
        last_push=view.last_push,
        pictures=PICTURES,
        starts={player.start: player.colour for player in view.players},
        figures={player.colour: player.cell for player in view.players},
        turn=None if view.winner is not None else mover.colour,
        goals=own.goals or () if own else (),
        goal_cells=(own.start,) if own and own.goals is not None and not own.left else (),
        own=own.colour if own else None,
        lit=reach_from(view.board, mover.cell, view.offer) if moving else 0,
    )
