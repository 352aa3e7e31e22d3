"""What a game's types say about its fields."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import NODEFAULT, inspect

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
