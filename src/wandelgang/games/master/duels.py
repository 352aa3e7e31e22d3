"""The dragon die, the duels that follow it, and the final duel."""

from __future__ import annotations

from msgspec.structs import replace

from wandelgang.games.errors import IllegalAction
from wandelgang.games.events import Won
from wandelgang.games.master.events import (
    DragonRolled,
    DragonTurned,
    DuelRolled,
    Event,
    FinalDuel,
    FinalDuelEnded,
    FinalRolled,
    RolledAgain,
    Threatened,
)
from wandelgang.games.master.parts import (
    ARROWS,
    FINAL_GOAL,
    FINAL_ROLLS,
    FIRST_VALUES,
    GUARD_ON,
    PIPS,
    SAFE_ROLL,
    Foe,
)
from wandelgang.games.master.scoring import winners
from wandelgang.games.master.state import Again, DragonDie, Duel, DuelDie, Fight, State, Step
from wandelgang.games.master.threat import source, threat
from wandelgang.games.master.turns import (
    Applied,
    end_turn,
    hand_in,
    lose_lowest,
    next_turn,
    refuse_unless,
)
from wandelgang.maze import cells, turned


def dragon_die(state: State, action: DragonDie) -> Applied:
    """Arrows turn the dragon, which then threatens; a guard threatens from where it stands (M16)."""
    refuse_unless(state, state.step is Step.DRAGON_DIE, "M16", "the dragon die is not rolled")
    events: tuple[Event, ...] = (DragonRolled(state.seat, action.face),)
    quarters = ARROWS.get(action.face)
    if quarters is None:
        foe = GUARD_ON[action.face]
    else:
        foe = Foe.DRAGON
        gaze = turned(state.gaze, quarters)
        events = (*events, DragonTurned(quarters, state.gaze, gaze))
        state = replace(state, gaze=gaze)
    found = threat(state, foe)
    cell = source(foe, state.gaze, state.guards)
    events = (*events, Threatened(foe, cell, tuple(cells(found.cells)), found.nearest, found.duellists))
    return _next_duel(state, foe, found.duellists, events)


def _next_duel(state: State, foe: Foe, duellists: tuple[int, ...], events: tuple[Event, ...]) -> Applied:
    if not duellists:
        return end_turn(state, events)
    return replace(state, step=Step.DUEL_DIE, duel=Duel(foe, duellists)), events


def duel_die(state: State, action: DuelDie) -> Applied:
    """A roll in a duel (M19), or in the final duel (M26)."""
    duel = state.duel
    rolls = state.step is Step.DUEL_DIE or state.step is Step.FINAL_DIE
    refuse_unless(state, rolls, "M19", "the duel die is not rolled")
    assert duel is not None
    if action.pips not in PIPS:
        raise IllegalAction("M7", f"the duel die has no face {action.pips}: it shows 1 to 6")
    duel = Duel(duel.foe, duel.duellists, (*duel.rolls, action.pips))
    if state.step is Step.FINAL_DIE:
        return _final_rolled(state, duel)
    seat = duel.duellists[0]
    safe = action.pips >= SAFE_ROLL
    events = (DuelRolled(seat, duel.foe, action.pips, safe),)
    if safe:
        return _next_duel(state, duel.foe, duel.duellists[1:], events)
    state = replace(state, step=Step.AGAIN, duel=duel)
    if state.holdings[seat].cards:  # M30: also without a fitting card
        return state, events
    return accept_loss(state, events)


def accept_loss(state: State, events: tuple[Event, ...] = ()) -> Applied:
    """A duel is lost and nobody rolls again (M19)."""
    duel = state.duel
    assert duel is not None
    state, lost = lose_lowest(state, duel.duellists[0], duel.foe)
    return _next_duel(state, duel.foe, duel.duellists[1:], (*events, *lost))


def roll_again(state: State, action: Again) -> Applied:
    """Pay a card of 1–6 to roll again; the last roll no longer counts (M19, M26)."""
    duel = state.duel
    final = state.step is Step.FINAL_AGAIN
    asked = final or state.step is Step.AGAIN
    refuse_unless(state, asked, "M19", "no card can be handed in to roll again")
    assert duel is not None
    if action.card not in FIRST_VALUES:
        raise IllegalAction("M3", f"card {action.card} does not let you roll again: the cards 1 to 6 do")
    seat = duel.duellists[0]
    state = hand_in(state, seat, action.card)
    step = Step.FINAL_DIE if final else Step.DUEL_DIE
    again = Duel(duel.foe, duel.duellists, duel.rolls[:-1])
    return replace(state, step=step, duel=again), (RolledAgain(seat, action.card, duel.rolls[-1]),)


def fight(state: State, _: Fight) -> Applied:
    """The player whose turn it is stands before the dragon and fights the final duel (M25)."""
    refuse_unless(state, state.step is Step.FIGHT, "M25", "the final duel cannot be fought")
    duel = Duel(Foe.DRAGON, (state.seat,))
    return replace(state, step=Step.FINAL_DIE, duel=duel), (FinalDuel(state.seat),)


def _final_rolled(state: State, duel: Duel) -> Applied:
    seat, total = state.seat, sum(duel.rolls)
    events = (FinalRolled(seat, duel.rolls[-1], duel.rolls, total),)
    if total >= FINAL_GOAL:  # M26: stop as soon as it is reached
        ended = FinalDuelEnded(seat, total, won=True)
        state = replace(state, step=Step.OVER, duel=None, slayer=seat)
        return state, (*events, ended, Won(winners(state)))
    state = replace(state, step=Step.FINAL_AGAIN, duel=duel)
    if state.holdings[seat].cards:  # M30: also without a fitting card
        return state, events
    return go_on(state, events)


def go_on(state: State, events: tuple[Event, ...] = ()) -> Applied:
    """Keep the last roll: the next one follows, or the final duel is lost and the turn over (M26, M27)."""
    duel = state.duel
    assert duel is not None
    if len(duel.rolls) < FINAL_ROLLS:
        return replace(state, step=Step.FINAL_DIE), events
    ended = FinalDuelEnded(state.seat, sum(duel.rolls), won=False)
    state, lost = lose_lowest(state, state.seat, Foe.DRAGON)
    return next_turn(state, (*events, ended, *lost))
