"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import importlib
import pickle
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from pettingzoo.test import api_test, performance_benchmark, seed_test
from tests.envs.settings import Settings, everything, label, some
from tests.games.installing import installed
from tests.games.secrets import redealt

import corners
import wandelgang.envs
from wandelgang.envs import classic_v1, master_v1, towers_v1
from wandelgang.envs.aec import RawEnv, wrapped
from wandelgang.envs.extra import MissingExtra, needed
from wandelgang.games import Outcome
from wandelgang.games.numbering import NoNumber

MODULES = pytest.mark.parametrize("module", [classic_v1, master_v1, towers_v1], ids=lambda one: one.__name__)
IGNORED = pytest.mark.filterwarnings(  # what PettingZoo says of all dictionaries but those of its own games
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def pass_the_tests_of_pettingzoo(settings: Settings, cycles: int, monkeypatch: pytest.MonkeyPatch) -> None:
    name, chosen = settings
    api_test(wrapped(name, **chosen), num_cycles=cycles)
    seed_test(lambda: wrapped(name, **chosen), num_cycles=cycles)
    seconds = count()  # its clock: each look is another second
    clock = SimpleNamespace(time=lambda: next(seconds))
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(wrapped(name, **chosen))


@IGNORED
@pytest.mark.parametrize("settings", [*some()], ids=label)
def test_every_player_count_passes_the_tests_of_pettingzoo(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    pass_the_tests_of_pettingzoo(settings, 30, monkeypatch)


@IGNORED
@pytest.mark.long
@pytest.mark.parametrize("settings", [*everything()], ids=label)
def test_every_combination_of_options_passes_the_tests_of_pettingzoo(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    pass_the_tests_of_pettingzoo(settings, 300, monkeypatch)


@IGNORED
@MODULES
def test_observations_can_be_dictionaries(module: Any) -> None:
    api_test(module.env(observation="dictionary"), num_cycles=10)
    planes, named = (module.raw_env(observation=form) for form in ("planes", "dictionary"))
    for env in (planes, named):
        env.reset(seed=5)
    array, shown = (env.observe("player_1")["observation"] for env in (planes, named))
    assert tuple(shown) == planes.plane_names
    for plane, name in zip(array, planes.plane_names, strict=True):
        assert (plane == shown[name]).all()


def play(env: RawEnv, rng: Random, actions: int) -> None:
    """Random actions, from the mask only."""
    env.reset(seed=rng.getrandbits(32))
    for _ in range(actions):
        if env.play.match.over:
            return
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask).tolist()))


@MODULES
def test_an_observation_shows_nothing_that_the_agent_may_not_know(module: Any) -> None:
    rng = Random(3)
    env = module.raw_env(players=3)
    differed = 0
    for length in range(0, 60, 3):
        play(env, rng, length)
        match = env.play.match
        for seat, agent in enumerate(env.possible_agents):
            before = env.observe(agent)
            other = redealt(match.game, match.state, seat, rng)
            env.play.match = replace(match, state=other)
            after = env.observe(agent)
            differed += other != match.state
            env.play.match = match
            assert (before["observation"] == after["observation"]).all()
            assert (before["action_mask"] == after["action_mask"]).all()
    assert differed > 20


@MODULES
def test_numbers_are_notations_and_the_mask_is_what_is_legal(module: Any) -> None:
    env = module.raw_env(players=2)
    play(env, Random(1), 15)
    mask = env.observe(env.agent_selection)["action_mask"]
    match = env.play.match
    legal = {match.write(action) for action in match.legal}
    assert {env.write(number) for number in np.flatnonzero(mask).tolist()} == legal
    assert {env.read(notation) for notation in legal} == {*np.flatnonzero(mask).tolist()}
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)


@MODULES
def test_a_position_is_drawn_as_text_as_svg_and_as_pixels(module: Any) -> None:
    pictures = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = module.env(render_mode=mode)
        env.reset(seed=1)
        pictures[mode] = env.render()
    assert "Spare" in pictures["ansi"]
    assert pictures["svg"].startswith("<svg")
    pixels = pictures["rgb_array"]
    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (640, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 100


def test_nothing_is_drawn_without_a_render_mode() -> None:
    env = classic_v1.env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match=r"make the environment with one of .*ansi"):
        assert env.render() is None


@MODULES
def test_a_seed_decides_everything_and_an_environment_goes_through_pickle(module: Any) -> None:
    env = module.raw_env(players=3)
    again = pickle.loads(pickle.dumps(env))
    for one in (env, again):
        play(one, Random(8), 25)
    assert again.play.match.record == env.play.match.record
    env.reset()
    assert env.play.match.deal != again.play.match.deal  # without a seed, another game


def finish(env: RawEnv, seed: int = 1) -> dict[str, float]:
    """A random game to its end: what everybody got."""
    rng, totals = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        done = terminated or truncated
        env.step(None if done else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert not env.agents
    return totals


def test_rewards_follow_the_scheme() -> None:
    short = {"players": 3, "cards": 1, "way_home": False, "turn_limit": 5000}
    env = classic_v1.raw_env(**short)
    assert sorted(finish(env).values()) == [-0.5, -0.5, 1.0]
    result = env.play.match.result
    assert result is not None
    (winner,) = result.winners
    assert finish(env)[f"player_{winner}"] == 1.0
    assert sorted(finish(classic_v1.raw_env(reward="rank", **short)).values()) == [-0.5, -0.5, 1.0]
    assert sorted(finish(classic_v1.raw_env(reward="points", **short)).values()) == [0.0, 0.0, 1.0]


def test_the_turn_limit_truncates_and_nobody_gets_anything() -> None:
    env = towers_v1.raw_env(turn_limit=3)
    assert finish(env) == {"player_0": 0.0, "player_1": 0.0}
    assert env.play.match.exhausted


@pytest.mark.parametrize(
    ("outcome", "win", "rank"),
    [
        (Outcome((0,), (9, 3)), [1, -1], [1, -1]),
        (Outcome((1,), (5, 9, 5, 2)), [-1 / 3, 1, -1 / 3, -1 / 3], [0, 1, 0, -1]),
        (Outcome((0, 2), (9, 1, 9)), [0.5, -1, 0.5], [0.5, -1, 0.5]),
        (Outcome((0, 1), (4, 4)), [0, 0], [0, 0]),
    ],
)
def test_win_and_rank_sum_to_nothing(outcome: Outcome, win: list[float], rank: list[float]) -> None:
    from wandelgang.envs import rewards

    assert rewards.win(outcome) == pytest.approx(win)
    assert rewards.rank(outcome) == pytest.approx(rank)
    assert sum(rewards.win(outcome)) == pytest.approx(0)
    assert sum(rewards.rank(outcome)) == pytest.approx(0)
    assert rewards.points(outcome) == [*outcome.scores]


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"players": 7}, "7 players cannot play: 2 to 4 can"),
        ({"cards": 99}, "2 players can have 1 to 12 cards each, not 99"),
        ({"colour": "red"}, "no option 'colour': its options are .*; an environment also takes reward, "),
        ({"reward": "glory"}, "no reward scheme 'glory': use win, rank, points"),
        ({"observation": "smell"}, "no observations as 'smell': use planes or dictionary"),
        ({"render_mode": "human"}, "no render mode 'human': use ansi, svg, rgb_array, or None"),
        ({"turn_limit": 0}, "a turn limit of 0 is not possible"),
    ],
)
def test_a_bad_setting_is_refused_with_what_would_be_right(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        classic_v1.env(**settings)


def test_wrong_calls_say_what_would_be_right() -> None:
    env = classic_v1.env()
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        _ = env.agent_selection
    with pytest.raises(ValueError, match="a seed is a whole number, at least 0, not -1"):
        env.reset(seed=-1)
    env.reset(seed=np.int64(1))
    with pytest.raises(KeyError, match="there is no agent 'player_9': agents are player_0, player_1"):
        env.observe("player_9")
    with pytest.raises(KeyError, match="there is no agent 'me'"):
        env.action_space("me")
    with pytest.raises(
        NoNumber, match=r"action 96 is not legal now; legal now: 0, 1, .* for player_\d: see the"
    ):
        env.step(96)
    with pytest.raises(ValueError, match="there is no action 1234: numbers go from 0 to 96; legal now"):
        env.step(1234)
    with pytest.raises(ValueError, match="None is only for agents that are done"):
        env.step(None)
    with pytest.raises(ValueError, match="'N4' is not the number of an action: numbers go from 0 to 96"):
        env.step("N4")


def test_after_the_end_only_none_can_be_played() -> None:
    env = classic_v1.env(turn_limit=1)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    assert not env.agents


def test_games_from_elsewhere_have_environments_too() -> None:
    with installed(corners.GAME):
        module = wandelgang.envs.corners_v1
        assert wandelgang.envs.corners_v1 is module
        assert importlib.import_module("wandelgang.envs.corners_v1") is module
        assert sum(finish(module.raw_env(players=4)).values()) == pytest.approx(0)
    with pytest.raises(AttributeError, match=r"no attribute 'chess_v1': there are classic_v1, master_v1"):
        _ = wandelgang.envs.chess_v1


def test_a_missing_package_is_named_with_how_to_install_it() -> None:
    with (
        pytest.raises(MissingExtra, match=r"need gymnasticon, .* pip install 'wandelgang\[research\]'"),
        needed(),
    ):
        importlib.import_module("gymnasticon")
