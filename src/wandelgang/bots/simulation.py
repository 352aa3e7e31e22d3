"""Many games between bots: the same seed gives the same games, on however many processes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from wandelgang.bots import bot, check_bots
from wandelgang.bots.processes import side_by_side
from wandelgang.games import game_named
from wandelgang.match import TURN_LIMIT, Match, Record, Seat, check_turn_limit, play

CHUNK = 4  # games handed to a process at once: long enough to hide the hand-over, short for a smooth bar


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


def play_one(plan: Plan, number: int) -> Record:
    """The game of this number; it depends on the plan and its number alone."""
    game = game_named(plan.game)
    rng = Random(f"{plan.seed}/{number}")
    seats = [Seat(name, bot=name) for name in plan.bots]
    match = Match.start(game, plan.options, game.shuffle(plan.options, rng), seats, plan.turn_limit)
    return play(match, [bot(name, plan.game) for name in plan.bots], rng).record


def simulate(plan: Plan, games: int, processes: int = 1) -> Iterator[Record]:
    """So many games of a plan, in order."""
    return side_by_side(play_one, plan, range(games), processes, CHUNK)


class Tally:
    """What came of games that went by; the games themselves are not kept."""

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
