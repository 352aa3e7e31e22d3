"""Custom bots: any function of any Python module, named `module:function`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from sysconfig import get_paths
from types import ModuleType
from typing import cast

import msgspec

from wandelgang.games import Bot
from wandelgang.match import failure
from wandelgang.match.bot_fault import LIBRARIES

PARAMETERS = 3  # a view, the legal actions, a generator
_received: dict[str, BotFile] = {}  # modules that were sent here, by name


class BotFile(msgspec.Struct, frozen=True):
    """The file of a custom bot, to be sent to another process."""

    bot: str
    hash: str
    source: bytes | None  # None: a part of a package, which must be installed where the bot is to play


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


def bot_file(name: str) -> BotFile:
    """The file of a bot's module, to be sent to another process."""
    module = _module(name)
    file = Path(getattr(module, "__file__", None) or "")
    alone = file.suffix == ".py" and "." not in module.__name__ and not hasattr(module, "__path__")
    installed = any(file.is_relative_to(get_paths()[kind]) for kind in LIBRARIES)
    return BotFile(name, source_hash(name), file.read_bytes() if alone and not installed else None)


def receive(file: BotFile) -> None:
    """Have the module of a bot exactly as its sender has it; raises ValueError if that is not possible."""
    name = file.bot.partition(":")[0]
    if file.source is None:
        if (found := _hash_when_imported(file.bot)) != file.hash:
            other = f"its file has the hash {found} here, not {file.hash}"
            raise ValueError(f"the bot {file.bot} is another one: {other}; install the same, and restart")
    elif name not in _received or _received[name].hash != file.hash:
        module = ModuleType(name)
        module.__file__ = f"{name}.py"
        with _importing(file.bot):
            exec(compile(file.source, module.__file__, "exec"), module.__dict__)  # noqa: S102 - it is a bot
        sys.modules[name], _received[name] = module, file


@cache
def _hash_when_imported(name: str) -> str:
    """A file that has changed since is no longer the module that plays."""
    return source_hash(name)


def _module(name: str) -> ModuleType:
    module, _, function = name.partition(":")
    if not all(module.split(".")) or "/" in module or module.endswith(".py") or not function.isidentifier():
        raise ValueError(f"{name!r} is not a bot: mine:clever is the function clever of the file mine.py")
    with _importing(name):
        return import_module(module)


@contextmanager
def _importing(name: str) -> Iterator[None]:
    """Say what is wrong with a bot's module; what it prints goes to standard error."""
    module = name.partition(":")[0]
    try:
        with redirect_stdout(sys.stderr):
            yield
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
