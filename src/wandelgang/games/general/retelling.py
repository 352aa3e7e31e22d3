"""Retelling a game without secrets: nothing changes."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, get_origin

from wandelgang.games.errors import NoResample
from wandelgang.games.general.values import State, View
from wandelgang.games.retelling import Past, Retold

if TYPE_CHECKING:
    from wandelgang.games.game import Game


def retell(game: Game, past: Past, _seat: int | None, _rng: Random) -> Retold:
    """The same game: nothing is hidden where state and view are the general ones."""
    if get_origin(game.State) is not State or get_origin(game.View) is not View:
        raise NoResample(f"{game.name} has positions of its own: give it a `retell` to deal secrets again")
    return Retold(past.deal, {}, past.actions)
