"""A position as one whole number, as small as its game allows: for links and for files of many positions.

Every value is a digit of its own radix: a cell one of the cells, a picture one of the pictures. A board is
the order of its loose tiles, so a number can hold no board that differs from the box. One walk over a game's
types both writes and reads, so the two cannot disagree.
"""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from wandelgang.games.box import Box
from wandelgang.games.errors import BadPosition
from wandelgang.games.position.kinds import (
    allows_none,
    is_cell,
    is_optional,
    item_type,
    plain,
    struct,
    without_none,
)
from wandelgang.games.position.kinds import tagged as tagged_structs
from wandelgang.maze import Board, Tile, turned, turns

MOST_ITEMS = 1_000  # of a list or a text; a position has far fewer
COUNT = 8  # whole numbers are written in digits of this radix, each with a mark whether another follows


class Packing:
    """The digits of a number: `Packing(box)` collects them, `Packing(box, number)` takes them out."""

    def __init__(self, box: Box, number: int | None = None) -> None:
        self.box = box
        self.left = number
        self.reading = number is not None
        self.digits: list[tuple[int, int]] = []

    @property
    def number(self) -> int:
        """Everything that was packed."""
        found = 0
        for digit, radix in reversed(self.digits):
            found = found * radix + digit
        return found

    def end(self) -> None:
        """Refuse a number that holds more than was asked for."""
        if self.left:
            raise BadPosition("there is more in it than a position")

    def digit(self, radix: int, value: int | None) -> int:
        """A number below the radix."""
        if self.left is not None:
            self.left, found = divmod(self.left, radix)
            return found
        assert value is not None
        assert 0 <= value < radix
        self.digits.append((value, radix))
        return value

    def truth(self, value: bool | None) -> bool:
        """Yes or no."""
        return bool(self.digit(2, value))

    def count(self, value: int | None) -> int:
        """A whole number from 0 on."""
        found, place = 0, 1
        while True:
            now, value = (None, None) if value is None else (value % COUNT, value // COUNT)
            found += self.digit(COUNT, now) * place
            if not self.truth(None if value is None else value > 0):
                return found
            place *= COUNT
            if place > COUNT**18:
                raise BadPosition("a number in it is too large")

    def length(self, value: int | None) -> int:
        """How many items a list or a text has."""
        found = self.count(value)
        if found > MOST_ITEMS:
            raise BadPosition("a list in it is too long")
        return found

    def choice(self, values: tuple[Any, ...], value: Any) -> Any:
        """One of some values."""
        if not values:
            raise BadPosition("it needs a value where none is possible")
        return values[self.digit(len(values), None if self.reading else values.index(value))]

    def tile(self, numbers: list[int], tile: Tile | None) -> Tile:
        """One of the tiles with these numbers; it is taken out of the list."""
        at = self.digit(len(numbers), None if tile is None else numbers.index(tile.number))
        number = numbers.pop(at)
        base = self.box.openings[number]
        ways = tuple(turned(base, quarters) for quarters in turns(base))
        return Tile(number, self.choice(ways, None if tile is None else tile.openings))

    def board(self, board: Board | None) -> Board:
        """A board with the fixed tiles in their places."""
        box, loose = self.box, list(self.box.loose_numbers)
        lying = {cell: Tile(number, box.openings[number]) for number, cell in enumerate(box.fixed_cells)}
        for cell in box.loose_cells:
            lying[cell] = self.tile(loose, None if board is None else board.tile(cell))
        return Board.of(box.grid.rows, box.grid.columns, [lying[cell] for cell in range(box.grid.size)])

    def text(self, value: str | None) -> str:
        """Any text."""
        given = None if value is None else value.encode()
        size = self.length(None if given is None else len(given))
        found = bytes(self.digit(256, None if given is None else given[at]) for at in range(size))
        try:
            return found.decode()
        except UnicodeDecodeError:
            raise BadPosition("a text in it cannot be read") from None

    def value(self, kind: inspect.Type, value: Any = None) -> Any:
        """A value of this type."""
        if allows_none(kind) and not self.truth(None if self.reading else value is not None):
            return None
        kind = without_none(kind)
        if is_cell(kind):
            return self.digit(self.box.grid.size, value)
        if structs := tagged_structs(kind):
            classes = tuple(one.cls for one in structs)
            chosen = self.choice(classes, type(value))
            return self.struct(struct(chosen), value)
        match plain(kind):
            case inspect.CustomType(cls) if cls is Board:
                return self.board(value)
            case inspect.StructType(cls) if cls is Tile:
                return self.tile(list(range(len(self.box.tiles))), value)
            case inspect.StructType() as whole:
                return self.struct(whole, value)
            case inspect.VarTupleType() | inspect.ListType() as items:
                size = self.length(None if self.reading else len(value))
                found = [self.value(item_type(items, at), self._item(value, at)) for at in range(size)]
                return found if isinstance(items, inspect.ListType) else tuple(found)
            case inspect.TupleType(types):
                return tuple(self.value(one, self._item(value, at)) for at, one in enumerate(types))
            case other:
                return self.scalar(other, value)

    def _item(self, value: Any, at: int) -> Any:
        return None if self.reading else value[at]

    def scalar(self, kind: inspect.Type, value: Any) -> Any:
        """A value without parts."""
        match kind:
            case inspect.BoolType():
                return self.truth(value)
            case inspect.EnumType(cls):
                return self.choice(tuple(cls), value)
            case inspect.LiteralType(values):
                return self.choice(tuple(values), value)
            case inspect.IntType():
                below = self.truth(None if self.reading else value < 0)
                size = self.count(None if self.reading else abs(value))
                return -size if below else size
            case inspect.StrType():
                return self.text(value)
            case inspect.FloatType():
                try:
                    return float(self.text(None if self.reading else repr(value)))
                except ValueError:
                    raise BadPosition("a number in it cannot be read") from None
            case inspect.UnionType((inspect.IntType() as whole, inspect.StrType() as text)):
                return self.scalar(text if self.truth(isinstance(value, str)) else whole, value)
        raise BadPosition("a value in it is of a kind that no position has")

    def struct(self, kind: inspect.StructType, value: Any) -> Any:
        """A value with fields; those with their default take one bit."""
        found: dict[str, Any] = {}
        for field in kind.fields:
            held = None if self.reading else getattr(value, field.name)
            if is_optional(field) and self.truth(None if self.reading else held == field.default):
                continue
            found[field.name] = self.value(field.type, held)
        if not self.reading:
            return value
        try:
            return kind.cls(**found)
        except (ValueError, TypeError) as error:
            raise BadPosition(str(error)) from None
