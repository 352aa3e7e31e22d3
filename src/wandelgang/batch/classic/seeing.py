"""What a seat of the classic game sees in a batch: the planes of `games/classic/planes.py`."""

from __future__ import annotations

from wandelgang.batch.classic.facts import (
    BACK_COUNT,
    BACK_MESSAGES,
    BACKS,
    CARDS,
    CELLS,
    CHOOSE,
    EVENTS,
    FOUND,
    FOUND_COUNT,
    GOAL_COUNT,
    KNOWN,
    MOST_CARDS,
    OFFER,
    PICTURE,
    PILES,
    SHAPE,
)
from wandelgang.batch.classic.kernels import goals_of
from wandelgang.batch.classic.sights import (
    BACK,
    CHOICE_OF,
    FOUND_BY,
    GOAL,
    LEFT_TO,
    OFFERED,
    OWN_PILE,
    SPARE_BACK,
    SPARE_IS_GOAL,
    SPARE_IS_UNSEEN,
    START,
    UNREAD,
    UNSEEN,
)
from wandelgang.batch.kernel.layout import (
    NONE,
    PLAYERS,
    SEAT,
    STARTS,
    STEP,
    TILES,
    Arrays,
    BoardTables,
    Situation,
)
from wandelgang.batch.kernel.seeing import Glance, Sight, looker, see_board
from wandelgang.search.kernel.fan import ONE, ZERO
from wandelgang.search.kernel.jit import Number, Numbers, Word, kernel, part
from wandelgang.search.kernel.walking import count


@part
def see(tables: BoardTables, options: Numbers, now: Situation, viewer: int, glance: Glance) -> None:
    """The board; own goals and cards; what others may look for; backs that have been read, and the offer."""
    (words, facts), (sets, values, _), players = now, glance, options[PLAYERS]
    see_board(tables, options, now, viewer, glance)
    goals, pile, seen = goals_of(now, viewer), ZERO, ZERO
    if facts[KNOWN + viewer] or (facts[STEP] == CHOOSE and facts[SEAT] == viewer):  # C19
        pile = words[PILES + viewer]
    for seat in range(players):
        for which in range(facts[FOUND_COUNT + seat]):
            seen |= ONE << Word(facts[FOUND + MOST_CARDS * seat + which])
    unseen = ~(seen | goals | pile)
    for cell in range(CELLS):
        picture = PICTURE[facts[TILES + cell]]
        if picture != NONE:
            here = Word(cell)
            sets[GOAL] |= ((goals >> Word(picture)) & ONE) << here
            sets[OWN_PILE] |= ((pile >> Word(picture)) & ONE) << here
            sets[UNSEEN] |= ((unseen >> Word(picture)) & ONE) << here
    if not goals and not words[PILES + viewer]:
        sets[GOAL] |= ONE << Word(options[STARTS + viewer])
    picture = PICTURE[facts[TILES + CELLS]]
    if picture != NONE:
        values[SPARE_IS_GOAL] = (goals >> Word(picture)) & ONE
        values[SPARE_IS_UNSEEN] = (unseen >> Word(picture)) & ONE
    for place in range(players):
        seat = (viewer + place) % players
        looked_at = Number(facts[GOAL_COUNT + seat])
        sets[START + place] = ONE << Word(options[STARTS + seat])
        values[FOUND_BY + place] = facts[FOUND_COUNT + seat] / CARDS
        values[LEFT_TO + place] = (looked_at + Number(count(words[PILES + seat]))) / CARDS
        values[CHOICE_OF + place] = looked_at > 1
    if options[EVENTS]:
        see_backs(tables, now, glance)
        if facts[OFFER]:
            values[OFFERED + facts[OFFER] - 1] = 1.0


@part
def see_backs(tables: BoardTables, now: Situation, glance: Glance) -> None:
    """What is known of the backs of tiles (C21)."""
    facts, read = now.facts, tables.scratch
    read[:] = Word(UNREAD)
    for which in range(facts[BACK_COUNT]):
        read[facts[BACKS + which]] = facts[BACK_MESSAGES + which]
    for cell in range(CELLS):
        number = facts[TILES + cell]
        if SHAPE[number] != NONE:
            glance.sets[Word(BACK) + read[number]] |= ONE << Word(cell)
    spare = facts[TILES + CELLS]
    if SHAPE[spare] != NONE:
        glance.values[Word(SPARE_BACK) + read[spare]] = 1.0


look_at_all = looker(see=see)


@kernel
def look(tables: BoardTables, arrays: Arrays, viewers: Numbers, sight: Sight) -> None:
    """See `look_at_all`."""
    look_at_all(tables, arrays, viewers, sight)
