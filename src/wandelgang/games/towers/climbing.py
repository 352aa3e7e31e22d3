"""Climbing: which cells a figure can reach over towers, and for which spell cards (T7, T8, T14).

A walk needs some steep steps up and some down. A cell can be reached with several needs, of which only the
least count: those not at least as large as another in both numbers. Each need is paid with cards from a hand.
A way to pay counts only if it does not include all the cards of another way. For a child any card pays for
any steep step, so its steps down are counted as steps up.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from wandelgang.games.towers.parts import FREE_STEP, GRID, HEIGHTS
from wandelgang.games.towers.state import Spells, Walk
from wandelgang.maze import Board, Corridors, Fan, Tile, cell_tuple

TOP = max(HEIGHTS)
COLUMNS = GRID.columns
REMEMBERED = 1024  # answers that are kept: a bot tries every push, and apply asks again what legal has asked
HANDS = 8192  # the same for what depends on cards and steps alone: there are few of them, and they come again

Need = tuple[int, int]  # steep steps up, steep steps down
Reach = tuple[tuple[Need, int], ...]  # sets of cells with a least need of theirs


class Joints(NamedTuple):
    """Which steps between joined neighbours are free, and which are steep. All are sets of cells.

    From a cell of `rise_east` a steep step east leads up, from one of `fall_east` it leads down.
    """

    free: Corridors
    rise_east: int
    fall_east: int
    rise_south: int
    fall_south: int

    def steep(self, here: int, child: bool = False) -> tuple[int, int]:
        """The cells one steep step up from a set of cells, and those one steep step down."""
        _, rise_east, fall_east, rise_south, fall_south = self
        west, north = here >> 1, here >> COLUMNS
        up = (here & rise_east) << 1 | west & fall_east | (here & rise_south) << COLUMNS | north & fall_south
        down = (
            (here & fall_east) << 1 | west & rise_east | (here & fall_south) << COLUMNS | north & rise_south
        )
        return (up | down, 0) if child else (up, down)


@lru_cache(REMEMBERED)
def joints(board: Board) -> Joints:
    """The joints of a board, sorted by how steep they are (T7)."""
    return _sorted(board.corridors(), _levels(board))


def joints_of_pushes(board: Board, spare: Tile, fan: Fan) -> Joints:
    """The joints of every board that a push leads to, side by side."""
    height = HEIGHTS[spare.number]
    levels = [fan.tiles(level, spare=place == height) for place, level in enumerate(_levels(board))]
    return _sorted(fan.corridors(), levels)


def _levels(board: Board) -> list[int]:
    """For each height, the cells where towers have it."""
    levels = [0] * (TOP + 1)
    bit = 1
    for number in board.numbers:
        levels[HEIGHTS[number]] |= bit
        bit <<= 1
    return levels


def _sorted(corridors: Corridors, levels: list[int]) -> Joints:
    columns, east, south = corridors
    rise_east = fall_east = rise_south = fall_south = above = 0
    for height in range(TOP - FREE_STEP - 1, 0, -1):
        above |= levels[height + FREE_STEP + 1]  # all that is too high for a free step from this height
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


@lru_cache(REMEMBERED)
def reach(board: Board, start: int, hand: Spells, child: bool) -> Reach:
    """Every cell that can be reached with a hand, by need; the cells that need nothing come first."""
    return flood(joints(board), 1 << start, hand, child)


def flood(joined: Joints, start: int, hand: Spells, child: bool) -> Reach:
    """The same from a set of cells over joints, of one board or of many side by side."""
    free = joined.free.reach
    found: list[tuple[Need, int]] = [((0, 0), free(start))]
    fresh = found
    # Needs grow by one steep step a round. A least need always follows from a least need one step before.
    for _ in range(len(hand)):
        coming: dict[Need, int] = {}
        for (ups, downs), here in fresh:
            up, down = joined.steep(here, child)
            if up:
                coming[ups + 1, downs] = coming.get((ups + 1, downs), 0) | up
            if down:
                coming[ups, downs + 1] = coming.get((ups, downs + 1), 0) | down
        fresh = []
        for need, there in coming.items():
            if _can_pay(need, hand, child):
                for less, known in found:
                    if less[0] <= need[0] and less[1] <= need[1]:
                        there &= ~known
                if there:
                    fresh.append((need, free(there)))
        if not fresh:
            break
        found = found + fresh
    return tuple(found)


def _can_pay(need: Need, hand: Spells, child: bool) -> bool:
    ups, downs = need
    if child:
        return ups <= len(hand)
    return max(0, ups - hand.up) + max(0, downs - hand.down) <= hand.joker


def pays(way: Spells, need: Need, child: bool) -> bool:
    """Whether these cards pay exactly for this need (T8, T14)."""
    ups, downs = need
    return len(way) == ups + downs and (child or (way.up <= ups and way.down <= downs))


def _payments(need: Need, hand: Spells, child: bool) -> list[Spells]:
    """Every choice of cards from a hand that pays exactly for this need."""
    steps = sum(need)
    by_kind = product(range(hand.up + 1), range(hand.down + 1))
    choices = [Spells(up, down, steps - up - down) for up, down in by_kind if up + down <= steps]
    return [way for way in choices if way.joker <= hand.joker and pays(way, need, child)]


@lru_cache(HANDS)
def ways(needs: tuple[Need, ...], hand: Spells, child: bool) -> tuple[Spells, ...]:
    """The ways to pay for one of these needs, none a superset of another.

    The first has the fewest cards, then the fewest jokers: the one the table takes for a player who does
    not choose (T8). Among several of these, the one with the fewest downs comes first.
    """
    paid = {way for need in needs for way in _payments(need, hand, child)}
    least = [way for way in paid if not any(other != way and way.holds(other) for other in paid)]
    return tuple(sorted(least, key=_dearness))


def _dearness(way: Spells) -> tuple[int, int, int]:
    return len(way), way.joker, way.down


def by_way(found: Reach, hand: Spells, child: bool) -> list[tuple[Spells, int]]:
    """Each way to pay, cheapest first, with the cells for which the table takes it (T8), each cell once."""
    seen, cheapest = 0, []
    for place, way in _cheapest_first(tuple([need for need, _ in found]), hand, child):
        there = found[place][1]
        cheapest.append((way, there & ~seen))
        seen |= there
    return cheapest


@lru_cache(HANDS)
def _cheapest_first(needs: tuple[Need, ...], hand: Spells, child: bool) -> list[tuple[int, Spells]]:
    """The places of needs, with the first way to pay for each."""
    paid = [(place, first_way(need, hand, child)) for place, need in enumerate(needs)]
    return sorted(paid, key=lambda one: _dearness(one[1]))


def first_way(need: Need, hand: Spells, child: bool) -> Spells:
    """The first of the `ways` to pay for a need that the hand can pay: jokers only as a last resort."""
    ups, downs = need
    if child:  # its needs are steps up, and any card pays for them
        up = min(ups, hand.up)
        ups, downs = up, ups - up
    up, down = min(ups, hand.up), min(downs, hand.down)
    return Spells(up, down, ups + downs - up - down)


_FREE_WALKS = tuple(Walk(cell) for cell in range(GRID.size))


@lru_cache(REMEMBERED)
def walks(board: Board, start: int, hand: Spells, child: bool) -> tuple[Walk, ...]:
    """Every walk from a cell with a hand: cell by cell, for each the ways in their order."""
    (_, free), *paid = reach(board, start, hand, child)
    if not paid:
        return tuple([_FREE_WALKS[cell] for cell in cell_tuple(free)])
    everywhere = free
    for _, there in paid:
        everywhere |= there
    known: dict[tuple[Need, ...], tuple[Spells, ...]] = {}  # many cells have the same needs
    found: list[Walk] = []
    for cell in cell_tuple(everywhere):
        here = 1 << cell
        if free & here:
            found.append(_FREE_WALKS[cell])
            continue
        needs = tuple([need for need, there in paid if there & here])
        if needs not in known:
            known[needs] = ways(needs, hand, child)
        found += [Walk(cell, way.up, way.down, way.joker) for way in known[needs]]
    return tuple(found)


def needs_of(found: Reach | list[tuple[Need, int]], cell: int) -> tuple[Need, ...]:
    """The least needs of a cell; none where it is out of reach."""
    return tuple([need for need, there in found if there >> cell & 1])
