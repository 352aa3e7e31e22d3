"""Telling a game again with other secrets, so that one seat cannot tell the difference.

Search that remembers everything a seat has seen needs more than a position behind a view: it needs a whole
game from the deal on. `retell` deals what the seat does not know anew; what everybody saw stays as it was.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from wandelgang.games.errors import NoResample

C = TypeVar("C")
TRIES = 10_000


class Past(NamedTuple):
    """A game so far: one state more than actions."""

    deal: Any
    states: Sequence[Any]
    actions: Sequence[Any]


class Retold(NamedTuple):
    """Another game that looks the same to a seat."""

    deal: Any
    shuffled: Mapping[int, Sequence[Any]]  # which shuffles of `Game.shuffle` come out otherwise, and how
    actions: Sequence[Any]


def exchanged(cards: Sequence[C], excluded: Mapping[C, Collection[C]], rng: Random) -> dict[C, C]:
    """Which card takes the place of which: every exchange is equally likely that puts none in the place of a
    card for which it is excluded."""
    bound = [card for card in cards if excluded.get(card)]
    choices = [[other for other in cards if other not in excluded[card]] for card in bound]
    for _ in range(TRIES):
        taken = [rng.choice(choice) for choice in choices]
        if len(set(taken)) == len(taken):
            break
    else:
        raise NoResample("the hidden cards cannot be dealt again: too much is known about them")
    free = [card for card in cards if card not in taken]
    rng.shuffle(free)
    return dict(zip((*bound, *(card for card in cards if card not in bound)), (*taken, *free), strict=True))
