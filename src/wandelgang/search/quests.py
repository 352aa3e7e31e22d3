"""The quest of a seat in a game: from what that seat sees to a figure, a goal and a board."""

from __future__ import annotations

from msgspec.structs import replace

from wandelgang.games import classic, master, towers
from wandelgang.games.classic.parts import TILE_WITH, Picture
from wandelgang.games.master.parts import FACED, REFUGE
from wandelgang.games.towers.parts import HEIGHTS, RUNE, Treasure
from wandelgang.games.towers.parts import TILE_WITH as TOWER_WITH
from wandelgang.games.towers.state import Spells
from wandelgang.search.quest import Goal, OnCell, OnTile, OnTreasure, Quest

View = classic.View | master.View | towers.View


class NoQuest(ValueError):
    """A position, or a goal, from which no quest follows: says why."""


def quest_of(view: View, goal: str | None = None) -> Quest:
    """The quest of the seat whose view this is: its next goal, or the one that is named.

    Names are those of pictures and treasures, "home", "rune", "dragon", in the dragon's game a treasure's
    value; "spare", and cells for the tiles that lie there now.
    """
    if view.seat is None:
        raise NoQuest("a spectator has no goal: say which seat")
    if view.step != "push":
        here = "is over" if view.step == "over" else f"waits for “{view.step}”"
        raise NoQuest(f"the game {here} here: the solver starts where a tile is to be pushed in")
    quest = _towers(view, view.seat) if isinstance(view, towers.View) else _flat(view, view.seat)
    named = _next_goal(view, view.seat) if goal is None else _named(view, view.seat, goal)
    return replace(quest, goal=named)


def _flat(view: classic.View | master.View, seat: int) -> Quest:
    closed = 1 << REFUGE if isinstance(view, master.View) else 0  # M12
    return Quest(view.board, view.spare, view.players[seat].cell, OnCell(()), view.last_push, closed)


def _towers(view: towers.View, seat: int) -> Quest:
    own = view.players[seat]
    return Quest(
        view.board,
        view.spare,
        own.cell,
        OnCell(()),
        view.last_push,
        heights=HEIGHTS,
        spells=own.spells or Spells(),
        child=own.child,
    )


def _next_goal(view: View, seat: int) -> Goal:
    match view:
        case classic.View():
            player = view.players[seat]
            if player.goals:
                return OnTile(tuple(TILE_WITH[picture] for picture in player.goals))
            return OnCell((player.start,))  # C12
        case towers.View():
            magician = view.players[seat]
            if magician.goal is not None:
                return OnTile((TOWER_WITH[magician.goal],))
            return OnCell((magician.start if magician.rune else RUNE,))  # T13
        case master.View():
            if view.lowest is not None:
                return _treasures(view, view.lowest)
            return OnCell((FACED[view.gaze],))  # M25


def _treasures(view: master.View, value: int) -> Goal:
    found = tuple(treasure.cell for treasure in view.treasures if treasure.value == value)
    if not found:
        raise NoQuest(f"no treasure {value} lies on the board")
    return OnTreasure(found)


def _named(view: View, seat: int, name: str) -> Goal:
    grid = view.board.grid
    if name == "spare":
        return OnTile((view.spare.number,))
    if name in grid.names:
        return OnTile((view.board.numbers[grid.named(name)],))
    known = ""
    match view:
        case classic.View():
            if name == "home":
                return OnCell((view.players[seat].start,))
            if name in set(Picture):
                return OnTile((TILE_WITH[Picture(name)],))
            known = f"home, {', '.join(Picture)}"
        case towers.View():
            if name in ("home", "rune"):
                return OnCell((view.players[seat].start if name == "home" else RUNE,))
            if name in set(Treasure):
                return OnTile((TOWER_WITH[Treasure(name)],))
            known = f"home, rune, {', '.join(Treasure)}"
        case master.View():
            if name == "dragon":
                return OnCell((FACED[view.gaze],))
            if name.isdecimal():
                return _treasures(view, int(name))
            known = "dragon, the value of a treasure"
    places = f"spare, and the cells {grid.names[0]} to {grid.names[-1]}"
    raise NoQuest(f"there is no goal {name!r}: goals are {known}, {places}")
