"""States, actions, views and events as JSON, and back. All programs share this one implementation."""

from __future__ import annotations

from functools import lru_cache
from types import UnionType
from typing import Annotated, Any, TypeVar, overload

import msgspec

from wandelgang.maze import MOST_CELLS, Board, Tile

Value = TypeVar("Value")

Cell = Annotated[int, msgspec.Meta(extra={"cell": True})]
"""A cell by its number, row by row from the top left; a line of text names it instead."""


class WireBoard(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A board in JSON: its size, and its tiles row by row from the top left."""

    rows: int
    columns: int
    tiles: tuple[Tile, ...]


def to_wire(value: object) -> WireBoard:
    """The form of a board in JSON, for encoders that do not know boards."""
    if isinstance(value, Board):
        return WireBoard(value.grid.rows, value.grid.columns, tuple(value.tiles))
    raise NotImplementedError(f"{type(value).__name__} has no JSON form")  # msgspec expects this exception


# The JSON of a tile, by its openings as a hexadecimal digit and its number.
_TILES = {
    f"{openings:x}": [msgspec.json.encode(Tile(number, openings)) for number in range(MOST_CELLS + 1)]
    for openings in range(16)
}


@lru_cache(256)
def _written(value: object) -> msgspec.Raw:
    """A board as JSON; remembered, because every seat gets the same one and a walk leaves it as it is."""
    if not isinstance(value, Board) or not 0 <= min(value.numbers) <= max(value.numbers) <= MOST_CELLS:
        return msgspec.Raw(msgspec.json.encode(to_wire(value)))
    # The same bytes in half the time, because every process that serves a table writes every board.
    grid, placed = value.grid, zip(value.digits, value.numbers, strict=True)
    tiles = b",".join([_TILES[digit][number] for digit, number in placed])
    return msgspec.Raw(b'{"rows":%d,"columns":%d,"tiles":[%b]}' % (grid.rows, grid.columns, tiles))


def _from_wire(kind: type[Any], raw: object) -> object:
    if kind is Board:
        wire = msgspec.convert(raw, WireBoard)
        return Board.of(wire.rows, wire.columns, wire.tiles)
    raise NotImplementedError(f"{kind.__name__} has no JSON form")  # likewise


encode = msgspec.json.Encoder(enc_hook=_written).encode
"""A value as JSON."""


def plain(value: object) -> Any:
    """This value as dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=to_wire)


@lru_cache(256)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Reads a type; finding out how takes longer than reading."""
    return msgspec.json.Decoder(kind, dec_hook=_from_wire)


@overload
def decode(data: bytes | str, kind: type[Value]) -> Value: ...
@overload
def decode(data: bytes | str, kind: type[Value] | UnionType) -> Value: ...
def decode(data: bytes | str, kind: Any) -> Any:
    """The value of this type that a JSON text holds; msgspec.DecodeError says what does not fit."""
    try:
        return _decoder(kind).decode(data)
    except UnicodeDecodeError as error:  # msgspec lets it through where it meets such bytes in a name
        raise msgspec.DecodeError(f"it is not UTF-8: {error}") from None


@overload
def convert(raw: object, kind: type[Value]) -> Value: ...
@overload
def convert(raw: object, kind: type[Value] | UnionType) -> Value: ...
def convert(raw: object, kind: Any) -> Any:
    """The value of this type that plain dicts and lists hold."""
    return msgspec.convert(raw, kind, dec_hook=_from_wire)
