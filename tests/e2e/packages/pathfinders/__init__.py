"""Pathfinders, a game for tests: for two, with a choice as an option, and a push that can be left out.

Whoever walks into the middle wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from wandelgang.games import Game
from wandelgang.games.actions import Push, Walk
from wandelgang.games.box import Box, PrintedTile
from wandelgang.games.general import Action, Event, State, Step, legal, next_turn, pushed, walked, won
from wandelgang.games.seats import Colour, SeatOptions
from wandelgang.maze import grid, openings

FIXED = "ES ESW SW NES NESW NSW NE NEW NW"
BOX = Box(
    grid(5, 5),
    tiles=[PrintedTile(openings(letters)) for letters in (FIXED + " NS NE NES" * 6).split()[:26]],
    starts={Colour.YELLOW: 4, Colour.BLUE: 24},
)
MIDDLE = 12


class Options(SeatOptions, frozen=True, forbid_unknown_fields=True):
    """How it is played."""

    weather: Literal["sunny", "misty"] = "sunny"


def choices(state: State) -> Sequence[Action]:
    """Every push and every walk, or every walk after a push."""
    if state.step is Step.PUSH:
        return *legal(state), *legal(replace(state, step=Step.MOVE))
    return legal(state)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Push and walk, or just walk."""
    if isinstance(action, Push):
        return pushed(state, action)
    assert isinstance(action, Walk)
    walking = state if state.step is Step.OVER else replace(state, step=Step.MOVE)
    after, events = walked(walking, action)
    return won(after, events) if action.cell == MIDDLE else next_turn(after, events)


GAME = Game(
    name="pathfinders",
    rules=1,
    package=__name__,
    box=BOX,
    apply=apply,
    Options=Options,
    legal=choices,
    goals=lambda _state, _seat: (MIDDLE,),
)
