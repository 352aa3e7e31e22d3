"""The planner of the classic game: legal, repeatable, blind to what is hidden, and it gains when it can."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.bots.answers import (
    answers_legally,
    answers_the_same_whatever_is_hidden,
    asked,
    bot_is_asked,
    comes_to_an_end,
)
from tests.games.classic.positions import play, position
from tests.games.walks import matches

from wandelgang.bots import bot
from wandelgang.games import CHANCE, classic
from wandelgang.games.classic.state import Options, State
from wandelgang.match import Match, Seat
from wandelgang.match import play as play_match

PLANNER = bot("planner", "classic")
QUICK = bot("planner", "classic", budget=0.01)
SEEDS = st.integers(0, 2**32)


@settings(max_examples=100)
@given(matches(classic), SEEDS)
def test_x12_whatever_the_position_its_action_is_legal(match: Match, seed: int) -> None:
    assume(bot_is_asked(match))
    assert answers_legally(QUICK, match.state, seed)


@given(matches(classic), SEEDS)
def test_x10_its_action_depends_on_its_view_and_its_seed_alone(match: Match, seed: int) -> None:
    assume(bot_is_asked(match))
    assert answers_the_same_whatever_is_hidden(QUICK, match.state, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("events", [False, True])
def test_x13_games_among_planners_come_to_an_end(players: int, events: bool) -> None:
    for seed in range(3):
        assert comes_to_an_end(QUICK, Options(players, cards=4, events=events), seed)


def whole_turn(state: State, seed: int = 0) -> State:
    """The position after the turn of whoever is to push."""
    seat = state.seat
    while state.seat == seat and state.winner is None:
        state = play_draws(play(state, asked(PLANNER, state, seed)))
    return state


def play_draws(state: State, seed: int = 0) -> State:
    """The position after all cards that are to be looked at."""
    rng = Random(seed)
    while classic.actor(state) == CHANCE:
        state, _ = classic.apply(state, rng.choice(classic.chance(state))[0])
    return state


def can_gain(state: State) -> bool:
    """Whether the player at turn can find a picture in this turn."""
    pushed = (classic.apply(state, push)[0] for push in classic.legal(state))
    walked = (classic.apply(after, walk)[0] for after in pushed for walk in classic.legal(after))
    return any(after.hands[state.seat].found for after in walked)


@pytest.mark.parametrize("seed", range(12))
def test_c9_whenever_a_push_brings_its_picture_in_reach_it_takes_it(seed: int) -> None:
    state = play_draws(classic.deal(Options(2), Random(seed)), seed)
    assert bool(whole_turn(state).hands[state.seat].found) == can_gain(state)


@pytest.mark.parametrize("way_home", [True, False])
def test_c12_c13_it_wins_when_it_can(way_home: bool) -> None:
    cards = "" if way_home else "book"
    state = position("┌─┬", hands={"red": cards}, figures={"red": "b1"}, way_home=way_home)
    assert whole_turn(state).winner == 0


def test_c18_it_looks_at_a_second_card() -> None:
    state = position("┌─┬─┬", hands={"red": "book | purse owl"}, backs={"g6": "second-card"}, events=True)
    assert asked(PLANNER, play(state, "W6")) == "look"


def test_c17_it_changes_places_with_a_figure_that_stands_on_its_picture() -> None:
    state = position(hands={"red": "skull | bat"}, figures={"blue": "g3"}, backs={"g6": "swap"}, events=True)
    state = play(state, "W6")
    assert asked(PLANNER, state) == "swap blue"
    assert asked(PLANNER, play(state, "swap blue")) == "g3"


def test_c19_it_exchanges_a_card_out_of_reach_for_one_in_reach() -> None:
    state = position("┌─┬─┬", hands={"red": "skull | book"}, backs={"g6": "exchange"}, events=True)
    state = play(state, "W6")
    assert asked(PLANNER, state) == "exchange"
    assert asked(PLANNER, play(state, "exchange")) == "choose book"
    assert asked(PLANNER, play(state, "exchange", "choose book")) == "c1"


def test_c16_it_gains_two_pictures_in_a_double_turn() -> None:
    state = position("┌─┬─┬", hands={"red": "book | purse"}, backs={"g6": "double-turn"}, events=True)
    state = play(state, "W6")
    assert asked(PLANNER, state) == "c1"
    state = play(state, "c1", "draw purse")
    state = play(state, asked(PLANNER, state))
    assert asked(PLANNER, state) == "e1"


def test_c15_it_pushes_again_if_that_brings_its_picture_in_reach() -> None:
    state = position("┌│┬", hands={"red": "book | bat"}, backs={"g6": "second-push"}, events=True)
    state = play(state, "W6")
    state = play(state, asked(PLANNER, state))
    assert asked(PLANNER, state) == "c1"


def test_c20_it_goes_through_the_wall_to_its_picture() -> None:
    state = position(
        "┌│┬",
        hands={"red": "book | bat"},
        figures={"red": "b1"},
        backs={"g6": "through-wall"},
        events=True,
    )
    assert asked(PLANNER, play(state, "W6")) == "c1"


@pytest.mark.parametrize(("players", "least"), [(2, 6), (4, 3)])
def test_it_beats_seekers(players: int, least: int) -> None:
    seek, wins = bot("seeker", "classic"), 0
    for number in range(10):
        rng, seat = Random(number), number % players
        options = Options(players, cards=4)
        seats = [Seat(str(place)) for place in range(players)]
        match = Match(classic, options, classic.shuffle(options, rng), seats)
        record = play_match(match, [QUICK if place == seat else seek for place in range(players)], rng)
        wins += record.result is not None and record.result.winners == (seat,)
    assert wins >= least
