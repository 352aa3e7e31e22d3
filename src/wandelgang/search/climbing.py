"""Walking as a quest asks for it, in plain Python: flat, round a closed cell, or climbing with cards.

A purse is a number of steep steps up and a number of steep steps down. For each purse there is a set of cells
where the figure can be: those that need no more than that since the beginning of the quest. On a flat board
there is one purse, and it is empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from wandelgang.games.actions import Push
from wandelgang.games.quest import ClimbingCards, OnCarried, OnCell, OnTile, Quest, goal_cells, mask
from wandelgang.maze import Arrow, Board, Corridors, cells
from wandelgang.search.answer import Turn

Purse = tuple[int, int]  # steep steps up, steep steps down
Reach = dict[Purse, int]
FREE: Purse = (0, 0)


class Joints:
    """The joints of a board: free ones, and steep ones by the cell in the west or north of them."""

    def __init__(self, quest: Quest, board: Board) -> None:
        self.free = board.corridors(quest.closed)
        self.rises, self.falls = [0, 0], [0, 0]  # to the east, to the south
        if quest.climb is None:
            return
        columns, east, south = self.free
        free_step = quest.climb.free_step
        levels = [quest.climb.heights[number] for number in board.numbers]
        for side, (step, joined) in enumerate(((1, east), (columns, south))):
            for cell in cells(joined):
                rise = levels[cell + step] - levels[cell]
                if rise > free_step:
                    self.rises[side] |= 1 << cell
                elif rise < -free_step:
                    self.falls[side] |= 1 << cell
        self.free = Corridors(
            columns,
            east & ~(self.rises[0] | self.falls[0]),
            south & ~(self.rises[1] | self.falls[1]),
        )

    def above(self, here: int) -> int:
        """The cells one steep step up from a set of cells."""
        return self._beside(here, self.rises, self.falls)

    def below(self, here: int) -> int:
        """The cells one steep step down."""
        return self._beside(here, self.falls, self.rises)

    def _beside(self, here: int, forth: list[int], back: list[int]) -> int:
        columns = self.free.columns
        along = (here & forth[0]) << 1 | here >> 1 & back[0]
        return along | (here & forth[1]) << columns | here >> columns & back[1]


class Walking:
    """How the figure of a quest walks."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.cards = ClimbingCards() if quest.climb is None else quest.climb.cards
        self.any_card = quest.climb is not None and quest.climb.any_card
        hand = self.cards
        if quest.climb is None:
            self.purses: tuple[Purse, ...] = (FREE,)
        elif self.any_card:  # steps down count as steps up
            self.purses = tuple((steps, 0) for steps in range(len(hand) + 1))
        else:
            most = product(range(hand.up + hand.either + 1), range(hand.down + hand.either + 1))
            self.purses = tuple(purse for purse in most if self._for_either(purse) <= hand.either)

    def _for_either(self, purse: Purse) -> int:
        if self.any_card:
            return 0
        return max(0, purse[0] - self.cards.up) + max(0, purse[1] - self.cards.down)

    def reach(self, joints: Joints, before: Reach) -> Reach:
        """Where the figure can be after a walk."""
        found = Reach()
        for ups, downs in self.purses:
            here = before[ups, downs]
            if ups:
                here |= joints.above(found[ups - 1, downs])
                if self.any_card:
                    here |= joints.below(found[ups - 1, downs])
            if downs:
                here |= joints.below(found[ups, downs - 1])
            found[ups, downs] = joints.free.reach(here)
        return found

    def _reach_back(self, joints: Joints, targets: Reach) -> Reach:
        """For each purse that may be spent already: from where a target can be walked to with the rest."""
        found = Reach()
        for ups, downs in reversed(self.purses):
            here = targets.get((ups, downs), 0)
            more_up, more_down = found.get((ups + 1, downs), 0), found.get((ups, downs + 1), 0)
            here |= joints.below(more_up) | joints.above(more_down)  # a step up has come from below
            if self.any_card:
                here |= joints.above(more_up)
            found[ups, downs] = joints.free.reach(here)
        return found

    def turns(self, pushes: Sequence[Push]) -> tuple[Turn, ...]:
        """The turns of a solution with these pushes: fewest cards, fewest for either, short walks."""
        quest, grid = self.quest, self.quest.board.grid
        board, spare = quest.board, quest.spare
        arrows = [grid.arrows[push.arrow] for push in pushes]
        boards: list[Joints] = []
        reach = dict.fromkeys(self.purses, 1 << quest.figure)
        goal = 0
        if isinstance(quest.goal, OnCarried | OnCell):
            goal = mask(quest.goal.cells)
        for push, arrow in zip(pushes, arrows, strict=True):
            board, spare = board.push(arrow, spare.turned(push.turn))
            boards.append(Joints(quest, board))
            before = {purse: arrow.carry(here) for purse, here in reach.items()}
            reach = self.reach(boards[-1], before)
            if isinstance(quest.goal, OnCarried):
                goal = arrow.carry(goal)
        if isinstance(quest.goal, OnTile):
            goal = goal_cells(quest.goal, board)
        cheapest = min(
            (purse for purse in self.purses if reach[purse] & goal),
            key=lambda purse: (sum(purse), self._for_either(purse)),
        )
        goals = [goal] if not isinstance(quest.goal, OnCarried) else [1 << cell for cell in cells(goal)]
        for one in goals:
            wanted = self._targets(boards, arrows, one, cheapest)
            if wanted is not None:
                return self._forward(boards, arrows, pushes, wanted)
        raise ValueError("these pushes do not lead to the goal")

    def _targets(
        self, boards: list[Joints], arrows: list[Arrow], goal: int, cheapest: Purse
    ) -> list[Reach] | None:
        """For each turn, by what is spent so far, where it may end so that the rest works out; or None."""
        wanted = [
            {purse: goal for purse in self.purses if purse[0] <= cheapest[0] and purse[1] <= cheapest[1]}
        ]
        for joints, arrow in zip(reversed(boards), reversed(arrows), strict=True):
            back = self._reach_back(joints, wanted[0])
            if len(wanted) == 1 and isinstance(self.quest.goal, OnCarried):  # it comes from elsewhere
                back = {purse: here & ~goal for purse, here in back.items()}
            opposite = self.quest.board.grid.arrows[arrow.opposite]
            wanted.insert(0, {purse: opposite.carry(here) for purse, here in back.items()})
        starts = wanted.pop(0)
        return wanted if starts[FREE] >> self.quest.figure & 1 else None

    def _forward(
        self, boards: list[Joints], arrows: list[Arrow], pushes: Sequence[Push], wanted: list[Reach]
    ) -> tuple[Turn, ...]:
        """The walks: in each turn the fewest cards that work, then the nearest cell that works."""
        figure, spent, hand = self.quest.figure, FREE, self.cards
        found: list[Turn] = []
        for joints, arrow, push, targets in zip(boards, arrows, pushes, wanted, strict=True):
            figure = arrow.carries[figure]
            needs = sorted(self.purses, key=lambda need: (sum(need), self._for_either(need)))
            there = self.reach(joints, dict.fromkeys(self.purses, 1 << figure))
            for need in needs:
                total = (spent[0] + need[0], spent[1] + need[1])
                at = there[need] & targets.get(total, 0)
                if at:
                    ring = next((ring & at for ring in joints.free.rings(1 << figure) if ring & at), at)
                    figure, spent = next(cells(ring)), total
                    break
            way = self._pay(need, hand)
            hand = hand - way
            found.append(Turn(push, figure, way))
        return tuple(found)

    def _pay(self, need: Purse, hand: ClimbingCards) -> ClimbingCards:
        """Cards from a hand that pay for a need, with as few for either direction as possible."""
        ups, downs = need
        if self.any_card:
            up = min(ups, hand.up)
            down = min(ups - up, hand.down)
            return ClimbingCards(up, down, ups - up - down)
        up, down = min(ups, hand.up), min(downs, hand.down)
        return ClimbingCards(up, down, ups - up + downs - down)
