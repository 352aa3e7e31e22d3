"""The planner of the classic game gains in a turn exactly when that can be done."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.answers import play_draws, whole_turn

from wandelgang.bots import bot
from wandelgang.games import classic
from wandelgang.games.classic.state import Options, State

PLANNER = bot("planner", "classic")


def can_gain(state: State) -> bool:
    """Whether the player at turn can find a picture in this turn."""
    pushed = (classic.apply(state, push)[0] for push in classic.legal(state))
    walked = (classic.apply(after, walk)[0] for after in pushed for walk in classic.legal(after))
    return any(after.hands[state.seat].found for after in walked)


@pytest.mark.parametrize("seed", range(12))
def test_c9_whenever_a_push_brings_its_picture_in_reach_it_takes_it(seed: int) -> None:
    state = play_draws(classic.GAME.deal(Options(2), Random(seed)), seed)
    assert bool(whole_turn(PLANNER, state).hands[state.seat].found) == can_gain(state)
