"""The rival of the classic game: weighs what the others can do, and is no fool."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.bots.answers import play_draws, whole_turn
from tests.games.classic.positions import cell, hand, position

from wandelgang.bots import bot
from wandelgang.bots.classic.boards import PICTURES
from wandelgang.bots.classic.guesses import guess
from wandelgang.bots.classic.race import worth
from wandelgang.bots.classic.rival import LONG
from wandelgang.games import classic
from wandelgang.games.actions import Walk
from wandelgang.games.classic.parts import STARTS, Picture
from wandelgang.games.classic.state import Hand, Options, State

RIVAL = bot("rival", "classic")


def test_c9_it_takes_a_picture_in_reach() -> None:
    state = position("┌─┬", hands={"red": "book | bat", "blue": "owl | map"})
    assert hand(whole_turn(RIVAL, state), "red").found[-1] == Picture.BOOK


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
    state = play_draws(classic.GAME.deal(Options(2, first=0), Random(seed)), seed)
    cards = state.hands[1]
    done = Hand(found=(*cards.goals, *cards.pile), goals=(), pile=())
    state = replace(state, hands=(state.hands[0], done), figures=(state.figures[0], cell("e5")))
    threats = [can_go_home(after) for after in after_each_push(state)]
    return state if any(threats) and not all(threats) else None


def test_c12_it_stops_a_player_who_only_has_to_go_home() -> None:
    states = [state for seed in range(30) if (state := going_home(seed))]
    assert len(states) > 10
    assert not any(can_go_home(whole_turn(RIVAL, state)) for state in states)


def test_c12_it_goes_home_at_once_even_if_it_could_do_so_later() -> None:
    """Blue is so far behind that waiting would cost nothing."""
    ready = 0
    for seed in range(40):
        state = play_draws(classic.GAME.deal(Options(2, first=0), Random(seed)), seed)
        cards = state.hands[0]
        done = Hand(found=(*cards.goals, *cards.pile), goals=(), pile=())
        state = replace(state, hands=(done, state.hands[1]), figures=(cell("b3"), state.figures[1]))
        if can_go_home(state):
            ready += 1
            assert whole_turn(RIVAL, state, seed).winner == 0
    assert ready > 10


def test_x13_in_a_very_long_game_it_does_not_stop_others_for_ever() -> None:
    states = [state for seed in range(30) if (state := going_home(seed))]
    late = [
        can_go_home(whole_turn(RIVAL, replace(state, turn=LONG + 1), seed))
        for seed, state in enumerate(states)
    ]
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


def test_a_player_who_missed_probably_looks_for_what_it_waits_near() -> None:
    """Blue can walk from a1 to e1 and stands above the keys; for the map it would stand on a1."""
    state = position("┌─┬─┬│", hands={"red": "owl | bat", "blue": "keys | map"}, figures={"blue": "e1"})
    view = classic.view(replace(state, turn=3, last_push="N2"), 0)
    shares = guess(view, 1, 0)
    assert shares.sum() == pytest.approx(1.0)
    assert shares[PICTURES.index(Picture.KEYS)] > 1.5 * shares[PICTURES.index(Picture.MAP)] > 0
    assert shares[PICTURES.index(Picture.OWL)] == 0.0


def test_c9_a_player_who_has_just_found_a_picture_may_look_for_anything() -> None:
    state = position(hands={"red": "owl | bat", "blue": "book | purse"}, figures={"blue": "e5"})
    done = replace(state.hands[1], found=(*state.hands[1].found, Picture.EMERALD))
    view = classic.view(replace(state, hands=(state.hands[0], done), turn=3, last_push="N2"), 0)
    shares = guess(view, 1, 0)
    assert set(shares) == {0.0, shares.max()}
