"""What a seat of the towers game sees in a batch: the planes of `games/towers/planes.py`."""

from __future__ import annotations

import numpy as np

from wandelgang.batch.kernel.layout import NONE, PLAYERS, STARTS, TILES, Arrays, BoardTables, Situation
from wandelgang.batch.kernel.seeing import Glance, Sight, looker, see_board
from wandelgang.batch.towers.facts import (
    ALL_SPELLS,
    CARDS,
    CELLS,
    CHILDREN,
    DISCARDS,
    DRAW_PILE,
    FOUND,
    FOUND_COUNT,
    HANDS,
    KINDS,
    MOST_CARDS,
    PILES,
    RUNES,
    TREASURE,
)
from wandelgang.batch.towers.facts import GOAL as GOALS
from wandelgang.batch.towers.kernels import spells
from wandelgang.batch.towers.sights import (
    CHILD,
    FOUND_BY,
    GOAL,
    HANDED_IN,
    LEFT_TO,
    LEFT_TO_DRAW,
    OWN_SPELLS,
    RUNE_CELL,
    RUNE_OF,
    SPARE_HEIGHT,
    SPARE_IS_GOAL,
    SPARE_IS_UNSEEN,
    SPELLS_OF,
    START,
    UNSEEN,
)
from wandelgang.games.towers.parts import HEIGHTS, RUNE
from wandelgang.search.kernel.fan import ONE, ZERO
from wandelgang.search.kernel.jit import Number, Numbers, Word, kernel, part
from wandelgang.search.kernel.walking import count

TOP, SPELL_COUNT = max(HEIGHTS), sum(ALL_SPELLS)
HEIGHT = np.array(HEIGHTS, np.int64)


@part
def see(tables: BoardTables, options: Numbers, now: Situation, viewer: int, glance: Glance) -> None:
    """The board and its heights; own goal and spell cards; what others may look for; everybody's cards."""
    (words, facts), (sets, values, numbers), players = now, glance, options[PLAYERS]
    see_board(tables, options, now, viewer, glance)
    goal = ZERO if facts[GOALS + viewer] == NONE else ONE << Word(facts[GOALS + viewer])
    seen = goal
    for seat in range(players):
        for which in range(facts[FOUND_COUNT + seat]):
            seen |= ONE << Word(facts[FOUND + MOST_CARDS * seat + which])
    for cell in range(CELLS):
        number = facts[TILES + cell]
        numbers[cell] = HEIGHT[number]
        treasure = TREASURE[number]
        if treasure != NONE:
            sets[GOAL] |= ((goal >> Word(treasure)) & ONE) << Word(cell)
            sets[UNSEEN] |= ((~seen >> Word(treasure)) & ONE) << Word(cell)
    if facts[RUNES + viewer] and not goal and not words[PILES + viewer]:
        sets[GOAL] |= ONE << Word(options[STARTS + viewer])
    sets[RUNE_CELL] = ONE << Word(RUNE)
    spare = facts[TILES + CELLS]
    values[SPARE_HEIGHT] = HEIGHT[spare] / TOP
    if TREASURE[spare] != NONE:
        values[SPARE_IS_GOAL] = (goal >> Word(TREASURE[spare])) & ONE
        values[SPARE_IS_UNSEEN] = (~seen >> Word(TREASURE[spare])) & ONE
    for kind in range(KINDS):
        values[OWN_SPELLS + kind] = facts[HANDS + KINDS * viewer + kind] / ALL_SPELLS[kind]
        values[HANDED_IN + kind] = facts[DISCARDS + kind] / ALL_SPELLS[kind]
    values[LEFT_TO_DRAW] = spells(now, DRAW_PILE) / SPELL_COUNT
    for place in range(players):
        seat = (viewer + place) % players
        left = Number(count(words[PILES + seat])) + (facts[GOALS + seat] != NONE)
        sets[START + place] = ONE << Word(options[STARTS + seat])
        values[FOUND_BY + place] = facts[FOUND_COUNT + seat] / CARDS
        values[LEFT_TO + place] = left / CARDS
        values[RUNE_OF + place] = facts[RUNES + seat]
        values[SPELLS_OF + place] = spells(now, HANDS + KINDS * seat) / SPELL_COUNT
        values[CHILD + place] = options[CHILDREN + seat]


look_at_all = looker(see=see)


@kernel
def look(tables: BoardTables, arrays: Arrays, viewers: Numbers, sight: Sight) -> None:
    """See `look_at_all`."""
    look_at_all(tables, arrays, viewers, sight)
