"""What a seat of the towers game sees, as planes."""

from __future__ import annotations

from wandelgang.games.planes import Planes, board_planes, round_the_table, tiles_plane
from wandelgang.games.towers.parts import HEIGHTS, RUNE, SPELLS, TILE_WITH, Treasure
from wandelgang.games.towers.resampling import unseen_treasures
from wandelgang.games.towers.state import NO_SPELLS, View

TOP, CARDS, ALL_SPELLS = max(HEIGHTS), len(Treasure), sum(SPELLS.values())


def planes(view: View) -> Planes:
    """The board and its heights; own goal and spell cards; what others may look for; everybody's cards."""
    shown = board_planes(view)
    shown["height"] = {cell: HEIGHTS[number] / TOP for cell, number in enumerate(view.board.numbers)}
    shown["spare height"] = HEIGHTS[view.spare.number] / TOP
    own = view.players[view.seat or 0]
    goals = [] if own.goal is None else [TILE_WITH[own.goal]]
    home = view.seat is not None and own.rune and not own.left
    shown["goal"] = {**tiles_plane(view, goals), **({own.start: 1.0} if home else {})}
    shown["spare is goal"] = float(view.spare.number in goals)
    shown["rune"] = {RUNE: 1.0}
    hidden = [TILE_WITH[card] for card in unseen_treasures(view)]
    shown["unseen"] = tiles_plane(view, hidden)
    shown["spare is unseen"] = float(view.spare.number in hidden)
    spells = own.spells or NO_SPELLS
    for kind, count in SPELLS.items():
        shown[f"own {kind}"] = getattr(spells, kind) / count
        shown[f"handed in {kind}"] = getattr(view.discards, kind) / count
    shown["draw pile"] = view.draw_pile / ALL_SPELLS
    for name, player in round_the_table(view, view.players):
        shown[f"start of {name}"] = {player.start: 1.0}
        shown[f"found by {name}"] = len(player.found) / CARDS
        shown[f"left to {name}"] = player.left / CARDS
        shown[f"rune of {name}"] = float(player.rune)
        shown[f"spells of {name}"] = player.spell_count / ALL_SPELLS
        shown[f"child {name}"] = float(player.child)
    return shown
