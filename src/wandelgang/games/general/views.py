"""What a seat may know in a game without secrets: everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_origin

from wandelgang.games.general.values import Player, State, View
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


def reveals(game: Game, event: object) -> bool:  # noqa: ARG001 - every game's form is asked about an event
    """Whether an event may show something hidden: never where state and view are the general ones, which hide
    nothing; always where a game has its own and does not say."""
    return get_origin(game.State) is not State or get_origin(game.View) is not View
