"""A position of the towers game in a few arrays, and what pushes and walks do to it."""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.games.towers.parts import RUNE, Treasure
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows, Numbers, Word, Words, part
from wandelgang.search.kernel.random import below
from wandelgang.search.towers.lanes import PLANES, REACH, lanes_of, openings_at, push_all, push_planes
from wandelgang.search.towers.tables import (
    ARROWS,
    CARRIES,
    CELLS,
    HEIGHT,
    LANES,
    LINES,
    ONE,
    OPPOSITE,
    SPARE,
    TILE_COUNT,
    TURNS,
    ZERO,
)

# Columns of a seat.
CELL, START, GOAL, LEFT, RUNE_CARD, UP, DOWN, JOKER, CHILD = range(9)
SEAT_COLUMNS = 9
NO_GOAL = -1
# What is common to all.
OPENINGS, BANNED, AT_TURN, POOL_SIZE, PILE, DISCARDS = 0, 1, 2, 3, 4, 7
COMMON = 10
POOL = len(Treasure)  # at most this many treasure cards that nobody has seen
# What a seat may hold unseen: four numbers for each seat in a row of imagined hands.
HELD_GOAL, HELD_SPELLS = 0, 1
HELD = 4

RUNE_BIT = Word(1 << RUNE)


NOWHERE = np.zeros(LANES, np.uint64)  # a goal that is on no board


class Situation(NamedTuple):
    """A position. Every array is changed in place."""

    planes: Words
    tiles: Numbers  # for each cell, then the spare: the number of the tower
    places: Numbers  # for each tower: its cell, or SPARE
    seats: NumberRows
    pool: Numbers  # the towers of treasures on cards that nobody has seen, in the order they will be drawn
    common: Numbers


@part
def blank(players: int) -> Situation:
    """A position to be filled."""
    return Situation(
        np.empty(PLANES, np.uint64),
        np.empty(CELLS + 1, np.int64),
        np.empty(TILE_COUNT, np.int64),
        np.empty((players, SEAT_COLUMNS), np.int64),
        np.empty(POOL, np.int64),
        np.empty(COMMON, np.int64),
    )


@part
def copy(source: Situation, now: Situation) -> None:
    """Copy one position into another."""
    now.planes[:] = source.planes
    now.tiles[:] = source.tiles
    now.places[:] = source.places
    now.seats[:] = source.seats
    now.pool[:] = source.pool
    now.common[:] = source.common


@part
def push(now: Situation, lane: int) -> None:
    """The spare goes in; everything on the line moves (X6)."""
    arrow = lane % ARROWS
    common, tiles = now.common, now.tiles
    spare, openings, exit_ = tiles[SPARE], common[OPENINGS], LINES[arrow, -1]
    fallen = openings_at(now.planes, exit_)
    push_planes(now.planes, lane, openings, HEIGHT[spare])
    coming = spare
    for step in range(LINES.shape[1]):
        cell = LINES[arrow, step]
        here = tiles[cell]
        tiles[cell] = coming
        now.places[coming] = cell
        coming = here
    tiles[SPARE] = coming
    now.places[coming] = SPARE
    common[OPENINGS] = fallen
    common[BANNED] = OPPOSITE[arrow]
    for seat in range(len(now.seats)):
        now.seats[seat, CELL] = CARRIES[arrow, now.seats[seat, CELL]]


@part
def walk(now: Situation, cell: int, ups: int, downs: int, jokers: int, random: Words) -> bool:
    """The move ends on a cell, for these cards, and with it the turn (T9); whether the seat has won."""
    common, at = now.common, now.common[AT_TURN]
    seat = now.seats[at]
    seat[CELL] = cell
    seat[UP] -= ups
    seat[DOWN] -= downs
    seat[JOKER] -= jokers
    common[DISCARDS] += ups
    common[DISCARDS + 1] += downs
    common[DISCARDS + 2] += jokers
    common[AT_TURN] = (at + 1) % len(now.seats)
    if seat[GOAL] != NO_GOAL and now.places[seat[GOAL]] == cell:
        seat[LEFT] -= 1
        seat[GOAL] = NO_GOAL
        if seat[LEFT]:
            common[POOL_SIZE] -= 1
            seat[GOAL] = now.pool[common[POOL_SIZE]]
    elif cell == RUNE and not seat[RUNE_CARD]:
        seat[RUNE_CARD] = 1
    elif seat[RUNE_CARD] and seat[LEFT] == 0 and cell == seat[START]:
        return True
    else:
        draw_spell(common, seat, random)
    return False


@part
def draw_spell(common: Numbers, seat: Numbers, random: Words) -> None:
    """A card from the draw pile, all of them equally likely (T9, T11)."""
    left = common[PILE] + common[PILE + 1] + common[PILE + 2]
    if left == 0:
        for kind in range(3):
            common[PILE + kind] = common[DISCARDS + kind]
            common[DISCARDS + kind] = 0
            left += common[PILE + kind]
        if left == 0:
            return
    card, kind = below(random, left), 0
    while card >= common[PILE + kind]:
        card -= common[PILE + kind]
        kind += 1
    common[PILE + kind] -= 1
    seat[UP + kind] += 1


@part
def hand_spells(now: Situation, hands: Numbers) -> None:
    """Give the others imagined spell cards; what is left of the pile is the draw pile."""
    for seat in range(len(now.seats)):
        for kind in range(3):
            cards = hands[seat * HELD + HELD_SPELLS + kind]
            now.seats[seat, UP + kind] += cards
            now.common[PILE + kind] -= cards


@part
def hand_goals(now: Situation, hands: Numbers) -> None:
    """Give the others imagined goals; the pool keeps the rest."""
    common, pool = now.common, now.pool
    for seat in range(len(now.seats)):
        goal = hands[seat * HELD + HELD_GOAL]
        if goal != NO_GOAL:
            now.seats[seat, GOAL] = goal
            place = 0
            while pool[place] != goal:
                place += 1
            common[POOL_SIZE] -= 1
            pool[place] = pool[common[POOL_SIZE]]


@part
def pays(seat: Numbers, ups: int, downs: int) -> bool:
    """Whether a seat's cards pay for this many steep steps (T8, T14)."""
    if seat[CHILD]:
        return bool(ups + downs <= seat[UP] + seat[DOWN] + seat[JOKER])
    return bool(max(0, ups - seat[UP]) + max(0, downs - seat[DOWN]) <= seat[JOKER])


@part
def payment(seat: Numbers, ups: int, downs: int) -> tuple[int, int, int]:
    """The cards that pay for this many steep steps, with as few jokers as possible."""
    if seat[CHILD]:
        steps = ups + downs
        up = min(seat[UP], steps)
        down = min(seat[DOWN], steps - up)
    else:
        up, down = min(seat[UP], ups), min(seat[DOWN], downs)
    return up, down, ups + downs - up - down


@part
def spread(now: Situation, fan: Words) -> int:
    """All pushes of a position; how many lanes there are."""
    openings = now.common[OPENINGS]
    push_all(fan, now.planes, openings, HEIGHT[now.tiles[SPARE]])
    return int(lanes_of(openings))


@part
def ban(now: Situation, fan: Words) -> None:
    """Empty the reach of the pushes that X5 forbids."""
    banned = now.common[BANNED]
    if banned < ARROWS:
        for turn in range(TURNS[now.common[OPENINGS]]):
            fan[REACH + turn * ARROWS + banned] = ZERO


@part
def lasting(seat: Numbers) -> Word:
    """The place that a seat wants whatever its treasure is: the rune, or at the end its start."""
    if seat[RUNE_CARD] == 0:
        return RUNE_BIT
    return ONE << Word(seat[START]) if seat[LEFT] == 0 else ZERO
