"""A match: one game being played, as a value. Each action leads to another match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic

import msgspec

from wandelgang.drawing import Scene, svg, text
from wandelgang.games import CHANCE, Bot, Game, IllegalAction
from wandelgang.games.game import A, D, E, O, S, V
from wandelgang.games.options import check_colours
from wandelgang.games.position import write_position
from wandelgang.match.beginning import Branch, FromPosition, first_state
from wandelgang.match.bot_fault import BotFault, failure
from wandelgang.match.clock import NO_THOUGHT, Clock, Thought
from wandelgang.match.record import Record, Result, Seat, check_turn_limit, game_of

TURN_LIMIT = 500  # X13: for programs; people play without


class Match(msgspec.Struct, Generic[O, D, S, A, E, V], frozen=True, eq=False, gc=False):
    """One point of one game: the seats, the state, and the actions that led to it.

    The state is always the fold of the actions over the deal. `start` and `then` make matches.
    """

    game: Game[O, D, S, A, E, V]
    options: O
    deal: D | FromPosition
    seats: tuple[Seat, ...]
    turn_limit: int | None
    state: S
    actor: int | None  # who acts; None when the match is over
    number: int  # how many actions there have been
    by: int | None  # who took the last action: a seat or CHANCE; None before the first
    action: A | None  # the last action
    events: tuple[E, ...]  # what happened
    _log: list[A]  # the first `number` actions are those of this match; later matches append to the same list
    clock: Clock | None = None  # None: nobody is timed
    branch: Branch | None = None  # where it branched off another game
    _thoughts: list[Thought] = []  # how long each action took, if there is a clock; shared like `_log`

    @staticmethod
    def start(
        game: Game[O, D, S, A, E, V],
        options: O,
        deal: D | FromPosition,
        seats: Sequence[Seat],
        turn_limit: int | None = None,
        clock: Clock | None = None,
        branch: Branch | None = None,
    ) -> Match[O, D, S, A, E, V]:
        """A match before its first action; raises ValueError if the parts do not fit together."""
        if len(seats) != options.players:
            raise ValueError(f"{options.players} players need {options.players} seats, not {len(seats)}")
        check_turn_limit(turn_limit)
        check_colours(game, options.colours)
        state = first_state(game, options, deal)
        return Match(
            game=game,
            options=options,
            deal=deal,
            seats=tuple(seats),
            turn_limit=turn_limit,
            state=state,
            actor=_actor(game, state, turn_limit),
            number=0,
            by=None,
            action=None,
            events=(),
            _log=[],
            clock=clock,
            branch=branch,
            _thoughts=[],
        )

    @staticmethod
    def of(record: Record) -> Match:
        """The match of a record before its first action."""
        return Match.start(
            game_of(record),
            record.options,
            record.deal,
            record.seats,
            record.turn_limit,
            record.clock,
            record.branch,
        )

    def then(self, action: A, thought: Thought = NO_THOUGHT) -> Match[O, D, S, A, E, V]:
        """The match after an action; raises IllegalAction. A match with a clock keeps how long it took."""
        by = self.actor
        if by is None and self.exhausted:
            raise IllegalAction("X13", f"the turn limit of {self.turn_limit} has ended the match")
        state, events = self.game.apply(self.state, action)
        # Matches of one line of play share one list. A match that branches off copies its part.
        log = self._log if len(self._log) == self.number else self._log[: self.number]
        log.append(action)
        thoughts = self._thoughts
        if self.clock is not None:
            thoughts = thoughts if len(thoughts) == self.number else thoughts[: self.number]
            thoughts.append(thought)
        return Match(
            self.game,
            self.options,
            self.deal,
            self.seats,
            self.turn_limit,
            state,
            _actor(self.game, state, self.turn_limit),
            self.number + 1,
            by,
            action,
            tuple(events),
            log,
            self.clock,
            self.branch,
            thoughts,
        )

    def branch_off(
        self,
        seats: Sequence[Seat],
        of: str = "",
        turn_limit: int | None = None,
        clock: Clock | None = None,
    ) -> Match[O, D, S, A, E, V]:
        """A match that continues from here with other players. It shares the deal and all actions so far;
        `of` names this game in its record."""
        branch = Branch(self.number, of)
        other = Match.start(self.game, self.options, self.deal, seats, turn_limit, clock, branch)
        for action in self.actions:
            other = other.then(action)
        return other

    def then_chance(self, rng: Random, thought: Thought = NO_THOUGHT) -> Match[O, D, S, A, E, V]:
        """The match after an action drawn for CHANCE, with the game's weights."""
        return self.then(draw(self.game.chance(self.state), rng), thought)

    def through_chance(self, rng: Random) -> list[Match[O, D, S, A, E, V]]:
        """This match, and one after each action of CHANCE that follows. The last is at a decision or over."""
        line = [self]
        while line[-1].actor == CHANCE:
            line.append(line[-1].then_chance(rng))
        return line

    @property
    def revealing(self) -> bool:
        """Whether the last action showed somebody something that was hidden. Chance always does."""
        return self.by == CHANCE or any(map(self.game.reveals, self.events))

    @property
    def legal(self) -> tuple[A, ...]:
        """The actor's legal actions; at CHANCE what can happen."""
        return () if self.over else tuple(self.game.legal(self.state))

    def read(self, notation: str) -> A:
        """The action that a notation such as `N4↻` or `d3` names; raises BadNotation."""
        if not isinstance(notation, str):
            raise TypeError(f"{type(notation).__name__} is not a notation: give a text such as 'N4' or 'd3'")
        return self.game.read(self.options, notation)

    def write(self, action: A) -> str:
        """An action in short notation."""
        if not isinstance(action, self.game.Action):
            raise TypeError(f"{action!r} is not an action of {self.game.name}: see `legal`")
        return self.game.write(self.options, action)

    def view(self, seat: int | None = None) -> V:
        """What a seat may know, or a spectator if no seat is given. Raises ValueError for an unknown seat."""
        if seat is not None and seat not in range(self.options.players):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {self.options.players - 1}")
        return self.game.view(self.state, seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._known_by == other._known_by

    def __hash__(self) -> int:
        return hash(self._known_by)

    @property
    def _known_by(self) -> tuple[object, ...]:
        """The values that identify a match: everything else follows from them."""
        timed = self.clock, self.thoughts
        begun = self.options, self.deal, self.branch
        return self.game, begun, self.seats, self.turn_limit, self.actions, timed

    def __str__(self) -> str:
        return text(self)

    def _repr_svg_(self) -> str:
        return svg(self)

    @property
    def scene(self) -> Scene:
        """What to draw of it, as a spectator sees it."""
        return self.game.scene(self.view())

    @property
    def actions(self) -> tuple[A, ...]:
        """Every action so far."""
        return tuple(self._log[: self.number])

    @property
    def thought(self) -> Thought:
        """How long the last action took."""
        return NO_THOUGHT if self.clock is None or not self.number else self._thoughts[self.number - 1]

    @property
    def thoughts(self) -> tuple[Thought, ...]:
        """How long each action took; empty without a clock."""
        return tuple(self._thoughts[: self.number])

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actor is None

    @property
    def exhausted(self) -> bool:
        """Whether the turn limit ended the match (X13)."""
        return self.actor is None and self.game.actor(self.state) is not None

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it is running."""
        if self.actor is not None:
            return None
        if self.exhausted:
            return Result((), (), self.state.turn - 1, "exhausted")
        outcome = self.game.outcome(self.state)
        return None if outcome is None else Result(outcome.winners, outcome.scores, self.state.turn)

    @property
    def record(self) -> Record[O, D, A]:
        """All that happened so far."""
        thoughts = self.thoughts
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            options=self.options,
            seats=self.seats,
            deal=self.deal,
            actions=self.actions,
            turn_limit=self.turn_limit,
            result=self.result,
            clock=self.clock,
            times=tuple(thought.spent for thought in thoughts),
            time_up=tuple(number for number, thought in enumerate(thoughts, 1) if thought.time_up),
            branch=self.branch,
        )


def _actor(game: Game[O, D, S, A, E, V], state: S, turn_limit: int | None) -> int | None:
    """Who acts in a position; None when the game is over, or when the turn limit has ended it (X13)."""
    return None if turn_limit is not None and state.turn > turn_limit else game.actor(state)


def draw(weighed: Sequence[tuple[A, int]], rng: Random) -> A:
    """One of these actions, by weight; in whole numbers, so that nothing is rounded."""
    if not weighed:
        raise ValueError("chance has nothing to decide here: it is not the actor")
    left = rng.randrange(sum(weight for _, weight in weighed))
    for action, weight in weighed:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("weights are positive")


def play(
    match: Match, bots: Sequence[Bot], rng: Random, watch: Callable[[Match], object] | None = None
) -> Match:
    """Play a match to its end: bots act on their views, the generator draws chance. Gives the last match.

    Each bot has its own generator, seeded from the one passed in, so that one bot's use of chance never
    changes another's. `watch` is called with the match after each action.
    """
    generators = [Random(rng.getrandbits(64)) for _ in bots]
    game = match.game
    while (seat := match.actor) is not None:
        if seat == CHANCE:
            match = match.then_chance(rng)
        else:
            legal = game.legal(match.state)
            view = game.view(match.state, seat)
            try:
                answer = bots[seat](view, legal, generators[seat])
            except (Exception, SystemExit) as error:
                raise _fault(match, seat, "failed", failure(error)) from error
            match = match.then(_offered(match, seat, legal, answer))
        if watch is not None:
            watch(match)
    return match


def _offered(match: Match, seat: int, legal: Sequence[A], answer: A) -> A:
    """The legal action that equals a bot's answer: the record never holds an object made by the bot."""
    try:
        return legal[legal.index(answer)]
    except ValueError:
        raise _fault(match, seat, f"answered {answer!r}", _why_not(match, answer)) from None


def _fault(match: Match, seat: int, what: str, why: str) -> BotFault:
    """What a bot did and why that was wrong, then what it saw as one line, to repeat it."""
    saw = write_position(match.game, match.view(seat))
    did = f"{match.seats[seat].name} at seat {seat} {what} in turn {match.state.turn}"
    return BotFault(f"{did}: {why}\nIt saw this position: {saw}")


def _why_not(match: Match, answer: object) -> str:
    try:
        match.game.apply(match.state, answer)
    except IllegalAction as error:
        return str(error)
    except TypeError:  # an action made of values that no action has
        pass
    return "it is not one of the legal actions"
