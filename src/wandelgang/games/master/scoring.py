"""Points and winners (M28)."""

from __future__ import annotations

from wandelgang.games.master.parts import COIN_POINTS, DRAGON_POINTS
from wandelgang.games.master.state import State


def score(state: State, seat: int) -> int:
    """The values of the treasures held, the coins and the dragon; cards score nothing (M28, M29)."""
    own = state.holdings[seat]
    dragon = DRAGON_POINTS if state.slayer == seat else 0
    return sum(own.treasures) + COIN_POINTS * own.coins + dragon


def winners(state: State) -> tuple[int, ...]:
    """Most points win, then most treasures; players who are still tied share the win (M28)."""
    seats = range(state.options.players)
    standing = [(score(state, seat), len(state.holdings[seat].treasures)) for seat in seats]
    return tuple(seat for seat in seats if standing[seat] == max(standing))
