"""Quests answered by compiled code: values into the words of the kernels, and back.

Importing this module compiles every kernel, or loads it from disk.
"""

from __future__ import annotations

from functools import cache

from wandelgang.games.actions import Push
from wandelgang.games.pushing import banned_arrow
from wandelgang.games.quest import Climb, OnCarried, OnTile, Quest, mask
from wandelgang.maze import Board, Grid, Tile
from wandelgang.search.answer import DEEPEST, Answer, Turn
from wandelgang.search.arrays import np
from wandelgang.search.climbing import Walking
from wandelgang.search.kernel import climbing_solver, solver
from wandelgang.search.kernel.climbing_solver import ClimbWords
from wandelgang.search.kernel.fan import CARRIED, CELL, TILE
from wandelgang.search.kernel.lookup_table import LANES, has_lookup_table, lookup_table
from wandelgang.search.kernel.packed import ErrandWords, PackedWords

HIGHEST = 5  # kernels know the heights 1 to 5
FREE_STEP = 1  # and that a step of one level is free
_TILE, _CARRIED, _CELL = int(TILE), int(CARRIED), int(CELL)


@cache
def arrow_names(grid: Grid) -> tuple[str, ...]:
    """The arrows in the order of the lanes."""
    return tuple(grid.arrows)


@cache
def lanes(grid: Grid) -> dict[str | None, int]:
    """The lane that is banned after a push at an arrow (X5); no push bans none."""
    names = arrow_names(grid)
    after: dict[str | None, int] = {name: names.index(str(banned_arrow(grid, name))) for name in names}
    return {**after, None: LANES}


def sides(board: Board) -> tuple[int, int, int, int]:
    """A board as kernels take it."""
    return board.north, board.east, board.south, board.west


def highs(board: Board, heights: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Heights as kernels take them: the cells of at least height 2, 3, 4 and 5."""
    levels = [heights[number] for number in board.numbers]
    two, three, four, five = (
        sum(1 << cell for cell, level in enumerate(levels) if level >= least)
        for least in range(2, HIGHEST + 1)
    )
    return two, three, four, five


def packed(board: Board, spare: Tile, last_push: str | None) -> PackedWords:
    """A board between two turns as kernels take it."""
    return sides(board), spare.openings, lanes(board.grid)[last_push]


def errand(quest: Quest) -> ErrandWords:
    """The figure of a quest and its goal as kernels take them."""
    goal, figure, found, out = quest.goal, 1 << quest.figure, 0, 0
    if isinstance(goal, OnTile):
        for number in goal.numbers:
            if number == quest.spare.number:
                out = 1
            else:
                found |= 1 << quest.board.numbers.index(number)
        return figure, found, out, _TILE, 0
    found = mask(goal.cells)
    if isinstance(goal, OnCarried):
        return figure, found, 0, _CARRIED, 1
    return figure, found, 0, _CELL, 0


def climb_words(quest: Quest, climb: Climb) -> ClimbWords:
    """Heights and cards as kernels take them."""
    cards = climb.cards
    heights = highs(quest.board, climb.heights), climb.heights[quest.spare.number]
    return heights, (cards.up, cards.down, cards.either, climb.any_card)


def takes(quest: Quest) -> bool:
    """Whether the kernels can answer this quest: few enough arrows, one kind of goal, known heights."""
    if not has_lookup_table(quest.board.grid) or (isinstance(quest.goal, OnTile) and quest.goal.cells):
        return False
    climb = quest.climb
    if climb is None:
        return True
    return climb.free_step == FREE_STEP and min(climb.heights) >= 1 and max(climb.heights) <= HIGHEST


def solve(quest: Quest, deepest: int = DEEPEST, *, every: bool = False) -> Answer:
    """The least number of turns for a quest, and one way to do it."""
    board, grid = quest.board, quest.board.grid
    words, laid = lookup_table(grid, quest.closed), packed(board, quest.spare, quest.last_push)
    solution = np.empty(3 * deepest + 1, np.int64)
    if quest.climb is None:
        found = solver.least_turns(words, laid, errand(quest), deepest, solution)
    else:
        climb = climb_words(quest, quest.climb)
        found = climbing_solver.least_turns(words, laid, errand(quest), climb, deepest, solution)
    numbers: list[int] = solution.tolist()
    if not found:
        return Answer(None, (), numbers[-1], () if every else None)
    names = arrow_names(grid)
    pushes = [Push(names[numbers[at]], numbers[at + 1]) for at in range(0, 3 * found, 3)]
    if quest.climb is None:
        turns = tuple([Turn(push, cell) for push, cell in zip(pushes, numbers[2::3], strict=False)])
    else:
        turns = Walking(quest).turns(pushes)
    first = tuple(turns_by_push(quest, found, only_best=True)) if every else None
    return Answer(found, turns, numbers[-1], first)


def turns_by_push(quest: Quest, deepest: int = DEEPEST, *, only_best: bool = False) -> dict[Push, int]:
    """For each first push that leads to the goal within the limit: the least number of turns in all."""
    grid = quest.board.grid
    words, laid = lookup_table(grid, quest.closed), packed(quest.board, quest.spare, quest.last_push)
    if quest.climb is None:
        turns_of = solver.turns_by_push(words, laid, errand(quest), deepest, only_best)
    else:
        climb = climb_words(quest, quest.climb)
        turns_of = climbing_solver.turns_by_push(words, laid, errand(quest), climb, deepest, only_best)
    found = turns_of.reshape(4, LANES).T.tolist()
    return {
        Push(name, turn): count
        for name, row in zip(arrow_names(grid), found, strict=False)
        for turn, count in enumerate(row)
        if count
    }
