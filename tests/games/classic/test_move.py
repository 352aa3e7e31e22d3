"""The move: X7, the turn (C8), and how pictures are gained (C9, C10)."""

from random import Random

import pytest
from tests.games.classic.positions import at, cell, hand, offered, play, position, refused, told

from wandelgang.games import CHANCE, classic
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.parts import Picture
from wandelgang.games.classic.state import Drew, Found, Options, Step
from wandelgang.games.events import TurnStarted, Walked

CORRIDOR = """
    ┌─┬┐...
    │.┌┘...
    ├.├....
"""


def test_x7_a_figure_may_walk_as_far_as_the_corridor_leads_and_no_further() -> None:
    state = play(
        position(
            """
            ┌─┬│...
            │││....
            ├└├│...
            ┘│─....
            """
        ),
        "W6",
    )
    # East to c1 and down to c3, south to a4. Walls: d1 to the west, c3 to the west, b3 to the west, d3, c4.
    assert offered(state) == ["a1", "b1", "c1", "a2", "c2", "a3", "c3", "a4"]


def test_x7_two_cells_are_joined_only_if_both_are_open_towards_each_other() -> None:
    assert "b1" not in offered(play(position("┌│┬"), "W6"))  # b1 has a wall to the west
    assert "c1" not in offered(play(position("┌┐┬"), "W6"))  # b1 has a wall to the east
    assert "c1" in offered(play(position("┌─┬"), "W6"))


def test_x7_rows_do_not_join_round_the_edge_of_the_board() -> None:
    state = play(position(".......\n─.....─\n", figures={"red": "g2"}), "W6")
    assert "a3" not in offered(state)
    assert "a2" not in offered(state)
    state = play(position("...│...\n", figures={"red": "d1"}), "W6")
    assert "d7" not in offered(state)


def test_x7_a_figure_may_stay() -> None:
    state = play(position(), "W6")
    assert at(state, "red") in offered(state)
    assert told(state, "a1")[0] == Walked(0, (cell("a1"),))


def test_x7_figures_never_block_and_may_share_a_cell() -> None:
    state = play(position("┌─┬", figures={"blue": "b1"}), "W6")
    assert at(play(state, "c1"), "red") == "c1"
    shared = play(state, "b1")
    assert at(shared, "red") == at(shared, "blue") == "b1"


@pytest.mark.parametrize("word", ["d1", "g7", "b2"])
def test_x7_a_walk_through_a_wall_is_refused(word: str) -> None:
    assert refused(position("┌─┬│\n│─"), "W6", word) == "X7"


@pytest.mark.parametrize("number", [-1, 49, 10**9])
def test_x7_a_walk_off_the_board_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=rf"to cell {number} \(X7\)"):
        classic.apply(play(position(), "W6"), Walk(number))


def test_x7_the_walk_is_told_cell_by_cell() -> None:
    assert told(position(CORRIDOR), "W6", "d2")[0] == Walked(
        0, tuple(map(cell, ("a1", "b1", "c1", "d1", "d2")))
    )


def test_c8_a_turn_is_a_push_then_a_move_then_the_next_player_clockwise() -> None:
    state = position(colours=("red", "yellow", "green"), at_turn="yellow")
    order = []
    for _ in range(6):
        seat = classic.actor(state)
        assert seat is not None
        order.append(state.options.colours[seat].value)
        assert state.step is Step.PUSH
        pushed, _ = classic.apply(state, classic.legal(state)[0])
        assert (pushed.step, classic.actor(pushed)) == (Step.MOVE, seat)
        assert not any(isinstance(action, Push) for action in classic.legal(pushed))
        state, events = classic.apply(pushed, Walk(pushed.figures[seat]))
        assert events[-1] == TurnStarted((seat + 1) % 3, state.turn)
    assert order == ["yellow", "green", "red"] * 2


def test_c8_there_is_one_push_and_one_move_in_a_turn() -> None:
    state = position("┌─┬")
    assert refused(state, "W6", "W4") == "C8"
    assert refused(state, "W6", "b1", "c1") == "X3"  # the next player has to push first


def test_c9_a_figure_that_ends_its_move_on_its_picture_turns_the_card_up() -> None:
    state = position("┌─┬", hands={"red": "book | owl"})
    assert told(state, "W6", "c1") == (
        Walked(0, tuple(map(cell, ("a1", "b1", "c1")))),
        Found(0, Picture.BOOK),
    )
    after = play(state, "W6", "c1")
    assert at(after, "red") == "c1"
    assert hand(after, "red").found[-1] is Picture.BOOK
    assert hand(after, "red").goals == ()


def test_c9_the_next_card_is_looked_at_before_the_turn_ends() -> None:
    state = play(position("┌─┬", hands={"red": "book | owl bat"}), "W6", "c1")
    assert (classic.actor(state), state.seat, state.turn) == (CHANCE, 0, 1)
    assert offered(state) == ["draw bat", "draw owl"]
    assert [weight for _, weight in classic.chance(state)] == [1, 1]
    assert told(state, "draw owl") == (Drew(0, Picture.OWL), TurnStarted(1, 2))
    after = play(state, "draw owl")
    assert (hand(after, "red").goals, hand(after, "red").pile) == ((Picture.OWL,), (Picture.BAT,))
    assert classic.actor(after) == 1


def test_c9_staying_on_the_picture_gains_it_too() -> None:
    state = position("┌─┬", figures={"red": "c1"}, hands={"red": "book | owl"})
    assert Found(0, Picture.BOOK) in told(state, "W6", "c1")


def test_c9_a_push_onto_the_picture_alone_gains_nothing_before_the_move() -> None:
    state = position("...┴", pictures={"d1": "ghost"}, figures={"red": "d1"}, hands={"red": "ghost | owl"})
    pushed = play(state, "N4")
    assert at(pushed, "red") == "d2"
    assert Picture.GHOST in hand(pushed, "red").goals
    assert Found(0, Picture.GHOST) in told(pushed, "d2")


def test_c9_walking_across_the_picture_gains_nothing() -> None:
    state = position("┌─┬─", hands={"red": "book | owl"})
    after = play(state, "W6", "d1")
    assert hand(after, "red").goals == (Picture.BOOK,)


def test_c9_a_card_still_face_down_is_not_gained() -> None:
    state = position("┌─┬─", hands={"red": "owl | book"})
    after = play(state, "W6", "c1")
    assert hand(after, "red") == hand(state, "red")


def test_c9_one_picture_a_move_at_most_even_if_another_goal_lies_on_the_way() -> None:
    state = position("┌─┬─┬", hands={"red": "book purse | owl"})
    after = play(state, "W6", "e1")
    assert hand(after, "red").found[-1] is Picture.PURSE
    assert (hand(after, "red").goals, hand(after, "red").left) == ((Picture.BOOK,), 2)


def test_c10_being_carried_onto_a_picture_in_anothers_turn_gains_nothing_at_that_moment() -> None:
    state = position(
        "...\n...─..\n",
        spare="┴",
        pictures={"spare": "ghost"},
        figures={"blue": "d7"},
        hands={"blue": "ghost | owl"},
    )
    carried = play(state, "N4", "a1")  # blue falls out at d7 and stands on the new tile, the ghost
    assert at(carried, "blue") == "d1"
    assert carried.board.cell_of(carried.board.numbers[cell("d1")]) == cell("d1")
    assert hand(carried, "blue") == hand(state, "blue")
    assert Found(1, Picture.GHOST) in told(carried, "W6", "d1")  # in its own move it counts (C9)


def test_c9_c10_in_whole_games_only_the_figure_at_turn_ever_gains_and_one_at_a_time() -> None:
    for seed in range(30):
        rng = Random(seed)
        state = classic.GAME.deal(Options(4, cards=2, events=True), rng)
        for _ in range(400):
            if state.step is Step.OVER:
                break
            action = rng.choice(classic.legal(state))
            after, events = classic.apply(state, action)
            gained = [len(a.found) - len(b.found) for a, b in zip(after.hands, state.hands, strict=True)]
            assert sum(gained) == len([event for event in events if isinstance(event, Found)]) <= 1
            if any(gained):
                assert isinstance(action, Walk)
                assert gained.index(1) == state.seat
            state = after
