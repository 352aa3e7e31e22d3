"""Which kinds of puzzles a game has, and how its positions become puzzles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Final

from wandelgang.games import Game
from wandelgang.puzzles.block import Block
from wandelgang.puzzles.find import Find
from wandelgang.puzzles.kind import Kind
from wandelgang.puzzles.pair import Pair
from wandelgang.puzzles.puzzle import OtherVersion
from wandelgang.puzzles.reach import Reach

GENERAL: Final[tuple[Kind, ...]] = (Reach(), Pair(), Block(), Find())
"""The kinds for any game with quests."""


def as_it_is(state: Any, _kind: Kind, _rng: Random) -> Iterable[Any]:
    """The position itself."""
    return (state,)


@dataclass(frozen=True)
class Repertoire:
    """What a game's package may bring (`Game.puzzles`); without one, the general kinds are tried as it is.

    `positions` makes positions worth trying out of one that occurred in play: with a goal, or another one,
    and without what the puzzle does not need.
    """

    kinds: tuple[Kind, ...] = GENERAL
    positions: Callable[[Any, Kind, Random], Iterable[Any]] = as_it_is


def repertoire(game: Game) -> Repertoire:
    """The puzzles of a game."""
    return _loaded(game.puzzles) if game.puzzles else Repertoire()


@cache
def _loaded(place: str) -> Repertoire:
    module, _, name = place.partition(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, Repertoire), f"{place} is not a Repertoire"
    return found


def kind_of(game: Game, name: str) -> Kind:
    """A kind by its name; raises OtherVersion."""
    kinds = {kind.name: kind for kind in repertoire(game).kinds}
    if name not in kinds:
        raise OtherVersion(
            f"{game.name} has no puzzles of the kind {name!r}: its kinds are {', '.join(kinds)}"
        )
    return kinds[name]
