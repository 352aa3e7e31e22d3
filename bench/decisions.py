"""What bots decide at recorded positions, and how long they take: on a host, and inside a browser."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter

from wandelgang.bots import bot, load
from wandelgang.games import CHANCE
from wandelgang.match import parse, replay

Decision = tuple[
    str, str, int, str, float
]  # the game, the bot, the number of the action, the action, seconds


def decisions(records: Sequence[str], bots: Sequence[str], every: int) -> list[Decision]:
    """The decisions of some bots at every so many actions of recorded games, where there is a choice."""
    made = list[Decision]()
    for record in map(parse, records):
        for number, match in enumerate(replay(record)):
            if number % every or match.over or match.actor == CHANCE or len(match.legal) < 2:
                continue
            for name in bots:
                if name not in match.game.bots:
                    continue
                load(name, match.game)
                began = perf_counter()
                action = bot(name, match.game)(match.view(match.actor), match.legal, Random(number))
                took = perf_counter() - began
                made.append((match.game.name, name, number, match.write(action), took))
    return made
