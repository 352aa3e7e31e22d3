"""Gymnasium's checker, and one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import wandelgang.envs
from wandelgang.games import GAMES

IDS = {name: f"Wandelgang/{name.title()}-v1" for name in GAMES}
EVERY = pytest.mark.parametrize("name", IDS)


def make(name: str, **settings: Any) -> Any:
    return gymnasium.make(IDS[name], **settings).unwrapped


@EVERY
@pytest.mark.parametrize(
    "settings", [{}, {"bots": ("wanderer", "seeker"), "seat": 2, "observation": "dictionary"}]
)
def test_gymnasium_s_checker_passes(name: str, settings: dict[str, Any]) -> None:
    check_env(make(name, render_mode="rgb_array", **settings))


def test_every_game_is_registered_by_importing_the_package() -> None:
    assert {*IDS.values()} <= {*gymnasium.registry}
    assert wandelgang.envs.single.env_id("two_words") == "Wandelgang/TwoWords-v1"


def played(env: Any, seed: int) -> tuple[float, bool, bool]:
    """One game in which this seat takes the first legal action, or stays nearest to the end of the list."""
    seen, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, terminated, truncated, info = env.step(action)
        assert info == {}
        if terminated or truncated:
            return reward, terminated, truncated


@EVERY
def test_a_seat_plays_whole_games_against_bots(name: str) -> None:
    env = make(name, bots=("scout", "wanderer"), seat=1, turn_limit=60)
    ends = [played(env, seed) for seed in range(3)]
    assert ends == [played(env, seed) for seed in range(3)]
    assert all(terminated != truncated for _, terminated, truncated in ends)
    assert [(reward == 0) for reward, _, _ in ends] == [truncated for _, _, truncated in ends]
    assert {seat.name for seat in env.play.match.seats} == {"player_0", "player_1", "player_2"}


def test_the_seat_is_always_the_one_to_act() -> None:
    env = make("master", bots="seeker", seat=1)
    seen, _ = env.reset(seed=4)
    for _ in range(30):
        assert env.play.match.actor == 1
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_an_illegal_action_loses_the_game_or_raises() -> None:
    env = make("classic")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(96)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].startswith("action 96 is not legal now; legal now: 0, 1")
    with pytest.raises(ResetNeeded, match="the game is over: call reset"):
        env.step(0)
    strict = make("classic", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="action 96 is not legal now; legal now: 0, 1"):
        strict.step(96)
    with pytest.raises(InvalidAction, match="1000 is not an action: numbers go from 0 to 96"):
        strict.step(1000)


def test_numbers_are_notations() -> None:
    env = make("classic")
    env.reset(seed=1)
    assert env.read("N4↻") == 5
    assert env.write(5) == "N4↻"
    assert env.plane_names[:2] == ("open N", "open E")


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"bots": "gandalf"}, "there is no bot 'gandalf': bots are wanderer"),
        ({"bots": ("scout", "scout"), "players": 2}, "2 players need 1 bot, not scout, scout"),
        ({"seat": 2}, "there is no seat 2: seats are 0 to 1"),
        ({"illegal": "ignore"}, "illegal='ignore' is not possible: use lose or raise"),
        ({"cards": 0}, "1 to 12 cards each, not 0"),
    ],
)
def test_a_bad_setting_is_refused_with_what_would_be_right(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        make("classic", **settings)


def test_nothing_works_before_reset() -> None:
    env = make("towers", render_mode="svg")
    with pytest.raises(ResetNeeded, match="call reset before the first step"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="call reset before render"):
        env.render()
    with pytest.raises(ValueError, match="reset takes no options"):
        env.reset(options={"players": 3})
