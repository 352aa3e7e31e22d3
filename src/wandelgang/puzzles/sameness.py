"""Which puzzles are the same: those whose boards are equal after a rotation or a reflection.

What counts is what the quest is made of: how each cell is open and how high it is, the spare however it is
turned, the figure, the goal, the arrow that is banned, closed cells and cards. Pictures do not count unless
they are the goal. The fixed tiles are turned with the rest; a board whose fixed tiles have fewer symmetries
simply meets fewer equals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b

from wandelgang.games.pushing import banned_arrow
from wandelgang.games.quest import OnCarried, OnTile, Quest, goal_cells
from wandelgang.maze import E, Grid, N, S, W, cells, turned, turns
from wandelgang.puzzles.puzzle import Puzzle
from wandelgang.puzzles.repertoire import kind_of

SIDES = (N, E, S, W)
Symmetry = tuple[tuple[int, ...], tuple[int, ...]]  # where each cell goes; what any openings become


def key(puzzle: Puzzle) -> bytes:
    """Equal for two puzzles exactly if they are the same but for a rotation or a reflection."""
    game = puzzle.the_game
    start = f"{puzzle.game}/{puzzle.kind}/{puzzle.turns}/".encode()
    quest = kind_of(game, puzzle.kind).quest(game, puzzle.position)
    return blake2b(start + canonical(quest), digest_size=12).digest()


def canonical(quest: Quest) -> bytes:
    """The least of all forms of a quest, so that equal ones have the same."""
    return min(b"|".join(_parts(quest, *symmetry)) for symmetry in symmetries(quest.board.grid))


@cache
def symmetries(grid: Grid) -> tuple[Symmetry, ...]:
    """The rotations and reflections that keep the size of a board."""
    rows, columns = grid.rows, grid.columns
    ways: list[Callable[[int, int], tuple[int, int]]] = [
        lambda row, column: (row, column),
        lambda row, column: (rows - 1 - row, columns - 1 - column),
        lambda row, column: (row, columns - 1 - column),
        lambda row, column: (rows - 1 - row, column),
    ]
    if rows == columns:
        last = rows - 1
        ways += [
            lambda row, column: (column, last - row),
            lambda row, column: (last - column, row),
            lambda row, column: (column, row),
            lambda row, column: (last - column, last - row),
        ]
    return tuple(_symmetry(grid, way) for way in ways)


def _symmetry(grid: Grid, way: Callable[[int, int], tuple[int, int]]) -> Symmetry:
    def at(row: int, column: int) -> int:
        row, column = way(row, column)
        return row * grid.columns + column

    moved = tuple(at(*grid.row_column(cell)) for cell in range(grid.size))
    row, column = way(1, 1)
    steps = {N: (0, 1), E: (1, 2), S: (2, 1), W: (1, 0)}
    towards = {(r - 1, c - 1): side for side, (r, c) in steps.items()}
    become = {}
    for side, beside in steps.items():
        there = way(*beside)
        become[side] = towards[there[0] - row, there[1] - column]
    openings = tuple(sum(become[side] for side in SIDES if mask & side) for mask in range(16))
    return moved, openings


def _parts(quest: Quest, moved: tuple[int, ...], openings: tuple[int, ...]) -> Iterator[bytes]:
    board, climb, goal = quest.board, quest.climb, quest.goal
    grid = board.grid
    lying = bytearray(grid.size)
    for cell in range(grid.size):
        height = climb.heights[board.numbers[cell]] if climb else 0
        lying[moved[cell]] = openings[board.openings(cell)] << 4 | height
    yield bytes(lying)
    shape = min(turned(openings[quest.spare.openings], turn) for turn in turns(quest.spare.openings))
    yield bytes([shape, climb.heights[quest.spare.number] if climb else 0, moved[quest.figure]])
    outside = isinstance(goal, OnTile) and quest.spare.number in goal.numbers
    yield bytes([isinstance(goal, OnTile), isinstance(goal, OnCarried), outside])
    yield _set(goal_cells(goal, board), moved)
    yield _set(quest.closed, moved)
    banned = banned_arrow(grid, quest.last_push)
    yield b"" if banned is None else bytes([moved[grid.arrows[banned].entry]])
    if climb:
        yield bytes([climb.cards.up, climb.cards.down, climb.cards.either, climb.any_card])


def _set(found: int, moved: tuple[int, ...]) -> bytes:
    return bytes(sorted(moved[cell] for cell in cells(found)))
