"""Custom bots: any function of any Python module, named `module:function`."""

from __future__ import annotations

import inspect
import sys
from contextlib import redirect_stdout
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import cast

from wandelgang.games import Bot
from wandelgang.match import failure

PARAMETERS = 3  # a view, the legal actions, a generator


def is_custom(name: str) -> bool:
    """Whether this names a custom bot; names of our bots have no colon."""
    return ":" in name


def custom(name: str) -> Bot:
    """The function of this name; raises ValueError if it cannot be imported or called as a bot."""
    module, function = _module(name), name.partition(":")[2]
    found = getattr(module, function, None)
    if found is None:
        place = getattr(module, "__file__", None) or "Python itself"
        raise ValueError(f"there is no {function!r} for the bot {name} in {place}")
    if not is_bot(found):
        called = "bots are called with a view, legal actions and a generator, and answer at once"
        raise ValueError(f"{name} is not a bot: {called}")
    return cast(Bot, found)


def source_hash(name: str) -> str:
    """A hash of the file of a bot's module, so that results say what they came from."""
    file = getattr(_module(name), "__file__", None)
    return sha256(Path(file).read_bytes()).hexdigest()[:12] if file else "unknown"


def _module(name: str) -> ModuleType:
    module, _, function = name.partition(":")
    if not all(module.split(".")) or "/" in module or module.endswith(".py") or not function.isidentifier():
        raise ValueError(f"{name!r} is not a bot: mine:clever is the function clever of the file mine.py")
    try:
        with redirect_stdout(sys.stderr):
            return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise ValueError(f"the bot {name} needs a module that is missing: {error.name}") from error
        raise ValueError(f"the module {module!r} of the bot {name} is neither here nor installed") from None
    except (Exception, SystemExit) as error:
        raise ValueError(f"the module of the bot {name} cannot be imported: {failure(error)}") from error


def is_bot(found: object) -> bool:
    """Whether this can be called as a bot: with a view, legal actions and a generator."""
    kinds = (inspect.iscoroutinefunction, inspect.isgeneratorfunction, inspect.isasyncgenfunction)
    if not callable(found) or any(is_kind(found) for is_kind in kinds):
        return False
    try:
        inspect.signature(found).bind(*range(PARAMETERS))
    except TypeError:
        return False
    except ValueError:  # some functions written in C do not say
        pass
    return True
