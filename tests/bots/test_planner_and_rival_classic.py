"""What planner and rival of the classic game share: legal, repeatable, blind, and they gain what they can."""

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
    whole_turn,
)
from tests.games.classic.positions import play, position
from tests.games.walks import matches

from wandelgang.bots import bot
from wandelgang.games import classic
from wandelgang.games.classic.state import Options
from wandelgang.match import Match, Seat
from wandelgang.match import play as play_match

NAMES = ["planner", "rival"]
BOTS = {name: bot(name, "classic") for name in NAMES}
QUICK = {name: bot(name, "classic", budget=0.01) for name in NAMES}
SEEDS = st.integers(0, 2**32)
both = pytest.mark.parametrize("name", NAMES)


@both
@settings(max_examples=100)
@given(matches(classic), SEEDS)
def test_x12_whatever_the_position_their_action_is_legal(name: str, match: Match, seed: int) -> None:
    assume(bot_is_asked(match))
    assert answers_legally(QUICK[name], match.state, seed)


@both
@given(matches(classic), SEEDS)
def test_x10_their_action_depends_on_view_and_seed_alone(name: str, match: Match, seed: int) -> None:
    assume(bot_is_asked(match))
    assert answers_the_same_whatever_is_hidden(QUICK[name], match.state, seed)


@both
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("events", [False, True])
def test_x13_games_among_themselves_come_to_an_end(name: str, players: int, events: bool) -> None:
    for seed in range(3):
        assert comes_to_an_end(QUICK[name], Options(players, cards=4, events=events), seed)


@both
@pytest.mark.parametrize("way_home", [True, False])
def test_c12_c13_they_win_when_they_can(name: str, way_home: bool) -> None:
    cards = "" if way_home else "book"
    state = position("┌─┬", hands={"red": cards}, figures={"red": "b1"}, way_home=way_home)
    assert whole_turn(BOTS[name], state).winner == 0


@both
def test_c18_they_look_at_a_second_card(name: str) -> None:
    state = position("┌─┬─┬", hands={"red": "book | purse owl"}, backs={"g6": "second-card"}, events=True)
    assert asked(BOTS[name], play(state, "W6")) == "look"


@both
def test_c17_they_change_places_with_a_figure_that_stands_on_their_picture(name: str) -> None:
    state = position(hands={"red": "skull | bat"}, figures={"blue": "g3"}, backs={"g6": "swap"}, events=True)
    state = play(state, "W6")
    assert asked(BOTS[name], state) == "swap blue"
    assert asked(BOTS[name], play(state, "swap blue")) == "g3"


@both
def test_c19_they_exchange_a_card_out_of_reach_for_one_in_reach(name: str) -> None:
    state = position("┌─┬─┬", hands={"red": "skull | book"}, backs={"g6": "exchange"}, events=True)
    state = play(state, "W6")
    assert asked(BOTS[name], state) == "exchange"
    assert asked(BOTS[name], play(state, "exchange")) == "choose book"
    assert asked(BOTS[name], play(state, "exchange", "choose book")) == "c1"


@both
def test_c16_they_gain_two_pictures_in_a_double_turn(name: str) -> None:
    state = position("┌─┬─┬", hands={"red": "book | purse"}, backs={"g6": "double-turn"}, events=True)
    state = play(state, "W6")
    assert asked(BOTS[name], state) == "c1"
    state = play(state, "c1", "draw purse")
    state = play(state, asked(BOTS[name], state))
    assert asked(BOTS[name], state) == "e1"


@both
def test_c15_they_push_again_if_that_brings_their_picture_in_reach(name: str) -> None:
    state = position("┌│┬", hands={"red": "book | bat"}, backs={"g6": "second-push"}, events=True)
    state = play(state, "W6")
    state = play(state, asked(BOTS[name], state))
    assert asked(BOTS[name], state) == "c1"


@both
def test_c20_they_go_through_the_wall_to_their_picture(name: str) -> None:
    state = position(
        "┌│┬",
        hands={"red": "book | bat"},
        figures={"red": "b1"},
        backs={"g6": "through-wall"},
        events=True,
    )
    assert asked(BOTS[name], play(state, "W6")) == "c1"


@pytest.mark.parametrize(
    ("name", "players", "least"), [("planner", 2, 6), ("planner", 4, 3), ("rival", 2, 9), ("rival", 4, 4)]
)
def test_they_beat_seekers(name: str, players: int, least: int) -> None:
    seek, wins = bot("seeker", "classic"), 0
    for number in range(10):
        rng, seat = Random(number), number % players
        options = Options(players, cards=4)
        seats = [Seat(str(place)) for place in range(players)]
        match = Match(classic, options, classic.shuffle(options, rng), seats)
        record = play_match(match, [QUICK[name] if place == seat else seek for place in range(players)], rng)
        wins += record.result is not None and record.result.winners == (seat,)
    assert wins >= least
