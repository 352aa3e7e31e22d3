"""A game as one seat knows it: the same for that seat, with everything that it does not know dealt anew."""

from __future__ import annotations

from random import Random

from wandelgang.games import IllegalAction
from wandelgang.games.errors import NoResample
from wandelgang.games.retelling import Past
from wandelgang.match.beginning import FromPosition, from_position
from wandelgang.match.match import Match
from wandelgang.match.reading import replay

TRIES = 20  # what is dealt anew may not fit an action that depended on it


def as_known(match: Match, seat: int, rng: Random) -> Match:
    """A match that this seat cannot tell from the real one; raises NoResample. One that began from a position
    begins from the present one instead."""
    game, seen = match.game, match.view(seat)
    for _ in range(TRIES):
        try:
            other = _retold(match, seat, rng)
        except (IllegalAction, ValueError):
            continue
        if game.view(other.state, seat) == seen:
            return other
    raise NoResample(f"what seat {seat} does not know cannot be dealt anew")


def _retold(match: Match, seat: int, rng: Random) -> Match:
    if isinstance(match.deal, FromPosition):
        options, begins = from_position(match.game, match.view(seat), rng)
        return Match.start(match.game, options, begins, match.seats, match.turn_limit)
    states = tuple(one.state for one in replay(match))
    retold = match.game.retell(Past(match.deal, states, match.actions), seat, rng)
    other = Match.start(match.game, match.options, retold.deal, match.seats, match.turn_limit)
    for action in retold.actions:
        other = other.then(action)
    return other
