"""From words on the command line to the options of a game."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.games import GAMES, Game
from wandelgang.games.seats import CLOCKWISE
from wandelgang.games.wire import convert

GameName = Annotated[str, Parameter(help=f"One of {', '.join(GAMES)}.")]


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Fault(f"there is no game {name!r}: games are {', '.join(GAMES)}", WRONG_USE)
    return GAMES[name]


def names(text: str | None) -> tuple[str, ...] | None:
    """A list written with commas."""
    if text is None:
        return None
    named = tuple(part.strip() for part in text.split(","))
    if not any(named):
        raise Fault(f"{text!r} names nothing: write names with commas between them", WRONG_USE)
    if not all(named):
        raise Fault(f"{text!r} has a comma too many: a name stands on both sides of each", WRONG_USE)
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
        raise Fault(f"{text!r} names no seats: write numbers with commas, such as 0,2", WRONG_USE) from None


@Parameter(name="*")
@dataclass(frozen=True)
class Chosen:
    """The options of a game that were named on the command line; None was not named."""

    players: Annotated[
        int | None, Parameter(help="How many play, 2 to 4; else as many as are named, or 2.")
    ] = None
    colours: Annotated[str | None, Parameter(help="The colours in play, with commas.")] = None
    first: Annotated[int | None, Parameter(help="The seat that begins, from 0; else by lot.")] = None
    cards: Annotated[int | None, Parameter(help="classic: cards for each player.")] = None
    events: Annotated[bool | None, Parameter(help="classic: with event tiles.")] = None
    way_home: Annotated[bool | None, Parameter(help="classic: whether one must go home at the end.")] = None
    short: Annotated[bool | None, Parameter(help="master: without the treasures 7 to 12.")] = None
    children: Annotated[
        str | None, Parameter(help="towers: the seats whose spells are all jokers, with commas.")
    ] = None

    def options(self, game: Game, players: int) -> Any:
        """The options of this game; so many play if nothing was said, not even colours."""
        named = {name: value for name, value in asdict(self).items() if value is not None}
        if self.colours is not None:
            named["colours"] = _colours(self.colours)
            players = len(named["colours"])
        named.setdefault("players", players)
        if self.children is not None:
            named["children"] = _seats(self.children)
        strange = set(named) - {field.name for field in msgspec.structs.fields(game.Options)}
        if strange:
            flags = ", ".join("--" + name.replace("_", "-") for name in sorted(strange))
            raise Fault(f"the game {game.NAME} has no option {flags}", WRONG_USE)
        try:
            return convert(named, game.Options)
        except msgspec.ValidationError as error:
            raise Fault(str(error), WRONG_USE) from None
