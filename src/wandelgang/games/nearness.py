"""How near cells are to each other in a straight line, which is all that a seeker considers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeVar

from wandelgang.games.actions import Push
from wandelgang.maze import Grid

N = TypeVar("N", int, tuple[int, ...])


def apart(grid: Grid, here: int, there: int) -> int:
    """The square of the straight-line distance between two cells, in cells."""
    row, column = grid.row_column(here)
    other_row, other_column = grid.row_column(there)
    return (row - other_row) ** 2 + (column - other_column) ** 2


def nearest(grid: Grid, cells: Iterable[int], goals: Iterable[int]) -> tuple[int, int]:
    """How near the nearest of these cells is to any goal, and which cell that is; among equals the lowest."""
    targets = tuple(goals)
    return min((min(apart(grid, cell, goal) for goal in targets), cell) for cell in cells)


def best_push(pushes: Sequence[Push], nearness: Callable[[Push], N], rng: Random) -> tuple[N, Push]:
    """The nearest that any push leads to, and one of the pushes that do, all equally likely."""
    weighed = [(nearness(push), push) for push in pushes]
    least = min(near for near, _ in weighed)
    return least, rng.choice([push for near, push in weighed if near == least])
