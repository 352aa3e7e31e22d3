"""What runs in a bot's process. It imports little, so that the process starts quickly."""

from __future__ import annotations

import multiprocessing
import os
import threading
from contextlib import suppress
from random import Random
from typing import Any

NICE = 5  # the host itself goes first


def begin() -> None:
    """End this process when the host's process ends for any reason; otherwise it would wait for ever."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: Any) -> None:
    parent.join()
    os._exit(0)


def wake() -> None:
    """Load what every bot needs, so that starting the process does not count as thinking."""
    from wandelgang.bots import bot
    from wandelgang.games import GAMES

    for game in GAMES:
        with suppress(ImportError, ValueError):  # no seeker plays it
            bot("seeker", game)


def think(name: str, game: str, view: Any, legal: tuple[Any, ...], seed: int) -> Any:
    """A bot's action."""
    from wandelgang.bots import bot

    return bot(name, game)(view, legal, Random(seed))


def warm_up(names: tuple[str, ...], games: tuple[str, ...]) -> None:
    """Load the bots before somebody waits for them."""
    from wandelgang.bots import bot, load

    for name in names:
        for game in games:
            try:
                bot(name, game)
            except (KeyError, ValueError):
                continue  # it does not play this game
            load(name, game)
