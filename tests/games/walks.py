"""Random play for the common tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from tests.games.variants import variants

from wandelgang.games import CHANCE, Game
from wandelgang.match import Match, Seat


class Step(NamedTuple):
    """A position with the action taken in it and what came of it."""

    state: Any
    action: Any
    after: Any
    events: tuple[Any, ...]
    match: Match


def new_match(game: Game, options: Any, rng: Random, turn_limit: int | None = None) -> Match:
    """A fresh match of nameless players."""
    seats = [Seat(f"player {number}") for number in range(options.players)]
    return Match.start(game, options, game.shuffle(options, rng), seats, turn_limit)


def wander(match: Match, rng: Random, actions: int) -> Iterator[Step]:
    """This many random actions, or as many as there are."""
    for _ in range(actions):
        actor = match.actor
        if actor is None:
            return
        before = match.state
        if actor == CHANCE:
            match = match.then_chance(rng)
        else:
            match = match.then(rng.choice(match.game.legal(before)))
        yield Step(before, match.action, match.state, match.events, match)


def wandered(match: Match, rng: Random, actions: int) -> Match:
    """The match after this many random actions, or at its end."""
    for step in wander(match, rng, actions):
        match = step.match
    return match


@st.composite
def matches(draw_from: DrawFn, game: Game, most: int = 120) -> Match:
    """A match somewhere in a random game."""
    rng = Random(draw_from(st.integers(0, 2**32)))
    match = new_match(game, draw_from(variants(game)), rng)
    return wandered(match, rng, draw_from(st.integers(0, most)))
