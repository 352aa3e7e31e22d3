"""The numbers of the dragon's game's actions: the same for all options."""

from __future__ import annotations

from functools import cache

from wandelgang.games.master.parts import FIRST_VALUES, GRID, PIPS, SECOND_VALUES, DieFace
from wandelgang.games.master.state import (
    Action,
    Again,
    Decline,
    Double,
    DragonDie,
    DuelDie,
    Fight,
    Lay,
    Options,
    TakeCoin,
)
from wandelgang.games.numbering import Numbering, pushes, walks


@cache
def _numbering() -> Numbering[Action]:
    asked: list[Action] = [Fight(), Decline(), *map(TakeCoin, (*FIRST_VALUES, *SECOND_VALUES))]
    cards: list[Action] = [*map(Again, FIRST_VALUES), *map(Double, SECOND_VALUES)]
    actions: list[Action] = [*pushes(GRID), *walks(GRID), *asked, *cards]
    chances: list[Action] = [*map(DragonDie, DieFace), *map(DuelDie, PIPS), *map(Lay, SECOND_VALUES)]
    return Numbering((*actions, *chances), len(actions))


def numbering(options: Options) -> Numbering[Action]:  # noqa: ARG001 - as in every game
    """Pushes, walks, fight, decline, cards 1–12 for a coin, 1–6 to roll again, 7–12 for a double turn.

    Then chance: the dragon die, the duel die, the treasures 7–12 that are laid out.
    """
    return _numbering()
