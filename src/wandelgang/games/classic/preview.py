"""What a push, a swap or another card would open in the classic game, and how each walk would go."""

from __future__ import annotations

from itertools import pairwise

from wandelgang.games import preview as common
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.parts import STARTS, TILE_WITH
from wandelgang.games.classic.rules import apply, legal, reachable, walked_path
from wandelgang.games.classic.state import Choose, State, Swap
from wandelgang.maze import cells

Opening = common.Opening


class Way(common.Way, frozen=True):
    """How a walk would go, and where it passes through a wall (C20)."""

    wall: int | None  # the step of the path that passes through a wall: 0 is the first


def preview(state: State) -> common.Preview:
    """For the seat that is asked: from what it knows, so an unread back promises nothing (C21)."""
    opens: list[Opening] = []
    ways: list[Way] = []
    for place, action in enumerate(legal(state)):
        match action:
            case Push() | Swap() | Choose():
                after, _ = apply(state, action)
                reach = reachable(after)
                opens.append(
                    Opening(place, tuple(cells(reach)), tuple(cells(reach & goals(after, state.seat))))
                )
            case Walk(cell):
                path = walked_path(state, cell)
                ways.append(
                    Way(place, cell, path, bool(goals(state, state.seat) >> cell & 1), _wall(state, path))
                )
            case _:
                pass
    return common.Preview(tuple(opens), tuple(ways))


def goals(state: State, seat: int) -> int:
    """The cells where this seat gains something: its pictures, or its start when all are found (C9, C12)."""
    hand = state.hands[seat]
    if not hand.left:
        return 1 << STARTS[state.options.colours[seat]]
    found = (state.board.cell_of(TILE_WITH[goal]) for goal in hand.goals)
    return sum(1 << cell for cell in found if cell is not None)


def _wall(state: State, path: tuple[int, ...]) -> int | None:
    corridors = state.board.corridors()
    for step, (here, there) in enumerate(pairwise(path)):
        if not corridors.beside(1 << here) >> there & 1:
            return step
    return None
