"""Common sense in the towers game: the legal actions without those that anyone can see are foolish.

1. If a walk leads to a target (the treasure, the rune for the first time, at the end the start), a walk that
   does not is foolish.
2. Spell cards handed in on a walk to no target are wasted, and so are more than the way to one costs.
3. If the way to a target is open, a push that closes it is foolish, as long as another push leaves it open.
"""

from __future__ import annotations

from collections.abc import Sequence

from wandelgang.games.actions import Push
from wandelgang.games.general.sensible import leaving_open
from wandelgang.games.quest import seat_of
from wandelgang.games.towers.climbing import walks
from wandelgang.games.towers.parts import GRID
from wandelgang.games.towers.seeker import targets
from wandelgang.games.towers.state import Action, Player, View, Walk
from wandelgang.maze import Board


def sensible(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The legal actions that are not foolish: never none."""
    own = view.players[seat_of(view)]
    there = [action for action in legal if isinstance(action, Walk)]
    if there:
        return _walks(view.board, own, there)
    if not _reaches(view.board, own, own.cell):
        return legal

    def is_open(push: Push) -> bool:
        arrow = GRID.arrows[push.arrow]
        board, _ = view.board.push(arrow, view.spare.turned(push.turn))
        return _reaches(board, own, arrow.carries[own.cell])

    return leaving_open(legal, is_open)


def _walks(board: Board, own: Player, choices: Sequence[Walk]) -> Sequence[Walk]:
    goals = targets(board, own)
    there = [walk for walk in choices if walk.cell in goals]
    if not there:
        return [walk for walk in choices if not len(walk.spells)]
    least = {
        goal: min((len(walk.spells) for walk in there if walk.cell == goal), default=0) for goal in goals
    }
    return [walk for walk in there if len(walk.spells) == least[walk.cell]]


def _reaches(board: Board, own: Player, here: int) -> bool:
    assert own.spells is not None
    goals = targets(board, own)
    return any(walk.cell in goals for walk in walks(board, here, own.spells, own.child))
