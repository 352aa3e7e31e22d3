"""The path of a walk, step by step, and the spell card that each steep step takes: for those who watch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from wandelgang.games.towers.climbing import Joints, Need, joints
from wandelgang.games.towers.parts import FREE_STEP, HEIGHTS, Spell
from wandelgang.games.towers.state import Spells
from wandelgang.maze import Board

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
    known: dict[tuple[int, Need], tuple[int, ...]] = {(start, (0, 0)): (start,)}

    def way_to(cell: int, used: Need, place: int) -> tuple[int, ...]:
        """The way to a cell of this ring; many ways begin with the same steps."""
        if (cell, used) not in known:
            ring = rings[place - 1]
            known[cell, used] = (*way_to(*_before(joined, ring, cell, used, child), place - 1), cell)
        return known[cell, used]

    for goal, needs in goals:
        distances = [_distance(rings, more, goal, need) for need in needs]
        place = min(distances)  # the first ring that has it; of equal ones, the first need
        yield way_to(goal, needs[distances.index(place)], place)


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


def _before(joined: Joints, ring: Ring, cell: int, used: Need, child: bool) -> tuple[int, Need]:
    """The lowest cell of a ring from which a cell is one step away, and what was used on the way to it."""
    here, (ups, downs) = 1 << cell, used
    above, below = joined.steep(here)
    if child:
        above, below = 0, above | below
    back = (  # a step up has come from below
        (used, joined.free.beside(here)),
        ((ups - 1, downs), below),
        ((ups, downs - 1), above),
    )
    return min([((at & -at).bit_length() - 1, n) for n, there in back if (at := there & ring.get(n, 0))])


def spells_along(board: Board, walked: tuple[int, ...], way: Spells) -> tuple[Spell | None, ...]:
    """For each step of a path the card of the way that it takes, or None where the step is free (T8). A steep
    step takes a joker only if there is no card of its own kind; a child's may take the other kind (T14)."""
    up, down, joker, numbers = way.up, way.down, way.joker, board.numbers
    heights = [HEIGHTS[numbers[cell]] for cell in walked]
    taken: list[Spell | None] = []
    for here, there in pairwise(heights):
        if -FREE_STEP <= there - here <= FREE_STEP:
            taken.append(None)
        elif (there > here and up) or not (down or joker):
            up -= 1
            taken.append(Spell.UP)
        elif (there < here and down) or not joker:
            down -= 1
            taken.append(Spell.DOWN)
        else:
            joker -= 1
            taken.append(Spell.JOKER)
    return tuple(taken)
