"""A view as numbers, for programs that learn: named planes of values from 0 to 1.

A plane is either a value for each cell, as a mapping of the cells where it is not 0, or one value for the
whole board. Players are named as the viewer sees them round the table: `own`, then `next1`, `next2`, `next3`
clockwise. A spectator sees the first seat as `own`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TypeVar

from wandelgang.games.pushing import banned_arrow
from wandelgang.games.required import AnyView
from wandelgang.games.seats import clockwise
from wandelgang.maze.grid import cell_tuple
from wandelgang.maze.tiles import LETTERS

Cells = Mapping[int, float]
Planes = dict[str, "Cells | float"]
P = TypeVar("P")

MOST_TURNS = 500  # a plane shows turns up to here: programs rarely play longer


def round_the_table(view: AnyView, seated: Sequence[P]) -> Iterator[tuple[str, P]]:
    """The players' names with what they have, from the viewer clockwise."""
    order = clockwise(view.seat or 0, len(seated))
    return ((f"next{place}" if place else "own", seated[seat]) for place, seat in enumerate(order))


def board_planes(view: AnyView) -> Planes:
    """What every game has: corridors, tiles, the spare, figures, whose turn it is and how far it has got."""
    board, spare = view.board, view.spare
    last = max(1, len(board.numbers))  # the highest number of a tile: one more than cells
    sides = zip(LETTERS, (board.north, board.east, board.south, board.west), strict=True)
    planes: Planes = {f"open {LETTERS[side]}": mask_plane(mask) for side, mask in sides}
    planes |= {f"spare open {letter}": float(bool(spare.openings & side)) for side, letter in LETTERS.items()}
    planes["tile"] = {cell: number / last for cell, number in enumerate(board.numbers)}
    planes["spare tile"] = spare.number / last
    banned = banned_arrow(board.grid, view.last_push)
    planes["banned arrow"] = {} if banned is None else {board.grid.arrows[banned].entry: 1.0}
    for name, player in round_the_table(view, view.players):
        planes[f"figure {name}"] = {player.cell: 1.0}
    seats = range(len(view.players))
    for name, seat in round_the_table(view, seats):
        planes[f"turn of {name}"] = float(view.at_turn == seat)
    planes |= one_hot("actor", [name for name, _ in round_the_table(view, seats)], _actor(view))
    planes["turn"] = min(1.0, view.turn / MOST_TURNS)
    if isinstance(view.step, StrEnum):
        planes |= one_hot("step", type(view.step), view.step)
    return planes


def _actor(view: AnyView) -> str | None:
    names = {seat: name for name, seat in round_the_table(view, range(len(view.players)))}
    return None if view.actor is None else names.get(view.actor)


def mask_plane(mask: int) -> Cells:
    """A set of cells."""
    return dict.fromkeys(cell_tuple(mask), 1.0)


def one_hot(name: str, values: Iterable[object], value: object) -> Planes:
    """One plane for each value: 1 for the one that it is."""
    return {f"{name} {one}": float(one == value) for one in values}


def tiles_plane(view: AnyView, numbers: Iterable[int]) -> Cells:
    """Where some tiles lie on the board; the spare is not there."""
    wanted = frozenset(numbers)
    return {cell: 1.0 for cell, number in enumerate(view.board.numbers) if number in wanted}
