"""Environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel, for every game.

    from wandelgang.envs import GAME_v1  # by the name of a game: `GAME_v1.env()` is a PettingZoo environment

Importing this package also registers every game with Gymnasium, as `Wandelgang/Game-v1`.
`wandelgang.envs.openspiel` registers them with OpenSpiel. All of it is described in docs/environments.md.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from wandelgang.envs.extra import needed

with needed():
    import gymnasium as _gymnasium  # noqa: F401 - so that a missing extra is reported here, in words
    import pettingzoo as _pettingzoo  # noqa: F401 - likewise

from wandelgang.envs.aec import VERSION, environments
from wandelgang.envs.single import register
from wandelgang.games import GAMES

register()


def __getattr__(name: str) -> ModuleType:
    """The module of a game from elsewhere; ours are files."""
    game = name.removesuffix(VERSION)
    if not name.endswith(VERSION) or game not in GAMES:
        known = ", ".join(one + VERSION for one in GAMES)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}: there are {known}")
    full = f"{__name__}.{name}"
    if full in sys.modules or find_spec(full):
        return import_module(full)
    module = ModuleType(full, f"PettingZoo environments of the game {game}.")
    module.__dict__.update(zip(("env", "raw_env"), environments(game), strict=True))
    sys.modules[full] = module
    return module
