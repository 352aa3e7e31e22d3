"""The path of a walk, step by step, and the spell card that each steep step takes: for those who watch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from wandelgang.games.towers.climbing import Joints, Need, joints
from wandelgang.games.towers.parts import FREE_STEP, HEIGHTS, Spell
from wandelgang.games.towers.state import Spells
from wandelgang.maze import Board, cells

_TAKES = {  # the order in which a steep step takes a card; the last kind only for a child (T14)
    Spell.UP: (Spell.UP, Spell.JOKER, Spell.DOWN),
    Spell.DOWN: (Spell.DOWN, Spell.JOKER, Spell.UP),
}


Ring = dict[Need, int]  # the cells at one distance, by the steep steps used on the way there


def path(board: Board, start: int, goal: int, needs: Iterable[Need], child: bool) -> tuple[int, ...]:
    """One shortest path with one of these needs, both ends included. Each must be a least need of the goal.

    Of equal paths it is the one which, looking back from the goal, goes over the lowest cells.
    """
    return next(paths(board, start, [(goal, tuple(needs))], child))


def paths(
    board: Board, start: int, goals: Sequence[tuple[int, tuple[Need, ...]]], child: bool
) -> Iterator[tuple[int, ...]]:
    """Such a path to each of these goals with their needs, in the same order."""
    if not goals:
        return
    joined = joints(board)
    wanted = [need for _, needs in goals for need in needs]
    # What is used on the way never exceeds the need, so larger needs of other goals change nothing.
    most = max(ups for ups, _ in wanted), max(downs for _, downs in wanted)
    rings: list[Ring] = []
    more = _rings(joined, start, most, child)
    for goal, needs in goals:
        # The first ring that has it; of equal ones, the first need.
        place, need = min(
            ((_distance(rings, more, goal, need), need) for need in needs), key=lambda found: found[0]
        )
        yield _back(joined, rings[: place + 1], goal, need, child)


def _distance(rings: list[Ring], more: Iterator[Ring], goal: int, need: Need) -> int:
    """Which ring reaches a goal with this need; makes more rings as far as necessary."""
    for place, ring in enumerate(rings):
        if ring.get(need, 0) >> goal & 1:
            return place
    for ring in more:
        rings.append(ring)
        if ring.get(need, 0) >> goal & 1:
            return len(rings) - 1
    raise ValueError(f"cell {goal} cannot be reached with {need}")


def _rings(joined: Joints, start: int, most: Need, child: bool) -> Iterator[Ring]:
    """Ring by ring over cells and the steep steps used so far, of each kind at most so many."""
    most_ups, most_downs = most
    ring = {(0, 0): 1 << start}
    seen = dict(ring)
    while ring:
        yield ring
        following: Ring = {}
        for used, here in ring.items():
            ups, downs = used
            up, down = joined.steep(here, child)
            following[used] = following.get(used, 0) | joined.free.beside(here)
            if up and ups < most_ups:
                following[ups + 1, downs] = following.get((ups + 1, downs), 0) | up
            if down and downs < most_downs:
                following[ups, downs + 1] = following.get((ups, downs + 1), 0) | down
        ring = {}
        for used, there in following.items():
            known = seen.get(used, 0)
            if there & ~known:
                ring[used] = there & ~known
                seen[used] = known | there


def _back(joined: Joints, rings: Sequence[Ring], goal: int, need: Need, child: bool) -> tuple[int, ...]:
    """The way from the goal, which the last ring reaches with this need, back to the start."""
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
