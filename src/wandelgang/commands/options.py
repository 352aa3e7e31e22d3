"""The options of a game, from the command line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.games import GAMES, BadOptions, Game, UnknownGame
from wandelgang.games import game_named as find_game
from wandelgang.games.options import Option, options_for, options_of, players_of
from wandelgang.games.seats import CLOCKWISE

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
        int | None,
        Parameter(help="Number of players, 2 to 4. Default: one per colour that you name, or the fewest."),
    ] = None
    colours: Annotated[str | None, Parameter(help="The colours in play, separated by commas.")] = None
    first: Annotated[int | None, Parameter(help="The seat that begins, from 0. Default: random.")] = None

    def options(self, game: Game, players: int | None = None) -> Any:
        """The options of this game, with `players` as the default number of players, or the fewest."""
        given = {name: value for name, value in asdict(self).items() if value is not None}
        named: dict[str, Any] = {name: given[name] for name in COMMON if name in given}
        if self.colours is not None:
            named["colours"] = _colours(self.colours)
            players = len(named["colours"])
        named.setdefault("players", players or players_of(game)[0])
        flags = [field.removeprefix(OWN) for field in given if field.startswith(OWN)]
        if strange := [flag for flag in flags if game.name not in FLAGS[flag]]:
            own = [_dashed(flag) for flag, games in FLAGS.items() if game.name in games]
            has = f": it has {', '.join(own)}" if own else ""
            raise Fault(
                f"the game {game.name} has no option {', '.join(map(_dashed, strange))}{has}", WRONG_USE
            )
        for flag in flags:
            option = FLAGS[flag][game.name]
            named[option.name] = _value(flag, option, given[OWN + flag])
        try:
            return options_for(game, named)
        except BadOptions as error:
            raise Fault(str(error), WRONG_USE) from None


def _value(flag: str, option: Option, given: Any) -> Any:
    if option.kind == "choice" and given not in option.choices:
        raise Fault(f"{_dashed(flag)} takes {', '.join(option.choices)}, not {given!r}", WRONG_USE)
    return _seats(given) if option.kind == "seats" else given


COMMON = tuple(CommonOptions.__dataclass_fields__)
OWN = "own_"  # begins the field of a game's option, so that none hides a member of CommonOptions
FLAGS_OF_COMMANDS = """
    as at book bots budget cluster depth game games help json out pace plot processes record records seat seed
    style theme turn_limit version what
"""
TAKEN = frozenset(FLAGS_OF_COMMANDS.split())
TYPES = {"switch": bool | None, "number": int | None, "seats": str | None, "choice": str | None}


def flags_of(games: Iterable[Game]) -> dict[str, dict[str, Option]]:
    """The flags for the options of these games, each with the games that have it.

    A flag takes the same kind of value for every game. An option whose name is taken, by a command or by
    another kind of option, begins with the name of its game.
    """
    flags: dict[str, dict[str, Option]] = {}

    def free(flag: str, option: Option) -> bool:
        same = all(other.kind == option.kind for other in flags.get(flag, {}).values())
        return same and flag not in TAKEN and not flag.startswith("no_")  # --no-… switches another one off

    for game in games:
        for option in options_of(game):
            names = (option.name, f"{game.name}_{option.name}", f"option_{game.name}_{option.name}")
            if option.name not in COMMON:
                flag = next(name for name in names if free(name, option))
                flags.setdefault(flag, {})[game.name] = option
    return flags


FLAGS = flags_of(GAMES.values())


def _dashed(flag: str) -> str:
    return "--" + flag.replace("_", "-")


def _chosen() -> type[CommonOptions]:
    """The common options, and those of every game that is installed."""
    fields = []
    for flag, games in FLAGS.items():
        kind: Any = TYPES[next(iter(games.values())).kind]
        about = "; ".join(f"{game}: {_described(option)}" for game, option in games.items())
        parameter = Parameter(name=_dashed(flag), help=f"{about}.")
        fields.append((OWN + flag, Annotated[kind, parameter], field(default=None)))
    here = {"__module__": __name__}  # otherwise cyclopts takes it for a built-in class
    chosen = make_dataclass("Chosen", fields, bases=(CommonOptions,), namespace=here, frozen=True)
    return Parameter(name="*")(chosen)


def _described(option: Option) -> str:
    about = option.about or option.name.replace("_", " ")
    if option.kind == "choice":
        return f"{about} ({', '.join(option.choices)})"
    return f"{about} (numbers separated by commas)" if option.kind == "seats" else about


if TYPE_CHECKING:
    Chosen = CommonOptions
else:
    Chosen = _chosen()
