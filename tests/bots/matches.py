"""Whole games among bots, for tests of what comes out of them."""

from __future__ import annotations

from random import Random
from typing import Any

from wandelgang.games import GAMES, Bot
from wandelgang.match import TURN_LIMIT, Match, Seat, play


def winners(game: str, bots: list[Bot], seed: int, **options: Any) -> tuple[int, ...]:
    """The seats that win a game among these bots; nobody if it is stopped at the turn limit."""
    module, rng = GAMES[game], Random(seed)
    chosen = module.Options(players=len(bots), **options)
    seats = [Seat(f"bot {number}") for number in range(len(bots))]
    match = Match.start(module, chosen, module.shuffle(chosen, rng), seats, TURN_LIMIT)
    result = play(match, bots, rng).result
    return () if result is None else result.winners


def wins(game: str, one: Bot, other: Bot, players: int, games: int, **options: Any) -> int:
    """How many of this many games a bot wins alone against others of one kind, on every seat in turn."""
    won = 0
    for number in range(games):
        seat = number % players
        bots = [one if place == seat else other for place in range(players)]
        won += winners(game, bots, number, **options) == (seat,)
    return won
