"""Playing the dragon's game on, with players that take what they can: until it is over, or long enough.

Each takes a treasure if a push brings it there, any of those that do; else it comes as near as it can, as the
crow flies. It plays its cards as `cards` says, buys another turn only where that is sure to reach a
goal, and fights the dragon if that can win the game.
"""

from __future__ import annotations

from wandelgang.games.master.parts import DRAGON_POINTS, EACH
from wandelgang.search.kernel.fan import ONE, ZERO, carry
from wandelgang.search.kernel.jit import NumberRows, Numbers, Rows, Word, Words, part
from wandelgang.search.kernel.table import LANES
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
    Number,
    dice,
    goals,
)
from wandelgang.search.master.looks import PUSHES, look, push_in

FAN, REACHES, HITS = range(3)  # the rows of a desk: see `look`
DESK = 3
UNKNOWN = -1  # nobody has looked yet how many pushes would do
PATIENCE = 60  # turns: so long a final duel is played on, however soon one wanted to stop
FINE = 1 << 20  # how finely chances are rolled


@part
def ride(facts: Numbers, goes: NumberRows, lane: int) -> None:
    """Everything that a push carries along (M11)."""
    for seat in range(facts[PLAYERS]):
        facts[FIGURES + seat] = goes[lane, facts[FIGURES + seat]]
    for guard in range(2):
        facts[GUARDS + guard] = goes[lane, facts[GUARDS + guard]]
    for place in range(TREASURES + EACH * (min(facts[LOWEST], LAST) - 1), TREASURES + EACH * LAST):
        if facts[place] != GONE:
            facts[place] = goes[lane, facts[place]]


@part
def look_now(desk: Rows, table: Words, board: Words, facts: Numbers) -> int:
    """With how many pushes the player at turn reaches a goal; the desk shows what it reaches."""
    return look(
        desk[FAN], desk[REACHES], desk[HITS], table, board, facts[BANNED], facts[FIGURES + facts[SEAT]],
        goals(facts), facts[LOWEST] == OPEN,
    )  # fmt: skip


@part
def any_hit(hits: Words, count: int, chance: Words) -> tuple[int, int]:
    """One of the pushes that reach a goal, and the goal."""
    skip = dice(chance, count)
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
def come_near(
    reaches: Words, table: Words, rings: Rows, goal: Word, final: bool, chance: Words
) -> tuple[int, int]:
    """One of the pushes after which the figure can come nearest to a goal, and the cell."""
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
            if dice(chance, count) == 0:
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
def fight(facts: Numbers, chance: Words) -> bool:
    """The player at turn fights the dragon with all its cards (M26, M27); whether it wins."""
    seat = facts[SEAT]
    if dice(chance, FINE) < slays(facts, seat) * FINE:
        facts[SLAYER] = seat
        facts[POINTS + seat] += DRAGON_POINTS
        return True
    for value in range(1, FIRST_LAST + 1):
        facts[HANDS + seat * VALUES + value] = 0
    lose_lowest(facts, seat)
    return False


@part
def end_turn(desk: Rows, table: Words, board: Words, facts: Numbers) -> int:
    """Another turn if it pays (M21), else the next player's; answers how many pushes would do, or UNKNOWN."""
    if not facts[EXTRA]:
        card = double_pays(facts, facts[SEAT])
        if card and (facts[LOWEST] != OPEN or may_win(facts, facts[SEAT])):
            count = look_now(desk, table, board, facts)
            if count:
                double(facts, card)
                return count
    pass_on(facts)
    return UNKNOWN


@part
def double(facts: Numbers, card: int) -> None:
    """The player at turn gets another one (M21)."""
    facts[HANDS + facts[SEAT] * VALUES + card] -= 1
    facts[EXTRA] = 1


@part
def pass_on(facts: Numbers) -> None:
    """The next player is at turn."""
    facts[EXTRA] = 0
    facts[SEAT] = (facts[SEAT] + 1) % facts[PLAYERS]


@part
def push_along(table: Words, goes: NumberRows, board: Words, facts: Numbers, number: int) -> None:
    """A push with all that rides on it."""
    facts[BANNED] = push_in(table, board, number, board)
    ride(facts, goes, number % LANES)


@part
def walk(desk: Rows, table: Words, board: Words, facts: Numbers, chance: Words, cell: int) -> int:
    """The turn from the walk to a cell on; answers as end_turn."""
    here = FIGURES + facts[SEAT]
    start = facts[here]
    facts[here] = cell
    if facts[LOWEST] == OPEN:
        if cell == FACED_CELLS[facts[GAZE]] and may_win(facts, facts[SEAT]):
            if not fight(facts, chance):
                pass_on(facts)  # M27: without a double turn
            return UNKNOWN
    elif cell != start and take(facts, cell, chance):
        dragon_roll(table, board, facts, chance)
    return end_turn(desk, table, board, facts)


@part
def play_on(
    desk: Rows, table: Words, goes: NumberRows, rings: Rows, board: Words, facts: Numbers, chance: Words,
    count: int,
) -> None:  # fmt: skip
    """Turns until somebody has beaten the dragon, or TURNS have passed; `count` as end_turn answers."""
    while facts[SLAYER] == GONE:
        facts[TURNS] -= 1
        if facts[TURNS] < (-PATIENCE if facts[LOWEST] == OPEN else 0):
            return
        if count == UNKNOWN:
            count = look_now(desk, table, board, facts)
        if count:
            number, cell = any_hit(desk[HITS], count, chance)
        else:
            number, cell = come_near(desk[REACHES], table, rings, goals(facts), facts[LOWEST] == OPEN, chance)
        push_along(table, goes, board, facts, number)
        count = walk(desk, table, board, facts, chance, cell)
