"""What the seat to act can see coming in any game: found by trying each push."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandelgang.games.actions import Push, Walk
from wandelgang.games.general.seeker import targets
from wandelgang.games.preview import Opening, Preview, Way
from wandelgang.games.required import AnyState

if TYPE_CHECKING:
    from wandelgang.games.game import Game


def preview(game: Game, state: AnyState) -> Preview:
    """The cells that each push would open, and the way of each walk.

    A game where a push reveals something hidden needs its own preview: this one applies the push.
    """
    seat = game.actor(state)
    opens: list[Opening] = []
    ways: list[Way] = []
    for place, action in enumerate(game.legal(state)):
        match action:
            case Push():
                after, _ = game.apply(state, action)
                walks = game.legal(after) if game.actor(after) == seat else ()
                cells = tuple(walk.cell for walk in walks if isinstance(walk, Walk))
                wanted = targets(game, game.view(after, seat))
                opens.append(Opening(place, cells, tuple(cell for cell in cells if wanted >> cell & 1)))
            case Walk(cell):
                path = state.board.corridors().path(state.figures[state.seat], cell) or (cell,)
                wanted = targets(game, game.view(state, seat))
                ways.append(Way(place, cell, path, goal=bool(wanted >> cell & 1)))
            case _:
                pass
    return Preview(tuple(opens), tuple(ways))
