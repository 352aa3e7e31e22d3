"""Actions as clients send them and as the storage keeps them.

A game has only some hundred different actions. Those of all live tables are the same few objects, because
every table keeps its actions for as long as it is live.
"""

from __future__ import annotations

from functools import lru_cache

from wandelgang.games import Game
from wandelgang.games.required import AnyAction
from wandelgang.games.wire import decode

KEPT = 4096  # texts at most
LONG = 128  # bytes; longer texts are not kept, so that nobody can fill the memory with them


def read_action(game: Game, text: bytes | str) -> AnyAction:
    """The action that a JSON text holds; msgspec.DecodeError says what does not fit."""
    return _kept(game, text) if len(text) <= LONG else decode(text, game.Action)


@lru_cache(KEPT)
def _kept(game: Game, text: bytes | str) -> AnyAction:
    action: AnyAction = decode(text, game.Action)
    return action
