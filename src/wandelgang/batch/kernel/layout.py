"""Where things are in the arrays of a batch, as far as all games have them.

A game has a row of words (machine words) and a row of facts (bytes). The places below come first in both, and
what a game adds comes after them. NONE stands for nothing: no push yet, no winner, no card.
"""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.search.kernel.jit import ByteRows, Bytes, Numbers, Rows, ShortRows, Words

SEATS = 4
NONE = -1

# Words.
RANDOM, DEALT, TURN, NORTH, EAST, SOUTH, WEST = range(7)
# RANDOM is the state of the generator, which looks at the first word only, and DEALT what it was at the deal.
WORDS = 7

# Facts.
ACTOR, STEP, SEAT, LAST_PUSH, OPENINGS = range(5)  # OPENINGS: those of the spare
FIGURES = 5
TILES = FIGURES + SEATS  # the number of the tile on each cell, then that of the spare

# Options: what is the same in all games of a batch.
PLAYERS, FIRST = range(2)  # FIRST: the seat that begins, or NONE
STARTS = 2
OPTIONS = STARTS + SEATS

# Who acts, if no seat does. In sets of seats, chance is the one after the last.
CHANCE, OVER = -1, -2
CHANCE_BIT = 1 << SEATS

# What a game of a batch is told to do: the number of an action, or one of these.
LEAVE, DEAL, RANDOM_PLAY, REFRESH = -1, -2, -3, -4


class BoardTables(NamedTuple):
    """What never changes: the board's tables; and room to work in, for one batch only."""

    table: Words
    lines: ByteRows  # for each arrow: the cells from where the spare goes in to where a tile falls out
    goes: ByteRows  # for each arrow and cell: where a push takes whatever stands there (X6)
    fixed: Bytes  # the cells of the fixed tiles, in the order of their numbers
    loose: Bytes  # the other cells, and the place of the spare
    printed: Words  # the openings of each tile before any turn
    scratch: Words  # room that a game's kernels work in


class Arrays(NamedTuple):
    """All games of a batch, one row each."""

    words: Rows
    facts: ByteRows
    legal: Rows  # one bit for each action, by its number
    history: ShortRows  # the actions so far; no columns if no history is kept
    lengths: Numbers  # how many actions each game has had
    options: Numbers


class Situation(NamedTuple):
    """One game of a batch. Both arrays are changed in place."""

    words: Words
    facts: Bytes
