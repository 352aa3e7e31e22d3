"""What a seat may know of a position and of what happened (X10, T12a)."""

from __future__ import annotations

from msgspec.structs import replace

from wandelgang.games.towers.parts import STARTS
from wandelgang.games.towers.rules import actor
from wandelgang.games.towers.state import Drew, DrewSpell, Event, Found, Player, State, View, Walked


def view(state: State, seat: int | None) -> View:
    """The position as this seat sees it; seat None is a spectator."""
    return View(
        seat=seat,
        options=state.options,
        board=state.board,
        spare=state.spare,
        players=tuple([_player(state, other, own=other == seat) for other in range(state.options.players)]),
        draw_pile=len(state.draw_pile),
        discards=state.discards,
        actor=actor(state),
        at_turn=state.seat,
        turn=state.turn,
        step=state.step,
        last_push=state.last_push,
        winner=state.winner,
    )


def _player(state: State, seat: int, *, own: bool) -> Player:
    hand, colour = state.hands[seat], state.options.colours[seat]
    return Player(
        colour=colour,
        cell=state.figures[seat],
        start=STARTS[colour],
        child=seat in state.options.children,
        found=hand.found,
        left=hand.left,
        goal=hand.goal if own else None,
        rune=hand.rune,
        spell_count=len(hand.spells),
        spells=hand.spells if own else None,
    )


def see(event: Event, seat: int | None) -> Event:
    """What happened, as this seat may know it."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, card=None)
    if isinstance(event, DrewSpell) and event.seat != seat:
        return replace(event, spell=None)
    return event


def reveals(event: Event) -> bool:
    """Whether an event shows a treasure card that was face down, or a spell card of somebody's hand."""
    return isinstance(event, Found) or (isinstance(event, Walked) and any(event.spells))
