"""One point of a game for OpenSpiel, as a value that clones share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wandelgang.games.retelling import Past
from wandelgang.match import Match


@dataclass(frozen=True, eq=False)
class Moment:
    """One point of a game, as a value: the lots of its deal; then the match, and what each seat has seen."""

    lots: tuple[int, ...] = ()
    ways: int = 0  # for the next lot
    match: Match | None = None
    seen: tuple[str, ...] = ()  # by seat
    begun: tuple[str, ...] = ()  # what each seat saw first

    def __reduce__(self) -> tuple[type[Moment], tuple[object, ...]]:
        return Moment, (self.lots, self.ways, self.match, self.seen, self.begun)

    def __deepcopy__(self, _memo: object) -> Moment:
        return self

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        """What can happen next."""
        assert self.match is not None
        return self.match.legal

    @cached_property
    def past(self) -> Past:
        """The game so far."""
        match = self.match
        assert match is not None
        states = [match.game.lay_out(match.options, match.deal)]
        for action in match.actions:
            states.append(match.game.apply(states[-1], action)[0])
        return Past(match.deal, states, match.actions)
