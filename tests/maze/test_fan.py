"""A fan of pushes against single pushes, on random boards."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.maze.boards import boards, spares

from wandelgang.maze import Board, Fan, Tile, cells, turns


def single_pushes(board: Board, spare: Tile) -> dict[tuple[str, int], Board]:
    """The board after each push, one by one."""
    return {
        (arrow.name, turn): board.push(arrow, spare.turned(turn))[0]
        for arrow in board.grid.arrows.values()
        for turn in turns(spare.openings)
    }


@settings(max_examples=25)
@given(boards(), st.data())
def test_x7_a_fan_reaches_what_can_be_reached_after_each_push(board: Board, data: DataObject) -> None:
    spare = data.draw(spares(board))
    start = data.draw(st.integers(0, board.grid.size - 1))
    closed = data.draw(st.integers(0, board.grid.all)) & board.grid.fixed
    fan = Fan(board, spare.openings, turns(spare.openings))

    found = dict(zip(fan.pushes, fan.split(fan.corridors(closed).reach(fan.carried(start))), strict=True))

    expected = {
        (arrow, turn): pushed.corridors(closed).reach(1 << board.grid.arrows[arrow].carries[start])
        for (arrow, turn), pushed in single_pushes(board, spare).items()
    }
    assert found == expected


@settings(max_examples=25)
@given(boards(), st.data())
def test_x6_a_fan_moves_tiles_and_what_stands_on_them_as_each_push_does(
    board: Board, data: DataObject
) -> None:
    spare = data.draw(spares(board))
    chosen = data.draw(st.integers(0, board.grid.all))
    with_spare = data.draw(st.booleans())
    fan = Fan(board, spare.openings, turns(spare.openings))

    tiles = dict(zip(fan.pushes, fan.split(fan.tiles(chosen, spare=with_spare)), strict=True))
    standing = dict(zip(fan.pushes, fan.split(fan.carried(*cells(chosen))), strict=True))

    numbers = {board.numbers[cell] for cell in cells(chosen)} | ({spare.number} if with_spare else set())
    for (arrow, turn), pushed in single_pushes(board, spare).items():
        assert {pushed.numbers[cell] for cell in cells(tiles[arrow, turn])} == numbers & set(pushed.numbers)
        assert standing[arrow, turn] == board.grid.arrows[arrow].carry(chosen)


@settings(max_examples=25)
@given(boards())
def test_all_ways_from_a_cell_are_those_found_one_by_one(board: Board) -> None:
    corridors = board.corridors()
    for start in range(0, board.grid.size, 5):
        expected = {goal: corridors.path(start, goal) for goal in range(board.grid.size)}
        assert corridors.paths(start) == {goal: way for goal, way in expected.items() if way is not None}
