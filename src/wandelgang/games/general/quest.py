"""What a seat wants in any game: the goals that its view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wandelgang.games.quest import Goal, NoQuest, OnCell, OnTile, Quest, named_tile, seat_of
from wandelgang.games.required import AnyPlayer, AnyView

if TYPE_CHECKING:
    from wandelgang.games.game import Game


def quest(game: Game, view: AnyView, goal: str | None = None) -> Quest:
    """The quest of the seat whose view this is: its goals, or the one named.

    Names are `home` for the player's own start, those of places and of pictures on tiles, `spare`, and cells
    for the tiles that lie there now.
    """
    own = view.players[seat_of(view)]
    wanted = _shown(game, own) if goal is None else _named(game, view, own, goal)
    return Quest(view.board, view.spare, own.cell, wanted, view.last_push)


def _shown(game: Game, own: AnyPlayer) -> Goal:
    goals = getattr(own, "goals", None) or ()
    cells = tuple(goal for goal in goals if isinstance(goal, int))
    tiles = tuple(number for goal in goals for number in _tiles_with(game, goal))
    if tiles:
        return OnTile(tiles, cells)
    if cells:
        return OnCell(cells)
    raise NoQuest(f"{game.name} does not say what this seat wants")


def _named(game: Game, view: AnyView, own: AnyPlayer, name: str) -> Goal:
    if name == "home" and hasattr(own, "start"):
        return OnCell((own.start,))
    places = {place.name: place.cell for place in game.box.places}
    if name in places:
        return OnCell((places[name],))
    if tiles := _tiles_with(game, name):
        return OnTile(tiles)
    return named_tile(view, name, ", ".join(dict.fromkeys(("home", *places, *game.box.pictures.values()))))


def _tiles_with(game: Game, picture: object) -> tuple[int, ...]:
    return tuple(number for number, shown in game.box.pictures.items() if shown == picture)
