"""The two engines that answer quests, and how the compiled one gets ready.

Compiling takes a minute or two, once. It happens in a separate process, so that no screen or server freezes
meanwhile. Until it is done, plain Python answers.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar, Protocol, cast

from wandelgang.games.actions import Push
from wandelgang.games.quest import Quest
from wandelgang.search import cache, plain
from wandelgang.search.answer import Answer

MACHINE = "wandelgang.search.machine"  # named, not imported: that would load Numba
COMPILER = (sys.executable, "-m", "wandelgang.search.warm_up", "--gently")  # compiles in another process


class WarmUpState(StrEnum):
    """How far warming up the compiled search has got."""

    COLD = "cold"  # not started
    WARMING_UP = "warming up"
    READY = "ready"
    FAILED = "failed"


class Engine(Protocol):
    """What answers quests: the module `machine` or the module `plain`."""

    def takes(self, quest: Quest) -> bool:
        """Whether it can answer this quest."""

    def solve(self, quest: Quest, deepest: int = ..., *, every: bool = ...) -> Answer:
        """The least number of turns for a quest, and one way to do it."""

    def turns_by_push(self, quest: Quest, deepest: int = ..., *, only_best: bool = ...) -> dict[Push, int]:
        """For each first push that leads to the goal within the limit: the least number of turns in all."""


class _State:
    """What this process has of the compiled search."""

    lock = threading.Lock()
    warm_up_state = WarmUpState.COLD
    reason = ""
    engine: Engine | None = None
    loaded: ClassVar[set[str]] = set()
    thread: threading.Thread | None = None


def warm_up_state() -> WarmUpState:
    """How far warming up the compiled search has got."""
    return _State.warm_up_state


def ready(module: str | None = None) -> bool:
    """Whether compiled code answers; for a module with kernels, whether it can be imported without delay."""
    return _State.warm_up_state is WarmUpState.READY if module is None else module in _State.loaded


def sentence() -> str:
    """How far warming up the compiled search has got, for people."""
    match _State.warm_up_state:
        case WarmUpState.READY:
            return "the compiled search is ready"
        case WarmUpState.WARMING_UP:
            return (
                "warming up: the search is being compiled in the background, once, for a minute or two; "
                "until then plain Python answers, more slowly"
            )
        case WarmUpState.FAILED:
            return f"plain Python answers, more slowly: the search could not be compiled ({_State.reason})"
        case WarmUpState.COLD:
            return "plain Python answers, more slowly: the compiled search has not been started"


def engine_for(quest: Quest) -> Engine:
    """What answers this quest now: compiled code if it is ready and takes it, else plain Python."""
    engine = _State.engine
    return engine if engine is not None and engine.takes(quest) else cast(Engine, plain)


def compiled() -> bool:
    """Whether `load` will take well under a second."""
    return cache.complete(*cache.needed_by(MACHINE))


def load(*modules: str) -> None:
    """Load the compiled engine, or the named modules with kernels.

    Takes well under a second if everything is compiled, else up to a minute.
    """
    for module in modules or cache.needed_by(MACHINE):
        importlib.import_module(module)
        cache.mark_complete(module)
        _State.loaded.add(module)
    if not modules:
        _State.engine = cast(Engine, importlib.import_module(MACHINE))
        _State.warm_up_state = WarmUpState.READY


def warm_up_in_background() -> None:
    """Start loading everything and return at once. May be called any number of times."""
    with _State.lock:
        if _State.thread is None:
            if _State.warm_up_state is WarmUpState.COLD:
                _State.warm_up_state = WarmUpState.WARMING_UP
            _State.thread = threading.Thread(target=_warm_up, name="warming up the search", daemon=True)
            _State.thread.start()


def wait(seconds: float | None = None) -> bool:
    """Wait for what `warm_up_in_background` began; whether the compiled search is ready."""
    thread = _State.thread
    if thread is not None:
        thread.join(seconds)
    return ready()


def _warm_up() -> None:
    try:
        _compile_aside(cache.needed_by(MACHINE))
        load()
        kernels = cache.modules(cache.SEARCH)  # those of batches are compiled when somebody makes a batch
        _compile_aside(kernels)
        load(*kernels)
    except Exception as error:  # whatever happens, plain Python keeps answering
        _State.reason = f"{type(error).__name__}: {error}"
        if _State.engine is None:
            _State.warm_up_state = WarmUpState.FAILED


def _compile_aside(modules: Sequence[str]) -> None:
    """Compile in another process. If that fails or cannot be kept, `load` compiles in this one."""
    if not cache.writable() or cache.complete(*modules):
        return
    away, own = subprocess.DEVNULL, os.name == "posix"
    # In a separate session, so that it finishes even if this program ends meanwhile.
    subprocess.run(
        [*COMPILER, *modules], stdin=away, stdout=away, stderr=away, check=False, start_new_session=own
    )
