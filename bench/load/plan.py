"""What a client process is to do, and what it found: JSON between it and the program that starts it."""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, kw_only=True):
    """Games of two people at once."""

    ports: list[int]
    together: bool = False  # with two ports: the players of a game are at the same one, not one at each
    games: int
    game: str = "classic"
    seconds: float = 10.0
    pace: float = 0.0  # seconds from one action of a game to its next; 0 is at once
    most: int = 0  # actions of each game, after which it waits; 0 is no limit


class Outcome(msgspec.Struct, kw_only=True):
    """What became of it. Times are in seconds."""

    answered: int  # actions whose update arrived before the end
    unanswered: int  # actions whose update did not arrive even a while after the end
    refused: int = 0  # of those, actions that the host has refused
    trips: list[float]  # from sending an action to its update in the same client
    later: list[float]  # how much later the opponent heard of an action than its actor
