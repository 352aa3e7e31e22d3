"""The notation of any game: pushes and walks as usual, other actions as a word and their values."""

from __future__ import annotations

from typing import Any

import msgspec

from wandelgang.games.actions import Push, Walk
from wandelgang.games.notation import BadNotation, read_push_or_walk, write_push, write_walk
from wandelgang.games.wire import convert, plain
from wandelgang.maze import Grid


def write(grid: Grid, _options: Any, action: Any) -> str:
    """An action: `N4↻`, `d3`, or its type and its values, such as `roll 4`."""
    match action:
        case Push():
            return write_push(action)
        case Walk():
            return write_walk(grid, action)
        case _:
            kind, *values = plain(action).values()
            return " ".join([kind, *(msgspec.json.encode(value).decode().strip('"') for value in values)])


def read(grid: Grid, action_type: Any, _options: Any, text: str) -> Any:
    """The action that a text names."""
    action = read_push_or_walk(grid, text.strip())
    if action is not None:
        return action
    word, *values = text.split() or [""]
    for kind in getattr(action_type, "__args__", (action_type,)):
        if kind.__struct_config__.tag == word and len(values) == len(kind.__struct_fields__):
            fields = dict(zip(kind.__struct_fields__, map(_value, values), strict=True))
            try:
                return convert({"type": word, **fields}, action_type)
            except msgspec.ValidationError as error:
                raise BadNotation(f"{text!r}: {error}") from None
    raise BadNotation(f"{text!r} names no action: try a push (N4↻ or N4+) or a cell (d3)")


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
