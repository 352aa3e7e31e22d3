"""Two puzzles are the same if one is the other, rotated or reflected."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.puzzles.samples import name, some

from wandelgang.games.pushing import banned_arrow
from wandelgang.games.quest import OnTile, Quest
from wandelgang.maze import Board, Tile
from wandelgang.puzzles import Puzzle, kind_of
from wandelgang.puzzles.sameness import Symmetry, canonical, symmetries
from wandelgang.search import plain

PUZZLES = some(1, most_turns=2)


def moved(quest: Quest, symmetry: Symmetry) -> Quest:
    """The quest on a rotated or reflected board; tiles keep their numbers."""
    places, openings = symmetry
    grid = quest.board.grid
    lying = {
        places[cell]: Tile(tile.number, openings[tile.openings])
        for cell, tile in enumerate(quest.board.tiles)
    }
    goal = quest.goal
    if not isinstance(goal, OnTile):
        goal = replace(goal, cells=tuple(places[cell] for cell in goal.cells))
    banned = banned_arrow(grid, quest.last_push)
    last = None
    if banned is not None:
        entry = places[grid.arrows[banned].entry]
        last = next(arrow.opposite for arrow in grid.arrows.values() if arrow.entry == entry)
    return replace(
        quest,
        board=Board.of(grid.rows, grid.columns, [lying[cell] for cell in range(grid.size)]),
        spare=Tile(quest.spare.number, openings[quest.spare.openings]),
        figure=places[quest.figure],
        goal=goal,
        last_push=last,
        closed=sum(1 << places[cell] for cell in range(grid.size) if quest.closed >> cell & 1),
    )


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_rotations_and_reflections_are_the_same_puzzle(puzzle: Puzzle) -> None:
    game = puzzle.the_game
    quest = kind_of(game, puzzle.kind).quest(game, puzzle.position)
    pushes = len(plain.turns_by_push(quest, 1))
    images = [moved(quest, symmetry) for symmetry in symmetries(quest.board.grid)]
    assert len(images) == 8
    for image in images:
        assert canonical(image) == canonical(quest)
        assert len(plain.turns_by_push(image, 1)) == pushes  # it is as easy as before


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_another_figure_spare_or_ban_is_another_puzzle(puzzle: Puzzle) -> None:
    game = puzzle.the_game
    quest = kind_of(game, puzzle.kind).quest(game, puzzle.position)
    grid = quest.board.grid
    other = next(arrow for arrow in grid.arrows if arrow != quest.last_push)
    near = quest.figure + 1 if (quest.figure + 1) % grid.columns else quest.figure - 1
    shape = 15 if quest.spare.openings != 15 else 5
    for changed in (
        replace(quest, figure=near),
        replace(quest, last_push=other),
        replace(quest, spare=Tile(quest.spare.number, shape)),
    ):
        assert canonical(changed) != canonical(quest)
