"""The rival of the classic game: legal, repeatable, blind to what is hidden, and no fool."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.bots.answers import (
    answers_legally,
    answers_the_same_whatever_is_hidden,
    asked,
    bot_is_asked,
    comes_to_an_end,
)
from tests.games.classic.positions import cell, hand, play, position
from tests.games.walks import matches

from wandelgang.bots import bot
from wandelgang.bots.classic.boards import PICTURES
from wandelgang.bots.classic.guesses import guess
from wandelgang.bots.classic.race import worth
from wandelgang.bots.rival.classic import LONG
from wandelgang.games import CHANCE, classic
from wandelgang.games.actions import Walk
from wandelgang.games.classic.parts import STARTS, Picture
from wandelgang.games.classic.state import Hand, Options, State
from wandelgang.match import Match, Seat
from wandelgang.match import play as play_match

RIVAL = bot("rival", "classic")
QUICK = bot("rival", "classic", budget=0.01)
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
def test_x13_games_among_rivals_come_to_an_end(players: int, events: bool) -> None:
    for seed in range(3):
        assert comes_to_an_end(QUICK, Options(players, cards=4, events=events), seed)


def whole_turn(state: State, seed: int = 0) -> State:
    """The position after the turn of whoever is to push."""
    seat = state.seat
    while state.seat == seat and state.winner is None:
        state = play_draws(play(state, asked(RIVAL, state, seed)))
    return state


def play_draws(state: State, seed: int = 0) -> State:
    """The position after all cards that are to be looked at."""
    rng = Random(seed)
    while classic.actor(state) == CHANCE:
        state, _ = classic.apply(state, rng.choice(classic.chance(state))[0])
    return state


def test_c9_it_takes_a_picture_in_reach() -> None:
    state = position("┌─┬", hands={"red": "book | bat", "blue": "owl | map"})
    assert hand(whole_turn(state), "red").found[-1] == Picture.BOOK


@pytest.mark.parametrize("way_home", [True, False])
def test_c12_c13_it_wins_when_it_can(way_home: bool) -> None:
    cards = "" if way_home else "book"
    state = position("┌─┬", hands={"red": cards}, figures={"red": "b1"}, way_home=way_home)
    assert whole_turn(state).winner == 0


def can_go_home(state: State) -> bool:
    """Whether the player at turn has a push after which it can walk to its start."""
    start = Walk(STARTS[state.options.colours[state.seat]])
    return any(start in classic.legal(classic.apply(state, push)[0]) for push in classic.legal(state))


def after_each_push(state: State) -> list[State]:
    """The positions after each push of the player at turn, who then stays."""
    pushed = [classic.apply(state, push)[0] for push in classic.legal(state)]
    return [classic.apply(after, Walk(after.figures[after.seat]))[0] for after in pushed]


def going_home(seed: int) -> State | None:
    """Red is to push and blue only has to go home; None if red's push decides nothing."""
    state = play_draws(classic.deal(Options(2, first=0), Random(seed)), seed)
    cards = state.hands[1]
    done = Hand(found=(*cards.goals, *cards.pile), goals=(), pile=())
    state = replace(state, hands=(state.hands[0], done), figures=(state.figures[0], cell("e5")))
    threats = [can_go_home(after) for after in after_each_push(state)]
    return state if any(threats) and not all(threats) else None


def test_c12_it_stops_a_player_who_only_has_to_go_home() -> None:
    states = [state for seed in range(30) if (state := going_home(seed))]
    assert len(states) > 10
    assert not any(can_go_home(whole_turn(state)) for state in states)


def test_x13_in_a_very_long_game_it_does_not_stop_others_for_ever() -> None:
    states = [state for seed in range(30) if (state := going_home(seed))]
    late = [can_go_home(whole_turn(replace(state, turn=LONG + 1), seed)) for seed, state in enumerate(states)]
    assert any(late)
    assert not all(late)


def test_c13_a_last_picture_now_is_worth_more_than_stopping_anybody() -> None:
    table = worth((1, 1), 0.6, 0.6)
    assert table[1].min() == 1.0  # won before the other moves
    assert table[0, :, 1].max() == 0.0  # the other is there first


def test_a_gain_of_the_leader_costs_more_than_one_of_a_straggler() -> None:
    leader, straggler = 1 << 0, 1 << 1
    now = worth((4, 2, 5), 0.6, 0.5)[0, 0]
    assert now[0] - now[leader] > 2 * (now[0] - now[straggler]) > 0


def test_a_player_who_missed_is_guessed_to_look_for_what_it_waits_near() -> None:
    """Blue can walk from a1 to e1 and stands above the keys; for the map it would stand on a1."""
    state = position("┌─┬─┬│", hands={"red": "owl | bat", "blue": "keys | map"}, figures={"blue": "e1"})
    view = classic.view(replace(state, turn=3, last_push="N2"), 0)
    shares = guess(view, 1, 0)
    assert shares.sum() == pytest.approx(1.0)
    assert shares[PICTURES.index(Picture.KEYS)] > 1.5 * shares[PICTURES.index(Picture.MAP)] > 0
    assert shares[PICTURES.index(Picture.OWL)] == 0.0


def test_c9_who_has_just_found_a_picture_may_look_for_anything() -> None:
    state = position(hands={"red": "owl | bat", "blue": "book | purse"}, figures={"blue": "e5"})
    done = replace(state.hands[1], found=(*state.hands[1].found, Picture.EMERALD))
    view = classic.view(replace(state, hands=(state.hands[0], done), turn=3, last_push="N2"), 0)
    shares = guess(view, 1, 0)
    assert set(shares) == {0.0, shares.max()}


def test_c18_it_looks_at_a_second_card() -> None:
    state = position("┌─┬─┬", hands={"red": "book | purse owl"}, backs={"g6": "second-card"}, events=True)
    assert asked(RIVAL, play(state, "W6")) == "look"


def test_c17_it_changes_places_with_a_figure_that_stands_on_its_picture() -> None:
    state = position(hands={"red": "skull | bat"}, figures={"blue": "g3"}, backs={"g6": "swap"}, events=True)
    state = play(state, "W6")
    assert asked(RIVAL, state) == "swap blue"
    assert asked(RIVAL, play(state, "swap blue")) == "g3"


def test_c19_it_exchanges_a_card_out_of_reach_for_one_in_reach() -> None:
    state = position("┌─┬─┬", hands={"red": "skull | book"}, backs={"g6": "exchange"}, events=True)
    state = play(state, "W6")
    assert asked(RIVAL, state) == "exchange"
    assert asked(RIVAL, play(state, "exchange")) == "choose book"
    assert asked(RIVAL, play(state, "exchange", "choose book")) == "c1"


def test_c16_it_gains_two_pictures_in_a_double_turn() -> None:
    state = position("┌─┬─┬", hands={"red": "book | purse"}, backs={"g6": "double-turn"}, events=True)
    state = play(state, "W6")
    assert asked(RIVAL, state) == "c1"
    state = play(state, "c1", "draw purse")
    state = play(state, asked(RIVAL, state))
    assert asked(RIVAL, state) == "e1"


def test_c15_it_pushes_again_if_that_brings_its_picture_in_reach() -> None:
    state = position("┌│┬", hands={"red": "book | bat"}, backs={"g6": "second-push"}, events=True)
    state = play(state, "W6")
    state = play(state, asked(RIVAL, state))
    assert asked(RIVAL, state) == "c1"


def test_c20_it_goes_through_the_wall_to_its_picture() -> None:
    state = position(
        "┌│┬",
        hands={"red": "book | bat"},
        figures={"red": "b1"},
        backs={"g6": "through-wall"},
        events=True,
    )
    assert asked(RIVAL, play(state, "W6")) == "c1"


@pytest.mark.parametrize(("players", "least"), [(2, 9), (4, 4)])
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
