"""What a seat of the game with the dragon sees in a batch: the planes of `games/master/planes.py`."""

from __future__ import annotations

from wandelgang.batch.kernel.layout import (
    NONE,
    PLAYERS,
    SEAT,
    STEP,
    Arrays,
    BoardTables,
    Situation,
)
from wandelgang.batch.kernel.seeing import Glance, Sight, looker, see_board
from wandelgang.batch.kernel.tiles import sides_of
from wandelgang.batch.master.facts import (
    AGAIN,
    ASIDE,
    COIN,
    COINS,
    DISCARDS,
    DRAGON,
    DUEL_DIE,
    DUELLIST_COUNT,
    DUELLISTS,
    EXTRA,
    FACED_CELLS,
    FOE,
    GAZE,
    GUARD_CELLS,
    GUARDS,
    HANDS,
    HELD,
    LAST,
    ROLL_COUNT,
    ROLLS,
    SLAYER,
    TREASURES,
)
from wandelgang.batch.master.facts import VALUES as ROOM
from wandelgang.batch.master.kernels import final_open, highest_held, lowest_held, lowest_on_board
from wandelgang.batch.master.sights import (
    CARDS_OF,
    COINS_OF,
    DUEL_OF,
    DUEL_WITH,
    EXTRA_TURN,
    FACED,
    FINAL_OPEN,
    GAZES,
    GUARD,
    HANDED_IN,
    LEFT_ASIDE,
    LOWEST,
    LOWEST_OF,
    LOWEST_TREASURE,
    OWN_CARD,
    POINTS_OF,
    ROLL_NUMBER,
    ROLLED_SO_FAR,
    TAKEN,
    THREATENED,
    TREASURES_OF,
)
from wandelgang.games.master.parts import COIN_POINTS, DRAGON_POINTS, EACH, FINAL_ROLLS, LAIR, PIPS
from wandelgang.games.master.parts import COINS as ALL_COINS
from wandelgang.games.master.planes import ALL, MOST_POINTS
from wandelgang.search.kernel.fan import ONE
from wandelgang.search.kernel.jit import Number, Numbers, Word, kernel, part
from wandelgang.search.kernel.lookup_table import COLUMNS
from wandelgang.search.kernel.walking import flood, joined

MOST_ROLLED = FINAL_ROLLS * PIPS[-1]


@part
def see(tables: BoardTables, options: Numbers, now: Situation, viewer: int, glance: Glance) -> None:
    """The board; guards, gaze and treasures; own cards, those handed in; all holdings; the duel."""
    facts, (sets, values, numbers), players = now.facts, glance, options[PLAYERS]
    see_board(tables, options, now, viewer, glance)
    for guard in range(len(GUARD_CELLS)):
        sets[GUARD + guard] = ONE << Word(facts[GUARDS + guard])
    values[GAZES + facts[GAZE]] = 1.0
    sets[FACED] = ONE << Word(FACED_CELLS[facts[GAZE]])
    first = lowest_on_board(now)
    lowest = first // EACH + 1 if first < EACH * LAST else 0
    values[LOWEST] = lowest / LAST
    for slot in range(first, EACH * LAST):
        cell = facts[TREASURES + slot]
        if cell != NONE:
            numbers[cell] = slot // EACH + 1
            if slot // EACH + 1 == lowest:
                sets[LOWEST_TREASURE] |= ONE << Word(cell)
    aside = 0
    for value in range(1, LAST + 1):
        aside += facts[ASIDE + value]
        values[OWN_CARD + value - 1] = facts[HANDS + viewer * ROOM + value] / EACH
        values[HANDED_IN + value - 1] = facts[DISCARDS + value] / EACH
    values[LEFT_ASIDE] = aside / ALL
    for place in range(players):
        see_holdings(now, (viewer + place) % players, place, glance)
    values[EXTRA_TURN] = facts[EXTRA]
    if facts[STEP] == COIN:
        values[TAKEN] = highest_held(now, Number(facts[SEAT])) / LAST
    values[FINAL_OPEN] = final_open(options, now)
    if facts[FOE] != NONE:
        see_duel(tables, now, viewer, players, glance)


@part
def see_holdings(now: Situation, seat: int, place: int, glance: Glance) -> None:
    """What a player owns, as far as everyone sees it (M14)."""
    facts, values = now.facts, glance.values
    cards, treasures, points = 0, 0, COIN_POINTS * facts[COINS + seat]
    for value in range(1, LAST + 1):
        cards += facts[HANDS + seat * ROOM + value]
        treasures += facts[HELD + seat * ROOM + value]
        points += value * facts[HELD + seat * ROOM + value]
    if facts[SLAYER] == seat:
        points += DRAGON_POINTS
    values[CARDS_OF + place] = cards / ALL
    values[COINS_OF + place] = facts[COINS + seat] / ALL_COINS
    values[POINTS_OF + place] = min(1.0, points / MOST_POINTS)
    values[TREASURES_OF + place] = treasures / ALL
    values[LOWEST_OF + place] = lowest_held(now, seat) / LAST


@part
def see_duel(tables: BoardTables, now: Situation, viewer: int, players: int, glance: Glance) -> None:
    """The duel: with whom, whose, what has been rolled, and the corridor system (M16)."""
    facts, (sets, values, _) = now.facts, glance
    foe = facts[FOE]
    values[DUEL_WITH + foe] = 1.0
    for which in range(facts[DUELLIST_COUNT]):
        values[DUEL_OF + (facts[DUELLISTS + which] - viewer) % players] = 0.5 if which else 1.0
    rolled = 0
    for which in range(facts[ROLL_COUNT]):
        rolled += facts[ROLLS + which]
    values[ROLL_NUMBER] = facts[ROLL_COUNT] / FINAL_ROLLS
    values[ROLLED_SO_FAR] = rolled / MOST_ROLLED
    if facts[STEP] == DUEL_DIE or facts[STEP] == AGAIN:
        cell = Number(FACED_CELLS[facts[GAZE]]) if foe == DRAGON else Number(facts[GUARDS + foe - 1 - DRAGON])
        if cell != LAIR:
            east, south = joined(tables.table, sides_of(now))
            sets[THREATENED] = flood(ONE << Word(cell), east, south, tables.table[COLUMNS])


look_at_all = looker(see=see)


@kernel
def look(tables: BoardTables, arrays: Arrays, viewers: Numbers, sight: Sight) -> None:
    """See `look_at_all`."""
    look_at_all(tables, arrays, viewers, sight)
