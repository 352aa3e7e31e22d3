"""What a seat sees of a game in a batch: the planes of its environment, packed.

A plane that is a set of cells is one word. A plane with one value for the whole board is that value. A plane
with a number for each cell is as many bytes, to be divided by the largest number. The places below come
first; what a game adds comes after them. Players go round the table, from the viewer clockwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wandelgang.batch.kernel.binding import OF_A_GAME, borrow, borrow_arrays, borrow_tables, bound
from wandelgang.batch.kernel.layout import (
    ACTOR,
    EAST,
    FIGURES,
    LAST_PUSH,
    NONE,
    NORTH,
    OPENINGS,
    PLAYERS,
    SEAT,
    SEATS,
    SOUTH,
    STEP,
    TILES,
    TURN,
    WEST,
    Arrays,
    BoardTables,
    Situation,
)
from wandelgang.games.planes import MOST_TURNS
from wandelgang.search.kernel.fan import ONE, ZERO
from wandelgang.search.kernel.jit import (
    ByteRows,
    Bytes,
    Numbers,
    Rows,
    SmallRealRows,
    SmallReals,
    Word,
    Words,
    part,
)
from wandelgang.search.kernel.lookup_table import ENTRY, OPPOSITE

SIDES, MOST_STEPS = 4, 12

# Sets of cells.
OPEN = 0
BANNED = OPEN + SIDES
FIGURE = BANNED + 1
SETS = FIGURE + SEATS

# Values.
SPARE_OPEN = 0
SPARE_TILE = SPARE_OPEN + SIDES
TURN_OF = SPARE_TILE + 1
ACTS = TURN_OF + SEATS
TURNS = ACTS + SEATS
STEPS = TURNS + 1
VALUES = STEPS + MOST_STEPS

# Kinds of planes, for `spreading`.
OF_SET, OF_VALUE, OF_TILE, OF_NUMBER = range(4)


# What there is to see in a game: see `looker`.
see: Callable[[BoardTables, Numbers, Situation, int, Glance], None] = OF_A_GAME


class Sight(NamedTuple):
    """What is seen of all games, one row each."""

    sets: Rows
    values: SmallRealRows
    numbers: ByteRows


class Glance(NamedTuple):
    """What is seen of one game."""

    sets: Words
    values: SmallReals
    numbers: Bytes


@part
def see_board(tables: BoardTables, options: Numbers, now: Situation, viewer: int, glance: Glance) -> None:
    """What every game has: corridors, the spare, figures, whose turn it is and how far it has got."""
    (words, facts), (sets, values, numbers), players = now, glance, options[PLAYERS]
    sets[:], values[:], numbers[:] = ZERO, 0.0, 0
    sets[OPEN], sets[OPEN + 1], sets[OPEN + 2] = words[NORTH], words[EAST], words[SOUTH]
    sets[OPEN + 3] = words[WEST]
    if facts[LAST_PUSH] != NONE:
        sets[BANNED] = tables.table[Word(ENTRY) + tables.table[OPPOSITE + facts[LAST_PUSH]]]
    for side in range(SIDES):
        values[SPARE_OPEN + side] = (facts[OPENINGS] >> side) & 1
    size = tables.goes.shape[1]
    values[SPARE_TILE] = facts[TILES + size] / size
    for place in range(players):
        seat = (viewer + place) % players
        sets[FIGURE + place] = ONE << Word(facts[FIGURES + seat])
        values[TURN_OF + place] = facts[SEAT] == seat
        values[ACTS + place] = facts[ACTOR] == seat
    values[TURNS] = min(1.0, words[TURN] / MOST_TURNS)
    values[STEPS + facts[STEP]] = 1.0


def look_at_all(tables: BoardTables, arrays: Arrays, viewers: Numbers, sight: Sight) -> None:
    """What a seat of each game sees."""
    tables, arrays = borrow_tables(tables), borrow_arrays(arrays)
    sight = Sight(borrow(sight.sets), borrow(sight.values), borrow(sight.numbers))
    for game in range(len(viewers)):
        now = Situation(arrays.words[game], arrays.facts[game])
        glance = Glance(sight.sets[game], sight.values[game], sight.numbers[game])
        see(tables, arrays.options, now, viewers[game], glance)


def looker(**rules: Callable[..., object]) -> Callable[[BoardTables, Arrays, Numbers, Sight], None]:
    """`look_at_all` with what there is to see in a game."""
    made: Callable[[BoardTables, Arrays, Numbers, Sight], None] = bound((look_at_all,), rules)
    return made
