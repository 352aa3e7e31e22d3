"""A position of the towers game in a batch: where each fact is, and what never changes."""

from __future__ import annotations

import numpy as np

from wandelgang.batch.kernel.layout import NONE, OPTIONS, SEATS, TILES, WORDS
from wandelgang.games.towers.numbering import DOWNS, UPS
from wandelgang.games.towers.parts import GRID, HEIGHTS, SPELLS, Spell, Treasure
from wandelgang.games.towers.parts import TILES as PARTS
from wandelgang.games.towers.state import Step

CELLS = GRID.size
CARDS = len(Treasure)
MOST_CARDS = CARDS // 2  # of one player
KINDS = len(Spell)
UP, DOWN, JOKER = range(KINDS)

# Words.
PILES = WORDS  # for each seat the pile, as a set of treasures
HIGHS = PILES + SEATS  # the cells of at least height 2, 3, 4 and 5
WORD_COUNT = HIGHS + 4

# Facts.
WINNER = TILES + CELLS + 1
GOAL = WINNER + 1
RUNES = GOAL + SEATS  # whether the rune card is turned over
HANDS = RUNES + SEATS  # spell cards of each kind, for each seat …
DRAW_PILE = HANDS + SEATS * KINDS  # … to draw …
DISCARDS = DRAW_PILE + KINDS  # … and handed in
FOUND_COUNT = DISCARDS + KINDS
FOUND = FOUND_COUNT + SEATS  # in the order of finding
FACT_COUNT = FOUND + SEATS * MOST_CARDS

# Options.
CARDS_EACH = OPTIONS
CHILDREN = CARDS_EACH + 1  # 1 for the seat of a child

STEPS = tuple(Step)
SPELL, DRAW, PUSH, MOVE, FINISHED = range(len(STEPS))

# The numbers of actions.
WALKS = 4 * len(GRID.arrows)
FEW_UPS, FEW_DOWNS = len(UPS), len(DOWNS)
SPELL_DRAWS = WALKS + CELLS * FEW_UPS * FEW_DOWNS
DRAWS = SPELL_DRAWS + KINDS

_treasures = list(Treasure)
TREASURE = np.array([_treasures.index(part.treasure) if part.treasure else NONE for part in PARTS], np.int64)
HIGHER = np.array(  # for each tower: 1 if it has at least height 2, plus 2 if at least 3 …
    [sum(1 << step for step in range(4) if height >= step + 2) for height in HEIGHTS], np.uint64
)
ALL_SPELLS = tuple(SPELLS.values())

SIDE = sum(ALL_SPELLS) + 2  # room for one number more than there are spell cards, and for one before it
