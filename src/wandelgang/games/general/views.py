"""What a seat may know in a game without secrets: everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandelgang.games.general.values import Player, View
from wandelgang.games.required import AnyState

if TYPE_CHECKING:
    from wandelgang.games.game import Game


def view(game: Game, state: AnyState, seat: int | None) -> View:
    """The position as this seat sees it; seat None is a spectator."""
    players = tuple(
        Player(colour, state.figures[other], game.box.starts[colour], tuple(game.goals(state, other)))
        for other, colour in enumerate(state.options.colours)
    )
    return View(
        seat=seat,
        options=state.options,
        board=state.board,
        spare=state.spare,
        players=players,
        actor=game.actor(state),
        at_turn=state.seat,
        turn=state.turn,
        step=state.step,
        last_push=state.last_push,
    )
