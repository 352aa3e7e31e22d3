"""What a seat of the towers game wants: its treasure, then the rune, and at the end its start."""

from __future__ import annotations

from wandelgang.games.quest import (
    Climb,
    ClimbingCards,
    Goal,
    OnCell,
    OnTile,
    Quest,
    named_tile,
    seat_of,
)
from wandelgang.games.towers.parts import FREE_STEP, HEIGHTS, RUNE, TILE_WITH, Treasure
from wandelgang.games.towers.state import Player, View


def quest(view: View, goal: str | None = None) -> Quest:
    """The quest of the seat whose view this is: its next goal, or the one named.

    Names are those of treasures, `rune`, `home`, `spare`, and cells for the towers that stand there now.
    """
    own = view.players[seat_of(view)]
    wanted = _next(own) if goal is None else _named(view, own, goal)
    cards = ClimbingCards()
    if own.spells is not None:
        cards = ClimbingCards(own.spells.up, own.spells.down, own.spells.joker)
    climb = Climb(HEIGHTS, FREE_STEP, cards, any_card=own.child)
    return Quest(view.board, view.spare, own.cell, wanted, view.last_push, climb=climb)


def _next(own: Player) -> Goal:
    if own.goal is not None:
        return OnTile((TILE_WITH[own.goal],))
    return OnCell((own.start if own.rune else RUNE,))  # T13


def _named(view: View, own: Player, name: str) -> Goal:
    if name in ("home", "rune"):
        return OnCell((own.start if name == "home" else RUNE,))
    if name in set(Treasure):
        return OnTile((TILE_WITH[Treasure(name)],))
    return named_tile(view, name, f"home, rune, {', '.join(Treasure)}")
