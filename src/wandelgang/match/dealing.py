"""Dealing a match from a game's name, options and a seed."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

from wandelgang.games import CHANCE, Game
from wandelgang.games.choice import chosen_game, chosen_options
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
    return opening(chosen, chosen_options(chosen, {"players": players, **options}), rng)


def opening(game: Game, options: Any, rng: Random) -> Match:
    """A match at its first decision, dealt with this generator."""
    seats = [Seat(colour) for colour in options.colours]
    match = Match.start(game, options, game.shuffle(options, rng), seats)
    while match.actor == CHANCE:
        match = match.then_chance(rng)
    return match
