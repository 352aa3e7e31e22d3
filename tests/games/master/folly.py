"""What anyone can see is foolish in the dragon's game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from wandelgang.games.master.parts import (
    COIN_POINTS,
    DRAGON_POINTS,
    FINAL_GOAL,
    FINAL_ROLLS,
    FIRST_VALUES,
    SECOND_VALUES,
)
from wandelgang.games.master.rules import apply, legal
from wandelgang.games.master.scoring import score, winners
from wandelgang.games.master.state import (
    Action,
    Again,
    Decline,
    Double,
    Fight,
    Holdings,
    State,
    Step,
    TakeCoin,
)

HANDS_OVER = "fights the dragon although a victory loses the game"
DECLINES_COIN = "declines a coin"
WASTES_COIN = "rolls again for a cheap treasure with a card that may bring a coin"
PAYS_TOO_MUCH = "hands in a card that may bring a coin instead of one that cannot"
ROLLS_IN_VAIN = "rolls again although 12 is out of reach"
DOUBLES_IN_VAIN = "pays for another turn that reaches nothing"


def progress(state: State, seat: int) -> int:
    """Treasures taken; standing before the dragon counts if beating it would win the game."""
    return len(state.holdings[seat].treasures) + (state.step is Step.FIGHT and _would_win(state, seat))


def _would_win(state: State, seat: int) -> bool:
    return seat in winners(replace(state, slayer=seat))


def _can_ever_win(state: State, seat: int) -> bool:
    """Whether it would win at least if the others lost all their treasures."""
    coins = [own.coins for other, own in enumerate(state.holdings) if other != seat]
    return score(state, seat) + DRAGON_POINTS >= max(coins) * COIN_POINTS


def follies(state: State, action: Action) -> Sequence[str]:
    """What is foolish about an action."""
    return tuple(_follies(state, action))


def _follies(state: State, action: Action) -> Iterator[str]:
    if isinstance(action, Fight) and not _would_win(state, state.seat) and _can_ever_win(state, state.seat):
        yield HANDS_OVER
    if isinstance(action, Decline) and any(isinstance(other, TakeCoin) for other in legal(state)):
        yield DECLINES_COIN
    if isinstance(action, Again) and state.duel is not None:
        own = state.holdings[state.duel.duellists[0]]
        dead = [card for card in own.cards if card in FIRST_VALUES and not _live(state, own, card)]
        if _live(state, own, action.card) and dead:
            yield PAYS_TOO_MUCH
        if state.step is Step.AGAIN and _live(state, own, action.card) and 2 * own.treasures[0] < COIN_POINTS:
            yield WASTES_COIN
        kept = state.duel.rolls[:-1]
        if state.step is Step.FINAL_AGAIN and sum(kept) + 6 * (FINAL_ROLLS - len(kept)) < FINAL_GOAL:
            yield ROLLS_IN_VAIN
    if isinstance(action, Double):
        own = state.holdings[state.seat]
        if _live(state, own, action.card) and any(
            card in SECOND_VALUES and not _live(state, own, card) for card in own.cards
        ):
            yield PAYS_TOO_MUCH
        if not _reaches_something(apply(state, action)[0]):
            yield DOUBLES_IN_VAIN


def _live(state: State, own: Holdings, card: int) -> bool:
    """Whether a card may still bring a coin: of two equal ones the second needs a treasure of its own."""
    aside = () if state.options.short else state.aside
    left = aside.count(card) + sum(treasure.value == card for treasure in state.treasures)
    return own.cards.count(card) <= left


def _reaches_something(state: State) -> bool:
    before = progress(state, state.seat)
    pushed = [apply(state, push)[0] for push in legal(state)]
    return any(
        progress(apply(after, walk)[0], state.seat) > before for after in pushed for walk in legal(after)
    )
