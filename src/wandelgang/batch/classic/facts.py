"""A position of the classic game in a batch: where each fact is, and what never changes."""

from __future__ import annotations

import numpy as np

from wandelgang.batch.kernel.layout import NONE, OPTIONS, SEATS, TILES, WORDS
from wandelgang.games.classic.parts import BACKED, BACKED_SHAPES, GRID, Message, Picture
from wandelgang.games.classic.parts import TILES as PARTS
from wandelgang.games.classic.state import Step

CELLS = GRID.size
CARDS = len(Picture)
MOST_CARDS = CARDS // 2  # of one player
MESSAGES = len(Message)

# Words: for each seat the pile, as a set of cards.
PILES = WORDS
WORD_COUNT = PILES + SEATS

# Facts.
OFFER = TILES + CELLS + 1  # the message, counted from 1; 0: none
WINNER = OFFER + 1
GOALS = WINNER + 1  # two cards for each seat
GOAL_COUNT = GOALS + 2 * SEATS
FOUND_COUNT = GOAL_COUNT + SEATS
FOUND = FOUND_COUNT + SEATS  # in the order of finding
KNOWN = FOUND + SEATS * MOST_CARDS
BACK_COUNT = KNOWN + SEATS
BACKS = BACK_COUNT + 1  # the tiles whose backs have been read, in the order of reading …
BACK_MESSAGES = BACKS + len(BACKED)  # … and what they say, counted from 1; 0: blank
FACT_COUNT = BACK_MESSAGES + len(BACKED)

# Options.
CARDS_EACH, EVENTS, WAY_HOME, DRAWS = range(OPTIONS, OPTIONS + 4)  # DRAWS: the number of the first draw
OPTION_COUNT = OPTIONS + 4

# The numbers of actions; those of chance come last, after as many swaps as there are seats.
WALKS = 4 * len(GRID.arrows)
LOOKS = WALKS + CELLS
EXCHANGES, PASSES = LOOKS + 1, LOOKS + 2
CHOICES = LOOKS + 3
SWAPS = CHOICES + CARDS

STEPS = tuple(Step)
DRAW, PUSH, READ, MOVE, LOOK, CHOOSE, AGAIN, FINISHED = range(len(STEPS))

_pictures = list(Picture)
PICTURE = np.array([_pictures.index(part.picture) if part.picture else NONE for part in PARTS], np.int64)
SHAPE = np.array(  # for each tile with a back: the place of its shape
    [BACKED_SHAPES.index(BACKED[number]) if number in BACKED else NONE for number in range(len(PARTS))],
    np.int64,
)
BACKED_OF_SHAPE = np.array([list(BACKED.values()).count(shape) for shape in BACKED_SHAPES], np.int64)
SECOND_PUSH, DOUBLE_TURN, SWAP, SECOND_CARD, EXCHANGE, THROUGH_WALL = range(1, MESSAGES + 1)
