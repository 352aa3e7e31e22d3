"""What runs in a bot's process. It imports little, so that the process starts quickly."""

from __future__ import annotations

import logging
import multiprocessing
import os
import threading
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wandelgang.games import Game
    from wandelgang.games.required import AnyAction, AnyView
    from wandelgang.verdicts import Verdict

NICE = 5  # the host itself goes first

_log = logging.getLogger(__name__)


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
    import wandelgang.bots  # noqa: F401 - it loads every game with its seeker


def think(name: str, game: Game, view: AnyView, legal: tuple[AnyAction, ...], seed: int) -> AnyAction:
    """A bot's action."""
    from wandelgang.bots import bot

    action: AnyAction = bot(name, game)(view, legal, Random(seed))
    return action


def judge(record: bytes, number: int, cards_open: bool) -> Verdict:
    """The verdict on one decision of a record."""
    from wandelgang.analysis import verdict_on

    return verdict_on(record, number, cards_open)


def warm_up(names: tuple[str, ...]) -> None:
    """Load the bots before somebody waits for them."""
    from wandelgang.bots import load
    from wandelgang.games import GAMES

    for game in GAMES.values():
        for name in names:
            try:
                load(name, game)
            except Exception:  # a broken bot must not keep the others from playing
                _log.exception("%s cannot be loaded for %s", name, game.name)
