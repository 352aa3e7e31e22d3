"""A game in the form that OpenSpiel expects: parameters, bounds, and how one moment leads to the next."""

from __future__ import annotations

from functools import cached_property, partial
from random import Random
from typing import Any, Final

from wandelgang.envs.extra import needed
from wandelgang.envs.observing import Observer
from wandelgang.envs.openspiel.moment import Moment
from wandelgang.envs.openspiel.observer import SpielObserver
from wandelgang.envs.openspiel.parameters import NONE, PREFIX, named_options, parameters
from wandelgang.envs.openspiel.state import SpielState
from wandelgang.envs.rewards import scheme
from wandelgang.games import Game
from wandelgang.games.lots import Lots, drawn_from
from wandelgang.games.numbering import Numbering
from wandelgang.games.options import options_for, players_of
from wandelgang.games.position import write_position
from wandelgang.match import Match, Seat
from wandelgang.match.record import check_turn_limit

with needed():
    import pyspiel

ACTIONS_A_TURN: Final = 12  # at most, on average over a game
MOST_POINTS: Final = 1000.0
HIDDEN: Final = "?"


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game for OpenSpiel; each game has a class of its own."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = {**parameters(game), **(params or {})}
        try:
            self.options: Any = options_for(game, named_options(game, given))
            self.reward = scheme(given["reward"])
            self.numbering: Numbering = game.numbering(self.options)
            self.seats = [Seat(f"player_{seat}") for seat in range(self.options.players)]
            self.turn_limit: int = given["turn_limit"]
            check_turn_limit(self.turn_limit)
            seed: int = given["deal_seed"]
            if seed < NONE:
                raise ValueError(f"deal_seed cannot be {seed}: use 0 or more, or {NONE} for none")
            self.first = self.dealing((), None if seed == NONE else seed)
        except ValueError as error:
            raise pyspiel.SpielError(f"{PREFIX}{game.name}: {error}") from None
        example = game.planes(game.view(game.deal(self.options, Random(0)), 0))
        self.observer = Observer(game, example, self.numbering.players, "planes")
        super().__init__(game_type(game, given["reward"]), self._info(given["reward"]), params or {})

    def _info(self, reward: str) -> Any:
        chances = len(self.numbering) - self.numbering.players or len(self.numbering)
        low, high = (0.0, MOST_POINTS) if reward == "points" else (-1.0, 1.0)
        return pyspiel.GameInfo(
            num_distinct_actions=self.numbering.players,
            max_chance_outcomes=max([chances, *self.ways]),
            num_players=self.options.players,
            min_utility=low,
            max_utility=high,
            utility_sum=None if reward == "points" else 0.0,
            max_game_length=ACTIONS_A_TURN * (self.turn_limit + 1),
        )

    def max_chance_nodes_in_history(self) -> int:
        """A bound: the deal, and what chance decides in each turn."""
        return len(self.ways) + ACTIONS_A_TURN * (self.turn_limit + 1)

    def new_initial_state(self) -> SpielState:
        """Before the first lot of the deal; after the deal, if the game has a `deal_seed`."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player observes now, or remembers of the whole game."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    @cached_property
    def ways(self) -> list[int]:
        """How many outcomes each lot of a deal has."""
        lots: list[int] = []
        ways: list[int] = []
        while isinstance(drawn := drawn_from(partial(self.game.shuffle, self.options), lots), int):
            ways.append(drawn)
            lots.append(0)
        return ways

    def dealing(self, lots: tuple[int, ...], seed: int | None = None) -> Moment:
        """The moment after these lots of the deal, or after a deal by seed."""
        if seed is not None:
            return self.begin(self.game.shuffle(self.options, Random(seed)), ())
        if len(lots) < len(self.ways):
            return Moment(lots, ways=self.ways[len(lots)])
        drawn = Lots(lots)
        deal = self.game.shuffle(self.options, drawn)
        assert drawn.ways == self.ways, "what a deal draws does not depend on what it has drawn"
        return self.begin(deal, lots)

    def begin(self, deal: Any, lots: tuple[int, ...]) -> Moment:
        """The moment after a deal."""
        match = Match.start(self.game, self.options, deal, self.seats, self.turn_limit)
        seats = range(self.options.players)
        begun = tuple(write_position(self.game, match.view(seat)) for seat in seats)
        return Moment(lots, match=match, seen=("",) * len(seats), begun=begun)

    def then(self, moment: Moment, action: Any) -> Moment:
        """The moment after an action, and what each seat has seen of it."""
        assert moment.match is not None
        match = moment.match.then(action)
        written = self.game.write(self.options, action)
        masked = f"{type(action).__struct_config__.tag} {HIDDEN}"
        told = [written if self._sees(seat, match) else masked for seat in range(self.options.players)]
        seen = tuple(f"{before}{now}\n" for before, now in zip(moment.seen, told, strict=True))
        return Moment(moment.lots, match=match, seen=seen, begun=moment.begun)

    def _sees(self, seat: int, match: Match) -> bool:
        """Whether nothing of the last action is hidden from a seat."""
        return match.by == seat or all(self.game.see(event, seat) == event for event in match.events)


def game_type(game: Game, reward: str = "win") -> Any:
    """What OpenSpiel should know about a game."""
    kinds = pyspiel.GameType
    players = players_of(game)
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Wandelgang: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if reward == "points" else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )
