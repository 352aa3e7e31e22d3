"""Thousands of games side by side, as arrays that compiled code plays on.

    batch = Batch(game, 4096, seed=7, players=3)
    batch.actor                   # the seat to act in each game; OVER where the game has ended
    batch.legal()                 # which actions are legal, by their numbers (docs/environments.md)
    batch.step(numbers)           # one action in each game; then chance acts until a seat is to act
    batch.reset(batch.over)       # deal again where a game has ended
    batch.play(1000)              # a thousand random actions in each game
    batch.state(3)                # a game of the batch as the rules know it, and batch.put(3, state)

docs/batch.md shows how. The rules here are those of the game packages, written again for Numba: a property
test plays games in both, action by action. `kernel/` has what all games share, and each game has a folder.
"""

from wandelgang.batch.batch import Batch, NoBatch
from wandelgang.batch.kernel.layout import CHANCE, LEAVE, OVER

__all__ = ["CHANCE", "LEAVE", "OVER", "Batch", "NoBatch"]
