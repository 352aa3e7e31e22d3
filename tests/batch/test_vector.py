"""The vector environment: what Gymnasium expects, and the same games as the batch below it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import wandelgang.envs  # noqa: F401 - registers the games
from wandelgang.envs.vector import BatchEnv

CASES: list[tuple[str, dict[str, Any]]] = [
    ("Classic", {"cards": 1, "events": True}),
    ("Master", {"players": 3, "short": True, "seat": 2}),
    ("Towers", {"players": 4, "seat": None, "children": (1,)}),
]


def made(name: str, games: int, **options: Any) -> VectorEnv[Any, Any, Any]:
    return gymnasium.make_vec(
        f"Wandelgang/{name}-v1", num_envs=games, vectorization_mode="vector_entry_point", **options
    )


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize(("name", "options"), CASES, ids=[name for name, _ in CASES])
def test_it_gives_what_its_spaces_promise(name: str, options: dict[str, Any]) -> None:
    env = made(name, 12, **options)
    single = gymnasium.make(
        f"Wandelgang/{name}-v1",
        bots=["wanderer"] * (options.get("players", 2) - 1),
        **{option: value for option, value in options.items() if option != "seat"},
    )
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space
    rng, (seen, info) = np.random.default_rng(0), env.reset(seed=4)
    for _ in range(50):
        assert env.observation_space.contains(seen)
        if options.get("seat", 0) is not None:
            assert set(info["seat"].tolist()) <= {options.get("seat", 0), -2}
        seen, rewards, terminated, truncated, info = env.step(any_legal(seen["action_mask"], rng))
        assert rewards.shape == terminated.shape == truncated.shape == (12,)
        assert rewards.dtype == np.float64
        assert terminated.dtype == truncated.dtype == np.bool_


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: int) -> Any:
        env, rng = BatchEnv("classic", 10, players=3), np.random.default_rng(0)
        seen, _ = env.reset(seed=seed)
        for _ in range(20):
            seen, *_ = env.step(any_legal(seen["action_mask"], rng))
        return seen["observation"].tolist()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_a_game_that_ends_pays_and_is_dealt_again_in_the_next_step() -> None:
    env, rng = BatchEnv("classic", 40, cards=1, way_home=False, players=3), np.random.default_rng(0)
    seen, _ = env.reset(seed=0)
    won = lost = 0
    for _ in range(120):
        numbers = any_legal(seen["action_mask"], rng)
        seen, rewards, terminated, truncated, info = env.step(numbers)
        assert (rewards[~terminated] == 0).all()
        assert not truncated.any()
        for game in np.flatnonzero(terminated).tolist():
            outcome = env.batch.outcome(game)
            assert outcome is not None
            mine = 1.0 if outcome.winners == (0,) else -0.5
            assert rewards[game] == info["rewards"][game, 0] == mine
            assert sum(info["rewards"][game]) == 0
            assert not seen["action_mask"][game].any()
            won, lost = won + (mine > 0), lost + (mine < 0)
        if terminated.any():
            seen, rewards, again, _, info = env.step(any_legal(seen["action_mask"], rng))
            assert not (again & terminated).any()
            assert (rewards[terminated] == 0).all()
            assert (env.batch.turn[terminated] <= 3).all()
    assert won > 3
    assert lost > 3


def test_playing_all_seats_the_reward_is_that_of_the_seat_that_acted() -> None:
    env, rng = BatchEnv("classic", 30, seat=None, cards=1, way_home=False), np.random.default_rng(0)
    seen, info = env.reset(seed=1)
    ends = 0
    for _ in range(300):
        acting = info["seat"]
        seen, rewards, terminated, _, info = env.step(any_legal(seen["action_mask"], rng))
        for game in np.flatnonzero(terminated).tolist():
            ends += 1
            assert rewards[game] == 1.0, "only the seat that acts can win"
            assert info["rewards"][game, acting[game]] == 1.0
    assert ends > 10


def test_the_turn_limit_cuts_a_game_short() -> None:
    env, rng = BatchEnv("master", 5, turn_limit=6), np.random.default_rng(0)
    seen, _ = env.reset(seed=1)
    cut = np.zeros(5, np.int64)
    for _ in range(40):
        seen, _, terminated, truncated, _ = env.step(any_legal(seen["action_mask"], rng))
        assert not terminated.any()
        cut += truncated
        assert (env.batch.turn <= 9).all()
    assert (cut >= 2).all()


def test_a_win_past_the_turn_limit_counts_for_nothing() -> None:
    """Random seats play on within a step, and may win after the last turn that counts."""
    limit, late, rng = 2, 0, np.random.default_rng(0)  # the others act in turns 2 to 4
    env = BatchEnv("classic", 200, turn_limit=limit, players=4, cards=1, way_home=False, first=0)
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        seen, rewards, terminated, truncated, info = env.step(any_legal(seen["action_mask"], rng))
        past = env.batch.turn > limit
        assert (truncated == past).all()
        assert (terminated == env.batch.over & ~past).all()
        assert (rewards[past] == 0).all()
        assert not info.get("rewards", np.zeros((200, 4)))[past].any()
        late += int((env.batch.over & past).sum())
    assert late > 3


def test_without_a_turn_limit_no_game_is_cut_short() -> None:
    env, rng = BatchEnv("master", 2, turn_limit=None), np.random.default_rng(0)
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        seen, _, _, truncated, _ = env.step(any_legal(seen["action_mask"], rng))
        assert not truncated.any()


def test_some_games_can_be_reset_alone() -> None:
    env, rng = BatchEnv("towers", 6), np.random.default_rng(0)
    seen, _ = env.reset(seed=1)
    for _ in range(10):
        seen, *_ = env.step(any_legal(seen["action_mask"], rng))
    where = np.array([True, False, False, True, False, False])
    env.reset(options={"reset_mask": where})
    assert (env.batch.turn[where] <= 2).all()
    assert (env.batch.turn[~where] > 4).all()


def test_observations_are_copies_unless_asked_not_to() -> None:
    copying, sharing = BatchEnv("classic", 2), BatchEnv("classic", 2, copy=False)
    assert not np.shares_memory(copying.reset(seed=0)[0]["observation"], copying._planes)
    first, _ = sharing.reset(seed=0)
    second, *_ = sharing.step(first["action_mask"].argmax(axis=1))
    assert first["observation"] is second["observation"]


def test_wrappers_of_gymnasium_work() -> None:
    env = RecordEpisodeStatistics(BatchEnv("classic", 30, cards=1, way_home=False))
    rng, (seen, _) = np.random.default_rng(0), env.reset(seed=0)
    episodes = 0
    for _ in range(80):
        seen, _, _, _, info = env.step(any_legal(seen["action_mask"], rng))
        episodes += int(info.get("_episode", np.zeros(1)).sum())
    assert episodes > 5


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: BatchEnv("classic", 2).step(np.zeros(2, np.int64)), ResetNeeded, "call reset before"),
        (lambda: BatchEnv("classic", 2, seat=2), ValueError, "there is no seat 2: seats are 0 to 1, or None"),
        (lambda: BatchEnv("classic", 2, reward="gold"), ValueError, "there is no reward scheme 'gold'"),
        (lambda: BatchEnv("classic", 2, bots=1), ValueError, "a vector environment also takes num_envs"),
        (lambda: BatchEnv("classic", 2, cards=99), ValueError, r"1 to 12 cards each, not 99\Z"),
        (lambda: BatchEnv("classic", 2, turn_limit=0), ValueError, "turn"),
        (lambda: BatchEnv("classic", 2).reset(seed=[1, 2]), ValueError, "one whole number seeds all games"),
        (
            lambda: BatchEnv("classic", 2).reset(options={"cards": 2}),
            ValueError,
            "no option cards: it has reset_mask",
        ),
    ],
)
def test_wrong_calls_say_what_would_be_right(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_an_illegal_action_raises_what_gymnasium_has_for_it() -> None:
    env = BatchEnv("classic", 2)
    env.reset(seed=0)
    with pytest.raises(InvalidAction, match=r"game 0: .* is not possible: push first, then move"):
        env.step(np.array([60, 60]))
    with pytest.raises(InvalidAction, match="there are 2 games, so a step takes as many actions"):
        env.step(np.array(0))
    with pytest.raises(InvalidAction, match="there is no action 5000"):
        env.step(np.array([5000, 0]))
    with pytest.raises(InvalidAction, match="game 1: there is no action -1; numbers go from 0 to 96"):
        env.step(np.array([0, -1]))


def test_without_the_extra_the_message_says_what_to_install() -> None:
    script = "import sys; sys.modules['gymnasium'] = None; import wandelgang.envs.vector"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert "pip install 'wandelgang[research]'" in done.stderr
