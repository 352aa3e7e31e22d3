"""OpenSpiel: every game as `wandelgang_<game>`, once this module is imported.

    import pyspiel
    import wandelgang.envs.openspiel

    game = pyspiel.load_game("wandelgang_<game>(players=3)")

Chance is exact everywhere, the deal included: it is a sequence of equally likely lots. Wrong calls raise
`pyspiel.SpielError`. See docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from random import Random
from typing import Any, Final

import numpy as np

from wandelgang.envs.extra import needed
from wandelgang.envs.observing import Observer
from wandelgang.envs.rewards import scheme
from wandelgang.games import CHANCE, GAMES, Game, game_named
from wandelgang.games.lots import Lots, Relots, drawn_from
from wandelgang.games.numbering import NoNumber, Numbering
from wandelgang.games.options import Option, options_for, options_of, players_of
from wandelgang.games.position import write_position
from wandelgang.games.retelling import Past
from wandelgang.match import TURN_LIMIT, Match, Seat
from wandelgang.match.record import check_turn_limit

with needed():
    import pyspiel

PREFIX: Final = "wandelgang_"
NONE: Final = -1  # a number that is not chosen
JOINED: Final = "+"
OWN: Final[dict[str, Any]] = {"turn_limit": TURN_LIMIT, "reward": "win", "deal_seed": NONE}
ACTIONS_A_TURN: Final = 12  # at most, on average over a game
MOST_POINTS: Final = 1000.0
HIDDEN: Final = "?"


@dataclass(frozen=True, eq=False)
class Moment:
    """One point of a game, as a value: the lots of its deal; then the match, and what each seat has seen."""

    lots: tuple[int, ...] = ()
    ways: int = 0  # for the next lot
    match: Match | None = None
    seen: tuple[str, ...] = ()  # by seat
    begun: tuple[str, ...] = ()  # what each seat saw first

    def __deepcopy__(self, _memo: object) -> Moment:
        return self

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        """What can happen next."""
        assert self.match is not None
        return self.match.legal


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game for OpenSpiel; each game has a class of its own."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = {**_parameters(game), **(params or {})}
        try:
            self.options: Any = options_for(game, _named(game, given))
            self.reward = scheme(given["reward"])
            self.numbering: Numbering = game.numbering(self.options)
            self.seats = [Seat(f"player_{seat}") for seat in range(self.options.players)]
            self.turn_limit: int = given["turn_limit"]
            check_turn_limit(self.turn_limit)
            self.first = self.dealing((), None if given["deal_seed"] == NONE else given["deal_seed"])
        except ValueError as error:
            raise pyspiel.SpielError(f"{PREFIX}{game.name}: {error}") from None
        example = game.planes(game.view(game.deal(self.options, Random(0)), 0))
        self.observer = Observer(game, example, self.numbering.players, "planes")
        super().__init__(_type(game, given["reward"]), self._info(given["reward"]), params or {})

    def _info(self, reward: str) -> Any:
        chances = len(self.numbering) - self.numbering.players or len(self.numbering)
        low, high = (0.0, MOST_POINTS) if reward == "points" else (-1.0, 1.0)
        return pyspiel.GameInfo(
            num_distinct_actions=self.numbering.players,
            max_chance_outcomes=max(chances, *self.ways),
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


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A point of a game for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = game.first

    @property
    def of(self) -> SpielGame:
        """The game of this state."""
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        """The seat that acts, chance, or nobody."""
        if self.at.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.at.match.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.at.match is not None and self.at.match.over

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of what a player may do, in rising order."""
        return sorted(self.of.numbering.numbers(self.at.legal)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with exact probabilities: a lot of the deal, or an action of the game."""
        match = self.at.match
        if match is None:
            return [(lot, 1.0 / self.at.ways) for lot in range(self.at.ways)]
        weighed = self.of.game.chance(match.state)
        total = sum(weight for _, weight in weighed)
        return sorted((self._chance_number(action), weight / total) for action, weight in weighed)

    def _chance_number(self, action: Any) -> int:
        """Chance counts its own actions from 0."""
        numbering = self.of.numbering
        number = numbering.number(action)
        return number - numbering.players if number >= numbering.players else number

    def _chance_action(self, number: int) -> Any:
        for action in self.at.legal:
            if self._chance_number(action) == number:
                return action
        numbers = ", ".join(str(self._chance_number(action)) for action in self.at.legal)
        raise NoNumber(f"chance cannot do {number} now: {numbers} can happen")

    def _apply_action(self, action: int) -> None:
        match, game = self.at.match, self.of
        try:
            if match is None:
                if not 0 <= action < self.at.ways:
                    raise NoNumber(f"there is no lot {action}: lots are 0 to {self.at.ways - 1}")
                self.at = game.dealing((*self.at.lots, int(action)))
            elif match.over:
                raise NoNumber("the game is over: nobody can act")
            elif match.actor == CHANCE:
                self.at = game.then(self.at, self._chance_action(action))
            else:
                self.at = game.then(self.at, game.numbering.action(action, self.at.legal))
        except NoNumber as error:
            raise pyspiel.SpielError(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        match, game = self.at.match, self.of
        if match is None:
            return f"lot {action}"
        try:
            if player == pyspiel.PlayerId.CHANCE:
                return game.game.write(game.options, self._chance_action(action))
            if match.actor == player:
                return game.game.write(game.options, game.numbering.action(action, self.at.legal))
        except NoNumber:
            pass  # an action that cannot be taken now has a name all the same
        first = game.numbering.players if player == pyspiel.PlayerId.CHANCE else 0
        return game.game.write(game.options, game.numbering.actions[first + action])

    def returns(self) -> list[float]:
        """What everybody gets; nothing before the end, and nothing if the turn limit ended the game."""
        match = self.at.match
        outcome = None if match is None else match.game.outcome(match.state)
        return [0.0] * self.of.options.players if outcome is None else self.of.reward(outcome)

    def __str__(self) -> str:
        """The whole position as one line, secrets included."""
        match = self.at.match
        if match is None:
            return f"dealing: {len(self.at.lots)} lots drawn" + "".join(f" {lot}" for lot in self.at.lots)
        return write_position(match.game, match.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A game that this player cannot tell from the real one, with the unknown dealt anew.

        All arrangements of what the player cannot see are equally likely. The sampler
        gives a number from 0 to 1.
        """
        rng = Random(int(sampler() * 2**53))
        at, game = self.at, self.of
        other = game.new_initial_state()
        if at.match is None:  # nobody has seen anything yet
            for _ in at.lots:
                other.apply_action(rng.randrange(other.at.ways))
            return other
        retold = game.game.retell(_past(at.match), player, rng)
        if at.lots:
            relots = Relots(at.lots, retold.shuffled)
            game.game.shuffle(game.options, relots)
            other.apply_actions_in_turn(relots.lots)
        else:
            other.at = game.begin(retold.deal, ())
        for action in retold.actions:
            chance = other.is_chance_node()
            other.apply_action(other._chance_number(action) if chance else game.numbering.number(action))
        return other

    def apply_actions_in_turn(self, actions: Sequence[int]) -> None:
        """Apply one action after another."""
        for action in actions:
            self.apply_action(action)


class SpielObserver:
    """What a player observes: the planes and the line of its view, or everything it remembers."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"an observation takes no parameters, not {params}")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise pyspiel.SpielError("one player observes, or none: str(state) is the whole position")
        self._game = game
        self._recalls = iig_obs_type.perfect_recall
        self._sees = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        observer = game.observer
        self.tensor = (
            None if self._recalls else np.zeros(len(observer.names) * game.game.box.grid.size, np.float32)
        )
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            self.dict["planes"] = self.tensor.reshape(len(observer.names), *observer.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the end of the deal there is nothing to see."""
        if self.tensor is None:
            return
        match = state.at.match
        if match is None:
            self.tensor.fill(0.0)
        else:
            view = match.view(player if self._sees else None)
            self.dict["planes"][...] = self._game.observer.array(match.game.planes(view))

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as one line, or all that the player has seen."""
        at = state.at
        if at.match is None:
            return f"dealing: {len(at.lots)} lots drawn"
        now = write_position(at.match.game, at.match.view(player if self._sees else None))
        if not self._recalls:
            return now
        return f"{at.begun[player]}\n{at.seen[player]}{now}"


def _past(match: Match) -> Past:
    states, events = [match.game.lay_out(match.options, match.deal)], match.actions
    for action in events:
        states.append(match.game.apply(states[-1], action)[0])
    return Past(match.deal, states, events)


def _parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game, with what they are unless chosen."""
    return {"players": players_of(game)[0], **{one.name: _usual(one) for one in options_of(game)}, **OWN}


def _usual(option: Option) -> Any:
    if option.kind == "seats":
        return ""
    return NONE if option.default is None else option.default


def _named(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """The options among the parameters, as the game takes them."""
    known = _parameters(game)
    if strange := given.keys() - known.keys():
        raise ValueError(f"there is no parameter {', '.join(sorted(strange))}: there are {', '.join(known)}")
    named = {"players": given["players"]}
    for option in options_of(game):
        value = given[option.name]
        if option.kind == "seats":
            value = [_seat(option.name, name, given["players"]) for name in str(value).split(JOINED) if name]
        named[option.name] = None if option.default is None and value == NONE else value
    return named


def _seat(option: str, name: str, players: int) -> int:
    """The seat of a player's name; OpenSpiel has no lists, and would take a lone digit for a number."""
    for seat in range(players):
        if name == f"player_{seat}":
            return seat
    raise ValueError(f"{option} cannot be {name}: join players by {JOINED}, as in player_0{JOINED}player_1")


def _type(game: Game, reward: str = "win") -> Any:
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
        parameter_specification=_parameters(game),
    )


def register() -> None:
    """Make every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if PREFIX + name not in known:
            # A class: OpenSpiel lets go of it when Python has ended, and anything else would be freed then.
            kind = type(f"{SpielGame.__name__}_{name}", (SpielGame,), {"game": game_named(name)})
            globals()[kind.__name__] = kind  # so that it can be pickled
            pyspiel.register_game(_type(game_named(name)), kind)


register()
