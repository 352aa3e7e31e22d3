"""A match: a game in progress with its seats, its turn limit and its growing record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from wandelgang.games import CHANCE, GAMES, Bot, Game, IllegalAction
from wandelgang.match.faults import BotFault, failure
from wandelgang.match.record import Record, Result, Seat, check_turn_limit

TURN_LIMIT = 500  # X13: for programs; people play without


class Match:
    """One game being played. The state is always the fold of the actions over the deal."""

    def __init__(
        self,
        game: Game,
        options: Any,
        deal: Any,
        seats: Sequence[Seat],
        turn_limit: int | None = None,
    ) -> None:
        if len(seats) != options.players:
            raise ValueError(f"{options.players} players need {options.players} seats, not {len(seats)}")
        check_turn_limit(turn_limit)
        self.game = game
        self.options = options
        self.deal = deal
        self.seats = tuple(seats)
        self.turn_limit = turn_limit
        self.state = game.lay_out(options, deal)
        self.actions: list[Any] = []

    @classmethod
    def of(cls, record: Record) -> Match:
        """The match of a record before its first action."""
        return cls(GAMES[record.game], record.options, record.deal, record.seats, record.turn_limit)

    @property
    def actor(self) -> int | None:
        """Who acts; None when the match is over."""
        return None if self.exhausted else self.game.actor(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actor is None

    @property
    def exhausted(self) -> bool:
        """Whether the turn limit ended the match (X13)."""
        if self.turn_limit is None or self.state.turn <= self.turn_limit:
            return False
        return self.game.actor(self.state) is not None

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        if self.exhausted:
            return Result((), (), self.state.turn - 1, "exhausted")
        outcome = self.game.outcome(self.state)
        return None if outcome is None else Result(outcome.winners, outcome.scores, self.state.turn)

    @property
    def record(self) -> Record:
        """All that happened so far."""
        return Record(
            game=self.game.NAME,
            options=self.options,
            seats=self.seats,
            deal=self.deal,
            actions=tuple(self.actions),
            turn_limit=self.turn_limit,
            result=self.result,
        )

    def take(self, action: Any) -> tuple[Any, ...]:
        """Carry out an action and keep it; an illegal one is refused and changes nothing."""
        if self.exhausted:
            raise IllegalAction("X13", f"the turn limit of {self.turn_limit} has ended the match")
        self.state, events = self.game.apply(self.state, action)
        self.actions.append(action)
        return tuple(events)

    def chance(self, rng: Random) -> Any:
        """An action drawn for CHANCE, with the game's weights."""
        return draw(self.game.chance(self.state), rng)


def draw(weighed: Sequence[tuple[Any, int]], rng: Random) -> Any:
    """One of these actions, by weight, in whole numbers so that nothing is rounded."""
    left = rng.randrange(sum(weight for _, weight in weighed))
    for action, weight in weighed:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("weights are positive")


Watcher = Callable[[Match, tuple[Any, ...]], object]


def play(match: Match, bots: Sequence[Bot], rng: Random, watch: Watcher | None = None) -> Record:
    """Play a match to its end: bots act on their views, the generator draws chance. Gives the record.

    Each bot has a generator of its own, drawn from the one handed in, so that a bot's own dice never change
    another's.
    """
    generators = [Random(rng.getrandbits(64)) for _ in bots]
    game = match.game
    while (seat := match.actor) is not None:
        if seat == CHANCE:
            events = match.take(match.chance(rng))
        else:
            legal = game.legal(match.state)
            view = game.view(match.state, seat)
            try:
                answer = bots[seat](view, legal, generators[seat])
            except (Exception, SystemExit) as error:
                raise BotFault(f"{_did(match, seat, 'failed')}: {failure(error)}") from error
            events = match.take(_offered(match, seat, legal, answer))
        if watch is not None:
            watch(match, events)
    return match.record


def _offered(match: Match, seat: int, legal: Sequence[Any], answer: Any) -> Any:
    """The legal action that a bot's answer equals: the record never holds the bot's own making."""
    try:
        return legal[legal.index(answer)]
    except ValueError:
        said = _did(match, seat, f"answered {answer!r}")
        raise BotFault(f"{said}: {_why_not(match, answer)}") from None


def _did(match: Match, seat: int, what: str) -> str:
    return f"{match.seats[seat].name} at seat {seat} {what} in turn {match.state.turn}"


def _why_not(match: Match, answer: Any) -> str:
    try:
        match.game.apply(match.state, answer)
    except IllegalAction as error:
        return str(error)
    except TypeError:  # an action made of values that no action has
        pass
    return "it is none of the legal actions"
