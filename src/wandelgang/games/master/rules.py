"""The rules of the dragon's game: who acts, what is legal, what an action does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from wandelgang.games.actions import Push, Walk
from wandelgang.games.errors import IllegalAction
from wandelgang.games.game import CHANCE
from wandelgang.games.master.duels import accept_loss, dragon_die, duel_die, fight, go_on, roll_again
from wandelgang.games.master.moves import after_coin, coin, lay, push, reachable, walk
from wandelgang.games.master.parts import FIRST_VALUES, GRID, PIPS, SECOND_VALUES, DieFace
from wandelgang.games.master.scoring import score, winners
from wandelgang.games.master.state import (
    Action,
    Again,
    Decline,
    Double,
    DragonDie,
    DuelDie,
    Fight,
    Lay,
    State,
    Step,
    TakeCoin,
)
from wandelgang.games.master.turns import Applied, double_turn, end_turn, next_turn
from wandelgang.games.outcome import Outcome
from wandelgang.games.pushing import pushes
from wandelgang.maze import cell_tuple

CHANCE_STEPS = frozenset({Step.LAY, Step.DRAGON_DIE, Step.DUEL_DIE, Step.FINAL_DIE})
WALKS = tuple(Walk(cell) for cell in range(GRID.size))
AGAINS = {card: Again(card) for card in FIRST_VALUES}
DOUBLES = {card: Double(card) for card in SECOND_VALUES}
DECLINE = Decline()
DRAGON_ROLLS = tuple((DragonDie(face), 1) for face in DieFace)  # M7: all faces are equally likely
DUEL_ROLLS = tuple((DuelDie(pips), 1) for pips in PIPS)


def actor(state: State) -> int | None:
    """The seat that acts, also out of turn in a duel (M19), CHANCE, or None when the game is over."""
    if state.step in CHANCE_STEPS:
        return CHANCE
    if state.step is Step.AGAIN and state.duel is not None:
        return state.duel.duellists[0]
    return None if state.step is Step.OVER else state.seat


def legal(state: State) -> tuple[Action, ...]:
    """The actor's actions, in a stable order; at CHANCE those that can happen."""
    match state.step:
        case Step.PUSH:
            return pushes(GRID, state.spare, state.last_push)
        case Step.MOVE:
            return tuple(map(WALKS.__getitem__, cell_tuple(reachable(state))))
        case Step.COIN:
            value = state.taken
            fits = value in state.holdings[state.seat].cards
            return (TakeCoin(value), DECLINE) if value is not None and fits else (DECLINE,)
        case Step.AGAIN | Step.FINAL_AGAIN:
            return (*(AGAINS[card] for card in _fitting(state, FIRST_VALUES)), DECLINE)
        case Step.DOUBLE:
            return (*(DOUBLES[card] for card in _fitting(state, SECOND_VALUES)), DECLINE)
        case Step.FIGHT:
            return (Fight(), DECLINE)
        case Step.OVER:
            return ()
        case _:
            return tuple(action for action, _ in chance(state))


def _fitting(state: State, values: range) -> list[int]:
    """Which cards the seat that is asked could hand in; equal ones count once."""
    seat = actor(state)
    return [] if seat is None else sorted({card for card in state.holdings[seat].cards if card in values})


def chance(state: State) -> tuple[tuple[Action, int], ...]:
    """At CHANCE: what can happen, with weights."""
    match state.step:
        case Step.DRAGON_DIE:
            return DRAGON_ROLLS
        case Step.DUEL_DIE | Step.FINAL_DIE:
            return DUEL_ROLLS
        case Step.LAY:  # X11: each of those left is equally likely to be next
            return tuple((Lay(value), count) for value, count in sorted(Counter(state.aside).items()))
        case _:
            return ()


def roller(state: State) -> int | None:
    """The seat that rolls the die (M16, M19, M26); nobody rolls for the treasures of the second phase."""
    if state.step is Step.DUEL_DIE and state.duel is not None:
        return state.duel.duellists[0]
    return state.seat if state.step in (Step.DRAGON_DIE, Step.FINAL_DIE) else None


def outcome(state: State) -> Outcome | None:
    """The winners and everyone's points; None while the game goes on (M28)."""
    if state.step is not Step.OVER:
        return None
    return Outcome(winners(state), tuple(score(state, seat) for seat in range(state.options.players)))


def apply(state: State, action: Action) -> Applied:
    """The position after an action, and what happened; refuses what is illegal and changes nothing (X12)."""
    if state.step is Step.OVER:
        raise IllegalAction("M27", "the game is over")
    act = _ACTS.get(type(action))
    if act is None:
        raise IllegalAction("M10", f"the dragon's game has no action {action!r}")
    return act(state, action)


def _decline(state: State, _: Decline) -> Applied:
    match state.step:
        case Step.COIN:
            return after_coin(state)
        case Step.AGAIN:
            return accept_loss(state)
        case Step.FIGHT:
            return end_turn(state, ())
        case Step.FINAL_AGAIN:
            return go_on(state)
        case Step.DOUBLE:
            return next_turn(state, ())
        case _:
            raise IllegalAction("M10", "nothing has been asked that could be declined")


_ACTS: dict[type, Callable[[State, Any], Applied]] = {
    Push: push,
    Walk: walk,
    TakeCoin: coin,
    Again: roll_again,
    Double: double_turn,
    Fight: fight,
    Decline: _decline,
    Lay: lay,
    DragonDie: dragon_die,
    DuelDie: duel_die,
}
