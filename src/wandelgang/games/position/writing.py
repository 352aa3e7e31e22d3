"""Writing a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
from msgspec import inspect

from wandelgang.games.position.kinds import is_cell, is_optional, item_type, struct, without_none
from wandelgang.maze import Board, Grid, Tile

NOTHING = "-"


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
                return f"({';'.join(self._members(value))})"
            case tuple() | list():
                return f"[{','.join(self.text(item, item_type(kind, at)) for at, item in enumerate(value))}]"
            case int():
                return self.grid.names[value] if is_cell(without_none(kind)) else str(value)
            case str():
                return quote(value, safe="+-_.~!'*")
        raise TypeError(f"{type(value).__name__} cannot be part of a position")

    def _members(self, value: msgspec.Struct) -> Iterator[str]:
        optional = {field.encode_name for field in struct(type(value)).fields if is_optional(field)}
        for name, text in self.fields(value):
            yield f"{name}:{text}" if name in optional else text


def _tile(tile: Tile) -> str:
    return f"{tile.openings:x}{tile.number}"
