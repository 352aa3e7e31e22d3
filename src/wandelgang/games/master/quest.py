"""What a seat of the master game wants: a treasure of the lowest value, and at the end the dragon."""

from __future__ import annotations

from wandelgang.games.master.parts import FACED, LAIR
from wandelgang.games.master.state import View
from wandelgang.games.quest import Goal, NoQuest, OnCarried, OnCell, Quest, named_tile, seat_of


def quest(view: View, goal: str | None = None) -> Quest:
    """The quest of the seat whose view this is: its next goal, or the one named.

    Names are the values of treasures, `dragon`, `spare`, and cells for the tiles that lie there now.
    """
    own = view.players[seat_of(view)]
    wanted = _next(view) if goal is None else _named(view, goal)
    closed = 1 << LAIR  # M12
    return Quest(view.board, view.spare, own.cell, wanted, view.last_push, closed)


def _next(view: View) -> Goal:
    if view.lowest is not None:
        return _treasures(view, view.lowest)
    return OnCell((FACED[view.gaze],))  # M25


def _treasures(view: View, value: int) -> Goal:
    found = tuple(treasure.cell for treasure in view.treasures if treasure.value == value)
    if not found:
        raise NoQuest(f"no treasure {value} lies on the board")
    return OnCarried(found)


def _named(view: View, name: str) -> Goal:
    if name == "dragon":
        return OnCell((FACED[view.gaze],))
    if name.isdecimal():
        return _treasures(view, int(name))
    return named_tile(view, name, "dragon, the value of a treasure")
