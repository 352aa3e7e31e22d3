"""What positions of all games have in common, how a record is replayed, how sequences are counted."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from typing import Any, ClassVar, TypeVar

from tests.second.board import Tile, arrows, different_turns, lay_out, line_of, opposite, turned

Action = dict[str, Any]  # as it stands in a record
Value = TypeVar("Value")

DEFAULT_COLOURS = {
    2: ["red", "blue"],
    3: ["red", "yellow", "blue"],
    4: ["red", "yellow", "blue", "green"],
}


class Refused(Exception):
    """A record holds an action that the rules do not allow."""


class Position(ABC):
    """One position of a game; `apply` changes it into the next."""

    size: ClassVar[int]
    box: ClassVar[list[int]]  # the openings of every tile before turning, by number
    starts: ClassVar[dict[str, int]]
    chance_steps: ClassVar[frozenset[str]]
    defaults: ClassVar[dict[str, Action]] = {"push": {"turn": 0}}  # what a recorded action may leave out

    def __init__(self, options: dict[str, Any], deal: dict[str, Any], turn_limit: int | None) -> None:
        self.players: int = options["players"]
        self.colours: list[str] = options.get("colours", DEFAULT_COLOURS[self.players])
        self.tiles, self.spare = lay_out(self.size, self.box, deal)
        self.figures = [self.starts[colour] for colour in self.colours]
        self.first: int = deal["first"]
        self.seat: int = deal["first"]
        self.step = "push"
        self.banned: str | None = None  # X5: the arrow where the spare came out
        self.turns = 0
        self.turn_limit = turn_limit
        self.result: dict[str, Any] | None = None

    @abstractmethod
    def legal(self) -> list[Action]:
        """All that the actor may do, or all that chance may bring."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Carry out a legal action."""

    @property
    def actor(self) -> int | str | None:
        """The seat that acts, "chance", or None when the game is over."""
        if self.step == "over":
            return None
        if self.step in self.chance_steps:
            return "chance"
        return self.seat

    def pushes(self) -> list[Action]:
        """Every arrow but the banned one, with every turn that looks different (X4, X5)."""
        return [
            {"type": "push", "arrow": arrow, "turn": turn}
            for arrow in arrows(self.size)
            if arrow != self.banned
            for turn in different_turns(self.spare[1])
        ]

    def slide(self, action: Action) -> dict[int, int]:
        """Push the spare in; where things on the cells of the line go (X6)."""
        cells = line_of(self.size, action["arrow"])
        number, sides = self.spare
        entering: Tile = (number, turned(sides, action["turn"]))
        self.spare = self.tiles[cells[-1]]
        carried = {cells[-1]: cells[0]}
        for there, here in zip(reversed(cells), reversed(cells[:-1]), strict=False):
            self.tiles[there] = self.tiles[here]
            carried[here] = there
        self.tiles[cells[0]] = entering
        self.figures = [carried.get(cell, cell) for cell in self.figures]
        self.banned = opposite(action["arrow"])
        return carried

    def next_seat(self) -> None:
        """The turn of the next seat, unless the turn limit is reached (X13)."""
        self.seat = (self.seat + 1) % self.players
        self.begin_turn()

    def begin_turn(self) -> None:
        """A turn begins, unless the turn limit is reached (X13)."""
        self.step = "push"
        if self.turns == self.turn_limit:
            self.exhaust()

    def exhaust(self) -> None:
        """The turn limit ends the game."""
        self.step = "over"
        self.result = {"winners": [], "scores": [], "turns": self.turns, "ended": "exhausted"}

    def win(self, winners: list[int], scores: list[int]) -> None:
        """The game is won."""
        self.step = "over"
        self.result = {"winners": winners, "scores": scores, "turns": self.turns, "ended": "won"}

    def after(self, action: Action) -> Position:
        """The position after an action; this one stays as it is."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            setattr(twin, name, fresh(value))
        twin.apply(action)
        return twin


def fresh(value: Any) -> Any:
    """This value again, with lists, sets and dicts of its own."""
    if isinstance(value, list):
        return [fresh(part) for part in value]
    if isinstance(value, set):
        return set(value)
    if isinstance(value, dict):
        return {key: fresh(part) for key, part in value.items()}
    return value


def replay(position: Position, actions: list[Action]) -> None:
    """Lead a position through recorded actions, each of which must be legal."""
    for number, action in enumerate(actions, 1):
        action = position.defaults.get(action["type"], {}) | action
        if action not in position.legal():
            raise Refused(f"action {number}: {action}")
        position.apply(action)


def count(position: Position, depth: int) -> int:
    """How many different sequences of this many actions there are."""
    legal = position.legal()
    if depth == 1:
        return len(legal)
    return sum(count(position.after(action), depth - 1) for action in legal)
