"""What a result is worth to each seat, so that chances can be compared with it."""

from __future__ import annotations

from wandelgang.match import Result


def shares_of(result: Result | None, players: int) -> tuple[float, ...] | None:
    """Each seat's share of the win: winners share it, and a draw is shared by all. None: the game goes on."""
    if result is None:
        return None
    winners = result.winners or tuple(range(players))
    return tuple((seat in winners) / len(winners) for seat in range(players))
