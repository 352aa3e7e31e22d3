"""The options of a game, from the command line."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.games import GAMES, Game, UnknownGame
from wandelgang.games import game_named as find_game
from wandelgang.games.options import Option, options_of
from wandelgang.games.seats import CLOCKWISE
from wandelgang.games.wire import convert

GameName = Annotated[str, Parameter(help=f"One of {', '.join(GAMES)}.")]


def game_named(name: str) -> Game:
    """The game of this name."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Fault(str(error), WRONG_USE) from None


def names(text: str | None) -> tuple[str, ...] | None:
    """A list separated by commas."""
    if text is None:
        return None
    named = tuple(part.strip() for part in text.split(","))
    if not any(named):
        raise Fault(f"{text!r} is empty: give names separated by commas", WRONG_USE)
    if not all(named):
        raise Fault(f"{text!r} has a comma too many: give names separated by single commas", WRONG_USE)
    return named


def _colours(text: str) -> tuple[str, ...]:
    for name in (colours := names(text) or ()):
        if name not in CLOCKWISE:
            raise Fault(f"there is no colour {name!r}: colours are {', '.join(CLOCKWISE)}", WRONG_USE)
    return colours


def _seats(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(seat) for seat in names(text) or ())
    except ValueError:
        raise Fault(
            f"{text!r} is not a list of seats: give numbers separated by commas, such as 0,2", WRONG_USE
        ) from None


@Parameter(name="*")
@dataclass(frozen=True)
class CommonOptions:
    """Options that every game has on the command line; None means not given."""

    players: Annotated[
        int | None, Parameter(help="Number of players, 2 to 4. Default: as many as are named, or 2.")
    ] = None
    colours: Annotated[str | None, Parameter(help="The colours in play, separated by commas.")] = None
    first: Annotated[int | None, Parameter(help="The seat that begins, from 0. Default: random.")] = None

    def options(self, game: Game, players: int) -> Any:
        """The options of this game, with `players` as the default number of players."""
        named = {name: value for name, value in asdict(self).items() if value is not None}
        if self.colours is not None:
            named["colours"] = _colours(self.colours)
            players = len(named["colours"])
        named.setdefault("players", players)
        own = {option.name: option for option in options_of(game)}
        strange = set(named) - own.keys() - set(CommonOptions.__dataclass_fields__)
        if strange:
            flags = ", ".join("--" + name.replace("_", "-") for name in sorted(strange))
            raise Fault(f"the game {game.name} has no option {flags}", WRONG_USE)
        for name in named.keys() & own.keys():
            if own[name].kind == "seats":
                named[name] = _seats(named[name])
        try:
            return convert(named, game.Options)
        except msgspec.ValidationError as error:
            raise Fault(str(error), WRONG_USE) from None


TYPES = {"switch": bool | None, "number": int | None, "seats": str | None}


def _chosen() -> type[CommonOptions]:
    """The common options, and those of every game that is installed."""
    offered: dict[str, list[tuple[str, Option]]] = {}
    for name, game in GAMES.items():
        for option in options_of(game):
            if option.name not in CommonOptions.__dataclass_fields__:
                offered.setdefault(option.name, []).append((name, option))
    fields = []
    for name, games in offered.items():
        abouts = "; ".join(f"{game}: {option.about or name.replace('_', ' ')}" for game, option in games)
        commas = " (numbers separated by commas)" if games[0][1].kind == "seats" else ""
        kind: Any = TYPES[games[0][1].kind]
        fields.append((name, Annotated[kind, Parameter(help=f"{abouts}{commas}.")], field(default=None)))
    here = {"__module__": __name__}  # else cyclopts takes it for a class of Python's own
    chosen = make_dataclass("Chosen", fields, bases=(CommonOptions,), namespace=here, frozen=True)
    return Parameter(name="*")(chosen)


if TYPE_CHECKING:
    Chosen = CommonOptions
else:
    Chosen = _chosen()
