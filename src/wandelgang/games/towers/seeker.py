"""`seeker` for the towers game, the baseline of all strength figures. Exactly what it does:

Its targets are the cell of its current treasure and, as long as its rune card is not turned over, the rune;
it takes whichever comes first. With all treasures found and the rune visited its only target
is its start. It looks one push ahead, never at the other players, and never keeps a card for later.

1. Push: it tries every legal push. Among those after which it can walk to a target with its spell cards it
   takes one that costs the fewest cards, then the fewest jokers, then one that leads to its treasure rather
   than to the rune. If no push makes a target reachable it takes a push after which it can walk, without
   spending a card, nearest to a target by straight-line distance. Among equals it takes one at random. A
   treasure that would be the spare counts for nothing; if no push leaves a target on the board, any will do.
2. Move: it walks to a target if it can, again for the fewest cards, then the fewest jokers, then to its
   treasure rather than to the rune; among ways that are equal in all this it takes the first one listed. If
   it can reach no target it spends no card and walks to the cell nearest to a target, among equals to the one
   with the lowest number; without a target on the board it stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wandelgang.games.actions import Push
from wandelgang.games.nearness import best_push, nearest
from wandelgang.games.towers.climbing import walks
from wandelgang.games.towers.parts import GRID, RUNE, TILE_WITH
from wandelgang.games.towers.state import Action, Player, Step, View, Walk
from wandelgang.maze import Board

FAR = 99  # farther than any two cells of the board are apart

Rank = tuple[int, int, int, int]  # how far from a target; cards, jokers, place of the target in the list


def seek(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """The seeker's action."""
    assert view.seat is not None
    own = view.players[view.seat]
    if view.step is Step.PUSH:
        return _push(view, own, [action for action in legal if isinstance(action, Push)], rng)
    return best_walk(view.board, own, own.cell, [action for action in legal if isinstance(action, Walk)])[1]


def targets(board: Board, own: Player) -> list[int]:
    """The cells this player wants to stand on: first its treasure, then the rune, or else its start."""
    if own.rune and not own.left:
        return [own.start]
    treasure = None if own.goal is None else board.cell_of(TILE_WITH[own.goal])
    return [cell for cell in (treasure, None if own.rune else RUNE) if cell is not None]


def best_walk(board: Board, own: Player, here: int, choices: Sequence[Walk]) -> tuple[Rank, Walk]:
    """The best of the walks from a cell, and how good it is: less is better."""
    goals = targets(board, own)
    there = [
        ((0, len(walk.spells), walk.joker, goals.index(walk.cell)), walk)
        for walk in choices
        if walk.cell in goals
    ]
    if there:
        return min(there, key=lambda ranked: ranked[0])
    free = {walk.cell: walk for walk in choices if not len(walk.spells)}
    if not goals:
        return (FAR, 0, 0, 0), free[here]
    distance, cell = nearest(GRID, free, goals)
    return (distance, 0, 0, 0), free[cell]


def _push(view: View, own: Player, pushes: Sequence[Push], rng: Random) -> Push:
    return best_push(pushes, lambda push: _rank_after(view, own, push), rng)[1]


def _rank_after(view: View, own: Player, push: Push) -> Rank:
    assert own.spells is not None
    arrow = GRID.arrows[push.arrow]
    board, _ = view.board.push(arrow, view.spare.turned(push.turn))
    here = arrow.carries[own.cell]
    return best_walk(board, own, here, walks(board, here, own.spells, own.child))[0]
