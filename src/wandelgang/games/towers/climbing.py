"""Walking over towers: which cells a figure can reach, and for which spell cards (T7, T8, T14).

A walk needs so many steep steps up and so many down. A cell is reached with some *needs*, none of which is
at least another in both numbers; each need is paid with the cards of a hand, and of all these *ways* only those
count that hand in no superset of another. For a child any card pays any steep step, so steps up and down are
counted together, as steps up."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from wandelgang.games.towers.parts import GRID, HEIGHTS, Spell
from wandelgang.games.towers.state import Spells, Walk
from wandelgang.maze import Board, Corridors, cells

FREE_STEP = 1  # T7: the greatest difference in height that costs nothing
TOP = max(HEIGHTS)
COLUMNS = GRID.columns
NOTHING = Spells()
REMEMBERED = 4096  # positions whose joints and reach are kept: enough for a bot that tries every push

Need = tuple[int, int]  # steep steps up, steep steps down
Reach = tuple[tuple[Need, int], ...]  # the cells that are reached with a need and with no smaller one


class Joints(NamedTuple):
    """How joined neighbours stand to each other: free to walk, or steep, as sets of cells.

    A rise to the east is a cell from which the joint to the east is steep and leads up; a fall leads down."""

    free: Corridors
    rise_east: int
    fall_east: int
    rise_south: int
    fall_south: int

    def up(self, here: int) -> int:
        """The cells one steep step up from a set of cells."""
        return (
            (here & self.rise_east) << 1
            | here >> 1 & self.fall_east
            | (here & self.rise_south) << COLUMNS
            | here >> COLUMNS & self.fall_south
        )

    def down(self, here: int) -> int:
        """The cells one steep step down from a set of cells."""
        return (
            (here & self.fall_east) << 1
            | here >> 1 & self.rise_east
            | (here & self.fall_south) << COLUMNS
            | here >> COLUMNS & self.rise_south
        )


@lru_cache(REMEMBERED)
def joints(board: Board) -> Joints:
    """The joints of a board, sorted by how steep they are (T7)."""
    columns, east, south = board.corridors()
    levels = [0] * (TOP + 1)
    bit = 1
    for number in board.numbers:
        levels[HEIGHTS[number]] |= bit
        bit <<= 1
    rise_east = fall_east = rise_south = fall_south = above = 0
    for height in range(TOP - FREE_STEP - 1, 0, -1):
        above |= levels[height + FREE_STEP + 1]  # all that is too high for a step from this height
        low = levels[height]
        rise_east |= low & above >> 1
        fall_east |= above & low >> 1
        rise_south |= low & above >> columns
        fall_south |= above & low >> columns
    rise_east &= east
    fall_east &= east
    rise_south &= south
    fall_south &= south
    free = Corridors(columns, east & ~(rise_east | fall_east), south & ~(rise_south | fall_south))
    return Joints(free, rise_east, fall_east, rise_south, fall_south)


def free_reach(board: Board, start: int) -> int:
    """The cells that cost no card (T7)."""
    return joints(board).free.reach(1 << start)


@lru_cache(REMEMBERED)
def reach(board: Board, start: int, hand: Spells, child: bool) -> Reach:
    """Every cell that can be reached, sorted by what it needs; the cells that need nothing come first."""
    joined = joints(board)
    free = joined.free.reach(1 << start)
    fresh: list[tuple[Need, int]] = [((0, 0), free)]
    found = fresh
    # Needs grow by one steep step a round. A cell's smallest need always follows from another's smallest.
    while fresh:
        coming: dict[Need, int] = {}
        for (ups, downs), here in fresh:
            up, down = joined.up(here), joined.down(here)
            if child:
                up, down = up | down, 0
            if up:
                need = (ups + 1, downs)
                coming[need] = coming.get(need, 0) | up
            if down:
                need = (ups, downs + 1)
                coming[need] = coming.get(need, 0) | down
        fresh = []
        for need, there in coming.items():
            if not _affordable(need, hand, child):
                continue
            for (ups, downs), known in found:
                if ups <= need[0] and downs <= need[1]:
                    there &= ~known
            if there:
                fresh.append((need, joined.free.reach(there)))
        found = found + fresh
    return tuple(found)


def _affordable(need: Need, hand: Spells, child: bool) -> bool:
    ups, downs = need
    if child:
        return ups <= len(hand)
    return max(0, ups - hand.up) + max(0, downs - hand.down) <= hand.joker


@lru_cache(REMEMBERED)
def ways(needs: tuple[Need, ...], hand: Spells, child: bool) -> tuple[Spells, ...]:
    """The ways to pay one of these needs, none a superset of another; the table's own choice comes first (T8)."""
    paid = {way for need in needs for way in _payments(need, hand, child)}
    least = [way for way in paid if not any(other != way and other in way for other in paid)]
    return tuple(sorted(least, key=lambda way: (len(way), way.joker, way.down)))


def _payments(need: Need, hand: Spells, child: bool) -> list[Spells]:
    """Every choice of cards from a hand that pays exactly this need."""
    ups, downs = need
    if child:  # T14: any card for any step
        every = product(range(hand.up + 1), range(hand.down + 1))
        choices = [Spells(up, down, ups - up - down) for up, down in every if up + down <= ups]
    else:
        every = product(range(min(ups, hand.up) + 1), range(min(downs, hand.down) + 1))
        choices = [Spells(up, down, ups - up + downs - down) for up, down in every]
    return [way for way in choices if way.joker <= hand.joker]


def ways_to(found: Reach, cell: int, hand: Spells, child: bool) -> tuple[Spells, ...]:
    """The ways to a cell; none where it is out of reach."""
    needs = tuple(need for need, there in found if there >> cell & 1)
    return ways(needs, hand, child)


_FREE_WALKS = tuple(Walk(cell) for cell in range(GRID.size))


@lru_cache(REMEMBERED)
def _paid_walks(cell: int, needs: tuple[Need, ...], hand: Spells, child: bool) -> tuple[Walk, ...]:
    return tuple(Walk(cell, way.up, way.down, way.joker) for way in ways(needs, hand, child))


def walks(board: Board, start: int, hand: Spells, child: bool) -> tuple[Walk, ...]:
    """Every walk from a cell with these cards, by cell; the table's own choice for a cell comes first."""
    (_, free), *paid = reach(board, start, hand, child)
    if not paid:
        return tuple(_FREE_WALKS[cell] for cell in cells(free))
    everywhere = free
    for _, there in paid:
        everywhere |= there
    found: list[Walk] = []
    for cell in cells(everywhere):
        if free >> cell & 1:
            found.append(_FREE_WALKS[cell])
        else:
            needs = tuple([need for need, there in paid if there >> cell & 1])
            found += _paid_walks(cell, needs, hand, child)
    return tuple(found)


def path(board: Board, start: int, goal: int, way: Spells, child: bool) -> tuple[int, ...]:
    """One shortest path to a cell that costs exactly these cards; of equal ones that which looks back
    to the lowest cells. The way must be one of the ways to the cell."""
    if not len(way):
        free = joints(board).free.path(start, goal)
        if free is not None:
            return free
    found = reach(board, start, way, child)  # with no other cards, so that nothing else is spent
    needs = [need for need, there in found if there >> goal & 1]
    paths = [_path(joints(board), start, goal, need, child) for need in needs if way in _payments(need, way, child)]
    if not paths:
        raise ValueError(f"no path leads from {GRID.names[start]} to {GRID.names[goal]} for exactly {way}")
    return min(paths, key=len)


def _path(joined: Joints, start: int, goal: int, need: Need, child: bool) -> tuple[int, ...]:
    """One shortest path with exactly this need, found ring by ring over cells and what has been used."""

    def beside(here: int, used: Need) -> list[tuple[Need, int]]:
        ups, downs = used
        if child:
            return [(used, joined.free.beside(here)), ((ups + 1, downs), joined.up(here) | joined.down(here))]
        return [
            (used, joined.free.beside(here)),
            ((ups + 1, downs), joined.up(here)),
            ((ups, downs + 1), joined.down(here)),
        ]

    rings: list[dict[Need, int]] = [{(0, 0): 1 << start}]
    seen: dict[Need, int] = {(0, 0): 1 << start}
    while not rings[-1].get(need, 0) >> goal & 1:
        ring: dict[Need, int] = {}
        for used, here in rings[-1].items():
            for after, there in beside(here, used):
                if after[0] <= need[0] and after[1] <= need[1]:
                    ring[after] = ring.get(after, 0) | there & ~seen.get(after, 0)
        for used, here in ring.items():
            seen[used] = seen.get(used, 0) | here
        rings.append(ring)
    way, used = [goal], need
    for ring in reversed(rings[:-1]):
        here = 1 << way[-1]
        ups, downs = used
        # A step up backwards is a step down: what leads up to here lies one step down from here.
        back = [
            (used, joined.free.beside(here)),
            ((ups - 1, downs), joined.down(here) | (joined.up(here) if child else 0)),
            ((ups, downs - 1), 0 if child else joined.up(here)),
        ]
        cell, used = min(
            (cell, before) for before, there in back for cell in cells(there & ring.get(before, 0))
        )
        way.append(cell)
    return tuple(reversed(way))


_SUITS = {  # the order in which a steep step takes a card; the last kind is for a child only (T14)
    Spell.UP: (Spell.UP, Spell.JOKER, Spell.DOWN),
    Spell.DOWN: (Spell.DOWN, Spell.JOKER, Spell.UP),
}


def spent(board: Board, way_along: tuple[int, ...], way: Spells) -> tuple[Spell | None, ...]:
    """For each step of a path the card of the way that it takes, if it is steep (T8)."""
    left = {Spell.UP: way.up, Spell.DOWN: way.down, Spell.JOKER: way.joker}
    taken: list[Spell | None] = []
    for here, there in zip(way_along, way_along[1:], strict=False):
        rise = HEIGHTS[board.numbers[there]] - HEIGHTS[board.numbers[here]]
        if abs(rise) <= FREE_STEP:
            taken.append(None)
            continue
        card = next(kind for kind in _SUITS[Spell.UP if rise > 0 else Spell.DOWN] if left[kind])
        left[card] -= 1
        taken.append(card)
    return tuple(taken)
