"""Perft: how many sequences of actions there are, a figure that two implementations can compare."""

from __future__ import annotations

from wandelgang.games.game import Game
from wandelgang.games.required import AnyState


def perft(game: Game, state: AnyState, depth: int) -> int:
    """The number of sequences of `depth` actions from a position, chance outcomes counted like moves.

    A game that ends sooner counts nothing beyond its end.
    """
    if depth == 0:
        return 1
    actions = game.legal(state)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(state, action)[0], depth - 1) for action in actions)
