"""What can happen in the classic game until the same player has moved again, for many boards at once.

The others push like players who know where they want to go and ignore everybody else: each towards a
goal drawn from those that it may have, by a push that brings it there, or else as near as any does. Now and
then, on a whim, one pushes anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wandelgang.games.classic.parts import GRID
from wandelgang.search.arrays import np
from wandelgang.search.classic.next_push import OUT, PUSHES, BoardTables, look, look_back, nearest_pushes
from wandelgang.search.kernel.fan import (
    CELL,
    LENGTH,
    ONE,
    TILE,
    ZERO,
    carry,
    distinct_turns,
    openings_at,
    push,
    turned,
)
from wandelgang.search.kernel.jit import (
    Number,
    NumberRows,
    Numbers,
    RealLayers,
    RealRows,
    Reals,
    Rows,
    Word,
    Words,
    kernel,
    part,
)
from wandelgang.search.kernel.lookup_table import EXIT, LANES, OPPOSITE
from wandelgang.search.kernel.packed import Packed
from wandelgang.search.kernel.random import below, fraction, start

NO_CELL = -1.0  # the value of a cell on which the turn cannot end
CELLS = GRID.size


class Boards(NamedTuple):
    """Boards on which a player's turn can end, one per row."""

    sides: Rows
    spares: Words  # openings
    banned: Words  # the arrow that the next player may not use (X5)
    places: NumberRows  # of the pictures
    figures: NumberRows  # the player's first, then in order of play
    ends: Words  # the cells on which the turn can end

    def rows(self, wanted: Sequence[int]) -> Boards:
        """Some of these boards."""
        sides, spares, banned, places, figures, ends = self
        return Boards(
            sides[wanted], spares[wanted], banned[wanted], places[wanted], figures[wanted], ends[wanted]
        )


class Own(NamedTuple):
    """What the player whose turn it is wants, and what it is worth."""

    goals: Numbers  # its pictures
    home: int  # its start if it is on the way home, else less than 0
    next_weights: RealRows  # for each goal, what it may look for after it
    next_home: int  # its start if that comes next, else less than 0
    worth: RealLayers  # [gained now][gained next][set of others who gain]


class Others(NamedTuple):
    """What the other players may want, in their order of play."""

    weights: RealRows  # of each picture as a goal; nothing for a player on the way home
    homes: Numbers  # the start of a player on the way home, else less than 0
    whim: float  # how often one of them pushes anything


class Scratch(NamedTuple):
    """Scratch arrays."""

    fan: Words
    reaches: Words
    best: Numbers
    shares: Reals  # of each push of the next player
    places: Numbers  # of the pictures, as pushes move them
    figures: Numbers
    path: Numbers  # the arrows pushed
    likely: Reals  # how likely each of the others is to gain something
    random: Words


@part
def chance(tiles: Word, cells: Word, weights: Reals, home: int, places: Numbers) -> float:
    """How likely a player who can reach these tiles and cells is to gain something."""
    if home >= 0:
        return float((cells >> Word(home)) & ONE)
    likely = 0.0
    for picture in range(len(weights)):
        likely += weights[picture] * float((tiles >> Word(places[picture])) & ONE)
    return likely


@part
def share_out(scratch: Scratch, tables: BoardTables, turns: int, others: Others, other: int) -> None:
    """How likely each push is for a player who has just looked round, into `scratch.shares`."""
    shares, weights, home = scratch.shares, others.weights[other], others.homes[other]
    shares[:] = 0.0
    undecided, legal = others.whim, 0
    for picture in range(len(weights)):
        share = (1.0 - others.whim) * (1.0 if home >= 0 else weights[picture])
        if share > 0.0:
            goal, kind = (home, CELL) if home >= 0 else (scratch.places[picture], TILE)
            count = nearest_pushes(tables, scratch.reaches, turns, goal, kind, scratch.best)
            for place in range(count):
                shares[scratch.best[place]] += share / count
            undecided += 0.0 if count else share
        if home >= 0:
            break
    for number in range(turns * LANES):
        legal += 1 if scratch.reaches[number] != ZERO else 0
    for number in range(turns * LANES):
        if scratch.reaches[number] != ZERO:
            shares[number] += undecided / legal


@part
def drawn_push(scratch: Scratch, tables: BoardTables, turns: int, others: Others, other: int) -> int:
    """A push of a player who has just looked round, drawn with the shares that `share_out` gives."""
    goal, kind = others.homes[other], CELL
    if goal < 0:
        left, kind = fraction(scratch.random), TILE
        for picture in range(others.weights.shape[1]):
            if others.weights[other, picture] > 0.0:
                goal = scratch.places[picture]
                left -= others.weights[other, picture]
                if left < 0.0:
                    break
    count = 0
    if goal >= 0 and fraction(scratch.random) >= others.whim:
        count = nearest_pushes(tables, scratch.reaches, turns, goal, kind, scratch.best)
    if count:
        return Number(scratch.best[below(scratch.random, count)])
    while True:
        number = below(scratch.random, turns * LANES)
        if scratch.reaches[number] != ZERO:
            return number


@part
def look_round(scratch: Scratch, tables: BoardTables, here: Packed, others: Others, other: int) -> None:
    """The next turn of one of the others: what it can reach after each push, and how likely it is to gain."""
    start = ONE << Word(scratch.figures[other + 1])
    tiles, cells = look(scratch.fan, scratch.reaches, tables.table, here, start)
    scratch.likely[other] = chance(tiles, cells, others.weights[other], others.homes[other], scratch.places)


@part
def pushed(scratch: Scratch, tables: BoardTables, here: Packed, other: int, number: int) -> Packed:
    """The board after a push of one of the others."""
    lane, put = number % LANES, turned(here.spare, Word(number // LANES))
    for picture in range(len(scratch.places)):
        scratch.places[picture] = tables.goes[lane, scratch.places[picture]]
    for figure in range(len(scratch.figures)):
        scratch.figures[figure] = tables.carries[lane, scratch.figures[figure]]
    scratch.path[other] = lane
    table = tables.table
    spare = openings_at(here.sides, table[EXIT + lane])
    return Packed(push(table, lane, here.sides, put), spare, table[OPPOSITE + lane])


@part
def play_others(scratch: Scratch, tables: BoardTables, here: Packed, others: Others, first: int) -> Packed:
    """The board after one push of each of the others, of which the first is given."""
    here = pushed(scratch, tables, here, 0, first)
    for other in range(1, len(others.homes)):
        look_round(scratch, tables, here, others, other)
        number = drawn_push(scratch, tables, distinct_turns(here.spare), others, other)
        here = pushed(scratch, tables, here, other, number)
    return here


@part
def mean_worth(worth: RealRows, likely: Reals) -> tuple[float, float]:
    """The worth over all that the others may gain: without a gain of the player itself, and with one."""
    without, along = 0.0, 0.0
    for gains in range(1 << len(likely)):
        share = 1.0
        for other in range(len(likely)):
            share *= likely[other] if (gains >> other) & 1 else 1.0 - likely[other]
        without += share * worth[0, gains]
        along += share * worth[1, gains]
    return without, along


@part
def from_where(scratch: Scratch, tables: BoardTables, here: Packed, goals: Numbers, home: int) -> Word:
    """The cells, before the others pushed, from which a goal can be reached now."""
    goal, kind = (ONE << Word(home), CELL) if home >= 0 else (ZERO, TILE)
    for place in range(len(goals)):
        goal |= ONE << Word(scratch.places[goals[place]])
    starts = look_back(scratch.fan, tables.table, here, goal, kind)
    for back in range(len(scratch.path)):
        lane = scratch.path[len(scratch.path) - 1 - back]
        starts = carry(tables.table, Number(tables.table[OPPOSITE + lane]), starts)
    return starts


@part
def next_chance(
    scratch: Scratch, tables: BoardTables, here: Packed, cell: int, weights: Reals, home: int
) -> float:
    """How likely a player who stood on a cell before the others pushed is to gain something next."""
    for other in range(len(scratch.path)):
        cell = tables.carries[scratch.path[other], cell]
    start = ONE << Word(cell)
    tiles, cells = look(scratch.fan, scratch.reaches, tables.table, here, start)
    return chance(tiles, cells, weights, home, scratch.places)


@kernel
def weigh(
    tables: BoardTables, boards: Boards, others: Others, own: Own, samples: int, seed: Word
) -> RealRows:
    """What it is worth to end the turn on each cell of each board; below 0 where it cannot end.

    Where a goal is in reach only goals have a value. With one other player all its pushes are weighed; with
    more, about this many `samples` of rounds.
    """
    places, figures, goals, home = boards.places, boards.figures, own.goals, own.home
    players = len(others.homes)
    values = np.empty((len(boards.ends), CELLS))
    scratch = Scratch(
        np.empty(LENGTH, np.uint64),
        np.empty(PUSHES, np.uint64),
        np.empty(PUSHES, np.int64),
        np.empty(PUSHES),
        np.empty(places.shape[1], np.int64),
        np.empty(figures.shape[1], np.int64),
        np.empty(players, np.int64),
        np.empty(players),
        np.empty(1, np.uint64),
    )
    for row in range(len(boards.ends)):
        end, value = boards.ends[row], values[row]
        value[:] = NO_CELL
        if home >= 0 and (end >> Word(home)) & ONE:
            value[home] = 1.0  # C12
            continue
        gains = False
        for place in range(len(goals)):
            goal = places[row, goals[place]]
            if goal != OUT and (end >> Word(goal)) & ONE:
                value[goal] = 0.0
                gains = True
        if not gains:
            for cell in range(len(value)):
                value[cell] = 0.0 if (end >> Word(cell)) & ONE else NO_CELL
        sides = boards.sides[row]
        begun = Packed((sides[0], sides[1], sides[2], sides[3]), boards.spares[row], boards.banned[row])
        turns = distinct_turns(begun.spare)
        scratch.places[:] = places[row]
        scratch.figures[:] = figures[row]
        look_round(scratch, tables, begun, others, 0)
        share_out(scratch, tables, turns, others, 0)
        base = 0.0
        for first in range(turns * LANES):
            if scratch.shares[first] == 0.0:
                continue
            repeats = 1 if players == 1 else max(1, Number(samples * float(scratch.shares[first]) + 0.5))
            share = scratch.shares[first] / repeats
            for repeat in range(repeats):
                # The same luck for every board, so that only the boards make a difference.
                start(scratch.random, seed, first * 4099 + repeat + 1)
                scratch.places[:] = places[row]
                scratch.figures[:] = figures[row]
                here = play_others(scratch, tables, begun, others, first)
                without, along = mean_worth(own.worth[1 if gains else 0], scratch.likely)
                if gains:
                    for place in range(len(goals)):
                        goal = places[row, goals[place]]
                        if goal != OUT and (end >> Word(goal)) & ONE:
                            likely = next_chance(
                                scratch, tables, here, goal, own.next_weights[place], own.next_home
                            )
                            value[goal] += share * (without + likely * (along - without))
                else:
                    base += share * without
                    starts = from_where(scratch, tables, here, goals, home) & end
                    for cell in range(len(value)):
                        if (starts >> Word(cell)) & ONE:
                            value[cell] += share * (along - without)
        for cell in range(len(value)):
            value[cell] += base if value[cell] >= 0.0 else 0.0
    return values
