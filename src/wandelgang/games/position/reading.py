"""Reading a position."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import unquote

from msgspec import inspect

from wandelgang.games.errors import BadPosition
from wandelgang.games.position.kinds import (
    allows_none,
    is_cell,
    is_optional,
    item_type,
    plain,
    tagged,
    without_none,
)
from wandelgang.games.position.writing import EMPTY, NOTHING, word
from wandelgang.maze import Board, Grid, Tile

_TILE = re.compile(r"([0-9a-f])(\d{1,4})")
_WORD = re.compile(r"[^\s\[\](),;:]+")
_WHOLE = re.compile(r"-?\d{1,15}")  # more would not survive JSON in a browser
_DECIMAL = re.compile(r"-?\d+(\.\d+)?(e[+-]?\d{1,3})?")


class PositionReader:
    """Reads the value of one field from left to right."""

    def __init__(self, grid: Grid, name: str, text: str) -> None:
        self.grid, self.name, self.text, self.at = grid, name, text, 0

    def whole(self, kind: inspect.Type) -> Any:
        value = self.value(kind)
        if self.at != len(self.text):
            raise self.wrong("nothing more")
        return value

    def wrong(self, expected: str) -> BadPosition:
        here = self.text[self.at : self.at + 12]
        return BadPosition(f"{self.name}: {expected} is expected at {here!r}")

    def value(self, kind: inspect.Type) -> Any:
        nothing = self.peek(NOTHING) and self.text[self.at + 1 : self.at + 2] in ("", ",", ";", "]", ")")
        if nothing and allows_none(kind):
            self.at += 1
            return None
        kind = without_none(kind)
        if is_cell(kind):
            name = self.word("the name of a cell")
            if name not in self.grid.names:
                raise BadPosition(f"{self.name}: there is no cell {name!r}")
            return self.grid.named(name)
        if structs := tagged(kind):
            return self.struct(self.one_of("the kind of a value", {str(one.tag): one for one in structs}))
        match plain(kind):
            case inspect.CustomType(cls) if cls is Board:
                return self.board()
            case inspect.StructType(cls) if cls is Tile:
                return self.tile(self.word("a tile"))
            case inspect.StructType() as struct:
                return self.struct(struct)
            case inspect.VarTupleType() | inspect.ListType() | inspect.TupleType() as items:
                return self.items(items)
            case inspect.BoolType():
                return self.truth()
            case other:
                return self.scalar(other)

    def peek(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def take(self, sign: str) -> None:
        if not self.peek(sign):
            raise self.wrong(repr(sign))
        self.at += 1

    def word(self, expected: str) -> str:
        found = _WORD.match(self.text, self.at)
        if found is None:
            raise self.wrong(expected)
        self.at = found.end()
        return found[0]

    def truth(self) -> bool:
        return bool(self.one_of("yes or no", {"yes": True, "no": False}))

    def one_of(self, expected: str, known: Mapping[str, Any]) -> Any:
        found = self.word(expected)
        if found not in known:
            raise BadPosition(f"{self.name}: there is no {unquote(found)!r}: {', '.join(known)}")
        return known[found]

    def scalar(self, kind: inspect.Type) -> Any:
        match kind:
            case inspect.EnumType(cls):
                return self.one_of("a value", {word(one.value): one for one in cls})
            case inspect.LiteralType(values):
                return self.one_of("a value", {word(value): value for value in values})
        found = self.word("a value")
        match kind:
            case inspect.IntType():
                if not _WHOLE.fullmatch(found):
                    raise BadPosition(f"{self.name}: {found!r} is not a whole number")
                return int(found)
            case inspect.FloatType():
                if not _DECIMAL.fullmatch(found):
                    raise BadPosition(f"{self.name}: {found!r} is not a number")
                return float(found)
            case inspect.StrType():
                return _unescaped(found)
            case inspect.UnionType((inspect.IntType(), inspect.StrType())):  # a cell or a picture
                return int(found) if _WHOLE.fullmatch(found) else _unescaped(found)
        raise BadPosition(f"{self.name}: a value of this kind cannot be part of a position")

    def items(self, kind: inspect.Type) -> Sequence[Any]:
        self.take("[")
        items: list[Any] = []
        while not self.peek("]"):
            if items:
                self.take(",")
            try:
                items.append(self.value(item_type(kind, len(items))))
            except IndexError:
                raise self.wrong("']'") from None
        self.take("]")
        if isinstance(kind, inspect.TupleType) and len(items) != len(kind.item_types):
            raise BadPosition(f"{self.name}: {len(kind.item_types)} values are expected")
        return items if isinstance(kind, inspect.ListType) else tuple(items)

    def struct(self, kind: inspect.StructType) -> Any:
        self.take("(")
        values: dict[str, Any] = {}
        for field in kind.fields:
            if is_optional(field):
                continue
            if values:
                self.take(";")
            values[field.encode_name] = self.value(field.type)
        optional = {field.encode_name: field for field in kind.fields if is_optional(field)}
        while not self.peek(")"):
            if values:
                self.take(";")
            name = self.word("a name")
            self.take(":")
            if name not in optional or name in values:
                raise BadPosition(f"{self.name}: {name!r} is not expected")
            values[name] = self.value(optional[name].type)
        self.take(")")
        try:
            return kind.cls(**values)
        except (ValueError, TypeError) as error:
            raise BadPosition(f"{self.name}: {error}") from None

    def board(self) -> Board:
        rows = [[self.tile(word) for word in row.split(".")] for row in self.text[self.at :].split("/")]
        self.at = len(self.text)
        if (len(rows), {len(row) for row in rows}) != (self.grid.rows, {self.grid.columns}):
            raise BadPosition(f"{self.name}: {self.grid.rows} rows of {self.grid.columns} tiles are expected")
        return Board.of(self.grid.rows, self.grid.columns, [tile for row in rows for tile in row])

    def tile(self, text: str) -> Tile:
        found = _TILE.fullmatch(text)
        if found is None or found[1] == "0":
            raise BadPosition(f"{self.name}: {text[:12]!r} is not a tile: openings and a number, such as e16")
        return Tile(int(found[2]), int(found[1], 16))


def _unescaped(found: str) -> str:
    return "" if found == EMPTY else unquote(found)
