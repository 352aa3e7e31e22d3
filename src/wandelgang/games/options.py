"""The options of a game as a form shows them, found in its Options type."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import inspect

from wandelgang.games.errors import BadOptions
from wandelgang.games.game import Game
from wandelgang.games.seats import FEWEST, MOST

SEATING = ("players", "colours")  # these follow from who sits down
TRIED = range(65)  # no number option goes beyond the cells of a board

Value = bool | int | tuple[int, ...] | None


class Limits(msgspec.Struct, frozen=True):
    """The values that a number option may have with this many players."""

    players: int
    low: int
    high: int


class Option(msgspec.Struct, frozen=True):
    """One option of a game. Seats go by number: their place clockwise (X9)."""

    name: str
    kind: Literal["switch", "number", "seats"]
    default: Value  # None: as the rules have it
    limits: tuple[Limits, ...]  # for a number
    about: str = ""  # in English, from the type


def options_of(game: Game) -> tuple[Option, ...]:
    """Every option but those that follow from who sits down."""
    described = inspect.type_info(game.Options)
    assert isinstance(described, inspect.StructType)
    return tuple(_option(game, field) for field in described.fields if field.encode_name not in SEATING)


def _option(game: Game, field: inspect.Field) -> Option:
    name, default, kind, about = field.encode_name, field.default, field.type, ""
    if isinstance(kind, inspect.Metadata):
        about = (kind.extra_json_schema or {}).get("description", "")
        kind = kind.type
    match kind:
        case inspect.BoolType():
            return Option(name, "switch", default, (), about)
        case inspect.VarTupleType():
            return Option(name, "seats", default, (), about)
        case _:
            limits = tuple(_limits(game, name, players) for players in range(FEWEST, MOST + 1))
            return Option(name, "number", default, limits, about)


def _limits(game: Game, name: str, players: int) -> Limits:
    """The values a number may have, found by trying, so that the rules are in one place only."""

    def possible(value: Any) -> bool:
        try:
            game.Options(players=players, **{name: value})
        except BadOptions:
            return False
        return True

    values = [value for value in TRIED if possible(value)]
    return Limits(players, values[0], values[-1])
