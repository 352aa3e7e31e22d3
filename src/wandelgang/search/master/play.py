"""Playing out the game with the dragon, with players that take what they can: to its end, or long enough.

Each takes a treasure if a push brings it there, any of those that do; else it comes as near as it can, as the
crow flies. It plays its cards as `cards` says, buys another turn only where that is sure to reach a
goal, and fights the dragon if that can win the game.
"""

from __future__ import annotations

from wandelgang.games.master.parts import DRAGON_POINTS, EACH
from wandelgang.search.kernel.fan import ONE, ZERO, carry
from wandelgang.search.kernel.jit import Number, NumberRows, Numbers, Rows, Word, Words, part
from wandelgang.search.kernel.lookup_table import LANES
from wandelgang.search.kernel.random import below, fraction
from wandelgang.search.kernel.walking import lowest
from wandelgang.search.master.cards import double_pays, slays
from wandelgang.search.master.duels import dragon_roll, lose_lowest, take
from wandelgang.search.master.facts import (
    BANNED,
    EXTRA,
    FACED_CELLS,
    FIGURES,
    FIRST_LAST,
    GAZE,
    GONE,
    GUARDS,
    HANDS,
    LAST,
    LOWEST,
    OPEN,
    PLAYERS,
    POINTS,
    SEAT,
    SLAYER,
    TREASURES,
    TURNS,
    VALUES,
    BoardTables,
    Situation,
    goals,
)
from wandelgang.search.master.next_push import PUSHES, Scratch, look, push_in

UNKNOWN = -1  # it is not known yet how many pushes would do
PATIENCE = 60  # turns that are still played for the final duel when the limit is reached


@part
def ride(facts: Numbers, goes: NumberRows, lane: int) -> None:
    """Everything that a push carries (M11)."""
    for seat in range(facts[PLAYERS]):
        facts[FIGURES + seat] = goes[lane, facts[FIGURES + seat]]
    for guard in range(2):
        facts[GUARDS + guard] = goes[lane, facts[GUARDS + guard]]
    for place in range(TREASURES + EACH * (min(facts[LOWEST], LAST) - 1), TREASURES + EACH * LAST):
        if facts[place] != GONE:
            facts[place] = goes[lane, facts[place]]


@part
def any_hit(hits: Words, count: int, random: Words) -> tuple[int, int]:
    """One of the pushes that reach a goal, and the goal."""
    skip = below(random, count)
    for number in range(PUSHES):
        if hits[number] != ZERO:
            if skip == 0:
                return number, Number(lowest(hits[number]))
            skip -= 1
    return 0, 0


@part
def near(rings: Rows, ring: int, cells: Word) -> Word:
    """All that is no farther than a ring from any of these cells."""
    found = ZERO
    while cells != ZERO:
        found |= rings[ring, Number(lowest(cells))]
        cells &= cells - ONE
    return found


@part
def come_near(reaches: Words, tables: BoardTables, goal: Word, final: bool, random: Words) -> tuple[int, int]:
    """One of the pushes after which the figure can come nearest to a goal, and the cell."""
    table, rings = tables.table, tables.rings
    best, cell, ring, count = 0, 0, len(rings) - 1, 0
    for number in range(PUSHES):
        reach = reaches[number]
        if reach == ZERO:
            continue
        there = goal if final else carry(table, number % LANES, goal)
        while ring > 0 and reach & near(rings, ring - 1, there) != ZERO:
            ring -= 1
            count = 0
        close = reach & near(rings, ring, there)
        if close != ZERO:
            count += 1
            if below(random, count) == 0:
                best, cell = number, Number(lowest(close))
    return best, cell


@part
def may_win(facts: Numbers, seat: int) -> bool:
    """Whether beating the dragon now would win the game, alone or shared (M28)."""
    most = 0
    for other in range(facts[PLAYERS]):
        most = max(most, facts[POINTS + other])
    return bool(facts[POINTS + seat] + DRAGON_POINTS >= most)


@part
def fight(facts: Numbers, random: Words) -> bool:
    """The player whose turn it is fights the dragon with all its cards (M26, M27); whether it wins."""
    return end_fight(facts, slays(facts, facts[SEAT]), random)


@part
def end_fight(facts: Numbers, chance: float, random: Words) -> bool:
    """The end of a fight that the player whose turn it is wins with this chance (M27); whether it wins."""
    seat = facts[SEAT]
    if fraction(random) < chance:
        facts[SLAYER] = seat
        facts[POINTS + seat] += DRAGON_POINTS
        return True
    for value in range(1, FIRST_LAST + 1):
        facts[HANDS + seat * VALUES + value] = 0
    lose_lowest(facts, seat)
    return False


@part
def end_turn(scratch: Scratch, table: Words, now: Situation) -> int:
    """Another turn if it pays (M21), else the next player's; returns how many pushes would do, or UNKNOWN."""
    facts = now.facts
    if not facts[EXTRA]:
        card = double_pays(facts, facts[SEAT])
        if card and (facts[LOWEST] != OPEN or may_win(facts, facts[SEAT])):
            count = look(scratch, table, now)
            if count:
                double(facts, card)
                return count
    pass_on(facts)
    return UNKNOWN


@part
def double(facts: Numbers, card: int) -> None:
    """The player whose turn it is gets another one (M21)."""
    facts[HANDS + facts[SEAT] * VALUES + card] -= 1
    facts[EXTRA] = 1


@part
def pass_on(facts: Numbers) -> None:
    """It is the next player's turn."""
    facts[EXTRA] = 0
    facts[SEAT] = (facts[SEAT] + 1) % facts[PLAYERS]


@part
def push_along(tables: BoardTables, now: Situation, number: int) -> None:
    """A push with all that rides on it."""
    now.facts[BANNED] = push_in(tables.table, now.board, number, now.board)
    ride(now.facts, tables.goes, number % LANES)


@part
def walk(scratch: Scratch, table: Words, now: Situation, random: Words, cell: int) -> int:
    """The turn, from the walk to a cell; returns what end_turn returns."""
    facts = now.facts
    here = FIGURES + facts[SEAT]
    start = facts[here]
    facts[here] = cell
    if facts[LOWEST] == OPEN:
        if cell == FACED_CELLS[facts[GAZE]] and may_win(facts, facts[SEAT]):
            if not fight(facts, random):
                pass_on(facts)  # M27: without a double turn
            return UNKNOWN
    elif cell != start and take(facts, cell, random):
        dragon_roll(table, now, random)
    return end_turn(scratch, table, now)


@part
def play_on(scratch: Scratch, tables: BoardTables, now: Situation, random: Words, count: int) -> None:
    """Turns until somebody has beaten the dragon, or TURNS have passed; `count` is what end_turn returned."""
    table, facts = tables.table, now.facts
    while facts[SLAYER] == GONE:
        facts[TURNS] -= 1
        if facts[TURNS] < (-PATIENCE if facts[LOWEST] == OPEN else 0):
            return
        if count == UNKNOWN:
            count = look(scratch, table, now)
        if count:
            number, cell = any_hit(scratch.hits, count, random)
        else:
            number, cell = come_near(scratch.reaches, tables, goals(facts), facts[LOWEST] == OPEN, random)
        push_along(tables, now, number)
        count = walk(scratch, table, now, random, cell)
