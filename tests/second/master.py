"""The dragon's game once more, from docs/rules/master.md and docs/record.md, slow and obvious."""

from __future__ import annotations

from typing import Any

from tests.second.board import E, N, S, W, joined, openings, turned
from tests.second.position import Action, Position

FIXED = openings("ES ESW ESW SW NES NES ESW NSW NES NEW NSW NSW NE NEW NEW NW")
LOOSE = 6 * openings("NES") + 16 * openings("NE") + 12 * openings("NS")
STARTS = {"red": 16, "yellow": 18, "blue": 32, "green": 30}
SPACES = [8, 9, 11, 12, 15, 19, 29, 33, 36, 37, 39, 40]
LAIR = 24
FACED = {N: 17, E: 25, S: 31, W: 23}
FACES = ["1", "2", "3", "4", "white", "black"]
NO: Action = {"type": "decline"}


def twice(first: int, last: int) -> list[int]:
    """These values, each twice."""
    return sorted(2 * list(range(first, last + 1)))


class Master(Position):
    """A position of the dragon's game."""

    size = 7
    box = FIXED + LOOSE
    starts = STARTS
    chance_steps = frozenset({"lay", "dragon", "duel", "final"})

    def __init__(self, options: dict[str, Any], deal: dict[str, Any], turn_limit: int | None) -> None:
        super().__init__(options, deal, turn_limit)
        self.guards = {"white": 22, "black": 26}
        assert sorted(deal["treasures"]) == twice(1, 6)
        self.on_board: dict[int, int] = dict(zip(SPACES, deal["treasures"], strict=True))
        self.to_lay = [] if options.get("short", False) else twice(7, 12)
        self.gaze: int = deal["gaze"]
        self.hands: list[list[int]] = [list(cards) for cards in deal["cards"]]
        assert sorted(card for hand in self.hands for card in hand) == twice(1, 12)
        for hand in self.hands:
            assert len([card for card in hand if card <= 6]) == 12 // self.players
            assert len([card for card in hand if card >= 7]) == 12 // self.players
        self.treasures: list[list[int]] = [[] for _ in self.colours]
        self.coins = [0 for _ in self.colours]
        self.taken = 0  # the value of the treasure just taken
        self.duellists: list[int] = []
        self.rolls: list[int] = []  # of the final duel
        self.final_open = False
        self.extra = False

    @property
    def actor(self) -> int | str | None:
        """The seat that is asked, which in a duel may not be the one at turn (M19)."""
        return self.duellists[0] if self.step == "duel-again" else super().actor

    def legal(self) -> list[Action]:
        match self.step:
            case "push":
                return self.pushes()
            case "walk":
                return [{"type": "walk", "cell": cell} for cell in self.distances(self.figures[self.seat])]
            case "coin":
                return [*self.cards("coin", self.seat, self.taken, self.taken), NO]
            case "lay":
                return [{"type": "lay", "value": value} for value in set(self.to_lay)]
            case "dragon":
                return [{"type": "dragon-die", "face": face} for face in FACES]
            case "duel" | "final":
                return [{"type": "duel-die", "pips": pips} for pips in range(1, 7)]
            case "duel-again":
                return [*self.cards("again", self.duellists[0], 1, 6), NO]
            case "final-again":
                return [*self.cards("again", self.seat, 1, 6), NO]
            case "fight":
                return [{"type": "fight"}, NO]
            case "double":
                return [*self.cards("double", self.seat, 7, 12), NO]
            case _:
                return []

    def cards(self, use: str, seat: int, lowest: int, highest: int) -> list[Action]:
        """A use of each different card of a hand between these values."""
        return [{"type": use, "card": card} for card in set(self.hands[seat]) if lowest <= card <= highest]

    def distances(self, start: int) -> dict[int, int]:
        """The cells joined to this one with their distances; the lair belongs to no corridor (M12)."""
        found = {start: 0}
        waiting = [start]
        if start == LAIR:
            return found
        while waiting:
            cell = waiting.pop(0)
            for other in joined(self.size, self.tiles, cell):
                if other != LAIR and other not in found:
                    found[other] = found[cell] + 1
                    waiting.append(other)
        return found

    def apply(self, action: Action) -> None:
        match action["type"]:
            case "push":
                self.turns += 1
                carried = self.slide(action)
                self.guards = {guard: carried.get(cell, cell) for guard, cell in self.guards.items()}
                self.on_board = {carried.get(cell, cell): value for cell, value in self.on_board.items()}
                self.step = "walk"
            case "walk":
                self.walk(action["cell"])
            case "coin":
                self.hands[self.seat].remove(action["card"])
                self.coins[self.seat] += 1
                self.after_coin()
            case "lay":
                self.lay(action["value"])
            case "dragon-die":
                self.wake_dragon(action["face"])
            case "duel-die":
                if self.step == "duel":
                    self.roll_duel(action["pips"])
                else:
                    self.roll_final(action["pips"])
            case "again":
                self.roll_again(action["card"])
            case "fight":
                self.rolls = []
                self.step = "final"
            case "double":
                self.hands[self.seat].remove(action["card"])
                self.extra = True
                self.begin_turn()
            case "decline":
                self.decline()

    def decline(self) -> None:
        """No to what was asked."""
        match self.step:
            case "coin":
                self.after_coin()
            case "duel-again":
                self.lose_duel()
            case "final-again":
                self.let_roll_stand()
            case "fight":
                self.ask_double()
            case "double":
                self.next_seat()

    def walk(self, cell: int) -> None:
        """The end of a move: the lowest treasure (M13), the dragon (M25), or neither."""
        seat = self.seat
        moved = cell != self.figures[seat]
        self.figures[seat] = cell
        lowest = min(self.on_board.values(), default=0)
        if moved and self.on_board.get(cell) == lowest:
            del self.on_board[cell]
            self.treasures[seat].append(lowest)
            self.taken = lowest
            if self.hands[seat]:
                self.step = "coin"
            else:
                self.after_coin()
        elif self.final_open and cell == FACED[self.gaze]:
            self.step = "fight"
        else:
            self.ask_double()

    def after_coin(self) -> None:
        """The second phase if the first is over (M23), and the dragon die (M16)."""
        self.step = "dragon" if self.on_board or not self.to_lay else "lay"

    def lay(self, value: int) -> None:
        """The next treasure space gets its treasure (M23)."""
        space = SPACES[12 - len(self.to_lay)]
        self.to_lay.remove(value)
        self.on_board[space] = value
        if not self.to_lay:
            self.step = "dragon"

    def wake_dragon(self, face: str) -> None:
        """The nearest in the threatened corridor duel, those with nothing to lose left out (M16–M18)."""
        if face in self.guards:
            source = self.guards[face]
        else:
            self.gaze = turned(self.gaze, int(face))
            source = FACED[self.gaze]
        far = {} if source == LAIR else self.distances(source)
        order = [(self.seat + place) % self.players for place in range(self.players)]
        threatened = [seat for seat in order if self.figures[seat] in far]
        nearest = min((far[self.figures[seat]] for seat in threatened), default=0)
        near = [seat for seat in threatened if far[self.figures[seat]] == nearest]
        self.duellists = [seat for seat in near if self.treasures[seat]]
        self.next_duel()

    def next_duel(self) -> None:
        """The next duel, or the end of the turn."""
        if self.duellists:
            self.step = "duel"
        else:
            self.ask_double()

    def roll_duel(self, pips: int) -> None:
        """A roll in a duel (M19)."""
        if pips >= 4:
            self.duellists.pop(0)
            self.next_duel()
        elif self.hands[self.duellists[0]]:
            self.step = "duel-again"
        else:
            self.lose_duel()

    def lose_duel(self) -> None:
        """The lowest treasure is lost (M19)."""
        self.lose_lowest(self.duellists.pop(0))
        self.next_duel()

    def roll_again(self, card: int) -> None:
        """A card is handed in, and the last roll no longer counts (M19, M26)."""
        if self.step == "duel-again":
            self.hands[self.duellists[0]].remove(card)
            self.step = "duel"
        else:
            self.hands[self.seat].remove(card)
            self.rolls.pop()
            self.step = "final"

    def roll_final(self, pips: int) -> None:
        """A roll in the final duel (M26)."""
        self.rolls.append(pips)
        if sum(self.rolls) >= 12:
            self.slay_dragon()
        elif self.hands[self.seat]:
            self.step = "final-again"
        else:
            self.let_roll_stand()

    def let_roll_stand(self) -> None:
        """The next roll, or the final duel is lost and with it the turn (M27)."""
        if len(self.rolls) < 3:
            self.step = "final"
        else:
            self.lose_lowest(self.seat)
            self.next_seat()

    def lose_lowest(self, seat: int) -> None:
        """The lowest treasure of a seat goes into the box, if there is one."""
        if self.treasures[seat]:
            self.treasures[seat].remove(min(self.treasures[seat]))

    def ask_double(self) -> None:
        """Whether a card is handed in for another turn (M21, M30)."""
        if self.hands[self.seat] and not self.extra:
            self.step = "double"
        else:
            self.next_seat()

    def next_seat(self) -> None:
        self.extra = False
        super().next_seat()

    def begin_turn(self) -> None:
        self.final_open = not self.on_board  # M24: from the next turn on
        super().begin_turn()

    def slay_dragon(self) -> None:
        """Most points win, then most treasures (M28, M29)."""
        scores = []
        for seat in range(self.players):
            dragon = 15 if seat == self.seat else 0
            scores.append(sum(self.treasures[seat]) + 5 * self.coins[seat] + dragon)
        ranks = [(scores[seat], len(self.treasures[seat])) for seat in range(self.players)]
        self.win([seat for seat in range(self.players) if ranks[seat] == max(ranks)], scores)
