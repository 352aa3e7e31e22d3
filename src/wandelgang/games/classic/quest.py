"""What a seat of the classic game wants: its picture, or either of two, and at the end its start."""

from __future__ import annotations

from wandelgang.games.classic.parts import TILE_WITH, Picture
from wandelgang.games.classic.state import View
from wandelgang.games.quest import Goal, OnCell, OnTile, Quest, named_tile, seat_of


def quest(view: View, goal: str | None = None) -> Quest:
    """The quest of the seat whose view this is: its next goal, or the one named.

    Names are those of pictures, `home`, `spare`, and cells for the tiles that lie there now.
    """
    own = view.players[seat_of(view)]
    wanted = _next(view) if goal is None else _named(view, goal)
    return Quest(view.board, view.spare, own.cell, wanted, view.last_push)


def _next(view: View) -> Goal:
    own = view.players[seat_of(view)]
    if own.goals:
        return OnTile(tuple(TILE_WITH[picture] for picture in own.goals))
    return OnCell((own.start,))  # C12


def _named(view: View, name: str) -> Goal:
    if name == "home":
        return OnCell((view.players[seat_of(view)].start,))
    if name in set(Picture):
        return OnTile((TILE_WITH[Picture(name)],))
    return named_tile(view, name, f"home, {', '.join(Picture)}")
