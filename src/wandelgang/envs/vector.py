"""Gymnasium: thousands of games side by side, played by compiled code."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wandelgang.batch import LEAVE, OVER, Batch
from wandelgang.envs.observing import Observation
from wandelgang.envs.rewards import scheme
from wandelgang.games import BadOptions, IllegalAction, game_named
from wandelgang.games.numbering import NoNumber
from wandelgang.match import TURN_LIMIT, check_turn_limit

Stepped = tuple[
    Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, NDArray[Any]]
]
SEEDS: Final = 2**63
RESET_MASK: Final = "reset_mask"  # as Gymnasium names it
SETTINGS: Final = "num_envs, seat, reward, turn_limit and copy"


class BatchEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """A batch of games: one seat against others that play at random, or all seats played by the caller.

    See docs/batch.md. Spaces, numbers and observations are those of the environment for one game.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int | None = 0,
        reward: str = "win",
        turn_limit: int | None = TURN_LIMIT,
        copy: bool = True,
        players: int = 2,
        **options: Any,
    ) -> None:
        if seat is not None and seat not in range(players):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {players - 1}, or None for all")
        check_turn_limit(turn_limit)
        self.seat, self.turn_limit, self.copy = seat, turn_limit, copy
        self._reward = scheme(reward)
        others = [other for other in range(players) if other != seat] if seat is not None else []
        try:
            self.batch = Batch(game, num_envs, players=players, random=others, **options)
        except BadOptions as error:
            unknown = any(name not in game_named(game).Options.__struct_fields__ for name in options)
            hint = f"; a vector environment also takes {SETTINGS}" if unknown else ""
            raise ValueError(f"{error}{hint}") from None
        self.num_envs, self.actions = num_envs, self.batch.numbering.players
        grid, self.plane_names = self.batch.game.box.grid, self.batch.plane_names
        shape = (len(self.plane_names), grid.rows, grid.columns)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._planes = np.empty((num_envs, *shape), np.float32)
        self._masks = np.empty((num_envs, self.actions), np.int8)
        self._ended = np.zeros(num_envs, np.bool_)  # dealt again in the next step
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, NDArray[Any]]]:
        """Deal all games, or those of `options["reset_mask"]`. One seed is for all of them."""
        if isinstance(seed, list):
            raise ValueError(f"one whole number seeds all games, not {seed!r}")
        if unknown := (options or {}).keys() - {RESET_MASK}:
            raise ValueError(f"reset has no option {', '.join(sorted(unknown))}: it has {RESET_MASK}")
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self.batch.seed(int(self.np_random.integers(SEEDS)) if seed is None else int(seed))
        mask = (options or {}).get(RESET_MASK)
        where = np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask)
        self._deal(where)
        self._ended = self._ended & ~where
        self._begun = True
        return self._observed(), self._info()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """One action in each game, by its number. A game that has just ended is dealt again instead.

        Raises InvalidAction if one of them is not legal; then nothing has changed.
        """
        if not self._begun:
            raise ResetNeeded("call reset before the first step")
        batch, ended, given = self.batch, self._ended, np.asarray(actions)
        if given.shape != ended.shape:
            raise InvalidAction(f"there are {self.num_envs} games, so a step takes as many actions")
        if left := np.flatnonzero((given == LEAVE) & ~ended).tolist():
            raise InvalidAction(
                f"game {left[0]}: there is no action {LEAVE}; numbers go from 0 to {self.actions - 1}"
            )
        acting = batch.actor.copy()
        try:
            batch.step(np.where(ended, LEAVE, given))
        except (IllegalAction, NoNumber, ValueError) as error:
            raise InvalidAction(str(error)) from None
        self._deal(ended)
        late = batch.turn > (np.inf if self.turn_limit is None else self.turn_limit)
        over = batch.over & ~late  # what the other seats won past the limit counts for nothing
        rewards, info = np.zeros(self.num_envs), self._info()
        if over.any():
            info["rewards"] = np.zeros((self.num_envs, batch.options.players))
            info["_rewards"] = over
            for game in np.flatnonzero(over).tolist():
                outcome = batch.outcome(game)
                assert outcome is not None
                info["rewards"][game] = self._reward(outcome)
                rewards[game] = info["rewards"][game, acting[game] if self.seat is None else self.seat]
        self._ended = over | late
        return self._observed(), rewards, over, late, info

    def _deal(self, where: NDArray[np.bool_]) -> None:
        """Deal games again, until the learning seat gets to act: others may win before that."""
        while where.any():
            self.batch.reset(where)
            where = where & self.batch.over

    def _observed(self) -> Observation:
        """What the seat to act sees; at the end of a game, what the learning seat sees."""
        self.batch.planes(self.seat, self._planes)
        self._masks[:] = self.batch.legal()[:, : self.actions]
        if self.copy:
            return {"observation": self._planes.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._planes, "action_mask": self._masks}

    def _info(self) -> dict[str, NDArray[Any]]:
        actor = self.batch.actor.copy()
        return {"seat": actor, "_seat": actor != OVER}
