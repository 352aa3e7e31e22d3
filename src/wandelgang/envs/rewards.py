"""What a seat gets at the end of a game, by one of several schemes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wandelgang.games import Outcome

Scheme = Callable[[Outcome], list[float]]


def win(outcome: Outcome) -> list[float]:
    """The winners share 1, the others share -1. If all win, nobody gets anything."""
    players, winners = len(outcome.scores), len(outcome.winners)
    if winners in (0, players):
        return [0.0] * players
    lost = -1.0 / (players - winners)
    return [1.0 / winners if seat in outcome.winners else lost for seat in range(players)]


def rank(outcome: Outcome) -> list[float]:
    """From 1 for the first to -1 for the last, evenly: winners first, then by score; equals share."""
    players = range(len(outcome.scores))
    keys = [(seat in outcome.winners, outcome.scores[seat]) for seat in players]
    better = [sum(other > key for other in keys) for key in keys]
    equal = [keys.count(key) for key in keys]
    most = len(players) - 1
    return [1.0 - (2 * above + same - 1) / most for above, same in zip(better, equal, strict=True)]


def points(outcome: Outcome) -> list[float]:
    """The score that the game gives."""
    return [float(score) for score in outcome.scores]


SCHEMES: Final[dict[str, Scheme]] = {"win": win, "rank": rank, "points": points}


def scheme(name: str) -> Scheme:
    """The scheme of this name; raises ValueError with the names that there are."""
    if name not in SCHEMES:
        raise ValueError(f"there is no reward scheme {name!r}: use {', '.join(SCHEMES)}")
    return SCHEMES[name]
