"""The arena's book: one line a game, so that an arena that was stopped goes on where it was."""

from __future__ import annotations

import platform
from importlib.metadata import version
from pathlib import Path

import msgspec

from wandelgang.bots.arena.bout import Played
from wandelgang.bots.arena.schedule import Plan
from wandelgang.games import GAMES
from wandelgang.games.wire import encode


class OtherArena(ValueError):
    """A book that belongs to another arena."""


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


def title(plan: Plan) -> Title:
    """The title of an arena on this machine."""
    return Title(
        game=plan.game,
        rules=GAMES[plan.game].RULES,
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
        },
    )


def open_book(path: Path, plan: Plan) -> list[Played]:
    """The games that stand in a book already; a new book is begun with its title.

    A last line that was cut off when the arena was stopped is dropped and its game played again.
    """
    if not path.exists() or path.stat().st_size == 0:
        path.write_bytes(msgspec.json.encode(title(plan)) + b"\n")
        return []
    first, *lines = path.read_bytes().split(b"\n")
    try:
        found = msgspec.json.decode(first, type=Title)
    except msgspec.DecodeError:
        raise OtherArena(f"{path} is not the book of an arena") from None
    if found != title(plan):
        raise OtherArena(f"{path} belongs to another arena: {_differences(found, title(plan))}")
    played = [msgspec.json.decode(line, type=Played) for line in lines[:-1]]
    if lines and lines[-1]:
        whole = msgspec.json.encode(found), *map(msgspec.json.encode, played)
        path.write_bytes(b"\n".join(whole) + b"\n")
    return played


def _differences(found: Title, wanted: Title) -> str:
    return ", ".join(
        f"{field} is {getattr(found, field)}, not {getattr(wanted, field)}"
        for field in Title.__struct_fields__
        if getattr(found, field) != getattr(wanted, field)
    )
