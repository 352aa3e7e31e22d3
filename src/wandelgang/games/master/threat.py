"""Whom the dragon or a guard threatens: the corridor system it looks into, and who is nearest in it."""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.games.master.parts import FACED, GUARDS, LAIR, Foe
from wandelgang.games.master.state import State
from wandelgang.games.seats import clockwise
from wandelgang.maze import Board, Corridors, cells

CLOSED = 1 << LAIR


class Threat(NamedTuple):
    """What a foe threatens: the cells, the nearest adventurers, and those of them who have to duel."""

    cells: int
    nearest: tuple[int, ...]
    duellists: tuple[int, ...]


def corridors(board: Board) -> Corridors:
    """Which neighbours are joined: the tile under the lair belongs to no corridor (M12)."""
    return board.corridors(closed=CLOSED)


def source(foe: Foe, gaze: int, guards: tuple[int, int]) -> int:
    """The cell from which a foe threatens: the one that the dragon faces, or where the guard stands (M16)."""
    return FACED[gaze] if foe is Foe.DRAGON else guards[GUARDS.index(foe)]


def threatened(board: Board, cell: int) -> int:
    """The corridor system of a foe's cell; a guard under the lair has none (M16)."""
    return 0 if cell == LAIR else corridors(board).reach(1 << cell)


def threat(state: State, foe: Foe) -> Threat:
    """Whom a foe threatens now. All who are equally near count, clockwise from the player whose turn it is
    (M17)."""
    cell = source(foe, state.gaze, state.guards)
    rings = corridors(state.board).rings(1 << cell) if cell != LAIR else []
    order = clockwise(state.seat, state.options.players)
    tied = (tuple(seat for seat in order if ring >> state.figures[seat] & 1) for ring in rings)
    nearest = next((seats for seats in tied if seats), ())
    # M18: whoever is nearest shields the others, even without a treasure to roll for.
    duellists = tuple(seat for seat in nearest if state.holdings[seat].treasures)
    return Threat(threatened(state.board, cell), nearest, duellists)


def threatened_cells(state: State) -> tuple[int, ...]:
    """While a duel is on: the cells that the foe threatens (M16)."""
    assert state.duel is not None
    return tuple(cells(threatened(state.board, source(state.duel.foe, state.gaze, state.guards))))


def way_to_duellist(state: State) -> tuple[int, ...]:
    """The shortest way from a foe to the one who has to duel now (M17)."""
    assert state.duel is not None
    cell = source(state.duel.foe, state.gaze, state.guards)
    return corridors(state.board).path(cell, state.figures[state.duel.duellists[0]]) or ()
