"""Corners: be the first to walk into the corner opposite your own."""

from __future__ import annotations

from wandelgang.games import Game
from wandelgang.games.actions import Push
from wandelgang.games.box import Box, PrintedTile
from wandelgang.games.general import Action, Event, State, next_turn, pushed, walked, won
from wandelgang.games.seats import Colour
from wandelgang.maze import grid, openings

GRID = grid(5, 5)
FIXED = "ES ESW SW NES NESW NSW NE NEW NW"  # nine tiles that never move, row by row from the top left
LOOSE = "NS " * 6 + "NE " * 6 + "NES " * 5  # sixteen for the other cells, and the spare

BOX = Box(
    GRID,
    tiles=[PrintedTile(openings(letters)) for letters in (FIXED + " " + LOOSE).split()],
    starts={Colour.RED: 0, Colour.YELLOW: 4, Colour.BLUE: 24, Colour.GREEN: 20},
)


def goals(state: State, seat: int) -> tuple[int]:
    """The corner opposite the one where this seat began."""
    return (GRID.size - 1 - BOX.starts[state.options.colours[seat]],)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Push, then walk. A figure in its goal wins; otherwise the next seat takes its turn."""
    if isinstance(action, Push):
        return pushed(state, action)
    after, events = walked(state, action)
    if after.figures[after.seat] in goals(after, after.seat):
        return won(after, events)
    return next_turn(after, events)


GAME = Game(name="corners", rules=1, package=__name__, box=BOX, apply=apply, goals=goals)
