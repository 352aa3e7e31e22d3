"""Lots: everything that is drawn from a generator, as a sequence of equally likely choices.

A shuffle of a deck is such a sequence, and so is everything else that takes a `Random`. `Lots` gives it the
choices that were written down, and says how many there are for the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableSequence, Sequence
from fractions import Fraction
from random import Random
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")


class Undrawn(Exception):
    """The lots have run out: the next one is one of so many, all equally likely."""

    def __init__(self, ways: int) -> None:
        super().__init__(f"the next lot is one of {ways}")
        self.ways = ways


class Lots(Random):
    """A generator whose choices are given: `randrange`, `choice` and `shuffle` take one after another."""

    def __init__(self, drawn: Sequence[int]) -> None:
        super().__init__(0)
        self.drawn = drawn
        self.used = 0
        self.ways: list[int] = []  # that each lot had

    def _randbelow(self, ways: int) -> int:
        if ways == 1:
            return 0
        if self.used == len(self.drawn):
            raise Undrawn(ways)
        lot = self.drawn[self.used]
        if not 0 <= lot < ways:
            raise ValueError(f"lot {self.used} cannot be {lot}: it is one of {ways}")
        self.used += 1
        self.ways.append(ways)
        return lot

    def random(self) -> NoReturn:
        """There are no lots for a number between 0 and 1."""
        raise TypeError("draw with randrange, choice, sample or shuffle: each has a known number of outcomes")

    getrandbits = random  # type: ignore[assignment] # likewise


class Relots(Lots):
    """The same lots, except that some shuffles come out in another order; `lots` are those that do it."""

    def __init__(self, drawn: Sequence[int], shuffled: Mapping[int, Sequence[object]]) -> None:
        super().__init__(drawn)
        self.shuffled = shuffled
        self.shuffles = 0
        self.lots: list[int] = []

    def _randbelow(self, ways: int) -> int:
        lot = super()._randbelow(ways)
        if ways > 1:
            self.lots.append(lot)
        return lot

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Fisher and Yates backwards: from the order to the lots."""
        order = self.shuffled.get(self.shuffles)
        self.shuffles += 1
        if order is None:
            super().shuffle(x)
            return
        self.used += len(x) - 1
        self.ways += range(len(x), 1, -1)
        for last in range(len(x) - 1, 0, -1):
            lot = next(place for place in range(last + 1) if x[place] == order[last])
            x[last], x[lot] = x[lot], x[last]
            self.lots.append(lot)


def drawn_from(draw: Callable[[Random], T], lots: Sequence[int]) -> T | int:
    """What these lots lead to, or how many ways there are for the next one."""
    try:
        return draw(Lots(lots))
    except Undrawn as undrawn:
        return undrawn.ways


def every(
    draw: Callable[[Random], T], lots: tuple[int, ...] = (), share: Fraction = Fraction(1)
) -> Iterator[tuple[T, Fraction]]:
    """Everything that can be drawn, with its exact probability; equal results come several times."""
    try:
        yield draw(Lots(lots)), share
    except Undrawn as undrawn:
        for lot in range(undrawn.ways):
            yield from every(draw, (*lots, lot), share / undrawn.ways)
