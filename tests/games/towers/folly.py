"""What anyone can see is foolish in the towers game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wandelgang.games.towers.rules import apply, legal
from wandelgang.games.towers.state import Action, State, Walk

SPENDS_IN_VAIN = "spends spell cards and reaches nothing"
SPENDS_TOO_MUCH = "spends more spell cards than the way costs"


def progress(state: State, seat: int) -> int:
    """Treasures found, the rune, and the way home."""
    hand = state.hands[seat]
    return len(hand.found) + hand.rune + (state.winner == seat)


def follies(state: State, action: Action) -> Sequence[str]:
    """What is foolish about an action."""
    return tuple(_follies(state, action))


def _follies(state: State, action: Action) -> Iterator[str]:
    if isinstance(action, Walk) and len(action.spells):
        if progress(apply(state, action)[0], state.seat) == progress(state, state.seat):
            yield SPENDS_IN_VAIN
        ways = [walk for walk in legal(state) if isinstance(walk, Walk) and walk.cell == action.cell]
        if len(action.spells) > min(len(walk.spells) for walk in ways):
            yield SPENDS_TOO_MUCH
