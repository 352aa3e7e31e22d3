"""Settings of environments to be tested: every player count and option, or a few of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from wandelgang.games import GAMES
from wandelgang.games.options import Option, options_of, players_of

Settings = tuple[str, dict[str, Any]]


def values(option: Option, players: int) -> list[Any]:
    """Values worth a test: all of a switch or a choice, the ends of a number, none and some of the seats."""
    match option.kind:
        case "switch":
            return [False, True]
        case "choice":
            return [*option.choices]
        case "seats":
            return [(), (0,), tuple(range(players))]
        case _:
            limits = next(one for one in option.limits if one.players == players)
            return [*dict.fromkeys([option.default, limits.low, limits.high])]


def everything() -> Iterator[Settings]:
    """Every game with every number of players and every combination of options."""
    for name, game in GAMES.items():
        for players in players_of(game):
            options = options_of(game)
            for chosen in product(*(values(option, players) for option in options)):
                named = zip((option.name for option in options), chosen, strict=True)
                yield name, {"players": players, **dict(named)}


def some() -> Iterator[Settings]:
    """Every game with every number of players, as usual and with the last value of every option."""
    for name, game in GAMES.items():
        for players in players_of(game):
            yield name, {"players": players}
        last = {option.name: values(option, players_of(game)[-1])[-1] for option in options_of(game)}
        yield name, {"players": players_of(game)[-1], **last}


def label(settings: Settings) -> str:
    name, chosen = settings
    return "-".join([name, *(f"{option}={value}" for option, value in chosen.items())])
