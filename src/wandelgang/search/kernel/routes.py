"""From a list of pushes to the walks between them."""

from __future__ import annotations

from wandelgang.search.arrays import np
from wandelgang.search.kernel.fan import CARRIED, ONE, TILE, ZERO, carry, openings_at, push, turned
from wandelgang.search.kernel.jit import Numbers, Word, Words, part
from wandelgang.search.kernel.lookup_table import COLUMNS, ENTRY, EXIT, OPPOSITE
from wandelgang.search.kernel.scratch import Node
from wandelgang.search.kernel.walking import beside, flood, joined, lowest


@part
def walks_between(table: Words, node: Node, kind: Word, leave: Word, turns: int, solution: Numbers) -> None:
    """Fill in where the figure ends each walk on its way to a goal: nearest first, turn by turn.

    A solution has three numbers a turn: arrow, turn of the spare, and the cell where the walk ends.
    """
    sides, spare, figure, goal, out, _ = node
    columns = table[COLUMNS]
    easts, souths = np.empty(turns, np.uint64), np.empty(turns, np.uint64)
    befores, targets = np.empty(turns, np.uint64), np.empty(turns, np.uint64)
    cells = figure
    for ply in range(turns):
        lane, put = solution[3 * ply], turned(spare, Word(solution[3 * ply + 1]))
        spare = openings_at(sides, table[EXIT + lane])
        sides = push(table, lane, sides, put)
        easts[ply], souths[ply] = joined(table, sides)
        befores[ply] = carry(table, lane, cells)
        cells = flood(befores[ply], easts[ply], souths[ply], columns)
        if kind == CARRIED:
            goal = carry(table, lane, goal)
        elif kind == TILE:
            fallen = (goal >> table[EXIT + lane]) & ONE
            goal = carry(table, lane, goal & ~(ONE << table[EXIT + lane]))
            goal |= table[ENTRY + lane] & (ZERO - out)
            out = fallen
    # Backwards: from which cells does the rest work out?
    target = cells & goal
    for back in range(turns):
        ply = turns - 1 - back
        starts = flood(target, easts[ply], souths[ply], columns) & befores[ply]
        if back == 0 and leave != ZERO:  # choose a goal that can be entered from elsewhere
            while target != ZERO:
                one = target & (~target + ONE)
                starts = flood(one, easts[ply], souths[ply], columns) & befores[ply] & ~one
                if starts != ZERO:
                    target = one
                    break
                target ^= one
        targets[ply] = target
        target = carry(table, int(table[OPPOSITE + solution[3 * ply]]), starts)
    # Forwards: the nearest such cell each time.
    for ply in range(turns):
        ring = carry(table, solution[3 * ply], figure)
        while ring & targets[ply] == ZERO:
            ring |= beside(ring, easts[ply], souths[ply], columns)
        end = lowest(ring & targets[ply])
        solution[3 * ply + 2] = end
        figure = ONE << end
