"""The path of a walk, step by step, and the spell card that each steep step takes: for those who watch."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from wandelgang.games.towers.climbing import Joints, Need, joints
from wandelgang.games.towers.parts import FREE_STEP, HEIGHTS, Spell
from wandelgang.games.towers.state import Spells
from wandelgang.maze import Board, cells

_TAKES = {  # the order in which a steep step takes a card; the last kind only for a child (T14)
    Spell.UP: (Spell.UP, Spell.JOKER, Spell.DOWN),
    Spell.DOWN: (Spell.DOWN, Spell.JOKER, Spell.UP),
}


def path(board: Board, start: int, goal: int, needs: Iterable[Need], child: bool) -> tuple[int, ...]:
    """One shortest path with one of these needs, both ends included. Each must be a least need of the goal.

    Of equal paths it is the one which, looking back from the goal, goes over the lowest cells.
    """
    joined = joints(board)
    return min([_path(joined, start, goal, need, child) for need in needs], key=len)


def _path(joined: Joints, start: int, goal: int, need: Need, child: bool) -> tuple[int, ...]:
    """Ring by ring over cells and the steep steps used so far, then back from the goal."""
    most_ups, most_downs = need
    rings = [{(0, 0): 1 << start}]
    seen = {(0, 0): 1 << start}
    while not rings[-1].get(need, 0) >> goal & 1:
        ring: dict[Need, int] = {}
        for used, here in rings[-1].items():
            ups, downs = used
            up, down = joined.steep(here, child)
            ring[used] = ring.get(used, 0) | joined.free.beside(here)
            if up and ups < most_ups:
                ring[ups + 1, downs] = ring.get((ups + 1, downs), 0) | up
            if down and downs < most_downs:
                ring[ups, downs + 1] = ring.get((ups, downs + 1), 0) | down
        for used in ring:
            known = seen.get(used, 0)
            ring[used] &= ~known
            seen[used] = known | ring[used]
        rings.append(ring)
    way, used = [goal], need
    for ring in reversed(rings[:-1]):
        here, (ups, downs) = 1 << way[-1], used
        above, below = joined.steep(here)
        if child:
            above, below = 0, above | below
        back = (  # a step up has come from below
            (used, joined.free.beside(here)),
            ((ups - 1, downs), below),
            ((ups, downs - 1), above),
        )
        cell, used = min([(next(cells(at)), n) for n, there in back if (at := there & ring.get(n, 0))])
        way.append(cell)
    return tuple(reversed(way))


def spells_along(board: Board, walked: tuple[int, ...], way: Spells) -> tuple[Spell | None, ...]:
    """For each step of a path the card of the way that it takes, or None where the step is free (T8)."""
    if not len(way):
        return (None,) * (len(walked) - 1)
    left = {Spell.UP: way.up, Spell.DOWN: way.down, Spell.JOKER: way.joker}
    taken: list[Spell | None] = []
    for here, there in pairwise(walked):
        rise = HEIGHTS[board.numbers[there]] - HEIGHTS[board.numbers[here]]
        card = None
        if abs(rise) > FREE_STEP:
            card = next(kind for kind in _TAKES[Spell.UP if rise > 0 else Spell.DOWN] if left[kind])
            left[card] -= 1
        taken.append(card)
    return tuple(taken)
