"""The messages that push again: second push (C15) and double turn (C16)."""

from tests.games.classic.positions import at, cell, hand, offered, play, position, refused, told

from wandelgang.games import classic
from wandelgang.games.classic.parts import Message, Picture
from wandelgang.games.classic.state import BackRead, Step
from wandelgang.games.events import Pushed, TurnStarted, Won


def test_c15_before_moving_the_tile_that_just_came_out_is_pushed_in_again() -> None:
    state = play(position(events=True), "W6", "read second-push")
    came_out = state.spare
    pushed = told(state, "N2")[0]
    assert isinstance(pushed, Pushed)
    assert pushed.tile == came_out
    after = play(state, "N2")
    assert after.board.tile(cell("b1")) == came_out
    assert (classic.actor(after), after.step) == (0, Step.MOVE)


def test_c15_the_banned_arrow_binds_the_second_push() -> None:
    state = play(position(events=True), "W6", "read second-push")
    assert "E6" not in {word[:2] for word in offered(state)}
    assert refused(state, "E6") == "X5"


def test_c15_the_back_of_the_next_tile_is_not_read() -> None:
    state = position("....... ......│", backs={"g6": "second-push"}, events=True)
    after = play(state, "W6", "W2")  # drives out g2, a straight whose back nobody has read
    assert (after.step, after.offer, len(after.backs)) == (Step.MOVE, None, 1)


def test_c15_nor_does_a_message_known_already_work_when_the_second_push_drives_it_out() -> None:
    state = position("....... ......│", backs={"g6": "second-push", "g2": "swap"}, events=True)
    after = play(state, "W6", "W2")
    assert (after.step, after.offer) == (Step.MOVE, None)
    assert not any(isinstance(event, BackRead) for event in told(state, "W6", "W2"))


def test_c15_there_is_no_third_push_and_no_second_push_after_the_move() -> None:
    state = position(backs={"g6": "second-push"}, events=True)
    assert refused(state, "W6", "W4", "W2") == "C8"
    assert classic.actor(play(state, "W6", "W4", "a1")) == 1


def test_c15_the_second_push_carries_figures_and_the_move_follows() -> None:
    state = position(figures={"red": "g6", "blue": "g4"}, backs={"g6": "second-push"}, events=True)
    after = play(state, "W6", "W4")
    assert (at(after, "red"), at(after, "blue")) == ("a6", "a4")
    assert "a6" in offered(after)


def test_c16_after_the_first_move_comes_another_push_and_another_move() -> None:
    state = position("┌─┬", backs={"g6": "double-turn"}, events=True)
    first = play(state, "W6", "c1")
    assert (classic.actor(first), first.step, at(first, "red")) == (0, Step.AGAIN, "c1")
    assert first.offer is None  # used up
    second = play(first, "W4")
    assert (classic.actor(second), second.step) == (0, Step.MOVE)
    third = play(second, "a1")
    assert (classic.actor(third), third.step, at(third, "red")) == (1, Step.PUSH, "a1")


def test_c16_the_push_already_made_is_the_first_half_so_the_move_comes_next() -> None:
    state = position("┌─┬", backs={"g6": "double-turn"}, events=True)
    assert refused(state, "W6", "W4") == "C8"


def test_c16_the_second_half_begins_with_a_push() -> None:
    state = position("┌─┬", backs={"g6": "double-turn"}, events=True)
    assert refused(state, "W6", "c1", "a1") == "X3"


def test_c16_the_banned_arrow_binds_the_second_half() -> None:
    state = play(position("┌─┬", backs={"g6": "double-turn"}, events=True), "W6", "c1")
    assert refused(state, "E6") == "X5"


def test_c16_no_further_backs_are_read_and_no_known_message_works_in_the_second_half() -> None:
    for known in ({}, {"g2": "swap"}, {"g2": "double-turn"}):
        state = position("┌─┬....\n......│", backs={"g6": "double-turn", **known}, events=True)
        after = play(state, "W6", "c1", "W2")
        assert (after.step, after.offer) == (Step.MOVE, None)
        assert after.backs == state.backs
        assert classic.actor(play(after, "c1")) == 1


def test_c16_two_pictures_can_be_gained() -> None:
    state = position("┌─┬─┬", hands={"red": "book | purse owl"}, backs={"g6": "double-turn"}, events=True)
    first = play(state, "W6", "c1", "draw purse")
    assert (first.step, classic.actor(first)) == (Step.AGAIN, 0)
    second = play(first, "W4", "e1")
    assert hand(second, "red").found[-2:] == (Picture.BOOK, Picture.PURSE)
    assert offered(second) == ["draw owl"]
    after = play(second, "draw owl")
    assert (classic.actor(after), after.step) == (1, Step.PUSH)


def test_c16_the_way_home_after_the_last_picture_can_be_the_second_half() -> None:
    state = position("┌─┬", hands={"red": "book"}, backs={"g6": "double-turn"}, events=True)
    assert told(state, "W6", "c1", "W4", "a1")[-1] == Won((0,))


def test_c16_after_the_first_move_the_player_may_leave_it_at_that() -> None:
    state = play(position("┌─┬", backs={"g6": "double-turn"}, events=True), "W6", "c1")
    assert offered(state)[-1] == "pass"
    assert told(state, "pass") == (TurnStarted(1, 2),)
    left = play(state, "pass")
    assert (classic.actor(left), left.step, left.board) == (1, Step.PUSH, state.board)


def test_c16_only_the_second_half_of_a_double_turn_can_be_left() -> None:
    state = position("┌─┬", backs={"g6": "double-turn"}, events=True)
    assert refused(state, "pass") == "C16"
    assert refused(state, "W6", "pass") == "C16"
    assert refused(state, "W6", "c1", "W4", "pass") == "C16"


def test_c16_the_offer_is_told_with_the_message() -> None:
    state = play(position("┌─┬", events=True), "W6", "read double-turn")
    assert state.offer is Message.DOUBLE_TURN
