"""The compiled board, compared with `maze` on random boards of all three games and of other sizes."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.maze.boards import boards, spares
from tests.search.quests import KINDS, random_quest

from wandelgang.games.pushing import pushes
from wandelgang.games.towers.climbing import reach as climb
from wandelgang.games.towers.parts import HEIGHTS
from wandelgang.games.towers.state import Spells
from wandelgang.maze import Board, Tile, cells, grid
from wandelgang.search.kernel.climbing_outlook import BOARD_ROWS as CLIMBING_ROWS
from wandelgang.search.kernel.climbing_outlook import Outlook
from wandelgang.search.kernel.climbing_outlook import outlook as climbing_outlook
from wandelgang.search.kernel.lookup_table import LANES, has_lookup_table, lookup_table
from wandelgang.search.kernel.outlook import BOARD_ROWS, PUSHES, SPARE, outlook, within
from wandelgang.search.kernel.walking import distances, reach
from wandelgang.search.machine import highs, packed, sides

SIZES = [(7, 7), (5, 5), (3, 3), (5, 7), (7, 9), (9, 7)]
SEEDS = st.integers(0, 10**6)


@given(st.data(), boards(SIZES))
def test_walks_lead_where_they_lead_on_maze(data: st.DataObject, board: Board) -> None:
    """X7, and M12 where a cell is closed."""
    start = data.draw(st.integers(0, board.grid.size - 1))
    closed = data.draw(st.sampled_from([0, 1 << board.grid.size // 2]))
    words, corridors = lookup_table(board.grid, closed), board.corridors(closed)
    assert reach(words, sides(board), 1 << start) == corridors.reach(1 << start)
    steps = np.empty(board.grid.size, np.int64)
    distances(words, sides(board), 1 << start, steps)
    assert steps.tolist() == [
        -1 if (far := corridors.distance(start, cell)) is None else far for cell in range(board.grid.size)
    ]


@given(st.data(), boards(SIZES))
def test_every_push_of_a_turn_is_that_of_maze(data: st.DataObject, board: Board) -> None:
    """X4, X5, X6: boards, what falls out, where figures are carried, what they reach; no other is legal."""
    spare = data.draw(spares(board))
    last_push = data.draw(st.sampled_from([None, *board.grid.arrows]))
    closed = data.draw(st.sampled_from([0, 1 << board.grid.size // 2]))
    figures = data.draw(st.lists(st.integers(0, board.grid.size - 1), min_size=1, max_size=4))
    check_outlook(board, spare, last_push, closed, figures)


@pytest.mark.parametrize("kind", ["classic", "master"])
@given(SEEDS)
def test_every_push_of_a_deal_is_that_of_maze(kind: str, seed: int) -> None:
    quest = random_quest(kind, Random(seed))
    check_outlook(quest.board, quest.spare, quest.last_push, quest.closed, [quest.figure, 0])


def check_outlook(board: Board, spare: Tile, last_push: str | None, closed: int, figures: list[int]) -> None:
    rows, carried = np.empty((BOARD_ROWS, PUSHES), np.uint64), np.empty((len(figures), PUSHES), np.uint64)
    reaches = np.empty_like(carried)
    starts = np.array([1 << cell for cell in figures], np.uint64)
    words, laid = lookup_table(board.grid, closed), packed(board, spare, last_push)
    legal = outlook(words, laid, starts, rows, carried, reaches)
    names, expected = list(board.grid.arrows), pushes(board.grid, spare, last_push)
    assert legal == len(expected)
    seen = set()
    for push in expected:
        number = push.turn * LANES + names.index(push.arrow)
        seen.add(number)
        arrow = board.grid.arrows[push.arrow]
        pushed, fallen = board.push(arrow, spare.turned(push.turn))
        corridors = pushed.corridors(closed)
        assert rows[:, number].tolist() == [
            *sides(pushed), fallen.openings, corridors.east, corridors.south
        ]  # fmt: skip
        for row, figure in enumerate(figures):
            assert carried[row, number] == 1 << arrow.carries[figure]
            assert reaches[row, number] == corridors.reach(1 << arrow.carries[figure])
    others = [number for number in range(PUSHES) if number not in seen]
    assert not rows[:, others].any()
    assert not reaches[:, others].any()


@given(SEEDS, st.builds(Spells, *[st.integers(0, 2)] * 3), st.booleans())
def test_every_push_over_towers_is_that_of_the_game(seed: int, hand: Spells, child: bool) -> None:
    """T7, T8, T14: what a figure reaches for nothing and with its hand is what the game's own rules say."""
    quest = random_quest("towers", Random(seed))
    board, spare = quest.board, quest.spare
    rows = np.empty((CLIMBING_ROWS, PUSHES), np.uint64)
    carried, free, reaches = (np.empty((2, PUSHES), np.uint64) for _ in range(3))
    found = Outlook(rows, carried, free, reaches)
    cards = np.array([[hand.up, hand.down, hand.joker, child], [0, 0, 0, 0]], np.int64)
    starts = np.array([1 << quest.figure, 1 << 12], np.uint64)
    laid, heights = packed(board, spare, quest.last_push), (highs(board, HEIGHTS), HEIGHTS[spare.number])
    legal = climbing_outlook(lookup_table(board.grid), laid, heights, starts, cards, found)
    expected = pushes(board.grid, spare, quest.last_push)
    assert legal == len(expected)
    for push in expected:
        number = push.turn * LANES + list(board.grid.arrows).index(push.arrow)
        arrow = board.grid.arrows[push.arrow]
        pushed, fallen = board.push(arrow, spare.turned(push.turn))
        assert tuple(rows[:4, number].tolist()) == sides(pushed)
        assert rows[4:6, number].tolist() == [fallen.openings, HEIGHTS[fallen.number]]
        assert tuple(rows[8:, number].tolist()) == highs(pushed, HEIGHTS)
        start = arrow.carries[quest.figure]
        assert carried[0, number] == 1 << start
        (_, for_nothing), *paid = climb(pushed, start, hand, child)
        assert free[0, number] == for_nothing
        everything = for_nothing
        for _, there in paid:
            everything |= there
        assert reaches[0, number] == everything
        assert reaches[1, number] == free[1, number]


@given(SEEDS, st.sampled_from([1, 2]), st.sampled_from([0, 1, 2]))
def test_all_that_several_turns_reach_is_what_every_single_push_reaches(
    seed: int, turns: int, kind: int
) -> None:
    """The set-valued search names goals by where they are now: tiles (0), carried things (1), cells (2)."""
    rng = Random(seed)
    quest = random_quest("classic", rng)
    small = Board.of(3, 3, list(quest.board.tiles)[:9])
    start, last_push = rng.randrange(9), rng.choice([None, *small.grid.arrows])
    found = within(lookup_table(small.grid), packed(small, quest.spare, last_push), 1 << start, kind, turns)
    marks = {cell: {cell} for cell in range(9)}  # what lies on a cell or is its tile, named by its first cell
    expected = stands(small, quest.spare, 1 << start, last_push, turns, kind, marks, {63})
    assert set(cells(int(found))) == expected
    assert kind == 0 or not found & int(SPARE)


def stands(
    board: Board,
    spare: Tile,
    here: int,
    last_push: str | None,
    turns: int,
    kind: int,
    marks: dict[int, set[int]],
    beside: set[int],
) -> set[int]:
    found: set[int] = set()
    for push in pushes(board.grid, spare, last_push):
        arrow = board.grid.arrows[push.arrow]
        pushed, fallen = board.push(arrow, spare.turned(push.turn))
        moved, out = marks, beside
        if kind != 2:
            moved = {arrow.carries[cell]: names for cell, names in marks.items()}
            if kind == 0:
                moved, out = {**moved, arrow.entry: beside}, marks[arrow.exit]
        there = pushed.corridors().reach(arrow.carry(here))
        for cell in cells(there):
            found |= moved[cell]
        if turns > 1:
            found |= stands(pushed, fallen, there, arrow.name, turns - 1, kind, moved, out)
    return found


def test_boards_with_very_many_arrows_are_left_to_plain_python() -> None:
    assert has_lookup_table(grid(7, 9))
    assert not has_lookup_table(grid(3, 21))
    with pytest.raises(ValueError, match="22 arrows"):
        lookup_table(grid(3, 21))


def test_kinds_of_quests_are_those_of_the_games() -> None:
    assert {kind: random_quest(kind, Random(1)).board.grid.size for kind in KINDS} == {
        "classic": 49,
        "master": 49,
        "towers": 25,
    }
