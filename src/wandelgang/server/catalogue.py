"""What can be played here: the games with their options, levels and boxes."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import inspect

from wandelgang.games import GAMES, BadOptions, Game
from wandelgang.games.seats import FEWEST, MOST
from wandelgang.server.pieces import PIECES
from wandelgang.server.protocol import GameFacts, LevelFacts, Limits, OptionFacts
from wandelgang.server.thinking.levels import BOT_OF, levels

SEATING = ("players", "colours")  # these come from the seats
TRIED = range(65)  # no number option goes beyond the cells of a board


@cache
def catalogue() -> tuple[GameFacts, ...]:
    """Every game that can be played here."""
    return tuple(
        GameFacts(
            name=name,
            rules=game.RULES,
            fewest=FEWEST,
            most=MOST,
            options=_options(game),
            levels=tuple(LevelFacts(level, BOT_OF[level]) for level in levels(name)),
            box=PIECES[name].box(),
        )
        for name, game in GAMES.items()
    )


def _options(game: Game) -> tuple[OptionFacts, ...]:
    described = inspect.type_info(game.Options)
    assert isinstance(described, inspect.StructType)
    return tuple(_option(game, field) for field in described.fields if field.encode_name not in SEATING)


def _option(game: Game, field: inspect.Field) -> OptionFacts:
    name, default = field.encode_name, field.default
    match field.type:
        case inspect.BoolType():
            return OptionFacts(name, "switch", default, ())
        case inspect.VarTupleType():
            return OptionFacts(name, "seats", default, ())
        case _:
            limits = tuple(_limits(game, name, players) for players in range(FEWEST, MOST + 1))
            return OptionFacts(name, "number", default, limits)


def _limits(game: Game, name: str, players: int) -> Limits:
    """What a number may be, found by trying: so the rules stand in one place only."""

    def possible(value: Any) -> bool:
        try:
            game.Options(players=players, **{name: value})
        except BadOptions:
            return False
        return True

    values = [value for value in TRIED if possible(value)]
    return Limits(players, values[0], values[-1])
