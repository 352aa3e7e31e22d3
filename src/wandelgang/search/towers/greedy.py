"""The greedy player of play-outs: a quick seeker.

Of all pushes it takes one, at random among equals, after which it can walk to a target for the fewest spell
cards, else one that brings it nearest to a target for none.
"""

from __future__ import annotations

from wandelgang.games.towers.parts import GRID
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import Word, Words, part
from wandelgang.search.kernel.lookup_table import rings
from wandelgang.search.kernel.random import below
from wandelgang.search.towers.lanes import (
    MOST_STEEP,
    REACH,
    flood_all,
    lowest,
    purse_row,
    step_up_and_down,
)
from wandelgang.search.towers.situation import (
    AT_TURN,
    CELL,
    DOWN,
    GOAL,
    JOKER,
    NO_GOAL,
    NOWHERE,
    UP,
    Situation,
    ban,
    lasting,
    payment,
    pays,
    push,
    spread,
    walk,
)
from wandelgang.search.towers.tables import CELLS, FIGURES, TOWERS

_within = rings(GRID)
_at = (_within[1:] & ~_within[:-1]).T  # for each cell the cells at each distance, nearest first
RINGS = np.array([*_at, np.zeros_like(_at[0])])  # the last row: no such cell


@part
def pick(fan: Words, row: int, goals: Words, extra: Word, lanes: int, random: Words) -> tuple[int, int]:
    """A lane in which a row meets a goal, and the cell; all such lanes are equally likely. Lane -1: none.

    The goals of the lanes come before the extra one.
    """
    first, second, chosen = 0, 0, -1
    for lane in range(lanes):
        if fan[row + lane] & goals[lane]:
            first += 1
            if below(random, first) == 0:
                chosen = lane
        elif first == 0 and fan[row + lane] & extra:
            second += 1
            if below(random, second) == 0:
                chosen = lane
    if chosen < 0:
        return -1, 0
    return chosen, lowest(fan[row + chosen] & (goals[chosen] if first else extra))


@part
def nearest(fan: Words, goals: Words, extra: Word, lanes: int, random: Words) -> tuple[int, int]:
    """A lane in which a free walk leads nearest to a goal, and the cell where it ends."""
    extra_at = lowest(extra) if extra else CELLS
    for step in range(RINGS.shape[1]):
        found, chosen, cell = 0, -1, 0
        for lane in range(lanes):
            near = RINGS[extra_at, step]
            if goals[lane]:
                near |= RINGS[lowest(goals[lane]), step]
            near &= fan[REACH + lane]
            if near:
                found += 1
                if below(random, found) == 0:
                    chosen, cell = lane, lowest(near)
        if chosen >= 0:
            return chosen, cell
    while True:  # no target on any board: any push will do
        lane = below(random, lanes)
        if fan[REACH + lane]:
            return lane, lowest(fan[REACH + lane])


@part
def greedy_turn(now: Situation, fan: Words, random: Words) -> bool:
    """A turn of the greedy player; whether it has won."""
    common = now.common
    seat = now.seats[common[AT_TURN]]
    lanes = spread(now, fan)
    start = FIGURES[seat[CELL]]
    for lane in range(lanes):
        fan[REACH + lane] = start[lane]
    ban(now, fan)
    flood_all(fan, REACH, lanes)
    goals = TOWERS[now.places[seat[GOAL]]] if seat[GOAL] != NO_GOAL else NOWHERE
    extra = lasting(seat)
    lane, cell, ups, downs = -1, 0, 0, 0
    cards = seat[UP] + seat[DOWN] + seat[JOKER]
    for steps in range(min(cards, MOST_STEEP) + 1):
        for ups in range(steps + 1):
            downs = steps - ups
            if not pays(seat, ups, downs):
                continue
            if steps:
                step_up_and_down(fan, ups, downs, lanes, False)
            lane, cell = pick(fan, purse_row(ups, downs), goals, extra, lanes, random)
            if lane >= 0:
                break
        if lane >= 0:
            break
    if lane < 0:
        ups, downs = 0, 0
        lane, cell = nearest(fan, goals, extra, lanes, random)
    push(now, lane)
    up, down, joker = payment(seat, ups, downs)
    return walk(now, cell, up, down, joker, random)
