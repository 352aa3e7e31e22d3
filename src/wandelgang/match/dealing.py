"""Dealing a match from a game's name, options and a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import ModuleType
from typing import Any

from wandelgang.games import Game
from wandelgang.games.options import options_for
from wandelgang.games.registry import chosen_game
from wandelgang.games.seats import SeatOptions
from wandelgang.match.clock import Clock
from wandelgang.match.match import Match
from wandelgang.match.record import Seat


def deal(
    game: str | Game | ModuleType, *, seed: int | None = None, players: int = 2, **options: Any
) -> Match:
    """A match at its first decision, with what chance does before it. The same seed gives the same match.

    The game is a name, a `Game`, or a game's package. `options` are those of the game, such as `first=0`;
    raises BadOptions or UnknownGame.
    """
    chosen = chosen_game(game)
    rng = Random(None if seed is None else f"{seed}/0")
    return first_match(chosen, options_for(chosen, {"players": players, **options}), rng)


def first_match(
    game: Game,
    options: SeatOptions,
    rng: Random,
    seats: Sequence[Seat] | None = None,
    turn_limit: int | None = None,
    clock: Clock | None = None,
) -> Match:
    """A match at its first decision, dealt with this generator. Without seats, colours name the players."""
    seated = [Seat(colour) for colour in options.colours] if seats is None else seats
    match = Match.start(game, options, game.shuffle(options, rng), seated, turn_limit, clock)
    return match.through_chance(rng)[-1]
