"""Many games between bots: the same seed gives the same games, on any machine and any number of processes."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from types import ModuleType
from typing import Any

import msgspec

from wandelgang.bots import bot, bots_of, check_bots
from wandelgang.bots.crew import ONE_PROCESS, Crew, side_by_side
from wandelgang.bots.custom import is_bot
from wandelgang.games import Bot, Game, game_named
from wandelgang.games.options import options_for
from wandelgang.games.registry import chosen_game
from wandelgang.match import TURN_LIMIT, Match, Record, Seat, check_turn_limit
from wandelgang.match import play as play_match

CHUNK = 4  # games handed out at once: handing over costs little, and progress is smooth


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: everything that the games depend on."""

    game: str
    options: Any
    bots: tuple[str, ...]
    seed: int = 0
    turn_limit: int | None = TURN_LIMIT

    def __post_init__(self) -> None:
        if len(self.bots) != self.options.players:
            needed = self.options.players
            raise ValueError(f"{needed} players need {needed} bots, not {len(self.bots)}")
        check_bots(self.bots, self.game)
        check_turn_limit(self.turn_limit)


def play(
    game: str | Game | ModuleType,
    bots: Sequence[str | Bot],
    *,
    seed: int = 0,
    turn_limit: int | None = TURN_LIMIT,
    **options: Any,
) -> Match:
    """A game between these bots, one for each seat, played to its end. The same seed gives the same game.

    The game is a name, a `Game`, or a game's package; a bot is a name or a function. Raises BadOptions or
    UnknownGame.
    """
    chosen = chosen_game(game)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise ValueError(f"give a list of bots, one for each seat, not {bots!r}")
    players = [_named(player, chosen) for player in bots]
    checked = options_for(chosen, {"players": len(bots), **options})
    check_turn_limit(turn_limit)
    return _play(chosen, checked, players, Random(f"{seed}/0"), turn_limit)


def _named(player: str | Bot, game: Game) -> tuple[str, Bot]:
    """A bot with the name that its seat gets."""
    if isinstance(player, str):
        return player, bot(player, game)
    if not is_bot(player):
        names = f"give a name ({', '.join(bots_of(game))}), module:function, or a function"
        raise ValueError(f"{player!r} is not a bot: {names}")
    return getattr(player, "__name__", type(player).__name__).strip("<>"), player


def play_one(plan: Plan, number: int) -> Record:
    """The record of the game with this number; it depends on the plan and its number alone."""
    rng = Random(f"{plan.seed}/{number}")
    game = game_named(plan.game)
    players = [_named(name, game) for name in plan.bots]
    return _play(game, plan.options, players, rng, plan.turn_limit).record


def _play(
    game: Game, options: Any, players: Sequence[tuple[str, Bot]], rng: Random, turn_limit: int | None
) -> Match:
    seats = [Seat(name, bot=name) for name, _ in players]
    match = Match.start(game, options, game.shuffle(options, rng), seats, turn_limit)
    return play_match(match, [player for _, player in players], rng)


def simulate(plan: Plan, games: int, crew: Crew = ONE_PROCESS) -> Generator[Record, None, None]:
    """Play this many games of a plan, in order."""
    return side_by_side(crew, play_one, plan, range(games), chunk=CHUNK, in_order=True)


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
