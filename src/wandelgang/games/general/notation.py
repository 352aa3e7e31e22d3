"""The notation of any game: pushes and walks as usual, other actions as a word and their values."""

from __future__ import annotations

from types import UnionType
from typing import TypeVar, get_args

import msgspec

from wandelgang.games.actions import Push, Walk
from wandelgang.games.notation import BadNotation, read_push_or_walk, write_push, write_walk
from wandelgang.games.seats import SeatOptions
from wandelgang.games.wire import convert, plain
from wandelgang.maze import Grid

A = TypeVar("A", bound=msgspec.Struct)


def write(grid: Grid, _options: SeatOptions, action: object) -> str:
    """An action: `N4↻`, `d3`, or its type and its values, such as `roll 4`."""
    match action:
        case Push():
            return write_push(action)
        case Walk():
            return write_walk(grid, action)
        case _:
            kind, *values = plain(action).values()
            return " ".join([kind, *(msgspec.json.encode(value).decode().strip('"') for value in values)])


def read(grid: Grid, action_type: type[A] | UnionType, _options: SeatOptions, text: str) -> Push | Walk | A:
    """The action that a text names."""
    action = read_push_or_walk(grid, text.strip())
    if action is not None:
        return action
    word, *values = text.split() or [""]
    kinds: tuple[type[msgspec.Struct], ...]
    kinds = (action_type,) if isinstance(action_type, type) else get_args(action_type)
    for kind in kinds:
        if kind.__struct_config__.tag == word and len(values) == len(kind.__struct_fields__):
            fields = dict(zip(kind.__struct_fields__, map(_value, values), strict=True))
            try:
                return convert({"type": word, **fields}, action_type)
            except msgspec.ValidationError as error:
                raise BadNotation(f"{text!r}: {error}") from None
    raise BadNotation(f"{text!r} is not an action: try a push (N4↻ or N4+) or a cell (d3)")


def _value(text: str) -> object:
    try:
        return msgspec.json.decode(text, type=object)
    except msgspec.DecodeError:
        return text
