"""The rules of the towers game: who acts, what is legal, what an action does."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from wandelgang.games.actions import Push
from wandelgang.games.errors import IllegalAction
from wandelgang.games.events import TurnStarted, Won
from wandelgang.games.game import CHANCE
from wandelgang.games.outcome import Outcome
from wandelgang.games.pushing import pushes, slide
from wandelgang.games.seats import clockwise, with_own
from wandelgang.games.towers.climbing import needs_of, reach, walks, ways
from wandelgang.games.towers.parts import GRID, RUNE, STARTS, TILES, Spell, Treasure
from wandelgang.games.towers.paths import route_of, routes
from wandelgang.games.towers.state import (
    NO_SPELLS,
    Action,
    Draw,
    DrawSpell,
    Drew,
    DrewSpell,
    Event,
    Found,
    Reshuffled,
    RuneTurned,
    Spells,
    State,
    Step,
    Walk,
    Walked,
)

Applied = tuple[State, tuple[Event, ...]]  # what `apply` returns

ONE = {Spell.UP: Spells(up=1), Spell.DOWN: Spells(down=1), Spell.JOKER: Spells(joker=1)}


def actor(state: State) -> int | None:
    """The seat that acts, CHANCE, or None when the game is over."""
    if state.step is Step.SPELL or state.step is Step.DRAW:
        return CHANCE
    return None if state.step is Step.OVER else state.seat


def legal(state: State) -> tuple[Action, ...]:
    """The actor's actions, in a stable order; at CHANCE those that can happen."""
    match state.step:
        case Step.PUSH:
            return pushes(GRID, state.spare, state.last_push)
        case Step.MOVE:
            seat = state.seat
            return walks(
                state.board, state.figures[seat], state.hands[seat].spells, seat in state.options.children
            )
        case Step.OVER:
            return ()
        case _:
            return tuple([action for action, _ in chance(state)])


def chance(state: State) -> tuple[tuple[Action, int], ...]:
    """At CHANCE: what can happen, with weights (X11)."""
    match state.step:
        case Step.SPELL:
            return _spell_draws(state.draw_pile)
        case Step.DRAW:
            return tuple((Draw(card), 1) for card in state.hands[treasure_drawer(state)].pile)
        case _:
            return ()


@lru_cache(4096)
def _spell_draws(pile: Spells) -> tuple[tuple[DrawSpell, int], ...]:
    weighed = ((Spell.UP, pile.up), (Spell.DOWN, pile.down), (Spell.JOKER, pile.joker))
    return tuple((DrawSpell(spell), weight) for spell, weight in weighed if weight)


def outcome(state: State) -> Outcome | None:
    """The winner, and how many cards everyone has turned, rune card included; None while the game goes on."""
    if state.winner is None:
        return None
    return Outcome(winners=(state.winner,), scores=tuple(len(hand.found) + hand.rune for hand in state.hands))


def spell_drawer(state: State) -> int:
    """The seat that draws a spell card: in the set-up the first, clockwise, that has none (T5)."""
    if state.turn:
        return state.seat
    order = clockwise(state.seat, state.options.players)
    return next(seat for seat in order if not len(state.hands[seat].spells))


def treasure_drawer(state: State) -> int:
    """The seat that looks at its next treasure card: the first, clockwise, that has no goal (T5, T9)."""
    order = clockwise(state.seat, state.options.players)
    return next(seat for seat in order if state.hands[seat].goal is None and state.hands[seat].pile)


def apply(state: State, action: Action) -> Applied:
    """The position after an action, and what happened; refuses an illegal one and changes nothing (X12)."""
    if state.step is Step.OVER:
        raise IllegalAction("T13", "the game is over")
    act = _ACTS.get(type(action))
    if act is None:
        raise IllegalAction("T6", f"the towers game has no action {action!r}")
    return act(state, action)


# --- what each action does ---------------------------------------------------------------------------


def _push(state: State, action: Push) -> Applied:
    if state.step is not Step.PUSH:
        raise IllegalAction("T6", f"the spare cannot be pushed in now: {_WAITS[state.step]}")
    slid = slide(state, action)
    pushed = replace(
        state,
        board=slid.board,
        spare=slid.fallen,
        figures=slid.figures,
        step=Step.MOVE,
        last_push=slid.arrow.name,
    )
    return pushed, slid.events


def _walk(state: State, action: Walk) -> Applied:
    if state.step is not Step.MOVE:
        raise IllegalAction("T6", f"the figure cannot move now: {_WAITS[state.step]}")
    seat, goal, way = state.seat, action.cell, action.spells
    child, hand = seat in state.options.children, state.hands[seat]
    _check_way(state, goal, way)
    found = routes(state.board, state.figures[seat], hand.spells, child)
    walked = Walked(seat, *route_of(action, found[goal], child))
    if len(way):
        hand = replace(hand, spells=hand.spells - way)
    state = replace(
        state,
        figures=with_own(state.figures, seat, goal),
        hands=with_own(state.hands, seat, hand),
        discards=state.discards + way,  # T8
    )
    return _end_of_move(state, walked)


def _end_of_move(state: State, walked: Walked) -> Applied:
    """T9: exactly one result of a move counts."""
    seat, hand = state.seat, state.hands[state.seat]
    cell = state.figures[seat]
    treasure = TILES[state.board.numbers[cell]].treasure
    if treasure is not None and treasure is hand.goal:
        return _find(state, treasure, walked)
    if cell == RUNE and not hand.rune:
        hands = with_own(state.hands, seat, replace(hand, rune=True))
        return _next_turn(replace(state, hands=hands), (walked, RuneTurned(seat)))
    if hand.rune and not hand.left and cell == STARTS[state.options.colours[seat]]:  # T13
        return replace(state, step=Step.OVER, winner=seat), (walked, Won((seat,)))
    if len(state.draw_pile):
        return replace(state, step=Step.SPELL), (walked,)
    if len(state.discards):  # T11
        shuffled = replace(state, step=Step.SPELL, draw_pile=state.discards, discards=NO_SPELLS)
        return shuffled, (walked, Reshuffled(state.discards))
    return _next_turn(state, (walked,))


def _find(state: State, treasure: Treasure, walked: Walked) -> Applied:
    hand = state.hands[state.seat]
    hand = replace(hand, found=(*hand.found, treasure), goal=None)
    state = replace(state, hands=with_own(state.hands, state.seat, hand), step=Step.DRAW)
    events = (walked, Found(state.seat, treasure))
    return (state, events) if hand.pile else _next_turn(state, events)


def _draw_spell(state: State, action: DrawSpell) -> Applied:
    if state.step is not Step.SPELL:
        raise IllegalAction("T9", f"there is no spell card to draw now: {_WAITS[state.step]}")
    card = ONE[action.spell]
    if not state.draw_pile.holds(card):
        raise IllegalAction("X11", f"the draw pile holds no {action.spell}")
    seat = spell_drawer(state)
    hand = replace(state.hands[seat], spells=state.hands[seat].spells + card)
    state = replace(state, hands=with_own(state.hands, seat, hand), draw_pile=state.draw_pile - card)
    events = (DrewSpell(seat, action.spell),)
    if state.turn:
        return _next_turn(state, events)
    if all(len(hand.spells) for hand in state.hands):  # T5: then everyone looks at a treasure card
        return replace(state, step=Step.DRAW), events
    return state, events


def _draw(state: State, action: Draw) -> Applied:
    if state.step is not Step.DRAW:
        raise IllegalAction("T9", f"there is no treasure card to look at now: {_WAITS[state.step]}")
    seat = treasure_drawer(state)
    hand = state.hands[seat]
    if action.card not in hand.pile:
        raise IllegalAction("X11", f"the card {action.card} is not in this pile")
    pile = tuple(card for card in hand.pile if card != action.card)
    state = replace(state, hands=with_own(state.hands, seat, replace(hand, goal=action.card, pile=pile)))
    events: tuple[Event, ...] = (Drew(seat, action.card),)
    if state.turn:
        return _next_turn(state, events)
    if all(hand.goal for hand in state.hands):  # everyone has looked: the game begins
        return replace(state, step=Step.PUSH, turn=1), (*events, TurnStarted(state.seat, 1))
    return state, events


def _next_turn(state: State, events: tuple[Event, ...]) -> Applied:
    seat, turn = (state.seat + 1) % state.options.players, state.turn + 1
    return replace(state, seat=seat, turn=turn, step=Step.PUSH), (*events, TurnStarted(seat, turn))


# --- why a walk is refused ---------------------------------------------------------------------------


def _check_way(state: State, goal: int, way: Spells) -> None:
    """Refuse a walk for cards that are not a way to pay for its cell (T7, T8)."""
    seat = state.seat
    start, hand, child = state.figures[seat], state.hands[seat].spells, seat in state.options.children
    if not 0 <= goal < GRID.size:
        raise IllegalAction("X7", f"there is no cell {goal}: cells are 0 to {GRID.size - 1}")
    found = reach(state.board, start, hand, child)
    if way == NO_SPELLS and found[0][1] >> goal & 1:
        return
    needs = needs_of(found, goal)
    allowed = ways(needs, hand, child)
    if way in allowed:
        return
    here, there = GRID.names[start], GRID.names[goal]
    if not allowed and not state.board.corridors().reach(1 << start) >> goal & 1:
        raise IllegalAction("X7", f"no unbroken corridor leads from {here} to {there}")
    if not allowed:
        raise IllegalAction("T7", f"the way from {here} to {there} is too steep for the spell cards in hand")
    offers = " or ".join(map(str, allowed))
    raise IllegalAction("T8", f"the way from {here} to {there} does not cost {way}; it costs {offers}")


_WAITS = {
    Step.SPELL: "a spell card must be drawn first",
    Step.DRAW: "a treasure card must be looked at first",
    Step.PUSH: "the push comes first",
    Step.MOVE: "the push is made and the figure moves or stays",
}
_ACTS: dict[type, Callable[[State, Any], Applied]] = {
    Push: _push,
    Walk: _walk,
    Draw: _draw,
    DrawSpell: _draw_spell,
}
