"""How a turn ends and the next begins, and what changes hands in it."""

from __future__ import annotations

from bisect import bisect

from msgspec.structs import replace

from wandelgang.games.errors import IllegalAction
from wandelgang.games.events import TurnStarted
from wandelgang.games.master.events import DoubleTurn, Event, Lost
from wandelgang.games.master.parts import SECOND_VALUES, Foe
from wandelgang.games.master.state import Double, Holdings, State, Step
from wandelgang.games.seats import with_own

Applied = tuple[State, tuple[Event, ...]]  # what `apply` returns

WAITS = {  # for refusals: what the game waits for
    Step.PUSH: "the push",
    Step.MOVE: "the move",
    Step.COIN: "a decision whether to hand in a card for a coin",
    Step.LAY: "the treasures of the second phase",
    Step.DRAGON_DIE: "the dragon die",
    Step.DUEL_DIE: "the duel die",
    Step.AGAIN: "a decision whether to hand in a card to roll again",
    Step.FIGHT: "a decision whether to fight the dragon",
    Step.FINAL_DIE: "the duel die",
    Step.FINAL_AGAIN: "a decision whether to hand in a card to repeat the last roll",
    Step.DOUBLE: "a decision whether to hand in a card for a double turn",
}


def refuse_unless(state: State, right: bool, clause: str, what: str) -> None:
    """Refuse an action that comes at the wrong step (X12)."""
    if not right:
        raise IllegalAction(clause, f"{what} now: the game waits for {WAITS[state.step]}")


def end_turn(state: State, events: tuple[Event, ...]) -> Applied:
    """Ask a player with any card for a double-turn card (M21, M30), else begin the next turn."""
    if not state.extra and state.holdings[state.seat].cards:
        return replace(state, step=Step.DOUBLE, duel=None), events
    return next_turn(state, events)


def next_turn(state: State, events: tuple[Event, ...]) -> Applied:
    """The next player's turn."""
    return _begin(state, (state.seat + 1) % state.options.players, events, extra=False)


def double_turn(state: State, action: Double) -> Applied:
    """One more complete turn for a card of 7–12 (M21)."""
    refuse_unless(state, state.step is Step.DOUBLE, "M21", "no double-turn card can be handed in")
    seat = state.seat
    if action.card not in SECOND_VALUES:
        raise IllegalAction("M3", f"card {action.card} does not give a double turn: the cards 7 to 12 do")
    return _begin(hand_in(state, seat, action.card), seat, (DoubleTurn(seat, action.card),), extra=True)


def _begin(state: State, seat: int, events: tuple[Event, ...], *, extra: bool) -> Applied:
    turn = state.turn + 1  # X13: an extra turn counts
    state = replace(state, seat=seat, turn=turn, step=Step.PUSH, extra=extra, duel=None)
    return state, (*events, TurnStarted(seat, turn))


def hand_in(state: State, seat: int, card: int) -> State:
    """A card goes from the hand to the open discard pile (M14, M22)."""
    own = state.holdings[seat]
    if card not in own.cards:
        raise IllegalAction("M22", f"there is no card {card} in this hand")
    left = own.cards.index(card)
    own = Holdings(own.cards[:left] + own.cards[left + 1 :], own.treasures, own.coins)
    return replace(state, holdings=with_own(state.holdings, seat, own), discards=added(state.discards, card))


def lose_lowest(state: State, seat: int, foe: Foe) -> Applied:
    """The lowest treasure, if there is any, goes to the box (M19, M27)."""
    own = state.holdings[seat]
    if not own.treasures:
        return state, ()
    value, *kept = own.treasures
    own = Holdings(own.cards, tuple(kept), own.coins)
    state = replace(state, holdings=with_own(state.holdings, seat, own), box=added(state.box, value))
    return state, (Lost(seat, foe, value),)


def added(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Values in rising order, with one more."""
    place = bisect(values, value)
    return (*values[:place], value, *values[place:])
