"""The final duel with the dragon, exactly: when to roll again, and how likely a win is (M26)."""

from __future__ import annotations

from functools import cache

from wandelgang.games.master.parts import EACH, FINAL_GOAL, FINAL_ROLLS, FIRST_VALUES, PIPS

MOST_CARDS = EACH * len(FIRST_VALUES)


@cache
def stands(rolls: tuple[int, ...], cards: int) -> float:
    """The chance to win if the last roll stands, with this many cards to roll again later."""
    if sum(rolls) >= FINAL_GOAL:
        return 1.0
    if len(rolls) == FINAL_ROLLS:
        return 0.0
    return _expected(rolls, cards)


@cache
def again(rolls: tuple[int, ...], cards: int) -> float:
    """The chance to win if the last roll is rolled again for one of this many cards."""
    return _expected(rolls[:-1], cards - 1) if cards else 0.0


def _expected(rolls: tuple[int, ...], cards: int) -> float:
    """The chance before the next roll."""
    after = [(*rolls, pips) for pips in PIPS]
    return sum(max(stands(now, cards), again(now, cards)) for now in after) / len(PIPS)


SLAYS = tuple(_expected((), cards) for cards in range(MOST_CARDS + 1))
"""The chance to win with 0, 1, 2 … cards to roll again, with perfect play."""
