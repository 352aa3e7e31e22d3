"""The towers game once more, from docs/rules/towers.md and docs/record.md, slow and obvious."""

from __future__ import annotations

from typing import Any

from tests.second.board import joined, openings
from tests.second.position import Action, Position

FIXED = openings("ES ESW SW NES NESW NSW NE NEW NW")
LOOSE = 3 * openings("NES") + 8 * openings("NE") + 6 * openings("NS")
STARTS = {"red": 0, "yellow": 4, "blue": 24, "green": 20}
HEIGHTS = [1, 3, 1, 3, 5, 3, 1, 3, 1, 1, 2, 3, 1, 2, 3, 3, 4, 1, 2, 4, 1, 2, 2, 3, 3, 4]
TREASURES = {
    1: "book", 3: "crown", 5: "keys", 7: "chest", 9: "skull", 10: "helmet", 11: "ring",
    12: "purse", 13: "map", 14: "emerald", 15: "sword", 16: "candelabrum",
}  # fmt: skip
RUNE = 12
SPELLS = ["up", "down", "joker"]

Way = tuple[int, int, int]  # numbers of cards up, down and joker


class Towers(Position):
    """A position of the towers game."""

    size = 5
    box = FIXED + LOOSE
    starts = STARTS
    chance_steps = frozenset({"first-spell", "spell", "first-draw", "draw"})
    defaults = Position.defaults | {"walk": {"up": 0, "down": 0, "joker": 0}}

    def __init__(self, options: dict[str, Any], deal: dict[str, Any], turn_limit: int | None) -> None:
        super().__init__(options, deal, turn_limit)
        self.children: list[int] = options.get("children", [])
        assert sorted(card for cards in deal["cards"] for card in cards) == sorted(TREASURES.values())
        assert [len(cards) for cards in deal["cards"]] == [12 // self.players] * self.players
        self.piles: list[set[str]] = [set(cards) for cards in deal["cards"]]
        self.goals: list[str | None] = [None for _ in self.colours]
        self.turned = [0 for _ in self.colours]  # treasure cards and the rune card
        self.rune = [False for _ in self.colours]
        self.hands = [dict.fromkeys(SPELLS, 0) for _ in self.colours]
        self.draw_pile = dict.fromkeys(SPELLS, 8)
        self.discards = dict.fromkeys(SPELLS, 0)
        self.step = "first-spell"

    def legal(self) -> list[Action]:
        match self.step:
            case "first-spell" | "spell":
                return [{"type": "draw-spell", "spell": spell} for spell in SPELLS if self.draw_pile[spell]]
            case "first-draw" | "draw":
                return [{"type": "draw", "card": card} for card in self.piles[self.seat]]
            case "push":
                return self.pushes()
            case "walk":
                return self.walks()
            case _:
                return []

    def walks(self) -> list[Action]:
        """For each cell every way to pay, but none that hands in more than another one (T8)."""
        found = []
        for cell, ways in self.ways().items():
            for way in ways:
                if not any(other != way and is_part(other, way) for other in ways):
                    up, down, joker = way
                    found.append({"type": "walk", "cell": cell, "up": up, "down": down, "joker": joker})
        return found

    def ways(self) -> dict[int, set[Way]]:
        """All ways to pay for a walk to each cell, for any number of steep steps up and down."""
        begin = (self.figures[self.seat], 0, 0)
        seen = {begin}
        waiting = [begin]
        found: dict[int, set[Way]] = {}
        while waiting:
            cell, ups, downs = waiting.pop()
            found.setdefault(cell, set()).update(self.payments(ups, downs))
            for other in joined(self.size, self.tiles, cell):
                rise = HEIGHTS[self.tiles[other][0]] - HEIGHTS[self.tiles[cell][0]]
                there = (other, ups + (rise > 1), downs + (rise < -1))
                if there not in seen and self.payments(there[1], there[2]):
                    seen.add(there)
                    waiting.append(there)
        return found

    def payments(self, ups: int, downs: int) -> list[Way]:
        """All ways to pay for this many steep steps; for a child all cards are jokers (T8, T14)."""
        hand = self.hands[self.seat]
        child = self.seat in self.children
        found = []
        for up in range(hand["up"] + 1):
            for down in range(hand["down"] + 1):
                joker = ups + downs - up - down
                fits = child or (up <= ups and down <= downs)
                if fits and 0 <= joker <= hand["joker"]:
                    found.append((up, down, joker))
        return found

    def apply(self, action: Action) -> None:
        match action["type"]:
            case "draw-spell":
                self.draw_pile[action["spell"]] -= 1
                self.hands[self.seat][action["spell"]] += 1
                self.drawn(then="first-draw")
            case "draw":
                self.piles[self.seat].remove(action["card"])
                self.goals[self.seat] = action["card"]
                self.drawn(then="push")
            case "push":
                self.turns += 1
                self.slide(action)
                self.step = "walk"
            case "walk":
                for spell in SPELLS:
                    self.hands[self.seat][spell] -= action[spell]
                    self.discards[spell] += action[spell]
                self.walk(action["cell"])

    def drawn(self, then: str) -> None:
        """After a draw: the next seat; in the set-up (T5), when all have drawn, the next step."""
        if self.step in ("spell", "draw"):
            self.next_seat()
        else:
            self.seat = (self.seat + 1) % self.players
            if self.seat == self.first:
                self.step = then

    def walk(self, cell: int) -> None:
        """The end of a move: home (T13), the treasure, the rune, or anywhere else (T9)."""
        seat = self.seat
        goal = self.goals[seat]
        self.figures[seat] = cell
        if goal is None and self.rune[seat] and cell == self.starts[self.colours[seat]]:
            self.win([seat], self.turned)
        elif goal is not None and TREASURES.get(self.tiles[cell][0]) == goal:
            self.turned[seat] += 1
            self.goals[seat] = None
            if self.piles[seat]:
                self.step = "draw"
            else:
                self.next_seat()
        elif cell == RUNE and not self.rune[seat]:
            self.turned[seat] += 1
            self.rune[seat] = True
            self.next_seat()
        else:
            self.draw_spell()

    def draw_spell(self) -> None:
        """A spell card comes from the draw pile, which the discards renew (T11)."""
        if not any(self.draw_pile.values()):
            self.draw_pile = self.discards
            self.discards = dict.fromkeys(SPELLS, 0)
        if any(self.draw_pile.values()):
            self.step = "spell"
        else:
            self.next_seat()


def is_part(some: Way, all_: Way) -> bool:
    """Whether one way hands in no card that the other does not."""
    return all(few <= many for few, many in zip(some, all_, strict=True))
