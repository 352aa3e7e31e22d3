"""`dreamer`: a scout that makes about every other push at random. Plays every game.

A bot for beginners: it takes what is in reach, uses its cards and answers questions like the scout, but for
every push it has to make, it tosses a coin to decide whether it looks ahead or makes any push that is not
plainly foolish.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from wandelgang.games import Bot, Game
from wandelgang.games.actions import Push

DREAMS: Final = 0.5
"""How often it pushes without looking ahead."""


def dreaming(game: Game) -> Bot:
    """The dreamer of a game."""

    def dream(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        sensible = game.sensible(view, legal)
        sought = game.seeker(view, sensible, rng)
        if all(isinstance(action, Push) for action in legal) and rng.random() < DREAMS:
            return rng.choice(sensible)
        return sought

    return dream
