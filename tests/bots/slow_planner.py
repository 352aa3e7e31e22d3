"""The worth of a turn as the towers planner counts it, in plain Python from the rules: slow, and easy to
believe.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from wandelgang.games.pushing import pushes
from wandelgang.games.towers import View
from wandelgang.games.towers.climbing import walks
from wandelgang.games.towers.dealing import ALL_SPELLS
from wandelgang.games.towers.parts import GRID, RUNE, TILE_WITH, Treasure
from wandelgang.games.towers.state import Spells, Walk
from wandelgang.maze import Board, Tile

PRICE, PATIENCE = Fraction(1, 5), Fraction(7, 10)
MOST_CARDS = 3  # that are spent in one walk
WIN = 100
KINDS = (Spells(up=1), Spells(down=1), Spells(joker=1))

Place = tuple[Board, Tile, str | None, int]  # board, spare, last push, cell of the figure


def after_pushes(board: Board, spare: Tile, last: str | None, cell: int) -> Iterator[Place]:
    """The place of a figure after every legal push."""
    for push in pushes(GRID, spare, last):
        arrow = GRID.arrows[push.arrow]
        after, fallen = board.push(arrow, spare.turned(push.turn))
        yield after, fallen, push.arrow, arrow.carries[cell]


class Slow:
    """A seat of a game of two that is to push or to walk."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.own, self.discards = view.players[view.seat], view.discards
        seen = {card for player in view.players for card in player.found} | {self.own.goal}
        self.unseen = [card for card in Treasure if card not in seen]

    def worth(self, place: Place, walk: Walk) -> Fraction:
        """What a walk is worth after the push."""
        own = self.own
        assert own.spells is not None
        board, spare, last, _ = place
        there = (board, spare, last, walk.cell)
        spent = len(walk.spells)
        hand = own.spells - walk.spells
        treasure = None if own.goal is None else board.cell_of(TILE_WITH[own.goal])
        if own.rune and not own.left and walk.cell == own.start:
            return Fraction(WIN)
        if walk.cell == treasure:
            nexts: Sequence[Treasure | None] = self.unseen if own.left > 1 else (None,)
            promises = [self.promise(there, hand, goal, own.rune, own.left - 1) for goal in nexts]
            return 1 - PRICE * spent + PATIENCE * sum(promises, Fraction()) / len(promises)
        if walk.cell == RUNE and not own.rune:
            return 1 - PRICE * spent + PATIENCE * self.promise(there, hand, own.goal, True, own.left)
        hidden = ALL_SPELLS - own.spells - self.discards
        drawn = zip(KINDS, (hidden.up, hidden.down, hidden.joker), strict=True)
        promised = sum(
            count * self.promise(there, hand + kind, own.goal, own.rune, own.left) for kind, count in drawn
        )
        return PRICE * (1 - spent) + PATIENCE * Fraction(promised, len(hidden))

    def promise(self, place: Place, hand: Spells, goal: Treasure | None, rune: bool, left: int) -> Fraction:
        """What the next turn is worth, over every push of the other player."""
        found = [
            max(self.gain(mine, hand, goal, rune, left) for mine in after_pushes(*reply))
            for reply in after_pushes(*place)
        ]
        return sum(found, Fraction()) / len(found)

    def gain(self, place: Place, hand: Spells, goal: Treasure | None, rune: bool, left: int) -> Fraction:
        """What the cheapest walk to a target is worth; without one a card is drawn."""
        board, _, _, cell = place
        wanted = {None if goal is None else board.cell_of(TILE_WITH[goal]), None if rune else RUNE}
        if rune and not left:
            wanted = {self.own.start}
        costs = [len(walk.spells) for walk in walks(board, cell, hand, self.own.child) if walk.cell in wanted]
        least = min(costs, default=MOST_CARDS + 1)
        return 1 - PRICE * least if least <= MOST_CARDS else PRICE
