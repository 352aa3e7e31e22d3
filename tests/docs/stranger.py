"""A reader of classic records that knows only docs/record.md: it uses no code of Wandelgang.

It follows every position: the board, the spare, the figures, whose turn it is, who looks for what. It does
not know what is legal: it proves that a program that only shows games needs no rules. Those are in
tests/second.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

SIZE = 7
FIXED = [6, 14, 14, 12, 7, 7, 14, 13, 7, 11, 13, 13, 3, 11, 11, 9]
STARTS = {"red": 0, "yellow": 6, "blue": 48, "green": 42}
ON_TILES = """
    - book purse - map crown keys skull ring chest emerald sword - candelabrum helmet -
    ghost genie dragon goblin fairy bat owl lizard mouse moth scarab spider
"""
PICTURES = dict(enumerate(ON_TILES.split()))  # by the tile's number

Tile = tuple[int, int]  # number, openings


class Position(NamedTuple):
    """What stands where, the seat whose turn it is, and the pictures that each seat looks for."""

    board: tuple[Tile, ...]
    spare: Tile
    figures: tuple[int, ...]
    seat: int
    goals: tuple[tuple[str, ...], ...]


class Follower:
    """Follows one record."""

    def __init__(self, text: bytes) -> None:
        self.record: dict[str, Any] = json.loads(text)
        assert (self.record["format"], self.record["game"], self.record["rules"]) == (1, "classic", 1)
        deal, colours = self.record["deal"], self.record["options"]["colours"]
        loose, fixed = iter(deal["tiles"]), iter(enumerate(FIXED))
        self.board: list[Tile] = [
            next(fixed) if row % 2 == column % 2 == 0 else _tile(next(loose))
            for row in range(SIZE)
            for column in range(SIZE)
        ]
        self.spare = _tile(deal["spare"])
        self.figures = [STARTS[colour] for colour in colours]
        self.seat: int = deal["first"]
        self.goals: list[list[str]] = [[] for _ in colours]
        self.piles = [set(cards) for cards in deal["cards"]]
        self.messages: dict[int, str | None] = {}
        self.begun = False  # somebody has pushed
        self.counts = True  # the next tile that falls out counts: it is the first push of the turn
        self.double = False  # the second half of a double turn is to come
        self.looking = False  # the next draw is a second card

    def positions(self) -> Iterator[Position]:
        """The deal, then the position after every action."""
        yield self._position()
        for action in self.record["actions"]:
            self._act(action)
            yield self._position()

    def _position(self) -> Position:
        goals = tuple(map(tuple, self.goals))
        return Position(tuple(self.board), self.spare, tuple(self.figures), self.seat, goals)

    def _act(self, action: dict[str, Any]) -> None:
        match action["type"]:
            case "push":
                self._push(action["arrow"], action.get("turn", 0))
            case "read":
                self.messages[self.spare[0]] = action["message"]
                self.double = action["message"] == "double-turn"
            case "walk":
                self._walk(action["cell"])
            case "draw":
                self._draw(action["card"])
            case "look":
                self.looking = True
            case "choose":
                self.piles[self.seat].update(self.goals[self.seat])
                self.piles[self.seat].remove(action["card"])
                self.goals[self.seat] = [action["card"]]
            case "swap":
                own, other = self.seat, action["seat"]
                self.figures[own], self.figures[other] = self.figures[other], self.figures[own]
            case "pass":
                self._end_of_move()

    def _push(self, arrow: str, turn: int) -> None:
        side, line = arrow[0], int(arrow[1]) - 1
        cells = [line + SIZE * n if side in "NS" else SIZE * line + n for n in range(SIZE)]
        if side in "SE":
            cells.reverse()
        number, openings = self.spare
        for _ in range(turn):
            openings = (openings << 1 | openings >> 3) & 15
        moved = [(number, openings), *(self.board[cell] for cell in cells)]
        self.spare = moved.pop()
        for cell, tile in zip(cells, moved, strict=True):
            self.board[cell] = tile
        goes = dict(zip(cells, [*cells[1:], cells[0]], strict=True))
        self.figures = [goes.get(cell, cell) for cell in self.figures]
        self.begun = True
        if self.counts:
            self.double = self.messages.get(self.spare[0]) == "double-turn"
        self.counts = False

    def _walk(self, cell: int) -> None:
        self.figures[self.seat] = cell
        goals = self.goals[self.seat]
        picture = PICTURES.get(self.board[cell][0])
        if picture in goals:
            goals.remove(picture)
            if not goals and self.piles[self.seat]:
                return  # the turn goes on with a draw
            if not goals and not self.record["options"]["way_home"]:
                return  # the game is over
        elif not goals and cell == STARTS[self.record["options"]["colours"][self.seat]]:
            return  # the game is over
        self._end_of_move()

    def _draw(self, card: str) -> None:
        seats = [(self.seat + n) % len(self.goals) for n in range(len(self.goals))]
        seat = self.seat if self.begun else next(seat for seat in seats if not self.goals[seat])
        self.goals[seat].append(card)
        self.piles[seat].remove(card)
        if self.begun and not self.looking:
            self._end_of_move()
        self.looking = False

    def _end_of_move(self) -> None:
        if self.double:
            self.double = False  # the same seat goes on; what its second half drives out does not count
        else:
            self.counts = True
            self.seat = (self.seat + 1) % len(self.goals)


def _tile(raw: dict[str, int]) -> Tile:
    return raw["number"], raw["openings"]
