"""What a push would open in the towers game, with and without spell cards, and how each walk would go."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from wandelgang.games import preview as common
from wandelgang.games import pushing
from wandelgang.games.actions import Push
from wandelgang.games.towers.climbing import (
    REMEMBERED,
    Need,
    Reach,
    flood,
    joints,
    joints_of_pushes,
    needs_of,
    pays,
    reach,
    ways,
)
from wandelgang.games.towers.parts import RUNE, STARTS, TILE_WITH, Spell
from wandelgang.games.towers.paths import paths, spells_along
from wandelgang.games.towers.rules import legal
from wandelgang.games.towers.state import Action, Spells, State, Walk
from wandelgang.maze import Fan, cell_tuple, cells


class Cost(msgspec.Struct, frozen=True):
    """A cell and the spell cards that the table would take for it (T8)."""

    cell: int
    up: int
    down: int
    joker: int


class Opening(common.Opening, frozen=True):
    """What a push would open; the cells with a cost are among the cells."""

    costs: tuple[Cost, ...]


class Way(common.Way, frozen=True):
    """How a walk would go. Of several ways to a cell the table's own choice comes first (T8)."""

    spells: tuple[Spell | None, ...]  # for each step the card that it takes (T8)


def preview(state: State) -> common.Preview:
    """For the seat that is asked: its own goal and its own spell cards decide."""
    actions = legal(state)
    return common.Preview(_openings(state, actions), _ways(state, actions))


def _openings(state: State, actions: tuple[Action, ...]) -> tuple[Opening, ...]:
    pushes = [(place, action) for place, action in enumerate(actions) if isinstance(action, Push)]
    if not pushes:
        return ()
    seat, fan = state.seat, pushing.fan(state)
    hand, child = state.hands[seat].spells, seat in state.options.children
    joined = joints_of_pushes(state.board, state.spare, fan)
    wide = flood(joined, fan.carried(state.figures[seat]), hand, child)
    needs = [need for need, _ in wide]
    by_need = [fan.split(there) for _, there in wide]
    gains = fan.split(_goals_after(state, fan))
    known: dict[tuple[int, ...], tuple[int, tuple[Cost, ...]]] = {}  # many pushes open the same cells
    opens: list[Opening] = []
    for place, push in pushes:
        which = push.arrow, push.turn
        reached = tuple([there[which] for there in by_need])
        if reached not in known:
            known[reached] = _costs(tuple(zip(needs, reached, strict=True)), hand, child)
        reach, costs = known[reached]
        opens.append(Opening(place, cell_tuple(reach), cell_tuple(reach & gains[which]), costs))
    return tuple(opens)


def _costs(found: Reach, hand: Spells, child: bool) -> tuple[int, tuple[Cost, ...]]:
    """All cells that were found in reach, and what those of them cost that are not free."""
    everywhere = 0
    for _, there in found:
        everywhere |= there
    (_, free), *paid = found
    return everywhere, tuple(
        [_cost(cell, needs_of(paid, cell), hand, child) for cell in cells(everywhere & ~free)]
    )


@lru_cache(REMEMBERED)
def _cost(cell: int, needs: tuple[Need, ...], hand: Spells, child: bool) -> Cost:
    """What the table would take: its own choice comes first (T8)."""
    way = ways(needs, hand, child)[0]
    return Cost(cell, way.up, way.down, way.joker)


def _ways(state: State, actions: tuple[Action, ...]) -> tuple[Way, ...]:
    walks = [(place, action) for place, action in enumerate(actions) if isinstance(action, Walk)]
    if not walks:
        return ()
    seat, board, start = state.seat, state.board, state.figures[state.seat]
    child, hand = seat in state.options.children, state.hands[seat].spells
    found = reach(board, start, hand, child)
    free = joints(board).free.paths(start)
    paid = [walk for _, walk in walks if len(walk.spells)]
    costs = [
        (walk.cell, tuple(need for need in needs_of(found, walk.cell) if pays(walk.spells, need, child)))
        for walk in paid
    ]
    climbed = dict(zip(paid, paths(board, start, costs, child), strict=True))
    gains = goals(state)
    return tuple(
        Way(place, walk.cell, path, bool(gains >> walk.cell & 1), spells_along(board, path, walk.spells))
        for place, walk in walks
        for path in [climbed.get(walk) or free[walk.cell]]
    )


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
