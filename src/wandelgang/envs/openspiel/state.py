"""A state of a game in the form that OpenSpiel expects: who acts, what is legal, chance, and resampling."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from wandelgang.envs.extra import needed
from wandelgang.games import CHANCE
from wandelgang.games.lots import Relots
from wandelgang.games.numbering import NoNumber
from wandelgang.games.position import write_position

with needed():
    import pyspiel

if TYPE_CHECKING:
    from wandelgang.envs.openspiel.game import SpielGame


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
        raise NoNumber(f"chance cannot do {number} now; possible now: {numbers}")

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
        actions, players = game.numbering.actions, game.numbering.players
        named = (actions[players:] or actions) if player == pyspiel.PlayerId.CHANCE else actions[:players]
        if not 0 <= action < len(named):
            raise pyspiel.SpielError(f"there is no action {action}: numbers go from 0 to {len(named) - 1}")
        return game.game.write(game.options, named[action])

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

        All arrangements of what the player cannot see are equally likely, but for two exceptions in
        docs/environments.md. The sampler gives a number below 1.
        """
        players = self.of.options.players
        if player not in range(players):
            raise pyspiel.SpielError(f"there is no player {player}: players are 0 to {players - 1}")
        rng = Random(int(sampler() * 2**53))
        at, game = self.at, self.of
        other = game.new_initial_state()
        if at.match is None:  # nobody has seen anything yet
            for _ in at.lots:
                other.apply_action(rng.randrange(other.at.ways))
            return other
        retold = game.game.retell(at.past, player, rng)
        if at.lots:
            relots = Relots(at.lots, retold.shuffled)
            game.game.shuffle(game.options, relots)
            for lot in relots.lots:
                other.apply_action(lot)
        else:
            other.at = game.begin(retold.deal, ())
        for action in retold.actions:
            chance = other.is_chance_node()
            other.apply_action(other._chance_number(action) if chance else game.numbering.number(action))
        return other
