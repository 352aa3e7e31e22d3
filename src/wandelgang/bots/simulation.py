"""Many games between bots: the same seed gives the same games on any number of processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from wandelgang.bots import bot, check_bots
from wandelgang.bots.processes import side_by_side
from wandelgang.games import game_named
from wandelgang.games.options import usual_colours
from wandelgang.match import TURN_LIMIT, Match, Record, Seat, check_turn_limit
from wandelgang.match import play as play_match

CHUNK = 4  # games handed to a process at once: handing over costs little, and progress is smooth


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: everything that the games depend on."""

    game: str
    options: Any
    bots: tuple[str, ...]
    seed: int = 0
    turn_limit: int | None = TURN_LIMIT

    def __post_init__(self) -> None:
        if len(self.bots) != self.options.players:
            players = self.options.players
            raise ValueError(f"{players} players need {players} bots, not {len(self.bots)}")
        check_bots(self.bots, self.game)
        check_turn_limit(self.turn_limit)


def play(
    game: str, bots: Sequence[str], *, seed: int = 0, turn_limit: int | None = TURN_LIMIT, **options: Any
) -> Match:
    """A game between these bots, one for each seat, played to its end. The same seed gives the same game."""
    kind = game_named(game)
    colours = options.pop("colours", None) or usual_colours(kind, len(bots))
    chosen = kind.Options(players=len(bots), colours=colours, **options)
    return _play(Plan(game, chosen, tuple(bots), seed, turn_limit), 0)


def play_one(plan: Plan, number: int) -> Record:
    """The record of the game with this number; it depends on the plan and its number alone."""
    return _play(plan, number).record


def _play(plan: Plan, number: int) -> Match:
    game = game_named(plan.game)
    rng = Random(f"{plan.seed}/{number}")
    seats = [Seat(name, bot=name) for name in plan.bots]
    match = Match.start(game, plan.options, game.shuffle(plan.options, rng), seats, plan.turn_limit)
    return play_match(match, [bot(name, plan.game) for name in plan.bots], rng)


def simulate(plan: Plan, games: int, processes: int = 1) -> Iterator[Record]:
    """Play this many games of a plan, in order."""
    return side_by_side(play_one, plan, range(games), processes, CHUNK)


class Tally:
    """Totals of the games played so far; the games themselves are not kept."""

    def __init__(self, seats: int) -> None:
        self.games = self.draws = self.turns = self.actions = 0
        self.wins = [0] * seats

    def add(self, record: Record) -> None:
        """Count one more game; a shared win counts for each winner."""
        assert record.result is not None
        self.games += 1
        self.turns += record.result.turns
        self.actions += len(record.actions)
        self.draws += not record.result.winners
        for winner in record.result.winners:
            self.wins[winner] += 1
