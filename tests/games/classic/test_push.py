"""The push: clauses X1 to X6 as the classic game shows them."""

from random import Random

import pytest
from tests.games.classic.positions import at, cell, offered, play, position, refused, told

from wandelgang.games import classic
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.state import Options, Step
from wandelgang.games.events import Carried, Pushed
from wandelgang.maze import Tile, letters

ARROWS = ["N2", "N4", "N6", "E2", "E4", "E6", "S6", "S4", "S2", "W6", "W4", "W2"]


def test_x1_cells_count_row_by_row_and_people_see_letters_and_numbers() -> None:
    options = Options(2)
    assert classic.write(options, Walk(0)) == "a1"
    assert classic.write(options, Walk(6)) == "g1"
    assert classic.write(options, Walk(24)) == "d4"
    assert classic.read(options, "a2") == Walk(7)
    assert classic.write(options, Push("E4", 1)) == "E4↻"


def test_x2_the_twelve_arrows_stand_at_the_loose_lines() -> None:
    assert [word for word in offered(position(spare="┌")) if len(word) == 2] == ARROWS


@pytest.mark.parametrize("arrow", ["N1", "N3", "E5", "W7", "N0", "N8", "X2", "", "n2", "N22"])
def test_x2_there_is_no_arrow_at_a_fixed_line(arrow: str) -> None:
    with pytest.raises(ValueError, match=r"there is no arrow .* the arrows are N2, N4, N6"):
        classic.apply(position(), Push(arrow))


def test_x2_fixed_tiles_never_move_and_33_loose_tiles_and_a_spare_stay() -> None:
    rng = Random(2)
    state = position(events=False)
    fixed = [c for c in range(49) if state.board.grid.fixed >> c & 1]
    assert len(fixed) == 16
    before = [state.board.tile(c) for c in fixed]
    loose = {*state.board.numbers, state.spare.number} - {tile.number for tile in before}
    assert len(loose) == 34
    for _ in range(300):
        state, _ = classic.apply(state, rng.choice(classic.legal(state)))
        if state.step is Step.OVER:
            break
        assert [state.board.tile(c) for c in fixed] == before
        assert {*state.board.numbers, state.spare.number} - {tile.number for tile in before} == loose


def test_x3_a_turn_begins_with_a_push_even_if_the_goal_lies_open() -> None:
    state = position("┌─┬", hands={"red": "book"})
    assert all(isinstance(action, Push) for action in classic.legal(state))
    assert refused(state, "c1") == "X3"
    assert refused(state, "a1") == "X3"


@pytest.mark.parametrize(("spare", "ways"), [("┌", 48), ("├", 48), ("─", 24)])
def test_x4_a_spare_goes_in_every_way_round_and_a_straight_two_ways(spare: str, ways: int) -> None:
    words = offered(position(spare=spare))
    assert len(words) == len(set(words)) == ways


@pytest.mark.parametrize(("word", "lies"), [("N2", "NE"), ("N2↻", "ES"), ("N2↻↻", "SW"), ("N2↺", "NW")])
def test_x4_the_spare_is_turned_clockwise_before_it_goes_in(word: str, lies: str) -> None:
    state = play(position(spare="└"), word)
    assert letters(state.board.openings(cell("b1"))) == lies


@pytest.mark.parametrize("word", ["N2↻↻", "N2↺"])
def test_x4_a_half_turn_of_a_straight_is_no_action_of_its_own(word: str) -> None:
    assert refused(position(spare="─"), word) == "X4"


@pytest.mark.parametrize("turn", [-1, 4, 99])
def test_x4_there_are_no_more_than_three_quarter_turns(turn: int) -> None:
    with pytest.raises(ValueError, match=r"0, 1, 2, 3 are \(X4\)"):
        classic.apply(position(spare="┌"), Push("N2", turn))


def test_x5_the_first_push_has_no_banned_arrow() -> None:
    assert {word[:2] for word in offered(position())} == set(ARROWS)


@pytest.mark.parametrize(("arrow", "reverse"), [("N2", "S2"), ("S6", "N6"), ("W4", "E4"), ("E2", "W2")])
def test_x5_the_spare_may_not_go_in_where_it_has_just_come_out(arrow: str, reverse: str) -> None:
    state = play(position(), arrow, "a1")
    assert classic.actor(state) == 1
    assert {word[:2] for word in offered(state)} == set(ARROWS) - {reverse}
    assert refused(state, reverse) == "X5"


def test_x5_the_ban_holds_for_the_next_push_only() -> None:
    state = play(position("┌", figures={"blue": "g1"}), "N4", "a1", "W4", "g1")
    assert "S4" in {word[:2] for word in offered(state)}
    assert "E4" not in {word[:2] for word in offered(state)}


def test_x6_a_line_moves_by_one_and_the_last_tile_is_the_new_spare() -> None:
    state = position(".......\n┌┐└┘│─┌", spare="─")
    row = [state.board.tile(cell(f"{column}2")) for column in "abcdefg"]
    after = play(state, "W2↻")
    assert [after.board.tile(cell(f"{column}2")) for column in "abcdefg"] == [
        Tile(state.spare.number, state.spare.turned(1).openings),
        *row[:-1],
    ]
    assert after.spare == row[-1]
    assert told(state, "W2↻")[0] == Pushed(0, "W2", state.spare.turned(1), row[-1])


@pytest.mark.parametrize(
    ("arrow", "stands", "lands"),
    [
        ("W6", "g6", "a6"),
        ("E6", "a6", "g6"),
        ("N4", "d7", "d1"),
        ("S4", "d1", "d7"),
        ("W6", "b6", "c6"),
        ("S4", "d4", "d3"),
        ("W6", "b5", "b5"),
    ],
)
def test_x6_a_figure_is_carried_and_one_pushed_off_comes_back_on_the_new_tile(
    arrow: str, stands: str, lands: str
) -> None:
    for colour in ("red", "blue"):
        state = position(figures={colour: stands})
        after = play(state, arrow)
        assert at(after, colour) == lands
        seat = ("red", "blue").index(colour)
        carried = [event for event in told(state, arrow) if isinstance(event, Carried)]
        assert carried == ([Carried(seat, cell(stands), cell(lands))] if stands != lands else [])


def test_x6_several_figures_on_the_tile_that_falls_out_all_come_back() -> None:
    everyone = ("red", "yellow", "blue", "green")
    after = play(position(colours=everyone, figures=dict.fromkeys(everyone, "d7")), "N4")
    assert {at(after, colour) for colour in everyone} == {"d1"}


def test_x6_being_put_on_the_new_tile_is_not_a_move() -> None:
    state = play(
        position(".......\n...\n...\n...\n...\n┐.....│\n└┴", figures={"red": "g6"}, spare="┌"), "W6↻"
    )
    assert at(state, "red") == "a6"
    assert state.step is Step.MOVE
    assert classic.actor(state) == 0
    assert at(play(state, "a7"), "red") == "a7"
