"""Views that a bot's process needs some time to look at, and thoughts that take some time.

The process imports this module as part of its thought, so it must stay light.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any


def takes_a_while(seconds: float, view: Any) -> Any:
    """A view that a bot's process needs some time to look at."""
    return _TakesAWhile(seconds, view)


def takes_until(file: Path, view: Any) -> Any:
    """A view that takes a while to look at: until there is a file."""
    return _TakesUntil(file, view)


class _TakesAWhile:
    def __init__(self, seconds: float, view: Any) -> None:
        self.seconds, self.view = seconds, view

    def __reduce__(self) -> tuple[Any, ...]:
        return look_long, (self.seconds, self.view)


def look_long(seconds: float, view: Any) -> Any:
    """Runs in the bot's process."""
    time.sleep(seconds)
    return view


class _TakesUntil:
    def __init__(self, file: Path, view: Any) -> None:
        self.file, self.view = file, view

    def __reduce__(self) -> tuple[Any, ...]:
        return look_until, (self.file, self.view)


def look_until(file: Path, view: Any) -> Any:
    """Runs in the bot's process."""
    while not file.exists():
        time.sleep(0.01)
    return view


def think_slowly(seconds: float, *wish: Any) -> Any:
    """A bot's action, after a while. Runs in the bot's process."""
    from wandelgang.server.thinking.worker import think

    time.sleep(seconds)
    return think(*wish)
