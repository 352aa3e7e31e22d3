"""What a game's types say about its fields."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import NODEFAULT, inspect

from wandelgang.maze import Board

_info = cache(inspect.type_info)


def struct(kind: Any) -> inspect.StructType:
    """The fields of a value."""
    info = _info(kind)
    assert isinstance(info, inspect.StructType), f"{kind} is a struct"
    return info


def is_cell(kind: inspect.Type) -> bool:
    """Whether a number stands for a cell."""
    return isinstance(kind, inspect.Metadata) and bool((kind.extra or {}).get("cell"))


def is_optional(field: inspect.Field) -> bool:
    """Whether a field has a default, and is left out where it has that value."""
    return field.default is not NODEFAULT


def allows_none(kind: inspect.Type) -> bool:
    """Whether a value of this type may be missing."""
    kind = plain(kind)
    return isinstance(kind, inspect.NoneType) or (
        isinstance(kind, inspect.UnionType) and any(isinstance(one, inspect.NoneType) for one in kind.types)
    )


def without_none(kind: inspect.Type) -> inspect.Type:
    """A type without `| None`."""
    if isinstance(kind, inspect.UnionType):
        others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        if len(others) == 1:
            return others[0]
    if isinstance(kind, inspect.Metadata) and isinstance(kind.type, inspect.UnionType):
        return without_none(kind.type)
    return kind


def item_type(kind: inspect.Type, at: int) -> inspect.Type:
    """The type of an item of a list."""
    kind = plain(without_none(kind))
    if isinstance(kind, inspect.TupleType):
        return kind.item_types[at]
    assert isinstance(kind, inspect.VarTupleType | inspect.ListType)
    return kind.item_type


def plain(kind: inspect.Type) -> inspect.Type:
    """A type without notes on it."""
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def tagged(kind: inspect.Type) -> tuple[inspect.StructType, ...]:
    """The structs that a value may be one of, told apart by their tags; none if it is of one type."""
    kind = plain(kind)
    if not isinstance(kind, inspect.UnionType):
        return ()
    structs = tuple(one for one in kind.types if isinstance(one, inspect.StructType))
    return structs if len(structs) > 1 else ()


def unwritable(kind: Any) -> str | None:
    """What keeps the values of a type out of a position; None if nothing does."""
    return _unwritable(_info(kind), "", frozenset())


def _unwritable(kind: inspect.Type, name: str, seen: frozenset[type]) -> str | None:
    kind = plain(without_none(kind))
    inner: Iterable[tuple[str, inspect.Type]]
    match kind:
        case inspect.CustomType(cls) if cls is Board:
            return None
        case inspect.StructType(cls):
            inner = () if cls in seen else ((field.encode_name, field.type) for field in kind.fields)
            seen |= {cls}
        case inspect.VarTupleType(item) | inspect.ListType(item):
            inner = ((name, item),)
        case inspect.TupleType(items):
            inner = ((name, item) for item in items)
        case inspect.UnionType() if tagged(kind):
            others = (one for one in kind.types if not isinstance(one, inspect.NoneType))
            inner = ((name, one) for one in others)
        case inspect.UnionType((inspect.IntType(), inspect.StrType())):
            return None
        case (
            inspect.BoolType()
            | inspect.IntType()
            | inspect.FloatType()
            | inspect.StrType()
            | inspect.EnumType()
            | inspect.LiteralType()
        ):
            return None
        case _:
            return f"{name} is a {type(kind).__name__.removesuffix('Type').lower()}"
    return next((why for named, one in inner if (why := _unwritable(one, named, seen))), None)
