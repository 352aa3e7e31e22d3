"""Which bots meet in the arena: every pairing plays the same deals, with its seats rotated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec

from wandelgang.bots import check_bots
from wandelgang.games.counting import counted
from wandelgang.match import TURN_LIMIT, check_turn_limit


class Pairing(msgspec.Struct, frozen=True, order=True):
    """One bot alone against a table full of another."""

    alone: str
    others: str


class ArenaPlan(msgspec.Struct, frozen=True):
    """An arena: everything that its games depend on."""

    game: str
    options: Any
    bots: tuple[str, ...]
    games: int  # for each pairing
    seed: int = 0
    budget: float | None = None  # seconds for a decision, nominal; None: each bot's own
    turn_limit: int = TURN_LIMIT

    def __post_init__(self) -> None:
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise ValueError("an arena needs at least two different bots")
        if self.games % self.options.players:
            games, players = counted(self.games, "game"), self.options.players
            raise ValueError(f"{games} cannot rotate {players} seats evenly: take a multiple of {players}")
        check_bots(self.bots, self.game, self.budget)
        check_turn_limit(self.turn_limit)

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Every two bots meet; with more than two seats, each of them plays alone against the other once."""
        pairs = list(combinations(self.bots, 2))
        if self.options.players > 2:
            pairs += [(second, first) for first, second in pairs]
        return tuple(Pairing(*pair) for pair in pairs)


class Bout(msgspec.Struct, frozen=True):
    """One game of the arena: which pairing, which deal, and where the lone bot sits."""

    pairing: Pairing
    number: int
    deal: int
    seat: int

    def seated(self, players: int) -> tuple[str, ...]:
        """The bots by seat."""
        return tuple(self.pairing.alone if s == self.seat else self.pairing.others for s in range(players))


def bouts(plan: ArenaPlan, done: Sequence[tuple[Pairing, int]] = ()) -> Iterator[Bout]:
    """All games of an arena that are not done yet, deal by deal, so that all pairings advance together."""
    finished = set(done)
    for number in range(plan.games):
        deal, seat = divmod(number, plan.options.players)
        for pairing in plan.pairings:
            if (pairing, number) not in finished:
                yield Bout(pairing, number, deal, seat)
