"""Positions to solve, from files in formats that the packages of games can read (`Game.problems`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import NamedTuple

import msgspec

from wandelgang.games import GAMES, Game
from wandelgang.games.quest import Quest


class Problem(NamedTuple):
    """A quest to solve, and the number of turns given in the file, if any."""

    name: str
    quest: Quest
    known: int | None


class BadProblem(msgspec.Struct, frozen=True):
    """An impossible position."""

    id: str
    error: str


class BadProblems(ValueError):
    """A file without positions in the format. The message says why."""


Problems = list[Problem | BadProblem]
Reader = Callable[[bytes], Problems]  # raises BadProblems


def read_problems(data: bytes, games: Iterable[Game] = GAMES.values()) -> Problems:
    """The positions of a file, in the first format that fits; raises BadProblems if none does."""
    reasons: list[str] = []
    for name, place in formats(games).items():
        try:
            return _reader(place)(data)
        except BadProblems as error:
            reasons.append(f"{error} ({name})")
        except Exception as error:  # a package that fails must not keep others from reading the file
            reasons.append(f"its reader fails with {type(error).__name__}: {error} ({name})")
    raise BadProblems("; ".join(reasons) or "no game that is installed reads files of positions")


def formats(games: Iterable[Game] = GAMES.values()) -> dict[str, str]:
    """The formats that can be read, by name, each with the place of its reader."""
    found: dict[str, str] = {}
    for game in games:
        found = {**game.problems, **found}  # ours come first, and keep their names
    return found


def _reader(place: str) -> Reader:
    module, _, function = place.partition(":")
    reader: Reader = getattr(import_module(module), function)
    return reader
