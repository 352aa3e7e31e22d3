"""What anyone can see is foolish in the classic game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wandelgang.games.actions import Push
from wandelgang.games.classic.parts import TILE_WITH
from wandelgang.games.classic.rules import apply, legal, reachable
from wandelgang.games.classic.state import Action, Choose, Pass, State

CHOOSES_AWAY = "chooses a card out of reach although another is in reach"
PASSES = "leaves out the second half of a double turn that reaches a goal"


def progress(state: State, seat: int) -> int:
    """Pictures found, and the way home."""
    return len(state.hands[seat].found) + (state.winner == seat)


def follies(state: State, action: Action) -> Sequence[str]:
    """What is foolish about an action."""
    return tuple(_follies(state, action))


def _follies(state: State, action: Action) -> Iterator[str]:
    if isinstance(action, Choose):
        near = [choice for choice in legal(state) if isinstance(choice, Choose) and _in_reach(state, choice)]
        if near and not _in_reach(state, action):
            yield CHOOSES_AWAY
    if isinstance(action, Pass):
        pushes = [push for push in legal(state) if isinstance(push, Push)]
        if any(_gains(apply(state, push)[0]) for push in pushes):
            yield PASSES


def _in_reach(state: State, choice: Choose) -> bool:
    cell = state.board.cell_of(TILE_WITH[choice.card])
    return cell is not None and bool(reachable(state) >> cell & 1)


def _gains(state: State) -> bool:
    before = progress(state, state.seat)
    return any(progress(apply(state, action)[0], state.seat) > before for action in legal(state))
