"""What a push would open in the towers game, with and without spell cards, and how each walk would go."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat

import msgspec

from wandelgang.games import preview as common
from wandelgang.games import pushing
from wandelgang.games.towers.climbing import by_way, flood, joints_of_pushes
from wandelgang.games.towers.parts import RUNE, STARTS, TILE_WITH, Spell
from wandelgang.games.towers.paths import route_of, routes
from wandelgang.games.towers.rules import legal
from wandelgang.games.towers.state import Action, Spells, State, Step, Walk
from wandelgang.maze import Fan, cell_tuple


class Cost(msgspec.Struct, frozen=True, gc=False):
    """Cells, and the spell cards that the table would take for each of them (T8)."""

    cells: tuple[int, ...]
    up: int
    down: int
    joker: int


class Opening(common.Opening, frozen=True, gc=False):
    """What a push would open; the cells with a cost are among the cells."""

    costs: tuple[Cost, ...]


class Way(common.Way, frozen=True, gc=False):
    """How a walk would go. Of several ways to a cell the table's own choice comes first (T8)."""

    spells: tuple[Spell | None, ...]  # for each step the card that it takes (T8)


def preview(state: State) -> common.Preview:
    """For the seat that is asked: its own goal and its own spell cards decide."""
    actions = legal(state)
    return common.Preview(_openings(state), _ways(state, actions))


def _openings(state: State) -> tuple[Opening, ...]:
    if state.step is not Step.PUSH:
        return ()
    seat, fan = state.seat, pushing.fan(state)
    hand, child = state.hands[seat].spells, seat in state.options.children
    joined = joints_of_pushes(state.board, state.spare, fan)
    found = flood(joined, fan.carried(state.figures[seat]), hand, child)
    everywhere = 0
    for _, there in found:
        everywhere |= there
    gains = everywhere & _goals_after(state, fan)
    return tuple(
        map(
            Opening,
            range(len(fan.pushes)),
            map(cell_tuple, fan.split(everywhere)),
            map(cell_tuple, fan.split(gains)),
            _costs(by_way(found, hand, child), fan),
        )
    )


def _costs(cheapest: list[tuple[Spells, int]], fan: Fan) -> Iterable[tuple[Cost, ...]]:
    """What the cells that are not free cost after each push."""
    paid = [_each_cost(way, fan.split(wide)) for way, wide in cheapest[1:] if wide]  # the first costs nothing
    if not paid:
        return repeat((), len(fan.pushes))
    return [tuple([cost for cost in costs if cost is not None]) for costs in zip(*paid, strict=True)]


def _each_cost(way: Spells, lanes: tuple[int, ...]) -> Iterable[Cost | None]:
    """The cells of each push that the table takes the same cards for; many pushes open the same ones."""
    up, down, joker = way.up, way.down, way.joker
    known = {there: Cost(cell_tuple(there), up, down, joker) if there else None for there in set(lanes)}
    return map(known.__getitem__, lanes)


def _ways(state: State, actions: tuple[Action, ...]) -> tuple[Way, ...]:
    if state.step is not Step.MOVE:
        return ()
    seat = state.seat
    child, gains = seat in state.options.children, goals(state)
    found = routes(state.board, state.figures[seat], state.hands[seat].spells, child)
    ways = []
    for place, walk in enumerate(actions):
        assert isinstance(walk, Walk), "what a move offers"
        cell = walk.cell
        path, spells = route_of(walk, found[cell], child)
        ways.append(Way(place, cell, path, gains >> cell & 1 == 1, spells))
    return tuple(ways)


def goals(state: State) -> int:
    """The cells where the figure whose turn it is gains something: its treasure, the rune for the first time
    (T9), or its start when nothing else is left (T13)."""
    hand = state.hands[state.seat]
    if hand.rune and not hand.left:
        return 1 << STARTS[state.options.colours[state.seat]]
    found = 0 if hand.rune else 1 << RUNE
    cell = None if hand.goal is None else state.board.cell_of(TILE_WITH[hand.goal])
    return found if cell is None else found | 1 << cell


def _goals_after(state: State, fan: Fan) -> int:
    """The same after each push."""
    hand = state.hands[state.seat]
    if hand.goal is None:
        return fan.fixed(goals(state))
    tile = TILE_WITH[hand.goal]
    cell = state.board.cell_of(tile)
    treasure = fan.tiles(0 if cell is None else 1 << cell, spare=cell is None)
    return treasure if hand.rune else treasure | fan.fixed(1 << RUNE)
