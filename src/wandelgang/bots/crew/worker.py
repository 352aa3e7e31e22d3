"""What a worker of a cluster does with the games that it is given.

This file travels to the worker as text and is run there. So a worker needs nothing but Python to say what it
lacks: nothing of ours is imported before the versions have been compared.
"""

from __future__ import annotations

import pickle
import platform
from importlib.metadata import PackageNotFoundError, version
from typing import Any

PLAYED, FAULT, UNFIT = "played", "fault", "unfit"


def answer(needed: dict[str, str], files: bytes, games: bytes) -> tuple[str, Any]:
    """Play games: `(PLAYED, results)`, `(FAULT, what a bot did)` or `(UNFIT, why it cannot play here)`."""
    reason = lack(needed)
    if reason is not None:
        return UNFIT, f"the worker at {address()} {reason}: install the same there, or stop it"
    from wandelgang.bots.crew.playing import ONE_AT_A_TIME, play_all
    from wandelgang.bots.custom import receive
    from wandelgang.match import BotFault

    with ONE_AT_A_TIME:
        try:
            for file in pickle.loads(files):  # noqa: S301 - the scheduler and its clients may run any code here
                receive(file)
            play, plan, numbers = pickle.loads(games)  # noqa: S301 - as above
        except (ValueError, ImportError) as error:
            return UNFIT, f"the worker at {address()} cannot play: {error}"
        try:
            return PLAYED, play_all(play, plan, numbers)
        except BotFault as fault:
            return FAULT, str(fault)


def lack(needed: dict[str, str]) -> str | None:
    """What this worker has not, or has in another version; None if nothing."""
    for name, wanted in needed.items():
        if name == "python":
            found = platform.python_version()
        elif name.startswith("code of "):
            try:
                from wandelgang.bots.crew.code import code_hash
            except ImportError as error:
                return f"cannot import wandelgang ({error})"
            found = code_hash(name.removeprefix("code of "))
        else:
            try:
                found = version(name)
            except PackageNotFoundError:
                return f"has no {name}; needed is {wanted}"
        if found != wanted:
            return f"has {name} {found}, not {wanted}"
    return None


def address() -> str:
    """Where this worker is."""
    from distributed import get_worker

    return str(get_worker().address)
