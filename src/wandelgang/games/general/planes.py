"""The planes of any game: the board, and the goals that its view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandelgang.games.planes import Planes, board_planes, round_the_table, tiles_plane
from wandelgang.games.required import AnyView

if TYPE_CHECKING:
    from wandelgang.games.game import Game


def planes(game: Game, view: AnyView) -> Planes:
    """The board, and where everybody wants to be, as far as the view says so."""
    shown = board_planes(view)
    for name, player in round_the_table(view, view.players):
        goals = getattr(player, "goals", None) or ()
        numbers = [number for number, picture in game.box.pictures.items() if picture in goals]
        cells = {goal: 1.0 for goal in goals if isinstance(goal, int)}
        shown[f"goal of {name}"] = {**cells, **tiles_plane(view, numbers)}
        shown[f"spare is goal of {name}"] = float(view.spare.number in numbers)
    return shown
