"""Writing a position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import Any
from urllib.parse import quote

import msgspec
from msgspec import inspect

from wandelgang.games.position.kinds import is_cell, is_optional, item_type, struct, tagged, without_none
from wandelgang.maze import Board, Grid, Tile

NOTHING = "-"
EMPTY = "%"  # a text without characters; a real % is written as %25
_AMBIGUOUS = re.compile(r"-?\d*")  # looks like nothing, or like a number


class PositionWriter:
    """Writes the values of a game with this grid."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def fields(self, value: Any) -> Iterator[tuple[str, str]]:
        """Name and text of each field that differs from its default."""
        for field in struct(type(value)).fields:
            held = getattr(value, field.name)
            if not is_optional(field) or held != field.default:
                yield field.encode_name, self.text(held, field.type)

    def text(self, value: Any, kind: inspect.Type) -> str:
        """A value of this type."""
        match value:
            case None:
                return NOTHING
            case bool():
                return "yes" if value else "no"
            case Board():
                rows, columns = value.grid.rows, value.grid.columns
                tiles = [_tile(tile) for tile in value.tiles]
                return "/".join(".".join(tiles[row * columns :][:columns]) for row in range(rows))
            case Tile():
                return _tile(value)
            case msgspec.Struct():
                tag = str(struct(type(value)).tag) if tagged(kind) else ""
                return f"{tag}({';'.join(self._members(value))})"
            case tuple() | list():
                return f"[{','.join(self.text(item, item_type(kind, at)) for at, item in enumerate(value))}]"
            case Enum():
                return word(value.value)
            case int() if is_cell(without_none(kind)):
                return self.grid.names[value]
            case int() | float() | str():
                return word(value)
        raise TypeError(f"{type(value).__name__} cannot be part of a position")

    def _members(self, value: msgspec.Struct) -> Iterator[str]:
        optional = {field.encode_name for field in struct(type(value)).fields if is_optional(field)}
        for name, text in self.fields(value):
            yield f"{name}:{text}" if name in optional else text


def word(value: object) -> str:
    """A number or a text without any sign that means something else in a line."""
    if not isinstance(value, str):
        return str(value)
    text = quote(value, safe="+-_.~!'*")
    if text and _AMBIGUOUS.fullmatch(text):  # its first character is escaped as well
        text = f"%{ord(text[0]):02X}{text[1:]}"
    return text or EMPTY


def _tile(tile: Tile) -> str:
    return f"{tile.openings:x}{tile.number}"
