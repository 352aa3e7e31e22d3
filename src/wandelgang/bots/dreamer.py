"""`dreamer`: a seeker that dreams away every other push. Plays every game.

A bot for beginners: it takes what is in reach, uses its cards and answers questions like the seeker, but for
every push it tosses a coin to decide whether it looks ahead or pushes anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from wandelgang.games import Bot
from wandelgang.games.actions import Push

DREAMS: Final = 0.5
"""How often it pushes without looking ahead."""


def dreaming(seek: Bot) -> Bot:
    """A dreamer made from the seeker of a game."""

    def dream(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        sought = seek(view, legal, rng)
        if isinstance(sought, Push) and rng.random() < DREAMS:
            return rng.choice([action for action in legal if isinstance(action, Push)])
        return sought

    return dream
