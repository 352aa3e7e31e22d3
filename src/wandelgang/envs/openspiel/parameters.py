"""The parameters of a game for OpenSpiel, which knows numbers, switches and words."""

from __future__ import annotations

from typing import Any, Final

from wandelgang.games import Game
from wandelgang.games.options import Option, options_of, players_of
from wandelgang.match import TURN_LIMIT

PREFIX: Final = "wandelgang_"
NONE: Final = -1  # a number that is not chosen
JOINED: Final = "+"
OWN: Final[dict[str, Any]] = {"turn_limit": TURN_LIMIT, "reward": "win", "deal_seed": NONE}


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game, with what they are unless chosen."""
    return {"players": players_of(game)[0], **{one.name: _usual(one) for one in options_of(game)}, **OWN}


def _usual(option: Option) -> Any:
    if option.kind == "seats":
        return ""
    return NONE if option.default is None else option.default


def named_options(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """The options among the parameters, as the game takes them."""
    known = parameters(game)
    if strange := given.keys() - known.keys():
        raise ValueError(f"there is no parameter {', '.join(sorted(strange))}: there are {', '.join(known)}")
    named = {"players": given["players"]}
    for option in options_of(game):
        value = given[option.name]
        if option.kind == "seats":
            value = [_seat(option.name, name, given["players"]) for name in str(value).split(JOINED) if name]
        named[option.name] = None if option.default is None and value == NONE else value
    return named


def _seat(option: str, name: str, players: int) -> int:
    """The seat of a player's name; OpenSpiel has no lists, and would take a lone digit for a number."""
    for seat in range(players):
        if name == f"player_{seat}":
            return seat
    raise ValueError(f"{option} cannot be {name}: join players by {JOINED}, as in player_0{JOINED}player_1")
