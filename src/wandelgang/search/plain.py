"""The solver in plain Python on `maze`. It answers until the compiled solver is ready.

Both take the same steps in the same order and give the same answers, which tests compare. Nodes are sets of
cells. The search over arrows pushes crossings first, to see where turning the real tiles can help.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wandelgang.games.actions import Push
from wandelgang.games.pushing import banned_arrow
from wandelgang.games.quest import OnCarried, OnTile, Quest, goal_cells
from wandelgang.maze import Arrow, Board, Tile, cells, turns
from wandelgang.search.answer import DEEPEST, Answer
from wandelgang.search.climbing import FREE, Joints, Reach, Walking

CROSSING = 15


class Branch(NamedTuple):
    """A board, and for each purse all the cells where the figure can be on it."""

    board: Board
    spare: Tile
    goal: int  # cells
    before: Reach  # after the push
    reach: Reach  # after the walk too
    last_push: str | None


class Search:
    """One search: its quest, and how many boards it has examined."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.walking = Walking(quest)
        self.boards = 0
        start = dict.fromkeys(self.walking.purses, 1 << quest.figure)
        goal = goal_cells(quest.goal, quest.board)
        self.root = Branch(quest.board, quest.spare, goal, start, start, quest.last_push)

    def arrows(self, place: Branch) -> Iterator[Arrow]:
        """The arrows that are not banned (X5)."""
        banned = banned_arrow(place.board.grid, place.last_push)
        return (arrow for name, arrow in place.board.grid.arrows.items() if name != banned)

    def pushed(self, place: Branch, arrow: Arrow, tile: Tile) -> Branch:
        """The place after a push."""
        self.boards += 1
        board, fallen = place.board.push(arrow, tile)
        goal = place.goal
        if isinstance(self.quest.goal, OnTile):
            goal = goal_cells(self.quest.goal, board)
        elif isinstance(self.quest.goal, OnCarried):
            goal = arrow.carry(goal)
        before = {purse: arrow.carry(here) for purse, here in place.reach.items()}
        return Branch(
            board, fallen, goal, before, self.walking.reach(Joints(self.quest, board), before), arrow.name
        )

    def arrives(self, place: Branch) -> bool:
        """Whether the figure can end its move on a goal; what pushes carry it must enter from elsewhere."""
        if not isinstance(self.quest.goal, OnCarried):
            return any(place.goal & there for there in place.reach.values())
        corridors = place.board.corridors(self.quest.closed)
        before, there = place.before[FREE], place.reach[FREE]
        return any(corridors.reach(1 << goal) & before & ~(1 << goal) for goal in cells(place.goal & there))

    def may_reach(self, place: Branch, turns_left: int) -> bool:
        """Whether crossings would bring the figure to a goal in `turns_left`. If not, real tiles do not."""
        crossing = Tile(place.spare.number, CROSSING)
        for arrow in self.arrows(place):
            there = self.pushed(place, arrow, crossing)
            if self.may_reach(there, turns_left - 1) if turns_left > 1 else _in_reach(there):
                return True
        return False

    def promising(self, place: Branch, turns_left: int) -> Iterator[Arrow]:
        """The arrows at which crossings would do; this turn is the first of `turns_left`."""
        crossing = Tile(place.spare.number, CROSSING)
        for arrow in self.arrows(place):
            there = self.pushed(place, arrow, crossing)
            if self.may_reach(there, turns_left - 1) if turns_left > 1 else _in_reach(there):
                yield arrow

    def tries(self, place: Branch, turns_left: int) -> Iterator[tuple[Push, Branch]]:
        """The pushes worth trying, in the order of the compiled search."""
        quarters = turns(place.spare.openings)
        if self.quest.climb is None:
            for arrow in self.promising(place, turns_left):
                for turn in quarters:
                    yield (
                        Push(arrow.name, turn),
                        self.pushed(place, arrow, place.spare.turned(turn)),
                    )
            return
        found: list[Arrow] = []
        for arrow in self.promising(place, turns_left):
            found.append(arrow)
            yield Push(arrow.name, 0), self.pushed(place, arrow, place.spare)
        for turn in quarters[1:]:
            for arrow in found:
                yield Push(arrow.name, turn), self.pushed(place, arrow, place.spare.turned(turn))

    def find(self, place: Branch, turns_left: int) -> tuple[Push, ...] | None:
        """Pushes after which the figure can stand on a goal in exactly `turns_left`."""
        for push, there in self.tries(place, turns_left):
            if turns_left == 1:
                if self.arrives(there):
                    return (push,)
            elif (rest := self.find(there, turns_left - 1)) is not None:
                return push, *rest
        return None


def takes(_: Quest) -> bool:
    """Plain Python answers every quest."""
    return True


def solve(quest: Quest, deepest: int = DEEPEST, *, every: bool = False) -> Answer:
    """The least number of turns for a quest, and one way to do it."""
    search = Search(quest)
    for count in range(1, deepest + 1):
        found = search.find(search.root, count)
        if found is not None:
            first = tuple(turns_by_push(quest, count, only_best=True)) if every else None
            return Answer(count, search.walking.turns(found), search.boards, first)
    return Answer(None, (), search.boards, () if every else None)


def turns_by_push(quest: Quest, deepest: int = DEEPEST, *, only_best: bool = False) -> dict[Push, int]:
    """For each first push that leads to the goal within the limit: the least number of turns in all."""
    search = Search(quest)
    found: dict[Push, int] = {}
    for count in range(1, deepest + 1):
        for push, there in search.tries(search.root, count):
            reached = search.arrives(there) if count == 1 else search.find(there, count - 1) is not None
            if push not in found and reached:
                found[push] = count
        if only_best and found:
            break
    order = {name: place for place, name in enumerate(quest.board.grid.arrows)}
    return dict(sorted(found.items(), key=lambda item: (order[item[0].arrow], item[0].turn)))


def _in_reach(place: Branch) -> bool:
    return any(place.goal & there for there in place.reach.values())
