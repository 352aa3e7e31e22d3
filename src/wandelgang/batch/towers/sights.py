"""Where a seat finds what it sees in a batch, after what all games have."""

from __future__ import annotations

from wandelgang.batch.kernel.layout import SEATS
from wandelgang.batch.kernel.seeing import SETS, VALUES
from wandelgang.batch.towers.facts import KINDS

GOAL, RUNE_CELL, UNSEEN = range(SETS, SETS + 3)
START = UNSEEN + 1
SET_COUNT = START + SEATS

SPARE_HEIGHT, SPARE_IS_GOAL, SPARE_IS_UNSEEN = range(VALUES, VALUES + 3)
OWN_SPELLS = SPARE_IS_UNSEEN + 1
HANDED_IN = OWN_SPELLS + KINDS
LEFT_TO_DRAW = HANDED_IN + KINDS
FOUND_BY = LEFT_TO_DRAW + 1
LEFT_TO = FOUND_BY + SEATS
RUNE_OF = LEFT_TO + SEATS
SPELLS_OF = RUNE_OF + SEATS
CHILD = SPELLS_OF + SEATS
VALUE_COUNT = CHILD + SEATS
