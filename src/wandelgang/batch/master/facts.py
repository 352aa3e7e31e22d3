"""A position of the game with the dragon in a batch: where each fact is, and what never changes."""

from __future__ import annotations

from wandelgang.batch.kernel.layout import OPTIONS, SEATS, TILES, WORDS
from wandelgang.games.master.parts import (
    EACH,
    FACED,
    FIRST_VALUES,
    GRID,
    GUARD_STARTS,
    LAIR,
    PIPS,
    SECOND_VALUES,
    SPACES,
    DieFace,
    Foe,
)
from wandelgang.games.master.state import Step

CELLS = GRID.size
FIRST_LAST, LAST = FIRST_VALUES[-1], SECOND_VALUES[-1]
VALUES = LAST + 1  # room for one number for each value, from 0

WORD_COUNT = WORDS

# Facts.
GUARDS = TILES + CELLS + 1
GAZE = GUARDS + 2  # 0 to 3 clockwise from the north
TREASURES = GAZE + 1  # two for each value, from 1: their cells
ASIDE = TREASURES + EACH * LAST  # for each value from 0: how many are not laid out yet
HANDS = ASIDE + VALUES  # for each seat how many cards of each value …
HELD = HANDS + SEATS * VALUES  # … and how many treasures
COINS = HELD + SEATS * VALUES
DISCARDS = COINS + SEATS
BOX = DISCARDS + VALUES
EXTRA = BOX + VALUES
SLAYER = EXTRA + 1
FOE = SLAYER + 1  # NONE: no duel is on
DUELLIST_COUNT = FOE + 1
DUELLISTS = DUELLIST_COUNT + 1
ROLL_COUNT = DUELLISTS + SEATS
ROLLS = ROLL_COUNT + 1
MOST_ROLLS = 3
FACT_COUNT = ROLLS + MOST_ROLLS

# Options.
SHORT = OPTIONS
OPTION_COUNT = OPTIONS + 1

STEPS = tuple(Step)
(
    PUSH,
    MOVE,
    COIN,
    LAY,
    DRAGON_DIE,
    DUEL_DIE,
    AGAIN,
    FIGHT,
    FINAL_DIE,
    FINAL_AGAIN,
    DOUBLE,
    FINISHED,
) = range(len(STEPS))
FOES = tuple(Foe)
DRAGON = FOES.index(Foe.DRAGON)

# The numbers of actions. A number for a value begins with that of value 0.
WALKS = 4 * len(GRID.arrows)
FIGHTS = WALKS + CELLS
DECLINES = FIGHTS + 1
TAKE_COINS = DECLINES + 1 - FIRST_VALUES[0]
AGAINS = TAKE_COINS + LAST + 1 - FIRST_VALUES[0]
DOUBLES = AGAINS + FIRST_LAST + 1 - SECOND_VALUES[0]
FACES = DOUBLES + LAST + 1
ROLLED = FACES + len(DieFace) - PIPS[0]
LAYS = ROLLED + PIPS[-1] + 1 - SECOND_VALUES[0]

CLOSED = 1 << LAIR
FACED_CELLS = tuple(FACED.values())  # clockwise from the north
SPACE_CELLS = tuple(SPACES)
GUARD_CELLS = tuple(GUARD_STARTS)
