"""What a seat of the dragon's game sees, as planes."""

from __future__ import annotations

from wandelgang.games.master.parts import (
    COINS,
    EACH,
    FACED,
    FINAL_ROLLS,
    FIRST_VALUES,
    GUARDS,
    PIPS,
    SECOND_VALUES,
    Foe,
)
from wandelgang.games.master.state import View
from wandelgang.games.planes import Planes, board_planes, one_hot, round_the_table
from wandelgang.maze.tiles import LETTERS

VALUES = (*FIRST_VALUES, *SECOND_VALUES)
HIGHEST, ALL = VALUES[-1], EACH * len(VALUES)
MOST_POINTS = 200  # more than all treasures, coins and the dragon bring one player


def planes(view: View) -> Planes:
    """The board; guards, gaze and treasures; own cards, those handed in; all holdings; the duel."""
    shown = board_planes(view)
    for guard, cell in zip(GUARDS, view.guards, strict=True):
        shown[f"guard {guard}"] = {cell: 1.0}
    shown |= {f"gaze {LETTERS[side]}": float(side == view.gaze) for side in FACED}
    shown["faced"] = {FACED[view.gaze]: 1.0}
    shown["treasure"] = {treasure.cell: treasure.value / HIGHEST for treasure in view.treasures}
    shown["lowest treasure"] = {one.cell: 1.0 for one in view.treasures if one.value == view.lowest}
    shown["lowest"] = (view.lowest or 0) / HIGHEST
    shown["aside"] = len(view.aside) / ALL
    hand = view.players[view.seat].hand or () if view.seat is not None else ()
    for value in VALUES:
        shown[f"own card {value}"] = hand.count(value) / EACH
    for value in VALUES:
        shown[f"handed in {value}"] = view.discards.count(value) / EACH
    for name, player in round_the_table(view, view.players):
        shown[f"cards of {name}"] = player.cards / ALL
        shown[f"coins of {name}"] = player.coins / COINS
        shown[f"points of {name}"] = min(1.0, player.score / MOST_POINTS)
        shown[f"treasures of {name}"] = len(player.treasures) / ALL
        shown[f"lowest treasure of {name}"] = min(player.treasures, default=0) / HIGHEST
    shown["extra turn"] = float(view.extra)
    shown["taken"] = (view.taken or 0) / HIGHEST
    shown["final open"] = float(view.final_open)
    duel = view.duel
    shown |= one_hot("duel with", Foe, duel and duel.foe)
    for name, seat in round_the_table(view, range(len(view.players))):
        shown[f"duel of {name}"] = _duels(seat, duel.duellists if duel else ())
    rolls = duel.rolls if duel else ()
    shown["rolls"] = len(rolls) / FINAL_ROLLS
    shown["rolled"] = sum(rolls) / (FINAL_ROLLS * PIPS[-1])
    shown["threatened"] = dict.fromkeys(view.threatened, 1.0)
    return shown


def _duels(seat: int, duellists: tuple[int, ...]) -> float:
    """1 for the one who duels now, a half for those who wait (M17)."""
    return 0.0 if seat not in duellists else 1.0 if seat == duellists[0] else 0.5
