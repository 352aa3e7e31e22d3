"""Puzzles of the master game: the general kinds, and taking a treasure with the best odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from wandelgang.games.master.state import Holdings, Options, State
from wandelgang.puzzles.kind import Kind
from wandelgang.puzzles.master.odds import Odds
from wandelgang.puzzles.repertoire import GENERAL, Repertoire


def positions(state: State, _kind: Kind, _rng: Random) -> Iterator[State]:
    """The position without cards and holdings: for the player whose turn it is, and for the other one."""
    bare = replace(
        state,
        options=Options(players=2, colours=state.options.colours),
        holdings=(Holdings(()), Holdings(())),
        discards=(),
        box=(),
        turn=1,
        extra=False,
    )
    yield bare
    yield replace(bare, seat=1 - state.seat)


REPERTOIRE = Repertoire((*GENERAL, Odds()), positions)
