"""What follows when a treasure is taken: the coin, the second phase, the dragon die, the duels."""

from __future__ import annotations

from wandelgang.games.master.parts import ARROWS, COIN_POINTS, EACH, LAIR, DieFace
from wandelgang.search.kernel.fan import ONE, ZERO
from wandelgang.search.kernel.jit import Numbers, Word, Words, part
from wandelgang.search.kernel.lookup_table import COLUMNS
from wandelgang.search.kernel.random import below
from wandelgang.search.kernel.walking import joined, nearest_of
from wandelgang.search.master.cards import roll_pays
from wandelgang.search.master.facts import (
    ASIDE,
    COINS,
    FACED_CELLS,
    FIGURES,
    FIRST_LAST,
    GAZE,
    GONE,
    GUARDS,
    HANDS,
    HELD,
    LAST,
    LOWEST,
    OPEN,
    PLAYERS,
    POINTS,
    SEAT,
    SPACE_CELLS,
    TREASURES,
    VALUES,
    Situation,
    find_lowest,
    sides_of,
)

FACES = len(DieFace)
TURNING = len(ARROWS)  # the faces that turn the dragon, by as many quarters as their place says


@part
def take(facts: Numbers, cell: int, random: Words) -> bool:
    """The player whose turn it is takes a cell's treasure, if it is a lowest one, and its coin (M13, M14)."""
    seat, value = facts[SEAT], facts[LOWEST]
    if value == OPEN:
        return False
    for which in range(EACH):
        place = TREASURES + EACH * (value - 1) + which
        if facts[place] == cell:
            facts[place] = GONE
            facts[HELD + seat * VALUES + value] += 1
            facts[POINTS + seat] += value
            if facts[HANDS + seat * VALUES + value]:
                hand_in_for_coin(facts, value)
            after_take(facts, random)
            return True
    return False


@part
def hand_in_for_coin(facts: Numbers, card: int) -> None:
    """The player whose turn it is gets a coin for a card (M14)."""
    seat = facts[SEAT]
    facts[HANDS + seat * VALUES + card] -= 1
    facts[COINS + seat] += 1
    facts[POINTS + seat] += COIN_POINTS


@part
def after_take(facts: Numbers, random: Words) -> None:
    """Which value is the lowest now; the second phase, if the first is over (M23)."""
    find_lowest(facts)
    if facts[LOWEST] != OPEN or not facts[ASIDE]:
        return
    facts[ASIDE], facts[LOWEST] = 0, FIRST_LAST + 1
    first = TREASURES + EACH * FIRST_LAST
    for space in range(len(SPACE_CELLS)):
        other = below(random, space + 1)
        facts[first + space] = facts[first + other]
        facts[first + other] = SPACE_CELLS[space]


@part
def lowest_held(facts: Numbers, seat: int) -> int:
    """The lowest treasure that a seat holds, or 0."""
    for value in range(1, LAST + 1):
        if facts[HELD + seat * VALUES + value]:
            return value
    return 0


@part
def lose_lowest(facts: Numbers, seat: int) -> None:
    """The lowest treasure, if there is any, goes to the box (M19)."""
    value = lowest_held(facts, seat)
    if value:
        facts[HELD + seat * VALUES + value] -= 1
        facts[POINTS + seat] -= value


@part
def duel(facts: Numbers, seat: int, random: Words) -> None:
    """M19: half of the rolls are safe; after others, roll again for a card as long as that pays."""
    while below(random, 2):
        card = roll_pays(facts, seat, lowest_held(facts, seat))
        if card == 0:
            lose_lowest(facts, seat)
            return
        facts[HANDS + seat * VALUES + card] -= 1


@part
def nearest(table: Words, now: Situation, cell: int) -> Word:
    """The nearest figures in the corridors of a cell, as a set of seats (M17)."""
    found, figures, facts = ZERO, ZERO, now.facts
    if cell == LAIR:
        return found
    east, south = joined(table, sides_of(now.board))
    for seat in range(facts[PLAYERS]):
        figures |= ONE << Word(facts[FIGURES + seat])
    near = nearest_of(figures, ONE << Word(cell), east, south, table[COLUMNS])
    for seat in range(facts[PLAYERS]):
        found |= ((near >> Word(facts[FIGURES + seat])) & ONE) << Word(seat)
    return found


@part
def dragon_roll(table: Words, now: Situation, random: Words) -> None:
    """Roll the dragon die, and fight the duels that follow (M16–M19)."""
    facts = now.facts
    face = below(random, FACES)
    if face < TURNING:
        facts[GAZE] = (facts[GAZE] + face + 1) % len(FACED_CELLS)
        cell = FACED_CELLS[facts[GAZE]]
    else:
        cell = facts[GUARDS + face - TURNING]
    found = nearest(table, now, cell)
    for step in range(facts[PLAYERS]):
        seat = (facts[SEAT] + step) % facts[PLAYERS]
        if (found >> Word(seat)) & ONE and lowest_held(facts, seat):
            duel(facts, seat, random)
