"""`wanderer`: any legal action, all equally likely. Plays every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any


def wander(_view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """One of the legal actions."""
    return rng.choice(legal)
