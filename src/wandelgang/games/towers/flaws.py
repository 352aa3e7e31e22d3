"""Positions that cannot occur in a game of towers: treasure cards and spells that do not fit together."""

from __future__ import annotations

from collections.abc import Iterator

from wandelgang.games.counting import counted
from wandelgang.games.flaws import Flaw, misplaced, no_such_seat, unfair, unfinished
from wandelgang.games.towers.dealing import ALL_SPELLS
from wandelgang.games.towers.state import NO_SPELLS, State, Step


def flaws(state: State) -> Iterator[Flaw]:
    """What is wrong with a position, the worst first."""
    if not 0 <= state.seat < state.options.players:
        yield no_such_seat(state.seat)
        return
    yield from misplaced(state, state.board.grid.size)
    yield from _cards(state)
    yield from _spells(state)
    yield from _turn(state)
    yield from unfinished(state, state.winner, state.step is Step.OVER)


def _cards(state: State) -> Iterator[Flaw]:
    each, hands = state.options.cards_each, state.hands
    if len(hands) != state.options.players:
        yield Flaw("hands", "T5", f"{counted(state.options.players, 'player')} have as many hands of cards")
        return
    dealt = (card for hand in hands for card in (*hand.found, hand.goal, *hand.pile) if card is not None)
    yield from unfair(dealt, "T3")
    for colour, hand in zip(state.options.colours, hands, strict=True):
        has = len(hand.found) + hand.left
        if has != each:
            facts: dict[str, str | int] = {"colour": colour, "cards": has, "each": each}
            yield Flaw(
                "cards", "T5", f"{colour} has {counted(has, 'treasure card')}, not {each}", facts=facts
            )
        if hand.pile != tuple(sorted(hand.pile)):
            yield Flaw("order", "X11", "a pile has no order: write its cards sorted")


def _spells(state: State) -> Iterator[Flaw]:
    piles = [state.draw_pile, state.discards, *(hand.spells for hand in state.hands)]
    total = sum(piles, NO_SPELLS)
    if any(min(pile.up, pile.down, pile.joker) < 0 for pile in piles) or total != ALL_SPELLS:
        facts: dict[str, str | int] = {
            "up": ALL_SPELLS.up,
            "down": ALL_SPELLS.down,
            "joker": ALL_SPELLS.joker,
        }
        reason = f"hands, draw pile and discards together hold {total}; the box has {ALL_SPELLS}"
        yield Flaw("spells", "T3", reason, facts=facts)


def _turn(state: State) -> Iterator[Flaw]:
    drawing = state.step is Step.DRAW
    if state.turn == 0 and state.step not in (Step.SPELL, Step.DRAW):
        yield Flaw("turn", "T5", "before the first turn everybody draws and looks at cards")
    drawers = state.hands if not state.turn else state.hands[state.seat : state.seat + 1]
    if drawing and not any(hand.goal is None and hand.pile for hand in drawers):
        yield Flaw("draw", "T9", "nobody has a treasure card to look at")
    if state.step is Step.SPELL and not len(state.draw_pile):
        yield Flaw("draw", "T11", "there is no spell card to draw")
    if state.turn:
        for at, (colour, hand) in enumerate(zip(state.options.colours, state.hands, strict=False)):
            if hand.goal is None and hand.pile and not (drawing and at == state.seat):
                reason = f"{colour} has cards left, but looks for none of them"
                yield Flaw("goal-missing", "T9", reason, facts={"colour": colour})
    elif any(hand.found or hand.rune for hand in state.hands) or state.last_push is not None:
        yield Flaw("turn", "T5", "before the first turn nothing is found and nobody has pushed")
    if state.step is Step.MOVE and state.last_push is None:
        yield Flaw("push-missing", "X3", "somebody moves who has not pushed")
