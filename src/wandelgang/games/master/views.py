"""What a seat may know of a position and of what happened (X10, M14)."""

from __future__ import annotations

from wandelgang.games.master.events import DoubleTurn, Event, GotCoin, RolledAgain
from wandelgang.games.master.parts import STARTS
from wandelgang.games.master.rules import actor
from wandelgang.games.master.scoring import score
from wandelgang.games.master.state import Player, State, Step, View
from wandelgang.games.master.threat import threatened_cells, way_to_duellist


def view(state: State, seat: int | None) -> View:
    """The position as this seat sees it; seat None is a spectator."""
    duelling = state.duel is not None and state.step in (Step.DUEL_DIE, Step.AGAIN)
    return View(
        seat=seat,
        options=state.options,
        board=state.board,
        spare=state.spare,
        players=tuple(_player(state, other, own=other == seat) for other in range(state.options.players)),
        guards=state.guards,
        gaze=state.gaze,
        treasures=state.treasures,
        lowest=state.lowest,
        aside=state.aside,
        discards=state.discards,
        box=state.box,
        actor=actor(state),
        at_turn=state.seat,
        turn=state.turn,
        step=state.step,
        last_push=state.last_push,
        extra=state.extra,
        taken=state.taken,
        duel=state.duel,
        threatened=threatened_cells(state) if duelling else (),
        threat=way_to_duellist(state) if duelling else (),
        final_open=state.final_open,
        slayer=state.slayer,
    )


def _player(state: State, seat: int, *, own: bool) -> Player:
    holdings, colour = state.holdings[seat], state.options.colours[seat]
    return Player(
        colour=colour,
        cell=state.figures[seat],
        start=STARTS[colour],
        treasures=holdings.treasures,
        coins=holdings.coins,
        cards=len(holdings.cards),
        hand=holdings.cards if own else None,
        score=score(state, seat),
    )


def see(event: Event, seat: int | None) -> Event:  # noqa: ARG001 - every game's events are seen by a seat
    """What happened, as this seat may know it: all of it, as no event shows a card before it is handed in."""
    return event


def reveals(event: Event) -> bool:
    """Whether an event shows a card of somebody's hand."""
    return isinstance(event, GotCoin | RolledAgain | DoubleTurn)
