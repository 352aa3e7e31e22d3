"""The numbers of any game's actions: pushes, walks, and what else its action types allow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, get_args

from msgspec import inspect

from wandelgang.games.actions import Push, Walk
from wandelgang.games.numbering import NoNumber, Numbering, pushes, walks
from wandelgang.games.seats import SeatOptions

if TYPE_CHECKING:
    from wandelgang.games.game import Game


def numbering(game: Game, _options: SeatOptions) -> Numbering:
    """Pushes, walks, then the other actions type by type, with every value that their fields can have.

    Types do not say which actions chance takes, so all count as players'.
    """
    kinds = (game.Action,) if isinstance(game.Action, type) else get_args(game.Action)
    actions: list[object] = []
    for kind in sorted(kinds, key=lambda kind: (kind is not Push, kind is not Walk)):  # others as written
        if kind is Push:
            actions += pushes(game.box.grid)
        elif kind is Walk:
            actions += walks(game.box.grid)
        else:
            actions += _every(game, kind)
    return Numbering(tuple(actions), len(actions))


def _every(game: Game, kind: Any) -> list[object]:
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    values = []
    for field in described.fields:
        known = _values(field.type)
        if known is None:
            raise NoNumber(
                f"the actions of {game.name} cannot be numbered: {described.tag} has a field {field.name} "
                "whose values are not listed; give it bounds (Meta(ge=1, le=6)) or the game a `numbering`"
            )
        values.append(known)
    return [kind(*chosen) for chosen in product(*values)]


def _values(kind: inspect.Type) -> Sequence[object] | None:
    match kind:
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.BoolType():
            return (False, True)
        case inspect.EnumType(cls):
            return tuple(cls)
        case inspect.LiteralType(values):
            return values
        case inspect.IntType(ge=int(low), le=int(high)):
            return range(low, high + 1)
        case inspect.UnionType(types):
            known = [_values(one) for one in types if not isinstance(one, inspect.NoneType)]
            if any(values is None for values in known):
                return None
            nothing = [None] if len(known) < len(types) else []
            return [*nothing, *(value for values in known if values is not None for value in values)]
        case _:
            return None
