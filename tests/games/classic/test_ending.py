"""How a game ends: clauses C12 and C13, and what X13 counts as a turn."""

import pytest
from tests.games.classic.positions import at, hand, offered, play, position, refused, told

from wandelgang.games import Outcome, classic
from wandelgang.games.classic.parts import Picture
from wandelgang.games.classic.state import Step
from wandelgang.games.events import TurnStarted, Walked, Won


def test_c12_a_player_with_all_pictures_who_gets_home_wins_at_once() -> None:
    state = position("┌─┬", figures={"red": "c1"}, hands={"red": "", "blue": "map | owl"})
    walked, won = told(state, "W6", "a1")
    assert isinstance(walked, Walked)
    assert won == Won((0,))
    over = play(state, "W6", "a1")
    assert (classic.actor(over), over.step, classic.legal(over)) == (None, Step.OVER, ())
    assert classic.outcome(over) == Outcome(winners=(0,), scores=(12, 10))


def test_c12_nobody_wins_without_the_way_home() -> None:
    state = position("┌─┬", hands={"red": "book"})
    after = play(state, "W6", "c1")
    assert hand(after, "red").left == 0
    assert classic.outcome(after) is None
    assert classic.actor(after) == 1


def test_c12_the_way_home_is_a_later_move_than_the_last_picture() -> None:
    state = position("┌─┬", hands={"red": "book"})
    after = play(state, "W6", "c1", "W6", "g7")
    assert told(after, "W6", "a1")[-1] == Won((0,))


def test_c12_the_start_of_another_colour_is_not_home() -> None:
    state = position("┌─┬", figures={"red": "g7"}, hands={"red": ""})
    assert classic.outcome(play(state, "W6", "g7")) is None


def test_c12_with_pictures_left_the_start_means_nothing() -> None:
    state = position("┌─┬", hands={"red": "book"})
    assert classic.outcome(play(state, "W6", "a1")) is None


def test_c12_staying_on_the_start_counts() -> None:
    state = position("┌─┬", hands={"red": ""})
    assert told(state, "W6", "a1")[-1] == Won((0,))


def test_c12_a_swap_onto_the_start_and_staying_there_counts() -> None:
    state = position(
        figures={"red": "d4", "blue": "a1"}, hands={"red": ""}, backs={"g6": "swap"}, events=True
    )
    swapped = play(state, "W6", "swap blue")
    assert at(swapped, "red") == "a1"
    assert classic.outcome(swapped) is None  # the move is still to come
    assert told(swapped, "a1")[-1] == Won((0,))


def test_c12_a_swap_that_puts_another_figure_home_does_not_make_it_win() -> None:
    state = position(
        figures={"red": "g7", "blue": "d4"}, hands={"blue": ""}, backs={"g6": "swap"}, events=True
    )
    after = play(state, "W6", "swap blue", "d4")
    assert at(after, "blue") == "g7"
    assert classic.outcome(after) is None
    assert told(after, "W4", "read blank", "g7")[-1] == Won((1,))


def test_c12_the_first_home_wins_though_others_have_all_pictures_too() -> None:
    state = position(
        "┌─┬",
        colours=("red", "yellow", "blue"),
        figures={"red": "c1"},
        hands={"red": "", "yellow": "", "blue": ""},
    )
    over = play(state, "W6", "a1")
    assert classic.outcome(over) == Outcome(winners=(0,), scores=(8, 8, 8))


@pytest.mark.parametrize("word", ["W6", "a1", "pass", "look", "draw owl", "read blank"])
def test_c12_after_the_end_every_action_is_refused(word: str) -> None:
    over = play(position("┌─┬", hands={"red": ""}), "W6", "a1")
    assert refused(over, word) == "C12"


@pytest.mark.parametrize("events", [False, True])
def test_c13_without_the_way_home_the_last_picture_wins_at_once(events: bool) -> None:
    state = position("┌─┬", hands={"red": "book"}, way_home=False, events=events, backs={"g6": "blank"})
    assert told(state, "W6", "c1")[-1] == Won((0,))
    assert classic.outcome(play(state, "W6", "c1")) == Outcome(winners=(0,), scores=(12, 11))


def test_c13_a_picture_before_the_last_does_not_win() -> None:
    state = play(position("┌─┬", hands={"red": "book | owl"}, way_home=False), "W6", "c1")
    assert offered(state) == ["draw owl"]
    after = play(state, "draw owl")
    assert (classic.outcome(after), hand(after, "red").goals) == (None, (Picture.OWL,))


def test_x13_each_players_turn_counts_one() -> None:
    state = position()
    assert state.turn == 1
    assert play(state, "W6", "a1").turn == 2
    assert play(state, "W6", "a1", "W4", "g7").turn == 3
    assert told(state, "W6", "a1")[-1] == TurnStarted(1, 2)


def test_x13_a_second_push_is_no_turn_of_its_own() -> None:
    state = position(backs={"g6": "second-push"}, events=True)
    assert play(state, "W6", "W4", "a1").turn == 2


def test_x13_the_second_half_of_a_double_turn_counts_as_a_turn() -> None:
    state = position(backs={"g6": "double-turn"}, events=True)
    first_half = play(state, "W6", "a1")
    assert (first_half.turn, classic.actor(first_half)) == (1, 0)
    assert told(first_half, "W4")[0] == TurnStarted(0, 2)
    assert play(first_half, "W4").turn == 2
    assert play(first_half, "W4", "a1").turn == 3
    assert play(first_half, "pass").turn == 2
