"""What cards are worth in points in the game with the dragon: rules of thumb for bots and play-outs."""

from __future__ import annotations

from wandelgang.games.master.parts import COIN_POINTS, DRAGON_POINTS, EACH
from wandelgang.search.kernel.jit import Numbers, kernel, part
from wandelgang.search.master.facts import (
    ASIDE,
    FIRST_LAST,
    GONE,
    HANDS,
    LAST,
    LOWEST,
    OPEN,
    PLAYERS,
    TREASURES,
    VALUES,
)
from wandelgang.search.master.final_duel import SLAYS

MOST_ROLLS = len(SLAYS) - 1
EARLY_GAIN, LATE_GAIN = 7.0, 3.0  # found by play-outs of two against each other


@part
def cards_of(facts: Numbers, seat: int, first: int, last: int) -> int:
    """How many cards from one value to another a seat holds."""
    count = 0
    for value in range(first, last + 1):
        count += facts[HANDS + seat * VALUES + value]
    return count


@part
def lying(facts: Numbers, value: int) -> int:
    """How many treasures of a value can still be taken."""
    if facts[ASIDE] and value > FIRST_LAST:
        return EACH
    count = 0
    for which in range(EACH):
        if facts[TREASURES + EACH * (value - 1) + which] != GONE:
            count += 1
    return count


@part
def slays(facts: Numbers, seat: int) -> float:
    """The chance to win the final duel with the cards in hand (M26)."""
    return SLAYS[min(cards_of(facts, seat, 1, FIRST_LAST), MOST_ROLLS)]


@part
def coin_hope(facts: Numbers, seat: int, value: int) -> float:
    """What a card may still bring as a coin (M14), if all players are equally good at taking."""
    left, share = lying(facts, value), 1.0 / facts[PLAYERS]
    if left == 0:
        return 0.0
    if facts[HANDS + seat * VALUES + value] == EACH:  # one of the two needs both treasures
        return COIN_POINTS * share * share if left == EACH else 0.0
    return COIN_POINTS * float(1.0 - (1.0 - share) ** left)


@part
def roll_worth(facts: Numbers, seat: int, value: int) -> float:
    """What a card to roll again is worth later: as a coin, or in the final duel."""
    count = min(cards_of(facts, seat, 1, FIRST_LAST), MOST_ROLLS)
    return max(coin_hope(facts, seat, value), DRAGON_POINTS * (SLAYS[count] - SLAYS[count - 1]))


@part
def cheapest_roll(facts: Numbers, seat: int) -> tuple[int, float]:
    """The card to roll again that is worth least, and its worth; 0 if there is none."""
    best, least = 0, 0.0
    for value in range(1, FIRST_LAST + 1):
        if facts[HANDS + seat * VALUES + value]:
            worth = roll_worth(facts, seat, value)
            if best == 0 or worth < least:
                best, least = value, worth
    return best, least


@part
def cheapest_double(facts: Numbers, seat: int) -> tuple[int, float]:
    """The double-turn card that is worth least as a coin, and that worth; 0 if there is none."""
    best, least = 0, 0.0
    for value in range(FIRST_LAST + 1, LAST + 1):
        if facts[HANDS + seat * VALUES + value]:
            worth = coin_hope(facts, seat, value)
            if best == 0 or worth < least:
                best, least = value, worth
    return best, least


@part
def gain(facts: Numbers, seat: int, card: int) -> float:
    """What reaching a goal now would bring, after a card was handed in."""
    value = facts[LOWEST]
    if value == OPEN:
        return DRAGON_POINTS * slays(facts, seat)
    coins = facts[HANDS + seat * VALUES + value] - (card == value)
    return float(value + COIN_POINTS) if coins > 0 else float(value)


@part
def roll_pays(facts: Numbers, seat: int, lowest: int) -> int:
    """The card for which a lost duel should be rolled again (M19), or 0: the lowest treasure is at stake."""
    card, worth = cheapest_roll(facts, seat)
    return card if 0.5 * lowest > worth else 0


@part
def double_pays(facts: Numbers, seat: int) -> int:
    """The card for which another turn should be bought (M21) if it is sure to reach a goal, or 0."""
    card, worth = cheapest_double(facts, seat)
    if card == 0:
        return 0
    if facts[LOWEST] == OPEN:
        return card
    # Later treasures count more, so cards are spent on the early ones only where they bring much.
    least = EARLY_GAIN if facts[LOWEST] <= FIRST_LAST else LATE_GAIN
    return card if gain(facts, seat, card) >= worth + least else 0


@kernel
def card_to_roll(facts: Numbers, seat: int, lowest: int) -> int:
    """`roll_pays`, for bots."""
    return roll_pays(facts, seat, lowest)


@kernel
def card_to_double(facts: Numbers, seat: int) -> int:
    """`double_pays`, for bots."""
    return double_pays(facts, seat)
