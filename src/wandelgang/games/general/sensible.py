"""Common sense for any game: the legal actions without those that anyone can see are foolish.

1. If a walk leads to a goal, a walk that does not is foolish.
2. If the way to a goal is open, a push that closes it is foolish, as long as some other push leaves it open.

Where a game does not say what a seat wants, nothing is foolish. Heights are ignored: a game in which figures
climb needs its own form.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from wandelgang.games.actions import Push, Walk
from wandelgang.games.general.seeker import goals_after, quest_of, targets_of
from wandelgang.games.quest import OnCarried, Quest
from wandelgang.games.required import AnyView

if TYPE_CHECKING:
    from wandelgang.games.game import Game

A = TypeVar("A")


def sensible(game: Game, view: AnyView, legal: Sequence[A]) -> Sequence[A]:
    """The legal actions that are not foolish: never none."""
    quest = quest_of(game, view)
    return legal if quest is None else on_a_quest(quest, legal)


def on_a_quest(quest: Quest, legal: Sequence[A]) -> Sequence[A]:
    """The legal pushes and walks that are not foolish for somebody on this quest; other actions all stay."""
    goals = targets_of(quest)
    if any(isinstance(action, Walk) and goals >> action.cell & 1 for action in legal):
        return [action for action in legal if not isinstance(action, Walk) or goals >> action.cell & 1]
    if quest.board.corridors(quest.closed).reach(1 << quest.figure) & goals:
        return leaving_open(legal, lambda push: leads_to_goal(quest, push))
    return legal


def leaving_open(legal: Sequence[A], is_open: Callable[[Push], bool]) -> Sequence[A]:
    """The legal actions without pushes that close an open way, unless every push does."""
    pushes = [action for action in legal if isinstance(action, Push)]
    closing = {push for push in pushes if not is_open(push)}
    return legal if len(closing) == len(pushes) else [action for action in legal if action not in closing]


def leads_to_goal(quest: Quest, push: Push) -> bool:
    """Whether the figure can walk to its goal after a push."""
    arrow = quest.board.grid.arrows[push.arrow]
    board, _ = quest.board.push(arrow, quest.spare.turned(push.turn))
    here = 1 << arrow.carries[quest.figure]
    goals = goals_after(quest, arrow, board)
    if isinstance(quest.goal, OnCarried):  # waiting on it does not take it
        goals &= ~here
    return bool(board.corridors(quest.closed).reach(here) & goals)
