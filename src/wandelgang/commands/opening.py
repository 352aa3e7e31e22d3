"""The start of a game for `show` and `perft`: a fresh deal, and what chance does before anyone acts."""

from __future__ import annotations

from random import Random
from typing import Any

from wandelgang.games import CHANCE, Game
from wandelgang.match import Match, Seat


def opening(game: Game, options: Any, seed: int) -> Match:
    """A match at its first decision. The deal is that of `simulate --seed`, its first game."""
    rng = Random(f"{seed}/0")
    seats = [Seat(colour) for colour in options.colours]
    match = Match.start(game, options, game.shuffle(options, rng), seats)
    while match.actor == CHANCE:
        match = match.then_chance(rng)
    return match
