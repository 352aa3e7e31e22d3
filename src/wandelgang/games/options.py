"""The options of a game as a form shows them, found in its Options type."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from keyword import iskeyword
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from wandelgang.games.errors import BadOptions
from wandelgang.games.game import Game
from wandelgang.games.seats import CLOCKWISE, FEWEST, MOST, USUAL, Colour, SeatOptions
from wandelgang.games.wire import convert, plain

SEATING = ("players", "colours")  # these follow from the seats that are taken
TRIED = 64  # values to try for a number without an upper bound: no board has more cells
MOST_TRIED = 1000  # values of a number with bounds
KINDS = "an option is a bool, an int, a Literal of strings, or a tuple[int, ...] of seats"
OPTION_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")  # what can also be a flag of a command

Value = bool | int | str | tuple[int, ...] | None


class Limits(msgspec.Struct, frozen=True):
    """The values that a number option may have with this many players."""

    players: int
    low: int
    high: int


class Option(msgspec.Struct, frozen=True):
    """One option of a game. Seats go by number: their place clockwise (X9)."""

    name: str
    kind: Literal["switch", "number", "seats", "choice"]
    default: Value  # None: as the rules say
    limits: tuple[Limits, ...]  # for a number
    about: str = ""  # in English, from the type
    choices: tuple[str, ...] = ()  # for a choice


def players_of(game: Game) -> tuple[int, ...]:
    """How many can play: as many as the box has starts for and the options allow."""
    numbers = tuple(players for players in range(FEWEST, MOST + 1) if _allowed(game, players))
    if not numbers:
        raise BadOptions(f"nobody can play {game.name}: its options or its starts refuse {FEWEST} to {MOST}")
    return numbers


def options_for(game: Game, named: Mapping[str, object]) -> SeatOptions:
    """The options of a game from plain values, `players` among them; raises BadOptions with a sentence."""
    players = named.get("players")
    if not named.get("colours") and isinstance(players, int):
        named = {**named, "colours": usual_colours(game, players)}
    raw = _plain(named)
    try:
        options: SeatOptions = convert(raw, game.Options)
    except msgspec.ValidationError as error:
        raise BadOptions(_why_not(game, named, error)) from None
    check_colours(game, options.colours)
    return options


def _plain(value: object) -> object:
    """Enums as their words, tuples as lists; anything else cannot be an option, and stays as it is."""
    try:
        return plain(value)
    except (TypeError, NotImplementedError):
        return value


def _why_not(game: Game, named: Mapping[str, object], error: msgspec.ValidationError) -> str:
    """Which of these options is wrong, and why."""
    if isinstance(error.__cause__, BadOptions):
        return str(error.__cause__)
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(game.Options)}
    for name, value in named.items():
        if name not in fields:
            return f"{game.name} has no option {name!r}: its options are {', '.join(fields)}"
        try:
            convert(_plain(value), fields[name])
        except msgspec.ValidationError as reason:
            return f"{name}={value!r} is not possible: {_reason(reason)}"
    return _reason(error)


def _reason(error: msgspec.ValidationError) -> str:
    """The message without the place in JSON."""
    reason = str(error).partition(" - at `$")[0].replace("null", "None")
    return reason[:1].lower() + reason[1:]


def usual_colours(game: Game, players: int) -> tuple[Colour, ...]:
    """The usual colours of this many players (X9), or the first that the box has a start for."""
    starts = tuple(colour for colour in CLOCKWISE if colour in game.box.starts)
    if len(starts) < players <= MOST:
        raise BadOptions(f"{players} players cannot play {game.name}: it has starts for {len(starts)}")
    usual = USUAL.get(players, ())  # none: the options themselves refuse this number
    return usual if set(usual) <= set(starts) else starts[:players]


def check_colours(game: Game, colours: Iterable[Colour]) -> None:
    """Refuse a colour that has no start."""
    for colour in colours:
        if colour not in game.box.starts:
            known = ", ".join(game.box.starts)
            raise BadOptions(f"{colour} has no start in {game.name}: its colours are {known}")


def options_of(game: Game) -> tuple[Option, ...]:
    """Every option but those that follow from who sits down; raises TypeError if a form cannot show one."""
    described = inspect.type_info(game.Options)
    if not isinstance(described, inspect.StructType):
        raise TypeError(f"the options of {game.name} must derive from SeatOptions")
    return tuple(_option(game, field) for field in described.fields if field.encode_name not in SEATING)


def _option(game: Game, field: inspect.Field) -> Option:
    name, about = field.encode_name, ""
    if not OPTION_NAME.fullmatch(name) or iskeyword(name):
        raise TypeError(f"{name!r} cannot name an option: use lower-case letters, digits and single _")
    if field.required:
        raise TypeError(f"the option {name} needs a default")
    default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    if isinstance(field.type, inspect.Metadata):
        about = (field.type.extra_json_schema or {}).get("description", "")
    match kind := _number_or(field.type):
        case inspect.BoolType():
            return Option(name, "switch", default, (), about)
        case inspect.IntType():
            return Option(name, "number", default, _limits(game, name, kind, default), about)
        case inspect.VarTupleType(inspect.IntType()):
            return Option(name, "seats", default, (), about)
        case inspect.LiteralType(values) if default in values and all(type(value) is str for value in values):
            return Option(name, "choice", default, (), about, _choices(game, name))
        case _:
            raise TypeError(f"the option {name} cannot be offered: {KINDS}")


def _number_or(kind: inspect.Type) -> inspect.Type:
    """A type without notes on it; `int | None` is a number."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        others = [_number_or(one) for one in kind.types if not isinstance(one, inspect.NoneType)]
        if len(others) == 1 and isinstance(others[0], inspect.IntType):
            return others[0]
    return kind


def _limits(game: Game, name: str, number: inspect.IntType, default: Any) -> tuple[Limits, ...]:
    """The values a number may have, found by trying, so that the rules are in one place only."""
    known = () if default is None else (default,)
    low = next((bound for bound in (number.ge, number.gt) if bound is not None), 0)
    high = next((bound for bound in (number.le, number.lt) if bound is not None), low + TRIED)
    tried = sorted({*range(low, min(high, low + MOST_TRIED) + 1), *known})
    limits = []
    for players in players_of(game):
        values = [value for value in tried if _allowed(game, players, {name: value})]
        if not values:
            raise ValueError(f"the option {name} has no possible value for {players} players")
        limits.append(Limits(players, values[0], values[-1]))
    return tuple(limits)


def _choices(game: Game, name: str) -> tuple[str, ...]:
    """The values of a Literal in the order in which they are written."""
    kind = next(field.type for field in msgspec.structs.fields(game.Options) if field.encode_name == name)
    return get_args(get_args(kind)[0] if get_origin(kind) is Annotated else kind)


def _allowed(game: Game, players: int, own: Mapping[str, object] | None = None) -> bool:
    try:
        options_for(game, {**(own or {}), "players": players})
    except BadOptions:
        return False
    return True
