"""Whose eyes an analysis sees with: what the player could see, or all cards open."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from wandelgang.games import Game
from wandelgang.games.required import AnyState, AnyView


def seen(game: Game, state: AnyState, seat: int, *, cards_open: bool) -> AnyView:
    """The view of a seat; with all cards open, every player in it is as that player sees itself."""
    view: Any = game.view(state, seat)
    if not cards_open:
        own: AnyView = view
        return own
    players = tuple(game.view(state, other).players[other] for other in range(len(view.players)))
    opened: AnyView = replace(view, players=players)
    return opened
