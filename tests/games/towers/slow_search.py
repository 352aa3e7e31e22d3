"""Walks over towers found the slow way, apart from the rules' code: every path, every choice of cards."""

from __future__ import annotations

from collections.abc import Iterator

from wandelgang.games.towers import parts
from wandelgang.maze import Board

Cards = tuple[int, int, int]  # up, down, joker
SIDES = ((1, 4, -1, 0), (2, 8, 0, 1), (4, 1, 1, 0), (8, 2, 0, -1))  # side, its opposite, rows, columns


def slow_ways(board: Board, start: int, hand: Cards, child: bool) -> dict[int, set[Cards]]:
    """For each cell the ways to it that hand in no superset of another."""
    found: dict[int, set[Cards]] = {}
    for cell, spent in _every_path(board, start, hand, child, (0, 0, 0), {start}):
        found.setdefault(cell, set()).add(spent)
    return {cell: {way for way in all_ways if _is_least(way, all_ways)} for cell, all_ways in found.items()}


def _is_least(way: Cards, all_ways: set[Cards]) -> bool:
    return not any(
        other != way and all(a <= b for a, b in zip(other, way, strict=True)) for other in all_ways
    )


def _every_path(
    board: Board, here: int, hand: Cards, child: bool, spent: Cards, visited: set[int]
) -> Iterator[tuple[int, Cards]]:
    yield here, spent
    for there in neighbours(board, here):
        if there in visited:
            continue
        rise = height(board, there) - height(board, here)
        if abs(rise) <= 1:
            yield from _every_path(board, there, hand, child, spent, visited | {there})
            continue
        for kind in (0, 1, 2) if child else ((0, 2) if rise > 0 else (1, 2)):
            if spent[kind] < hand[kind]:
                more = (spent[0] + (kind == 0), spent[1] + (kind == 1), spent[2] + (kind == 2))
                yield from _every_path(board, there, hand, child, more, visited | {there})


def neighbours(board: Board, here: int) -> Iterator[int]:
    """The cells joined to a cell."""
    row, column = divmod(here, 5)
    for side, opposite, down, right in SIDES:
        if 0 <= row + down < 5 and 0 <= column + right < 5:
            there = (row + down) * 5 + column + right
            if board.tile(here).openings & side and board.tile(there).openings & opposite:
                yield there


def height(board: Board, cell: int) -> int:
    """How high the tower on a cell is."""
    return parts.TILES[board.numbers[cell]].height
