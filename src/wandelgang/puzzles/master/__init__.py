"""Puzzles of the master game: the general kinds, and taking a treasure with the best odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from wandelgang.games.master.state import Holdings, Options, State
from wandelgang.puzzles.kind import Kind
from wandelgang.puzzles.master.odds import Odds
from wandelgang.puzzles.repertoire import GENERAL, Repertoire


def positions(state: State, kind: Kind, rng: Random) -> Iterator[State]:
    """The position without cards and holdings, for either player; and as if lower treasures were taken."""
    bare = replace(
        state,
        options=Options(players=2, colours=state.options.colours),
        holdings=(Holdings(()), Holdings(())),
        discards=(),
        box=(),
        turn=1,
        extra=False,
    )
    lowest = sorted({treasure.value for treasure in state.treasures}) or [0]
    for value in (lowest[0], *rng.sample(lowest[1:], len(lowest) - 1)):
        left = tuple(treasure for treasure in state.treasures if treasure.value >= value)
        if kind.goals > len(left) and state.aside:
            continue  # M23: chance lays out the next goal
        for seat in (state.seat, 1 - state.seat):
            yield replace(bare, treasures=left, seat=seat)


REPERTOIRE = Repertoire((*GENERAL, Odds()), positions)
