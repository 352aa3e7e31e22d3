"""The message that leads through a wall: clause C20."""

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.classic.positions import at, cell, hand, offered, play, position, refused, told

from wandelgang.games import classic
from wandelgang.games.classic.parts import GRID, Message, Picture
from wandelgang.games.classic.rules import reachable, walked_path
from wandelgang.games.classic.state import Found, Options, State, Step
from wandelgang.games.events import Walked
from wandelgang.maze import cells

# d4 is a closed cell. Round it runs a ring: c4, c3, d3, e3, e4, e5, d5, c5. b4 and f4 lie outside.
RING = """
    .......
    ..─....
    ...─.└.
    .│││││.
    .┘.─...
    .┌┐┌┐┘.
"""
ON_THE_RING = {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}


def standing(figure: str = "d4", drawing: str = RING, hands: str = "owl | bat") -> State:
    return play(
        position(
            drawing, figures={"red": figure}, hands={"red": hands}, backs={"g6": "through-wall"}, events=True
        ),
        "W6",
    )


def test_c20_a_wall_can_be_crossed_and_the_corridor_behind_it_walked() -> None:
    assert offered(play(position(RING, figures={"red": "d4"}), "W6")) == ["d4"]
    assert set(offered(standing())) == {"d4", *ON_THE_RING}


def test_c20_one_wall_or_two_back_to_back_can_be_crossed() -> None:
    assert told(standing(), "d3")[0] == Walked(0, (cell("d4"), cell("d3")))  # d3 has the wall, d4 is open
    assert told(standing(), "c4")[0] == Walked(0, (cell("d4"), cell("c4")))  # both have a wall


def test_c20_the_wall_is_crossed_once_only() -> None:
    assert refused(standing(), "b4") == "X7"
    assert refused(standing(), "f4") == "X7"


def test_c20_the_step_may_come_after_a_walk() -> None:
    assert "f4" in offered(standing("c4"))  # along the ring to e4, then through the wall
    assert at(play(standing("c4"), "f4"), "red") == "f4"


def test_c20_an_open_way_is_taken_where_there_is_one() -> None:
    drawing = "┌─┬\n│┐│\n├┘├"
    assert told(standing("a1", drawing), "b1")[0] == Walked(0, tuple(map(cell, ("a1", "b1"))))


def test_c20_the_way_through_the_wall_is_a_shortest_one() -> None:
    # To cross at e3 into f3 would be nearer, but from there it is a long way round to f4.
    way = told(standing("c4"), "f4")[0]
    assert isinstance(way, Walked)
    assert len(way.path) == 6


def test_c20_never_off_the_board() -> None:
    state = standing("g4")
    assert "a5" not in offered(state)
    assert "a4" not in offered(state)
    state = standing("a2")
    assert "g1" not in offered(state)
    assert all(0 <= c < 49 for c in cells(reachable(state)))


def test_c20_a_picture_behind_the_wall_is_gained() -> None:
    state = standing("b1", "┌│┬", hands="book | owl")
    assert Found(0, Picture.BOOK) in told(state, "c1")
    assert hand(play(state, "c1"), "red").goals == ()


def test_c20_only_in_this_turn() -> None:
    later = play(standing(), "d4", "W6", "read blank", "g7", "W6", "read blank")
    assert (classic.actor(later), later.offer) == (0, None)
    assert offered(later) == ["d4"]


def test_c20_the_drawing_shows_what_can_be_reached_through_the_wall() -> None:
    state = standing()
    assert classic.scene(classic.view(state, 0)).lit == reachable(state)
    assert classic.scene(classic.view(state, None)).lit == reachable(state)


@given(st.integers(0, 10**6), st.integers(0, 48))
def test_c20_every_way_has_exactly_one_step_that_is_no_corridor_or_none(seed: int, start: int) -> None:
    state = classic.GAME.deal(Options(2, events=True), Random(seed))
    state = classic.apply(state, classic.legal(state)[0])[0]
    corridors = state.board.corridors()
    reach = 0
    for inside in cells(corridors.reach(1 << start)):
        row, column = GRID.row_column(inside)
        for r, c in (
            (row, column),
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            if 0 <= r < 7 and 0 <= c < 7:
                reach |= corridors.reach(1 << GRID.cell(r, c))
    state = replace(state, figures=(start, 48), seat=0, step=Step.MOVE, offer=Message.THROUGH_WALL)
    assert reachable(state) == reach
    for goal in cells(reach):
        way = walked_path(state, goal)
        assert (way[0], way[-1]) == (start, goal)
        jumps = [
            (here, there) for here, there in pairwise(way) if not corridors.beside(1 << here) >> there & 1
        ]
        assert len(jumps) <= 1
        assert all(GRID.neighbours(1 << here) >> there & 1 for here, there in jumps)
        assert not jumps or not corridors.reach(1 << start) >> goal & 1
