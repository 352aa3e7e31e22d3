"""The arena's book: one line per game, so that a stopped arena can resume."""

from __future__ import annotations

import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from wandelgang.bots.arena.bout import Played
from wandelgang.bots.arena.schedule import ArenaPlan
from wandelgang.bots.custom import is_custom, source_hash
from wandelgang.games import game_named
from wandelgang.games.wire import encode

NOT_CHOSEN = "the usual"


class BadBook(ValueError):
    """A book that an arena cannot resume: it belongs to another arena, or is damaged."""


class Title(msgspec.Struct, frozen=True):
    """The first line of a book: what was played, with which versions. Results are no use without it."""

    game: str
    rules: int
    options: object
    bots: tuple[str, ...]
    games: int
    seed: int
    budget: float | None
    turn_limit: int
    versions: dict[str, str]


def title(plan: ArenaPlan) -> Title:
    """The title of an arena on this machine."""
    return Title(
        game=plan.game,
        rules=game_named(plan.game).rules,
        options=msgspec.json.decode(encode(plan.options)),  # as it will be read back
        bots=plan.bots,
        games=plan.games,
        seed=plan.seed,
        budget=plan.budget,
        turn_limit=plan.turn_limit,
        versions={
            "wandelgang": version("wandelgang"),
            "python": platform.python_version(),
            "numba": version("numba"),
            "openskill": version("openskill"),
            **{name: source_hash(name) for name in plan.bots if is_custom(name)},
        },
    )


def open_book(path: Path, wanted: Title) -> list[Played]:
    """The games that are already in a book; a new book begins with its title.

    A last line that was cut off when the arena was stopped is dropped and its game played again.
    """
    if not path.exists() or path.stat().st_size == 0:
        path.write_bytes(msgspec.json.encode(wanted) + b"\n")
        return []
    first, *lines = path.read_bytes().split(b"\n")
    try:
        found = msgspec.json.decode(first, type=Title)
    except msgspec.DecodeError:
        raise BadBook(f"{path} is not the book of an arena") from None
    if found != wanted:
        other = f"{path} belongs to another arena: {_differences(found, wanted)}"
        raise BadBook(f"{other}; use another file to begin a new book")
    played = [_game(path, number, line) for number, line in enumerate(lines[:-1], 2)]
    if lines and lines[-1]:
        whole = msgspec.json.encode(found), *map(msgspec.json.encode, played)
        path.write_bytes(b"\n".join(whole) + b"\n")
    return played


def _game(path: Path, number: int, line: bytes) -> Played:
    try:
        return msgspec.json.decode(line, type=Played)
    except msgspec.DecodeError as error:
        raise BadBook(
            f"line {number} of {path} is damaged: {error}; delete the line to play its game again"
        ) from None


def _differences(found: Title, wanted: Title) -> str:
    if found.game != wanted.game:
        return f"game is {found.game}, not {wanted.game}"
    old, new = _words(msgspec.to_builtins(found)), _words(msgspec.to_builtins(wanted))
    names = {**old, **new}  # an option or a package may be newer than the book
    pairs = {name: (old.get(name, NOT_CHOSEN), new.get(name, NOT_CHOSEN)) for name in names}
    return "; ".join(f"{name} is {was}, not {now}" for name, (was, now) in pairs.items() if was != now)


def _words(fields: dict[str, Any]) -> dict[str, str]:
    """The fields of a title by name, including options and versions, as you would type them."""
    words: dict[str, str] = {}
    for name, value in fields.items():
        match value:
            case dict():
                words |= _words(value)
            case list() | tuple():
                words[name] = ",".join(map(str, value)) or "none"
            case None:
                words[name] = NOT_CHOSEN
            case _:
                words[name] = str(value)
    return words
