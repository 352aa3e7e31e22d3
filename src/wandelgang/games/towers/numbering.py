"""The numbers of the towers game's actions: the same for all options."""

from __future__ import annotations

from functools import cache

from wandelgang.games.numbering import Numbering, pushes
from wandelgang.games.towers.parts import GRID, SPELLS, Spell, Treasure
from wandelgang.games.towers.state import Action, Draw, DrawSpell, Options, Walk

UPS, DOWNS = range(SPELLS[Spell.UP] + 1), range(SPELLS[Spell.DOWN] + 1)


@cache
def _numbering() -> Numbering[Action]:
    walks = [Walk(cell, up, down) for cell in range(GRID.size) for up in UPS for down in DOWNS]
    actions: list[Action] = [*pushes(GRID), *walks]
    chances: list[Action] = [*map(DrawSpell, Spell), *map(Draw, Treasure)]
    return Numbering((*actions, *chances), len(actions), _without_jokers)


def _without_jokers(action: Action) -> Action:
    """T8: of two ways to pay with the same cards up and down, the one with more jokers is no way. So the
    position says how many jokers a walk takes. Numbers for jokers too would be 18,225 instead of 2,025."""
    return Walk(action.cell, action.up, action.down) if isinstance(action, Walk) and action.joker else action


def numbering(options: Options) -> Numbering[Action]:  # noqa: ARG001 - as in every game
    """Pushes, then walks by cell, cards up and cards down that are handed in; jokers pay for the rest.

    Then chance: the spell cards, the treasure cards.
    """
    return _numbering()
