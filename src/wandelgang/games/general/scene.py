"""What to draw of any game: the board with its tiles, starts and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandelgang.drawing import Scene
from wandelgang.games.pushing import banned_arrow
from wandelgang.games.required import AnyView

if TYPE_CHECKING:
    from wandelgang.games.game import Game


def scene(game: Game, view: AnyView) -> Scene:
    """The scene of a view."""
    box = game.box
    colours = {player.colour for player in view.players}
    return Scene(
        board=view.board,
        drawings=game.drawings,
        spare=view.spare,
        banned=banned_arrow(box.grid, view.last_push),
        last_push=view.last_push,
        pictures=box.pictures,
        heights=box.heights,
        starts={cell: str(colour) for colour, cell in box.starts.items() if colour in colours},
        figures={str(player.colour): player.cell for player in view.players},
        turn=None if view.actor is None else str(view.players[view.at_turn].colour),
        own=None if view.seat is None else str(view.players[view.seat].colour),
    )
