"""The board of the towers game as tables of words: what each push does to each cell, lane by lane."""

from __future__ import annotations

from collections.abc import Callable

from wandelgang.games.towers.parts import GRID, HEIGHTS, TILES
from wandelgang.maze import Arrow, turned, turns
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import Word, Words

ARROWS = len(GRID.arrows)
LANES = 4 * ARROWS  # lane = turn * ARROWS + arrow
CELLS = GRID.size
SPARE = CELLS  # the "cell" of the tower that lies beside the board
NO_ARROW = ARROWS

ZERO, ONE, COLUMNS = Word(0), Word(1), Word(GRID.columns)
NOT_LAST_COLUMN = Word(GRID.not_last_column)

HEIGHT = np.array(HEIGHTS, np.int64)
TILE_COUNT = len(TILES)

_arrows = list(GRID.arrows.values())
_names = list(GRID.arrows)
_opposites = [GRID.arrows[arrow.opposite] for arrow in _arrows]


def _by_lane(what: Callable[[Arrow], int], arrows: list[Arrow] = _arrows) -> Words:
    return np.array([what(arrows[lane % ARROWS]) for lane in range(LANES)], np.uint64)


def _rest(arrow: Arrow) -> int:
    return GRID.all & ~(arrow.keeps | 1 << arrow.exit)


def _left(arrow: Arrow) -> int:
    return 0 if arrow.backwards else arrow.step


def _right(arrow: Arrow) -> int:
    return arrow.step if arrow.backwards else 0


KEEPS = _by_lane(lambda arrow: arrow.keeps)  # the cells of the line that stay on the board
REST = _by_lane(_rest)  # the cells that are not on the line
LEFTWARDS = _by_lane(_left)  # how far the line moves towards higher bits …
RIGHTWARDS = _by_lane(_right)  # … or towards lower ones
ENTERS = _by_lane(lambda arrow: 1 << arrow.entry)
EXITS = _by_lane(lambda arrow: 1 << arrow.exit)
BACK_KEEPS = _by_lane(lambda arrow: arrow.keeps, _opposites)  # what moves a set of cells back
OPPOSITE = np.array([*[_names.index(arrow.opposite) for arrow in _arrows], NO_ARROW], np.int64)
LINES = np.array([arrow.cells for arrow in _arrows], np.int64)
CARRIES = np.array([arrow.carries for arrow in _arrows], np.int64)  # X6


def _puts(bits: int, side: int) -> Words:
    """The entry of each lane if a spare with these openings, turned, is open to that side."""
    open_ = [bits > 0 and turned(bits, turn) >> side & 1 for turn in range(4)]
    return np.array([ENTERS[lane] if open_[lane // ARROWS] else ZERO for lane in range(LANES)], np.uint64)


def _tower(cell: int, arrow: Arrow) -> int:
    """Where a push takes the tower on a cell, or the spare: nowhere if it falls out."""
    if cell == SPARE:
        return 1 << arrow.entry
    return 0 if cell == arrow.exit else 1 << arrow.carries[cell]


TURNS = np.array([len(turns(bits)) if bits else 0 for bits in range(16)], np.int64)  # X4
PUTS = np.array([[_puts(bits, side) for side in range(4)] for bits in range(16)], np.uint64)
FIGURES = np.array(  # for a cell and a lane: where the push takes a figure (X6)
    [[1 << _arrows[lane % ARROWS].carries[cell] for lane in range(LANES)] for cell in range(CELLS)], np.uint64
)
TOWERS = np.array(  # for a cell or SPARE and a lane: where the push takes the tower
    [[_tower(cell, _arrows[lane % ARROWS]) for lane in range(LANES)] for cell in range(CELLS + 1)], np.uint64
)
