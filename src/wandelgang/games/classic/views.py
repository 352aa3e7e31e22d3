"""What a seat may know of a position and of what happened (X10, C11, C21)."""

from __future__ import annotations

from msgspec.structs import replace

from wandelgang.games.classic.parts import STARTS
from wandelgang.games.classic.rules import actor
from wandelgang.games.classic.state import (
    Drew,
    Event,
    Exchanged,
    Exchanging,
    Found,
    Player,
    State,
    Step,
    View,
)


def view(state: State, seat: int | None) -> View:
    """The position as this seat sees it; seat None is a spectator."""
    return View(
        seat=seat,
        options=state.options,
        board=state.board,
        spare=state.spare,
        players=tuple(_player(state, other, own=other == seat) for other in range(state.options.players)),
        backs=state.backs,
        actor=actor(state),
        at_turn=state.seat,
        turn=state.turn,
        step=state.step,
        last_push=state.last_push,
        offer=state.offer,
        winner=state.winner,
    )


def _player(state: State, seat: int, *, own: bool) -> Player:
    hand, colour = state.hands[seat], state.options.colours[seat]
    looks_through = state.step is Step.CHOOSE and seat == state.seat  # C19
    return Player(
        colour=colour,
        cell=state.figures[seat],
        start=STARTS[colour],
        found=hand.found,
        left=hand.left,
        goals=hand.goals if own else None,
        pile=hand.pile if own and (hand.known or looks_through) else None,
        choice_open=len(hand.goals) > 1,
    )


def see(event: Event, seat: int | None) -> Event:
    """What happened, as this seat may know it."""
    if isinstance(event, Drew | Exchanged) and event.seat != seat:
        return replace(event, card=None)
    return event


def reveals(event: Event) -> bool:
    """Whether an event shows a card that was face down: to everyone, or in an exchange to its owner."""
    return isinstance(event, Found | Exchanging)
