"""Where a seat finds what it sees in a batch, after what all games have."""

from __future__ import annotations

from wandelgang.batch.kernel.layout import SEATS
from wandelgang.batch.kernel.seeing import SETS, SIDES, VALUES
from wandelgang.batch.master.facts import FOES, GUARD_CELLS, LAST

GUARD = SETS
FACED = GUARD + len(GUARD_CELLS)
LOWEST_TREASURE, THREATENED = FACED + 1, FACED + 2
SET_COUNT = FACED + 3

GAZES = VALUES
LOWEST = GAZES + SIDES
LEFT_ASIDE = LOWEST + 1
OWN_CARD = LEFT_ASIDE + 1  # from value 1 on
HANDED_IN = OWN_CARD + LAST
CARDS_OF = HANDED_IN + LAST
COINS_OF = CARDS_OF + SEATS
POINTS_OF = COINS_OF + SEATS
TREASURES_OF = POINTS_OF + SEATS
LOWEST_OF = TREASURES_OF + SEATS
EXTRA_TURN = LOWEST_OF + SEATS
TAKEN = EXTRA_TURN + 1
FINAL_OPEN = TAKEN + 1
DUEL_WITH = FINAL_OPEN + 1
DUEL_OF = DUEL_WITH + len(FOES)
ROLL_NUMBER = DUEL_OF + SEATS
ROLLED_SO_FAR = ROLL_NUMBER + 1
VALUE_COUNT = ROLLED_SO_FAR + 1
