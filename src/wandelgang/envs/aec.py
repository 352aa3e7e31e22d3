"""PettingZoo: a game for as many agents as it has players, one acting after another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import index
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from wandelgang.envs.observing import Observation
from wandelgang.envs.play import Play
from wandelgang.envs.rendering import MODES, Picture
from wandelgang.games import game_named

VERSION: Final = "_v1"  # of action numbers, planes and rewards; a change makes another version


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo has no types
    """A game with agents `player_0` and so on, clockwise; see docs/environments.md."""

    def __init__(self, game: str, **settings: Any) -> None:
        EzPickle.__init__(self, game, **settings)
        super().__init__()
        self.play = Play(game_named(game), settings)
        self.render_mode = self.play.render_mode
        self.metadata = {
            "name": game + VERSION,
            "render_modes": [*MODES],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [seat.name for seat in self.play.seats]
        self.agents = [*self.possible_agents]
        actions = self.play.numbering.players
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.observation_spaces = {agent: self.play.observer.space() for agent in self.agents}
        self._rng = Random()

    @property
    def plane_names(self) -> tuple[str, ...]:
        """What each plane of an observation shows."""
        return self.play.observer.names

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise KeyError(f"there is no agent {agent!r}: agents are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What `observe` gives: an observation and the mask of legal actions."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All numbers of actions."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game. The seed decides the deal and all chance; without one, the last one continues.

        PettingZoo passes options here; those of a game belong to `env`, and these change nothing."""
        if seed is not None:
            if (number := index(seed)) < 0:
                raise ValueError(f"a seed is a whole number, at least 0, not {seed!r}")
            self._rng = Random(number)
        self.play.start(self._rng)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        actor = self.play.match.actor
        self.agent_selection = self.possible_agents[0 if actor is None else actor]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, from its view only."""
        return self.play.observe(self._seat(agent))

    def step(self, action: int | None) -> None:
        """Play the number of a legal action. An agent whose game is over plays None, as PettingZoo has it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: None is only for agents that are done")
        self.play.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        match = self.play.match
        if match.over:
            ended = self.truncations if match.exhausted else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self.rewards = dict(zip(self.agents, self.play.rewards, strict=True))
        self._select()
        self._accumulate_rewards()

    def write(self, action: int) -> str:
        """The notation of a number, such as `N4↻`."""
        return self.play.write(action)

    def read(self, notation: str) -> int:
        """The number of a notation."""
        return self.play.read(notation)

    def render(self) -> Picture | None:
        """The position as the agent to act sees it, in the render mode."""
        if self.render_mode is None:
            logger.warn(f"nothing is drawn without a render mode: make the environment with one of {MODES}")
            return None
        return self.play.render(self._seat(self.agent_selection))

    def close(self) -> None:
        """Nothing is open."""

    def state(self) -> NDArray[np.float32]:
        """What a spectator sees, as planes."""
        match = self.play.match
        return self.play.observer.array(match.game.planes(match.view()))


def wrapped(game: str, **settings: Any) -> AECEnv:
    """A game that also checks the order of calls, as PettingZoo's own environments do."""
    return OrderEnforcingWrapper(RawEnv(game, **settings))


def environments(game: str) -> tuple[Callable[..., AECEnv], Callable[..., RawEnv]]:
    """`env` and `raw_env` of a game."""
    return partial(wrapped, game), partial(RawEnv, game)


def environments_of(module: str) -> tuple[Callable[..., AECEnv], Callable[..., RawEnv]]:
    """Those of the game after which a module is named."""
    return environments(module.rpartition(".")[2].removesuffix(VERSION))
