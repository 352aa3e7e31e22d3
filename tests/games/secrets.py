"""Another position that one seat cannot tell from the real one (X10).

Each function deals everything that the seat may not know anew, at random, and leaves the rest as it is.
A game without a line here has no secrets.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from wandelgang.games import Game, classic, master, towers
from wandelgang.games.classic.parts import Picture
from wandelgang.games.classic.state import Step as ClassicStep
from wandelgang.games.registry import OURS
from wandelgang.games.towers.parts import Treasure
from wandelgang.games.towers.state import Spells


def classic_secrets(state: classic.State, seat: int | None, rng: Random) -> classic.State:
    """All cards face down for this seat change places, those left in the box included."""

    def knows_pile(other: int) -> bool:
        looking = state.step is ClassicStep.CHOOSE and state.seat == other
        return other == seat and (state.hands[other].known or looking)

    open_cards = {card for hand in state.hands for card in hand.found}
    for other, hand in enumerate(state.hands):
        open_cards.update(hand.goals if other == seat else ())
        open_cards.update(hand.pile if knows_pile(other) else ())
    unknown = [card for card in Picture if card not in open_cards]
    rng.shuffle(unknown)

    def dealt(count: int) -> tuple[Picture, ...]:
        return tuple(unknown.pop() for _ in range(count))

    hands = tuple(
        replace(
            hand,
            goals=hand.goals if other == seat else dealt(len(hand.goals)),
            pile=hand.pile if knows_pile(other) else tuple(sorted(dealt(len(hand.pile)))),
        )
        for other, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands)


def master_secrets(state: master.State, seat: int | None, rng: Random) -> master.State:
    """The cards of all other hands change places."""
    unknown = [card for other, held in enumerate(state.holdings) if other != seat for card in held.cards]
    rng.shuffle(unknown)
    holdings = tuple(
        held
        if other == seat
        else replace(held, cards=tuple(sorted(unknown.pop() for _ in range(len(held.cards)))))
        for other, held in enumerate(state.holdings)
    )
    return replace(state, holdings=holdings)


def towers_secrets(state: towers.State, seat: int | None, rng: Random) -> towers.State:
    """Goals and piles of the others, this seat's pile, the others' spells and the draw pile change places."""
    known = {card for hand in state.hands for card in hand.found}
    if seat is not None and (goal := state.hands[seat].goal) is not None:
        known.add(goal)
    cards = [card for card in Treasure if card not in known]
    rng.shuffle(cards)
    piles = [state.draw_pile, *(hand.spells for other, hand in enumerate(state.hands) if other != seat)]
    spells = [kind for pile in piles for kind in ("up", "down", "joker") for _ in range(getattr(pile, kind))]
    rng.shuffle(spells)

    def cast(count: int) -> Spells:
        drawn = [spells.pop() for _ in range(count)]
        return Spells(drawn.count("up"), drawn.count("down"), drawn.count("joker"))

    hands = []
    for other, hand in enumerate(state.hands):
        own = other == seat
        hands.append(
            replace(
                hand,
                goal=hand.goal if own or hand.goal is None else cards.pop(),
                pile=tuple(sorted(cards.pop() for _ in hand.pile)),
                spells=hand.spells if own else cast(len(hand.spells)),
            )
        )
    return replace(state, hands=tuple(hands), draw_pile=cast(len(state.draw_pile)))


REDEAL: dict[str, Callable[[Any, int | None, Random], Any]] = {
    "classic": classic_secrets,
    "master": master_secrets,
    "towers": towers_secrets,
}

assert REDEAL.keys() >= set(OURS), "every game of ours has its secrets here"


def redealt(game: Game, state: Any, seat: int | None, rng: Random) -> Any:
    """This position with other secrets."""
    return REDEAL[game.name](state, seat, rng) if game.name in REDEAL else state
