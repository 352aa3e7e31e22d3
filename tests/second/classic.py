"""The classic game once more, from docs/rules/classic.md and docs/record.md, slow and obvious."""

from __future__ import annotations

from typing import Any

from tests.second.board import joined, neighbours, openings
from tests.second.position import Action, Position

FIXED = openings("ES ESW ESW SW NES NES ESW NSW NES NEW NSW NSW NE NEW NEW NW")
LOOSE = 6 * openings("NES") + 16 * openings("NE") + 12 * openings("NS")
STARTS = {"red": 0, "yellow": 6, "blue": 48, "green": 42}
PICTURES = {
    1: "book", 2: "purse", 4: "map", 5: "crown", 6: "keys", 7: "skull",
    8: "ring", 9: "chest", 10: "emerald", 11: "sword", 13: "candelabrum", 14: "helmet",
    16: "ghost", 17: "genie", 18: "dragon", 19: "goblin", 20: "fairy", 21: "bat",
    22: "owl", 23: "lizard", 24: "mouse", 25: "moth", 26: "scarab", 27: "spider",
}  # fmt: skip
MESSAGES = ["second-push", "double-turn", "swap", "second-card", "exchange", "through-wall"]
CORNERS = range(28, 38)
STRAIGHTS = range(38, 50)


class Classic(Position):
    """A position of the classic game."""

    size = 7
    box = FIXED + LOOSE
    starts = STARTS
    chance_steps = frozenset({"first-draw", "draw", "look", "read"})

    def __init__(self, options: dict[str, Any], deal: dict[str, Any], turn_limit: int | None) -> None:
        super().__init__(options, deal, turn_limit)
        self.events: bool = options.get("events", False)
        self.way_home: bool = options.get("way_home", True)
        share = options.get("cards") or 24 // self.players
        dealt = [card for cards in deal["cards"] for card in cards]
        assert [len(cards) for cards in deal["cards"]] == [share] * self.players
        assert len(set(dealt)) == len(dealt)
        assert set(dealt) <= set(PICTURES.values())
        self.piles: list[set[str]] = [set(cards) for cards in deal["cards"]]
        self.goals: list[list[str]] = [[] for _ in self.colours]
        self.found = [0 for _ in self.colours]
        self.backs: dict[int, str | None] = {}  # those that have been read
        self.offer: str | None = None
        self.double = False  # the second half of a double turn is to come
        self.step = "first-draw"

    def legal(self) -> list[Action]:
        pile = self.piles[self.seat]
        match self.step:
            case "first-draw" | "draw" | "look":
                return [{"type": "draw", "card": card} for card in pile]
            case "read":
                return [{"type": "read", "message": message} for message in self.unread()]
            case "push":
                return self.pushes()
            case "half":
                return [*self.pushes(), {"type": "pass"}]
            case "choose":
                choice_open = len(self.goals[self.seat]) == 2
                cards = pile | set(self.goals[self.seat]) if choice_open else pile  # C19
                return [{"type": "choose", "card": card} for card in cards]
            case "move":
                return [{"type": "walk", "cell": cell} for cell in self.reachable()] + self.uses()
            case _:
                return []

    def unread(self) -> list[str | None]:
        """What may be on the back of the spare (C5)."""
        group = CORNERS if self.spare[0] in CORNERS else STRAIGHTS
        read = [message for number, message in self.backs.items() if number in group]
        left: list[str | None] = [message for message in MESSAGES if message not in read]
        blanks = len(group) - len(MESSAGES)
        if read.count(None) < blanks:
            left.append(None)
        return left

    def uses(self) -> list[Action]:
        """What the message offers before the move."""
        goals, pile = self.goals[self.seat], self.piles[self.seat]
        if self.offer == "second-push":
            return self.pushes()
        if self.offer == "swap":
            return [{"type": "swap", "seat": seat} for seat in range(self.players) if seat != self.seat]
        if self.offer == "second-card" and pile and len(goals) == 1:
            return [{"type": "look"}]
        if self.offer == "exchange" and pile:
            return [{"type": "exchange"}]
        return []

    def reachable(self) -> set[int]:
        """Where a walk may end, once through a wall with that message (X7, C20)."""
        begin = (self.figures[self.seat], self.offer == "through-wall")
        seen = {begin}
        waiting = [begin]
        while waiting:
            cell, may_cross = waiting.pop()
            steps = [(other, may_cross) for other in joined(self.size, self.tiles, cell)]
            if may_cross:
                steps += [(other, False) for other in neighbours(self.size, cell).values()]
            for step in steps:
                if step not in seen:
                    seen.add(step)
                    waiting.append(step)
        return {cell for cell, _ in seen}

    def apply(self, action: Action) -> None:
        match action["type"]:
            case "draw":
                self.draw(action["card"])
            case "push":
                self.push(action)
            case "read":
                self.backs[self.spare[0]] = action["message"]
                self.step = "move"
                self.take_message(action["message"])
            case "swap":
                own, other = self.seat, action["seat"]
                self.figures[own], self.figures[other] = self.figures[other], self.figures[own]
                self.offer = None
            case "look":
                self.step = "look"
                self.offer = None
            case "exchange":
                self.step = "choose"
                self.offer = None
            case "choose":
                self.piles[self.seat].update(self.goals[self.seat])
                self.piles[self.seat].remove(action["card"])
                self.goals[self.seat] = [action["card"]]
                self.step = "move"
            case "pass":
                self.next_seat()
            case "walk":
                self.walk(action["cell"])

    def draw(self, card: str) -> None:
        """A card is looked at: the first one, the next one, or a second one."""
        self.piles[self.seat].remove(card)
        self.goals[self.seat].append(card)
        if self.step == "look":
            self.step = "move"
        elif self.step == "draw":
            self.end_move()
        else:
            self.seat = (self.seat + 1) % self.players
            if self.seat == self.first:
                self.step = "push"

    def push(self, action: Action) -> None:
        """A push; only the first one of a turn drives out a tile whose back counts (C14–C16)."""
        before = self.step
        self.slide(action)
        if before == "half" and self.turns == self.turn_limit:
            self.exhaust()
            return
        if before != "move":
            self.turns += 1
        self.step = "move"
        self.offer = None
        fallen = self.spare[0]
        if self.events and before == "push" and (fallen in CORNERS or fallen in STRAIGHTS):
            if fallen in self.backs:
                self.take_message(self.backs[fallen])
            else:
                self.step = "read"

    def take_message(self, message: str | None) -> None:
        """The message of the tile that fell out is for this turn."""
        if message == "double-turn":
            self.double = True
        else:
            self.offer = message

    def walk(self, cell: int) -> None:
        """The end of a move: home (C12), a picture found (C9), the last one without a way home (C13)."""
        seat = self.seat
        goals, pile = self.goals[seat], self.piles[seat]
        self.figures[seat] = cell
        picture = PICTURES.get(self.tiles[cell][0])
        if not goals and cell == self.starts[self.colours[seat]]:
            self.win([seat], self.found)
        elif picture in goals:
            goals.remove(picture)
            self.found[seat] += 1
            if goals:
                self.end_move()
            elif pile:
                self.step = "draw"
            elif self.way_home:
                self.end_move()
            else:
                self.win([seat], self.found)
        else:
            self.end_move()

    def end_move(self) -> None:
        """The second half of a double turn, or the next seat (C16)."""
        self.offer = None
        if self.double:
            self.double = False
            self.step = "half"
        else:
            self.next_seat()
