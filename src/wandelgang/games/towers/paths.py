"""The route of a walk, step by step, and the spell card that each steep step takes: for those who watch."""

from __future__ import annotations

from functools import lru_cache

from wandelgang.games.towers.climbing import COLUMNS, HANDS, REMEMBERED, Need, joints, pays, reach
from wandelgang.games.towers.parts import GRID, Spell
from wandelgang.games.towers.state import Spells, Walk
from wandelgang.maze import Board, cell_tuple

FREE, UP, DOWN = 0, 1, 2  # kinds of steps


Path = tuple[int, ...]  # both ends included
Route = tuple[Need, Path, tuple[int, ...]]  # a shortest path with a least need of its end; the kinds of steps
Routes = dict[int, list[Route]]  # to each cell in reach, one for each of its least needs


@lru_cache(REMEMBERED)
def routes(board: Board, start: int, hand: Spells, child: bool) -> Routes:
    """Shortest routes to all cells in reach with a hand.

    Of equal paths it is the one which, looking back from its end, goes over the lowest cells. A path with a
    least need reaches each of its cells with a least need of that cell, so nothing else has to be tried.
    """
    joined = joints(board)
    _, east, south = joined.free
    unseen = dict(reach(board, start, hand, child))  # for each need the cells without a route
    nothing = 0, 0
    unseen[nothing] ^= 1 << start
    first: Route = nothing, (start,), ()
    ring, found = [(start, first)], {start: [first]}
    left = sum([there.bit_count() for there in unseen.values()])
    climbs = len(unseen) > 1
    while left:
        following: list[tuple[int, Route]] = []
        for cell, (need, path, steps) in ring:
            here = 1 << cell
            ways = []
            if near := unseen[need]:  # written out, like `Corridors.beside`: it runs for every cell
                west, north = here >> 1, here >> COLUMNS
                near &= (here & east) << 1 | west & east | (here & south) << COLUMNS | north & south
                ways.append((need, FREE, near))
            if climbs:
                ups, downs = need
                higher, lower = (ups + 1, downs), (ups + 1, downs) if child else (ups, downs + 1)
                if higher in unseen or lower in unseen:
                    above, below = joined.steep(here)
                    ways.append((higher, UP, above & unseen.get(higher, 0)))
                    ways.append((lower, DOWN, below & unseen.get(lower, 0)))
            for used, kind, there in ways:
                if there:
                    unseen[used] ^= there
                    for end in cell_tuple(there):
                        route = used, (*path, end), (*steps, kind)
                        following.append((end, route))
                        if end in found:
                            found[end].append(route)
                        else:
                            found[end] = [route]
        left -= len(following)
        ring = sorted(following)  # whoever finds a cell first has found it by the lowest cell before it
    return found


def route_of(walk: Walk, to_cell: list[Route], child: bool) -> tuple[Path, tuple[Spell | None, ...]]:
    """The path of a legal walk, from the routes to its cell, and the card that each step takes (T8)."""
    need, path, steps = to_cell[0]
    if need == (0, 0):
        return path, _NO_CARDS[len(steps)]
    if len(to_cell) > 1:
        paid = [route for route in to_cell if pays(walk.spells, route[0], child)]
        _, path, steps = min(paid, key=_length)
    return path, _cards(steps, walk.up, walk.down, walk.joker)


def _length(route: Route) -> tuple[int, int]:
    """Short routes first; of equal ones, that with more steps up."""
    (ups, _), path, _ = route
    return len(path), -ups


_NO_CARDS = tuple((None,) * steps for steps in range(GRID.size))


@lru_cache(HANDS)
def _cards(steps: tuple[int, ...], up: int, down: int, joker: int) -> tuple[Spell | None, ...]:
    """A steep step takes a joker only if there is no card of its own kind; a child's may take the other kind
    (T8, T14)."""
    taken: list[Spell | None] = []
    for step in steps:
        if step == FREE:
            taken.append(None)
        elif (step == UP and up) or not (down or joker):
            up -= 1
            taken.append(Spell.UP)
        elif (step == DOWN and down) or not joker:
            down -= 1
            taken.append(Spell.DOWN)
        else:
            joker -= 1
            taken.append(Spell.JOKER)
    return tuple(taken)
