"""What every game module offers: a handful of pure functions over frozen values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from wandelgang.drawing import Scene

CHANCE: Final = -1  # the actor when dice, cards or backs decide


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. Scores are the game's own measure; a draw by exhaustion has no winners (X13)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Game(Protocol):
    """A game module, seen from outside.

    Each game has its own types of options, deals, states, actions, events and views; who works with one game
    imports its module and has them all. Who works with any game sees them as Any through this protocol, and
    what comes from outside is checked against the module's own types (`Options`, `Deal`, `Action`) first.
    Every state and every view has `options` (with `players` and `colours`) and `turn`; a view has `seat`,
    `actor` and `at_turn` too.
    """

    NAME: str
    RULES: int  # the rules version: changes only when the same actions would lead elsewhere
    Options: Any
    Deal: Any
    State: Any
    Action: Any
    Event: Any
    View: Any

    def shuffle(self, options: Any, rng: Random) -> Any:
        """Draw a deal. The only place of a game module that takes a generator."""

    def lay_out(self, options: Any, deal: Any) -> Any:
        """The first position of a deal; raises BadDeal where the box does not hold it."""

    def deal(self, options: Any, rng: Random) -> Any:
        """`lay_out` of a `shuffle`."""

    def actor(self, state: Any) -> int | None:
        """A seat number, CHANCE, or None when the game is over."""

    def legal(self, state: Any) -> Sequence[Any]:
        """The actor's actions, in a stable order; at CHANCE those that can happen."""

    def chance(self, state: Any) -> Sequence[tuple[Any, int]]:
        """At CHANCE: (action, weight) pairs; otherwise none."""

    def apply(self, state: Any, action: Any) -> tuple[Any, Sequence[Any]]:
        """The position after an action and the events; raises IllegalAction and changes nothing."""

    def view(self, state: Any, seat: int | None) -> Any:
        """What that seat may know; seat None is a spectator."""

    def see(self, event: Any, seat: int | None) -> Any:
        """An event as that seat may know it."""

    def outcome(self, state: Any) -> Outcome | None:
        """None, or winners and scores."""

    def write(self, options: Any, action: Any) -> str:
        """An action in the short notation for people."""

    def read(self, options: Any, text: str) -> Any:
        """The action that a notation names; raises ValueError."""

    def scene(self, view: Any) -> Scene:
        """What to draw of a view."""


Bot = Callable[[Any, Sequence[Any], Random], Any]
"""A player: sees a view and its legal actions, may draw from a generator, answers with one of the actions."""
