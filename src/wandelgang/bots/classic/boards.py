"""A view of the classic game as the masks and numbers that compiled search takes, and all pushes from it."""

from __future__ import annotations

from collections.abc import Sequence

from wandelgang.games.actions import Push
from wandelgang.games.classic import View
from wandelgang.games.classic.parts import GRID, TILE_WITH, Picture
from wandelgang.games.seats import clockwise
from wandelgang.search.arrays import np
from wandelgang.search.classic.next_push import (
    OUT,
    PUSHES,
    BoardTables,
    figure_goes,
    rings_with_spare,
    tile_goes,
)
from wandelgang.search.classic.rounds import Boards
from wandelgang.search.kernel.lookup_table import LANES, OPPOSITE, lookup_table
from wandelgang.search.kernel.outlook import BOARD_ROWS, outlook
from wandelgang.search.machine import lanes, sides

TABLE = lookup_table(GRID)
BOARD_TABLES = BoardTables(TABLE, tile_goes(GRID), figure_goes(GRID), rings_with_spare(GRID))
LANE = {name: lane for lane, name in enumerate(GRID.arrows)}
BANNED = lanes(GRID)
PICTURES = tuple(Picture)
PICTURE_TILES = tuple(TILE_WITH[picture] for picture in PICTURES)


def boards_of(view: View, ends: int) -> Boards:
    """The board as it lies."""
    assert view.seat is not None
    at = {number: cell for cell, number in enumerate(view.board.numbers)}
    order = clockwise(view.seat, len(view.players))
    return Boards(
        np.array([sides(view.board)], np.uint64),
        np.array([view.spare.openings], np.uint64),
        np.array([BANNED[view.last_push]], np.uint64),
        np.array([[at.get(number, OUT) for number in PICTURE_TILES]], np.int64),
        np.array([[view.players[seat].cell for seat in order]], np.int64),
        np.array([ends], np.uint64),
    )


def after_pushes(before: Boards, pushes: Sequence[Push], starts: int) -> Boards:
    """The boards after each of these pushes, for a player who may stand on any of these cells before it."""
    boards = np.empty((BOARD_ROWS, PUSHES), np.uint64)
    carried, reaches = np.empty((1, PUSHES), np.uint64), np.empty((1, PUSHES), np.uint64)
    north, east, south, west = before.sides[0]
    start = np.array([starts], np.uint64)
    layout = ((north, east, south, west), before.spares[0], before.banned[0])
    outlook(TABLE, layout, start, boards, carried, reaches)
    numbers = np.array([push.turn * LANES + LANE[push.arrow] for push in pushes])
    arrows = numbers % LANES
    return Boards(
        np.ascontiguousarray(boards[:4, numbers].T),
        boards[4, numbers],
        TABLE[OPPOSITE + arrows],
        np.ascontiguousarray(BOARD_TABLES.goes[arrows][:, before.places[0]]),
        np.ascontiguousarray(BOARD_TABLES.carries[arrows][:, before.figures[0]]),
        reaches[0, numbers],
    )
