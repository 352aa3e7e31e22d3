"""One number for every action of a game, for programs that learn: pushes, walks, the game's own, chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

from wandelgang.games.actions import Push, Walk
from wandelgang.maze import Grid

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    A = TypeVar("A", default=Any)  # action
else:
    from typing import TypeVar

    A = TypeVar("A")

QUARTERS = range(4)


class NoNumber(ValueError):
    """An action without a number, or a number that stands for nothing that can be done now."""


@dataclass(frozen=True, eq=False)
class Numbering(Generic[A]):
    """Every action that a player can take under some options, then every one that only chance takes.

    An action's number is its place among `actions`. The order is part of the version of an environment: it
    never changes. If a field of an action always follows from the position, `listed` leaves it out, and all
    actions that differ in nothing else share a number. No two actions that are legal at once ever do.
    """

    actions: tuple[A, ...]
    players: int  # the first so many are players' actions, the others are chance's
    listed: Callable[[A], A] = field(default=lambda action: action)  # an action as it is among `actions`

    def __len__(self) -> int:
        return len(self.actions)

    @cached_property
    def _numbers(self) -> Mapping[A, int]:
        return {action: number for number, action in enumerate(self.actions)}

    def number(self, action: A) -> int:
        """The number of an action; raises NoNumber if it has none under these options."""
        try:
            return self._numbers[self.listed(action)]
        except KeyError:
            raise NoNumber(f"{action!r} has no number: it is never possible with these options") from None

    def numbers(self, actions: Iterable[A]) -> list[int]:
        """The numbers of some actions, in the same order."""
        known, listed = self._numbers, self.listed
        return [known[listed(action)] for action in actions]

    def action(self, number: int, legal: Sequence[A]) -> A:
        """The legal action with this number; raises NoNumber if there is none now."""
        for action in legal:
            if self._numbers[self.listed(action)] == number:
                return action
        numbers = sorted(self.numbers(legal))
        can = f"legal now: {', '.join(map(str, numbers))}" if numbers else "nothing is legal now"
        chance = any(one >= self.players for one in numbers)
        end = len(self) if chance or not numbers else self.players
        if not 0 <= number < end:
            raise NoNumber(f"there is no action {number}: numbers go from 0 to {end - 1}; {can}")
        raise NoNumber(f"action {number} is not legal now; {can}")


def pushes(grid: Grid) -> list[Push]:
    """Every push: the arrows clockwise from the top left, each with 0, 1, 2 and 3 quarter turns."""
    return [Push(arrow, quarters) for arrow in grid.arrows for quarters in QUARTERS]


def walks(grid: Grid) -> list[Walk]:
    """Every walk, by cell."""
    return [Walk(cell) for cell in range(grid.size)]
