"""The whole position behind a view, in a game without secrets."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, get_origin

from wandelgang.games.errors import NoResample
from wandelgang.games.general.values import State, View
from wandelgang.games.required import AnyState, AnyView, shown_fields

if TYPE_CHECKING:
    from wandelgang.games.game import Game


def resample(game: Game, view: AnyView, _rng: Random) -> AnyState:
    """The position that this view shows: nothing is hidden where state and view are the general ones."""
    if get_origin(game.State) is not State or get_origin(game.View) is not View:
        raise NoResample(
            f"{game.name} has positions of its own: give it a `resample` to imagine what is hidden"
        )
    if view.actor is None:
        raise NoResample("the game is over: a general view does not say who has won")
    position: AnyState = game.State(**shown_fields(view))
    return position
