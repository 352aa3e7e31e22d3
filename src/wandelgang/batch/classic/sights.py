"""Where a seat finds what it sees in a batch, after what all games have."""

from __future__ import annotations

from wandelgang.batch.classic.facts import MESSAGES
from wandelgang.batch.kernel.layout import SEATS
from wandelgang.batch.kernel.seeing import SETS, VALUES

GOAL, OWN_PILE, UNSEEN = range(SETS, SETS + 3)
START = UNSEEN + 1
BACK = START + SEATS  # blank, then the messages, then unread
SET_COUNT = BACK + MESSAGES + 2

SPARE_IS_GOAL, SPARE_IS_UNSEEN = range(VALUES, VALUES + 2)
FOUND_BY = SPARE_IS_UNSEEN + 1
LEFT_TO = FOUND_BY + SEATS
CHOICE_OF = LEFT_TO + SEATS
OFFERED = CHOICE_OF + SEATS
SPARE_BACK = OFFERED + MESSAGES  # as BACK
VALUE_COUNT = SPARE_BACK + MESSAGES + 2
UNREAD = MESSAGES + 1
