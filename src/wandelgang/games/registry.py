"""Every game that can be played here: our own packages, and those that other people have installed.

A package from elsewhere offers its game under the entry-point group `wandelgang.games`:

    [project.entry-points."wandelgang.games"]
    corners = "corners:GAME"
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import Final

from wandelgang.games.game import Game
from wandelgang.games.options import options_of
from wandelgang.games.seats import FEWEST

GROUP: Final = "wandelgang.games"
OURS: Final = ("classic", "master", "towers")  # in the order in which they are offered

_log = logging.getLogger(__name__)


class UnknownGame(ValueError):
    """There is no such game, or not in this version of its rules."""


class Registry(Mapping[str, Game]):
    """The newest version of each game by name. Packages are looked for on first use."""

    def __getitem__(self, name: str) -> Game:
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    @cached_property
    def _games(self) -> dict[str, Game]:
        games = {name: _checked(import_module(f"{__package__}.{name}").GAME) for name in OURS}
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            try:
                game = _checked(point.load())
                if game.name in games:
                    raise ValueError(f"there is already a game called {game.name}")
                _try(game)
            except (Exception, SystemExit) as error:
                # A broken package must not take the other games with it.
                _log.warning("the game %s (%s) cannot be used: %s", point.name, point.value, error)
            else:
                games[game.name] = game
        return games


def _checked(game: object) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is not a wandelgang.games.Game")
    return game


def _try(game: Game) -> None:
    """Raise whatever would otherwise stop every program here that lists the games."""
    options_of(game)
    state = game.deal(game.Options(players=FEWEST), Random(0))
    game.scene(game.view(state, None))


GAMES: Final = Registry()


def game_named(name: str) -> Game:
    """The newest version of a game."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}: games are {', '.join(GAMES)}")
    return GAMES[name]


def game_for(name: str, rules: int) -> Game:
    """A game in the version of the rules that a record or a table began with."""
    newest = game_named(name)
    for game in (newest, *newest.earlier):
        if game.rules == rules:
            return game
    known = ", ".join(str(game.rules) for game in (*newest.earlier, newest))
    raise UnknownGame(f"there are no rules {rules} of {name}: this program has {known}")
