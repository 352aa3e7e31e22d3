"""From the box to the first position, for a game that shuffles tiles and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from wandelgang.games.box import Box
from wandelgang.games.flaws import Flaw, misplaced
from wandelgang.games.general.values import Deal, State
from wandelgang.games.required import AnyState
from wandelgang.games.seats import SeatOptions, by_lot, check_beginner

S = TypeVar("S", bound=State)


def shuffle(box: Box, options: SeatOptions, rng: Random) -> Deal:
    """Draw a deal: tiles and turns at random, the first player by lot."""
    tiles, spare = box.shuffled(rng)
    return Deal(tiles, spare, by_lot(options.first, options.players, rng))


def lay_out(box: Box, state_type: Callable[..., S], options: SeatOptions, deal: Deal) -> S:
    """The position before the first push; raises BadDeal if the deal does not match the box."""
    check_beginner(deal.first, options.first, options.players)
    return state_type(
        options=options,
        board=box.laid_out(deal.tiles, deal.spare),
        spare=deal.spare,
        figures=tuple(box.starts[colour] for colour in options.colours),
        seat=deal.first,
    )


def flaws(box: Box, state: AnyState) -> Iterator[Flaw]:
    """What is wrong with a position that uses exactly what is in the box: figures off the board."""
    return misplaced(state, box.grid.size)
