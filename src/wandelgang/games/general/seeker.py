"""A seeker for any game: it reaches its goal this turn if one push can do it, else it comes near.

It needs to know what its seat wants (the game's `quest`), and plays at random where it does not. Otherwise:

1. Push: it tries every legal push. Among those after which it can walk to a goal it takes one at random. If
   there is none it takes, again at random among equals, a push after which it can walk nearest to a goal, by
   straight-line distance. A goal that would be the spare does not count.
2. Walk: it walks to a goal if it can, else to the cell nearest to one; among equals to the one with the
   lowest number. If it may push instead, it does so only if that reaches a goal and a walk does not.
3. Anything else: it takes any action, all equally likely.

It ignores heights: a game in which figures climb needs its own seeker to play well.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

from wandelgang.games.actions import Push, Walk
from wandelgang.games.nearness import best_push, nearest
from wandelgang.games.quest import NoQuest, OnCarried, Quest, goal_cells
from wandelgang.games.required import AnyView
from wandelgang.maze import Arrow, Board, cells

if TYPE_CHECKING:
    from wandelgang.games.game import Game

A = TypeVar("A")

FAR = 1 << 16  # farther than any two cells of a board are apart


def seek(game: Game, view: AnyView, legal: Sequence[A], rng: Random) -> A | Push | Walk:
    """The seeker's action."""
    quest = quest_of(game, view)
    pushes = [action for action in legal if isinstance(action, Push)]
    walks = {action.cell: action for action in legal if isinstance(action, Walk)}
    if quest is None or not (pushes or walks):
        return rng.choice(legal)
    if not walks:
        return _push(quest, pushes, rng)[1]
    distance, cell = _nearest(quest, walks, quest.figure, goal_cells(quest.goal, quest.board))
    if distance and pushes:
        least, push = _push(quest, pushes, rng)
        if least == 0:
            return push
    return walks.get(cell) or rng.choice(list(walks.values()))


def targets(game: Game, view: AnyView) -> int:
    """The cells where the seat of a view wants to end its move, as a set; none if that is not known."""
    quest = quest_of(game, view)
    return 0 if quest is None else targets_of(quest)


def targets_of(quest: Quest) -> int:
    """The cells where somebody on this quest wants to end its move, as a set."""
    found = goal_cells(quest.goal, quest.board)
    return found & ~(1 << quest.figure) if isinstance(quest.goal, OnCarried) else found


def quest_of(game: Game, view: AnyView) -> Quest | None:
    """What the seat of a view wants; None if that is not known."""
    try:
        return game.quest(view, None)
    except NoQuest:
        return None


def _push(quest: Quest, pushes: Sequence[Push], rng: Random) -> tuple[int, Push]:
    """How near the figure can come with a push, and one that does it."""
    return best_push(pushes, lambda push: _nearest_after(quest, push), rng)


def _nearest_after(quest: Quest, push: Push) -> int:
    arrow = quest.board.grid.arrows[push.arrow]
    board, _ = quest.board.push(arrow, quest.spare.turned(push.turn))
    here = arrow.carries[quest.figure]
    reach = cells(board.corridors(quest.closed).reach(1 << here))
    return _nearest(quest, reach, here, goals_after(quest, arrow, board))[0]


def goals_after(quest: Quest, arrow: Arrow, board: Board) -> int:
    """The cells of the goal after a push, as a set."""
    if isinstance(quest.goal, OnCarried):
        return arrow.carry(goal_cells(quest.goal, quest.board))
    return goal_cells(quest.goal, board)


def _nearest(quest: Quest, reach: Iterable[int], here: int, goals: int) -> tuple[int, int]:
    """How near the figure can come to a goal, and where."""
    if isinstance(quest.goal, OnCarried) and goals >> here & 1:  # waiting on it does not take it
        reach = [cell for cell in reach if cell != here]
    reachable = tuple(reach)
    return nearest(quest.board.grid, reachable, cells(goals)) if goals and reachable else (FAR, here)
