"""The classic game as a race: how many gains each player has to go, and how likely the viewer is to win."""

from __future__ import annotations

from functools import cache

from wandelgang.games.classic import View
from wandelgang.games.seats import clockwise
from wandelgang.search.arrays import NDArray, np

Shares = NDArray[np.float64]
LONGEST = 150  # turns; beyond this nothing is likely


def to_go(view: View) -> tuple[int, ...]:
    """How many gains each player needs, the way home included; the viewer first, then in order of play."""
    assert view.seat is not None
    home = 1 if view.options.way_home else 0  # C13
    return tuple(view.players[seat].left + home for seat in clockwise(view.seat, len(view.players)))


@cache
def done_by(gains: int, pace: float) -> Shares:
    """The chance of this many gains by each turn, if each turn brings one with this chance."""
    made = np.zeros(gains + 1)
    made[0] = 1.0
    done = np.empty(LONGEST)
    for turn in range(LONGEST):
        done[turn] = made[gains]
        moving = made[:gains] * pace
        made[:gains] -= moving
        made[1:] += moving
    return done


@cache
def win_chance(own: int, others: tuple[int, ...], pace: float, their_pace: float) -> float:
    """How likely a player is to win with `own` gains to go, if the others move first."""
    if not all(others):
        return 0.0
    if own == 0:
        return 1.0
    now = np.diff(done_by(own, pace))
    for gains in others:
        now = now * (1.0 - done_by(gains, their_pace)[1:])
    return float(now.sum())


def worth(gains: tuple[int, ...], pace: float, their_pace: float) -> Shares:
    """The chance to win: [gains now or not][gains next turn or not][the set of others who gain]."""
    own, *others = gains
    table = np.zeros((2, 2, 1 << len(others)))
    for now, then, sets in np.ndindex(*table.shape):
        left = tuple(count - (sets >> other & 1) for other, count in enumerate(others))
        won = own == now  # before anybody else moves
        table[now, then, sets] = 1.0 if won else win_chance(own - now - then, left, pace, their_pace)
    return table
