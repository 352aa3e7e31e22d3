"""Bots of one's own: a function of any Python module, named `module:function`."""

from __future__ import annotations

import inspect
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import cast

from wandelgang.games import Bot

SIGN = ":"  # stands in every such name and in no name of ours
PARAMETERS = 3  # a view, the legal actions, a generator


def own(name: str) -> Bot:
    """The function of this name; refuses what cannot be imported or called as a bot."""
    module, _, function = name.partition(SIGN)
    if not (module and function):
        raise ValueError(f"{name!r} names no bot: a bot of your own is named module:function")
    try:
        found = getattr(import_module(module), function, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise ValueError(f"the bot {name} needs a module that is missing: {error.name}") from error
        raise ValueError(f"there is no module {module!r} for the bot {name}") from None
    except Exception as error:
        sentence = f"the module of the bot {name} cannot be imported: {type(error).__name__}: {error}"
        raise ValueError(sentence) from error
    if found is None:
        raise ValueError(f"the module {module!r} has no function {function!r} for the bot {name}")
    if not _is_bot(found):
        raise ValueError(f"{name} is no bot: bots are called with a view, legal actions and a generator")
    return cast(Bot, found)


def fingerprint(name: str) -> str:
    """What changes with the file of a bot: so that results say what they came from."""
    file = inspect.getsourcefile(inspect.unwrap(own(name)))
    return sha256(Path(file).read_bytes()).hexdigest()[:12] if file else "unknown"


def _is_bot(found: object) -> bool:
    if not callable(found):
        return False
    try:
        inspect.signature(found).bind(*range(PARAMETERS))
    except TypeError:
        return False
    except ValueError:  # some that are written in C do not tell
        pass
    return True
