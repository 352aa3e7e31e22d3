"""Dealing a match from a game's name, options and a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from wandelgang.games import Game, game_named
from wandelgang.games.options import usual_colours
from wandelgang.games.seats import SeatOptions
from wandelgang.match.match import Match
from wandelgang.match.record import Seat


def deal(game: str | Game, *, seed: int | None = None, players: int = 2, **options: Any) -> Match:
    """A match at its first decision, with what chance does before it. The same seed gives the same match.

    `options` are those of the game, such as `events=True`.
    """
    chosen = game_named(game) if isinstance(game, str) else game
    rng = Random(None if seed is None else f"{seed}/0")
    colours = options.pop("colours", None) or usual_colours(chosen, players)
    return first_match(chosen, chosen.Options(players=players, colours=colours, **options), rng)


def first_match(
    game: Game,
    options: SeatOptions,
    rng: Random,
    seats: Sequence[Seat] | None = None,
    turn_limit: int | None = None,
) -> Match:
    """A match at its first decision, dealt with this generator. Without seats, colours name the players."""
    seated = [Seat(colour) for colour in options.colours] if seats is None else seats
    match = Match.start(game, options, game.shuffle(options, rng), seated, turn_limit)
    return match.through_chance(rng)[-1]
