"""Dealing a match from a game's name, options and a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import ModuleType
from typing import Any

from wandelgang.games import Game
from wandelgang.games.options import options_for
from wandelgang.games.position import read_position
from wandelgang.games.registry import chosen_game
from wandelgang.games.required import AnyPosition
from wandelgang.games.seats import SeatOptions
from wandelgang.match.beginning import FromPosition, from_position
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


def deal_from(
    position: str | AnyPosition, *, game: str | Game | None = None, seed: int | None = None
) -> Match:
    """A match that begins from a position: a line of text, or a state or view of the game that is named.

    What a view does not show is dealt, and so is what chance does next; the same seed gives the same match.
    Raises BadPosition or UnknownGame.
    """
    if isinstance(position, str):
        chosen, position = read_position(position)
    elif game is None:
        raise TypeError("name the game of this position: game='…'")
    else:
        chosen = chosen_game(game)
    rng = Random(None if seed is None else f"{seed}/0")
    options, begin = from_position(chosen, position, rng)
    return first_match(chosen, options, rng, begin=begin)


def first_match(
    game: Game,
    options: SeatOptions,
    rng: Random,
    seats: Sequence[Seat] | None = None,
    turn_limit: int | None = None,
    clock: Clock | None = None,
    begin: FromPosition | None = None,
) -> Match:
    """A match at its first decision, dealt with this generator. Without seats, colours name the players.
    If it begins from a position, that takes the place of the deal."""
    seated = [Seat(colour) for colour in options.colours] if seats is None else seats
    dealt = game.shuffle(options, rng) if begin is None else begin
    match = Match.start(game, options, dealt, seated, turn_limit, clock)
    return match.through_chance(rng)[-1]
