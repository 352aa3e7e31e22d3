"""The solver: the least number of turns in which one figure stands on a goal. Opponents are ignored.

A node is a board with the whole set of cells where the figure can be, so walks cost no branching. What keeps
the tree small: put in a crossing instead of the spare. Whatever the spare can open, however it is turned, the
crossing opens too, so a search over arrows alone, with crossings (`may_reach`), can only find too much. Where
it finds nothing, no way of turning the tiles needs to be tried.
"""

from __future__ import annotations

from wandelgang.search.arrays import np
from wandelgang.search.kernel.fan import (
    CROSSING,
    GOAL,
    GOAL_OUT,
    ONE,
    REACH,
    ZERO,
    carry,
    carry_all,
    distinct_turns,
    flood_all,
    move_goal,
    openings_at,
    push,
    push_all,
    turned,
)
from wandelgang.search.kernel.jit import Numbers, Rows, Word, Words, kernel, part
from wandelgang.search.kernel.lookup_table import ARROWS, COLUMNS, EXIT, LANES, OPPOSITE
from wandelgang.search.kernel.packed import Errand, ErrandWords, Packed, PackedWords
from wandelgang.search.kernel.routes import walks_between
from wandelgang.search.kernel.scratch import (
    BOARDS,
    FANS,
    KIND,
    LANE,
    LEAVE,
    NOTES,
    SLIPS,
    TABLE,
    TURN,
    Node,
    child,
    laid_out,
    on_slip,
    put_down,
    root,
)
from wandelgang.search.kernel.walking import flood, joined


@part
def spread(scratch: Rows, level: int, node: Node) -> bool:
    """Push a crossing in at every arrow, into the fan of a level; whether a goal comes in reach anywhere."""
    fan, table = scratch[FANS + 2 * level], scratch[TABLE]
    push_all(fan, table, node.sides, CROSSING)
    carry_all(fan, table, node.cells)
    move_goal(fan, table, node.goal, node.out, scratch[NOTES, KIND])
    scratch[NOTES, BOARDS] += table[ARROWS]
    if node.banned < LANES:  # X5: this lane stays empty
        fan[REACH + node.banned] = ZERO
        scratch[NOTES, BOARDS] -= ONE
    flood_all(fan, table)
    hits = ZERO
    for lane in range(LANES):
        hits |= fan[REACH + lane] & fan[GOAL + lane]
    return hits != ZERO


@part
def may_reach(scratch: Rows, first: int, node: Node, turns: int) -> bool:
    """Whether crossings would bring the figure to a goal in `turns`. If not, real tiles do not."""
    table, arrows = scratch[TABLE], scratch[TABLE, ARROWS]
    last = first + turns - 1
    hit = spread(scratch, first, node)
    if turns == 1:
        return hit
    level = first
    scratch[SLIPS + 2 * level, LANE] = ZERO
    while level >= first:
        fan, slip = scratch[FANS + 2 * level], scratch[SLIPS + 2 * level]
        lane = slip[LANE]
        if lane == arrows:
            level -= 1
            continue
        slip[LANE] = lane + ONE
        if fan[REACH + lane] == ZERO:
            continue
        hit = spread(scratch, level + 1, child(fan, table, lane))
        if level + 1 < last:
            level += 1
            scratch[SLIPS + 2 * level, LANE] = ZERO
        elif hit:
            return True
    return False


@part
def promises(scratch: Rows, level: int, lane: Word, turns: int) -> bool:
    """Whether a crossing at this arrow would do, with `turns` to go after its own."""
    fan = scratch[FANS + 2 * level]
    if turns == 0:
        return bool(fan[REACH + lane] & fan[GOAL + lane] != ZERO)
    return fan[REACH + lane] != ZERO and may_reach(
        scratch, level + 1, child(fan, scratch[TABLE], lane), turns
    )


@part
def arrives(goals: Word, before: Word, east: Word, south: Word, columns: Word, leave: Word) -> bool:
    """Whether the figure can end its move on one of these goals, all in reach of where it was before it.

    With `leave`, a goal counts only if the figure can enter it from elsewhere.
    """
    if leave == ZERO:
        return goals != ZERO
    while goals != ZERO:
        goal = goals & (~goals + ONE)
        if flood(goal, east, south, columns) & before & ~goal:
            return True
        goals ^= goal
    return False


@part
def try_push(scratch: Rows, level: int, node: Node, lane: Word, turn: Word) -> tuple[Node, bool]:
    """The node after a real push, and whether the figure can end its move on a goal there."""
    table, fan, columns = scratch[TABLE], scratch[FANS + 2 * level], scratch[TABLE, COLUMNS]
    sides = push(table, lane, node.sides, turned(node.spare, turn))
    east, south = joined(table, sides)
    before = carry(table, lane, node.cells)
    cells = flood(before, east, south, columns)
    scratch[NOTES, BOARDS] += ONE
    spare, goal = openings_at(node.sides, table[EXIT + lane]), fan[GOAL + lane]
    there = Node(sides, spare, cells, goal, fan[GOAL_OUT + lane], table[OPPOSITE + lane])
    return there, arrives(cells & goal, before, east, south, columns, scratch[NOTES, LEAVE])


@part
def can_reach(scratch: Rows, first: int, node: Node, turns: int) -> bool:
    """Whether the figure can stand on a goal after exactly `turns`. The slips then hold the pushes."""
    arrows, last = scratch[TABLE, ARROWS], first + turns - 1
    level = first
    put_down(scratch[SLIPS + 2 * level], node)
    spread(scratch, level, node)
    while level >= first:
        slip = scratch[SLIPS + 2 * level]
        lane, turn = slip[LANE], slip[TURN]
        if lane == arrows:
            level -= 1
            continue
        here = on_slip(slip)
        if turn == distinct_turns(here.spare) or (
            turn == ZERO and not promises(scratch, level, lane, last - level)
        ):
            slip[LANE], slip[TURN] = lane + ONE, ZERO
            continue
        slip[TURN] = turn + ONE
        there, arrived = try_push(scratch, level, here, lane, turn)
        if level < last:
            level += 1
            put_down(scratch[SLIPS + 2 * level], there)
            spread(scratch, level, there)
        elif arrived:
            return True
    return False


@kernel
def least_turns(
    table: Words, packed: PackedWords, errand: ErrandWords, deepest: int, solution: Numbers
) -> int:
    """The least number of turns; 0 if more than `deepest`.

    `solution` gets three numbers a turn (arrow, turn of the spare, the cell where the walk ends) and, after
    room for `deepest` turns, how many boards were examined.
    """
    wish = Errand(*errand)
    scratch, node = laid_out(table, wish, deepest), root(Packed(*packed), wish)
    found = 0
    for turns in range(1, deepest + 1):
        if can_reach(scratch, 0, node, turns):
            found = turns
            for level in range(turns):
                solution[3 * level] = scratch[SLIPS + 2 * level, LANE]
                solution[3 * level + 1] = scratch[SLIPS + 2 * level, TURN] - ONE  # the slip is one ahead
            walks_between(table, node, wish.kind, wish.leave, turns, solution)
            break
    solution[3 * deepest] = scratch[NOTES, BOARDS]
    return found


@kernel
def turns_by_push(
    table: Words, packed: PackedWords, errand: ErrandWords, deepest: int, only_best: bool
) -> Numbers:
    """For each first push, at turn * LANES + arrow: the least number of turns in all; 0: more than `deepest`.

    With `only_best` the pushes that are not optimal stay at 0.
    """
    wish = Errand(*errand)
    scratch, node = laid_out(table, wish, deepest), root(Packed(*packed), wish)
    turns_of = np.zeros(4 * LANES, np.int64)
    for turns in range(1, deepest + 1):
        any_found = False
        spread(scratch, 0, node)
        for lane in range(table[ARROWS]):
            if lane == node.banned or not promises(scratch, 0, lane, turns - 1):
                continue
            for turn in range(distinct_turns(node.spare)):
                if turns_of[turn * LANES + lane]:
                    continue
                there, arrived = try_push(scratch, 0, node, Word(lane), Word(turn))
                if arrived if turns == 1 else can_reach(scratch, 1, there, turns - 1):
                    turns_of[turn * LANES + lane] = turns
                    any_found = True
        if only_best and any_found:
            break
    return turns_of
