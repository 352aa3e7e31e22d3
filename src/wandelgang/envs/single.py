"""Gymnasium: one seat of a game against bots."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import gymnasium
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from wandelgang.bots import bot
from wandelgang.envs.observing import Observation
from wandelgang.envs.play import Play
from wandelgang.envs.rendering import MODES, Picture
from wandelgang.games import GAMES, game_named
from wandelgang.games.counting import counted
from wandelgang.games.numbering import NoNumber

NAMESPACE: Final = "Wandelgang"
ILLEGAL: Final = ("lose", "raise")
VECTOR: Final = "wandelgang.envs.vector:BatchEnv"  # by name: it loads compiled code
LOST: Final = -1.0  # for an illegal action


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; bots play all the others. See docs/environments.md for what it takes and shows."""

    metadata = {"render_modes": [*MODES], "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        bots: tuple[str, ...] | list[str] | str = ("scout",),
        seat: int = 0,
        illegal: str = "lose",
        budget: float | None = None,
        **settings: Any,
    ) -> None:
        names = [bots] if isinstance(bots, str) else [*bots]
        played = game_named(game)
        self.play = Play(played, {"players": len(names) + 1, **settings})
        players = self.play.options.players
        if players != len(names) + 1:
            raise ValueError(f"{players} players need {counted(players - 1, 'bot')}, not {', '.join(names)}")
        if seat not in range(players):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {players - 1}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal={illegal!r} is not possible: use {' or '.join(ILLEGAL)}")
        others = (other for other in range(players) if other != seat)
        self._bots = {other: bot(name, played, budget) for other, name in zip(others, names, strict=True)}
        self.seat, self.illegal, self.render_mode = seat, illegal, self.play.render_mode
        self.actions = self.play.numbering.players
        self.action_space = spaces.Discrete(self.actions)  # type: ignore[assignment] # of numpy's integers
        self.observation_space = self.play.observer.space()
        self._begun = self._over = False

    @property
    def plane_names(self) -> tuple[str, ...]:
        """What each plane of an observation shows."""
        return self.play.observer.names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play up to this seat's first decision."""
        super().reset(seed=seed)
        if options:
            raise ValueError(f"reset takes no options, not {options!r}: give them to gymnasium.make")
        seeds = [int(drawn) for drawn in self.np_random.integers(2**63, size=1 + len(self._bots))]
        self._generators = dict(zip(self._bots, map(Random, seeds[1:]), strict=True))
        self.play.start(Random(seeds[0]))
        self._begun, self._over = True, False
        self._others_play()
        return self.play.observe(self.seat), {}

    def _others_play(self) -> None:
        play = self.play
        while (actor := play.match.actor) in self._bots:
            view, legal = play.match.view(actor), play.match.legal
            action = self._bots[actor](view, legal, self._generators[actor])
            play.act(play.numbering.number(action))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the number of a legal action; then the bots play up to this seat's next decision."""
        if not self._begun:
            raise ResetNeeded("call reset before the first step")
        if self._over:
            raise ResetNeeded("the game is over: call reset to deal another")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is not an action: numbers go from 0 to {self.actions - 1}")
        try:
            self.play.act(action)
        except NoNumber as error:
            if self.illegal == "raise":
                raise InvalidAction(str(error)) from None
            self._over = True
            return self.play.observe(self.seat), LOST, True, False, {"illegal": str(error)}
        self._others_play()
        match = self.play.match
        self._over, truncated = match.over, match.exhausted
        return (
            self.play.observe(self.seat),
            self.play.rewards[self.seat],
            match.over and not truncated,
            truncated,
            {},
        )

    def write(self, action: int) -> str:
        """The notation of a number, such as `N4↻`."""
        return self.play.write(action)

    def read(self, notation: str) -> int:
        """The number of a notation."""
        return self.play.read(notation)

    def render(self) -> Picture | None:
        """The position as the seat sees it, in the render mode."""
        if not self._begun:
            raise ResetNeeded("call reset before render")
        return None if self.render_mode is None else self.play.render(self.seat)


def env_id(game: str) -> str:
    """The name of a game's environment for `gymnasium.make`."""
    return f"{NAMESPACE}/{game.title().replace('_', '')}-v1"


def register() -> None:
    """Make every game known to Gymnasium."""
    for name in GAMES:
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name),
                f"{__name__}:{SeatEnv.__name__}",
                vector_entry_point=VECTOR,
                kwargs={"game": name},
            )
