"""A game played by numbers, with chance from one generator: what the environments share."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any

from wandelgang.envs.observing import Observation, Observer
from wandelgang.envs.rendering import Picture, check_mode, render
from wandelgang.envs.rewards import scheme
from wandelgang.games import CHANCE, BadOptions, Game
from wandelgang.games.numbering import NoNumber
from wandelgang.games.options import options_for, players_of
from wandelgang.match import TURN_LIMIT, Match, Seat

SETTINGS: dict[str, Any] = {
    "reward": "win",
    "observation": "planes",
    "render_mode": None,
    "turn_limit": TURN_LIMIT,
}


class Play:
    """One game after another, with the same options."""

    def __init__(self, game: Game, settings: dict[str, Any]) -> None:
        own = {name: settings.get(name, usual) for name, usual in SETTINGS.items()}
        named = {name: value for name, value in settings.items() if name not in SETTINGS}
        try:
            self.options: Any = options_for(game, {"players": players_of(game)[0], **named})
        except BadOptions as error:
            unknown = [name for name in named if name not in game.Options.__struct_fields__]
            hint = f"; an environment also takes {', '.join(SETTINGS)}" if unknown else ""
            raise ValueError(f"{error}{hint}") from None
        check_mode(own["render_mode"])
        self.game, self.render_mode, self.turn_limit = game, own["render_mode"], own["turn_limit"]
        self.reward = scheme(own["reward"])
        self.numbering = game.numbering(self.options)
        self.seats = [Seat(f"player_{seat}") for seat in range(self.options.players)]
        first = game.deal(self.options, Random(0))
        example = game.planes(game.view(first, 0))
        self.observer = Observer(game, example, self.numbering.players, own["observation"])
        self.match: Match = self._dealt(Random(0))

    def _dealt(self, rng: Random) -> Match:
        deal = self.game.shuffle(self.options, rng)
        return Match.start(self.game, self.options, deal, self.seats, self.turn_limit)

    def start(self, rng: Random) -> None:
        """Deal, and play on to the first decision."""
        self.rng = rng
        self.match = self._dealt(rng).through_chance(rng)[-1]

    @property
    def legal(self) -> list[int]:
        """What the actor may play, in rising order."""
        return sorted(self.numbering.numbers(self.match.legal))

    def act(self, number: int) -> None:
        """The actor's action, and the chance that follows; raises NoNumber, which says what is legal."""
        try:
            action = self.numbering.action(index(number), self.match.legal)
        except TypeError:
            raise NoNumber(f"{number!r} is not the number of an action: {self._range}") from None
        except NoNumber as error:
            raise NoNumber(f"{error} for player_{self.match.actor}: see the action mask") from None
        self.match = self.match.then(action).through_chance(self.rng)[-1]

    @property
    def _range(self) -> str:
        return f"numbers go from 0 to {self.numbering.players - 1}"

    @property
    def rewards(self) -> list[float]:
        """What each seat gets at the end; nothing before, and nothing if the turn limit ended the game."""
        outcome = self.game.outcome(self.match.state)
        return [0.0] * self.options.players if outcome is None else self.reward(outcome)

    def observe(self, seat: int) -> Observation:
        """What a seat sees; only the actor has legal actions."""
        view = self.game.view(self.match.state, seat)
        return self.observer.observe(view, self.legal if self.match.actor == seat else [])

    def render(self, seat: int | None) -> Picture:
        """The position as a seat sees it."""
        assert self.render_mode is not None
        return render(self.game.scene(self.game.view(self.match.state, seat)), self.render_mode)

    def write(self, number: int) -> str:
        """A number as notation: as it is legal now, or as it is listed."""
        legal = [] if self.match.actor == CHANCE else self.match.legal
        for action in legal:
            if self.numbering.number(action) == number:
                return self.game.write(self.options, action)
        if not 0 <= number < self.numbering.players:
            raise NoNumber(f"there is no action {number}: {self._range}")
        return self.game.write(self.options, self.numbering.actions[number])

    def read(self, notation: str) -> int:
        """The number of the action that a notation names; raises BadNotation or NoNumber."""
        return self.numbering.number(self.match.read(notation))
