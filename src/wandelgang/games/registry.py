"""Every game that can be played here: our own packages, and those that other people have installed.

A package from elsewhere offers its game under the entry-point group `wandelgang.games`:

    [project.entry-points."wandelgang.games"]
    corners = "corners:GAME"
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Final

from wandelgang.games.game import Game
from wandelgang.games.options import options_for, options_of, players_of
from wandelgang.games.wire import decode, encode

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
                for version in (*game.earlier, game):
                    check(version)
            except (Exception, SystemExit) as error:
                # A broken package must not take the other games with it.
                why = f"{type(error).__name__}: {error}"
                _log.warning("the game %s (%s) cannot be used: %s", point.name, point.value, why)
            else:
                earlier = tuple(_with_bots_that_exist(version) for version in game.earlier)
                games[game.name] = replace(_with_bots_that_exist(game), earlier=earlier)
        return games


def _checked(game: object) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is not a wandelgang.games.Game")
    return game


def check(game: Game) -> None:
    """Raise any error that would otherwise stop every program that lists the games."""
    from wandelgang.games.position import check_types  # imported here: it imports this module

    encode(options_of(game))
    check_types(game)
    for players in players_of(game):
        options = options_for(game, {"players": players})
        decode(encode(options), game.Options)
        state = game.deal(options, Random(0))
        game.scene(game.view(state, None))


def _with_bots_that_exist(game: Game) -> Game:
    """This game without bots and judges whose modules are missing; none is imported: that loads kernels."""
    missing = {name for name, place in game.bots.items() if not _can_be_found(place)}
    if game.judge and not _can_be_found(game.judge):
        why = f"there is no {game.judge}, or it is not module:function"
        _log.warning("the judge of %s (rules %s) cannot be used: %s", game.name, game.rules, why)
        game = replace(game, judge="")
    if not missing:
        return game
    for name in sorted(missing):
        _log.warning(
            "the bot %s of %s (rules %s) cannot be used: there is no %s, or it is not module:function",
            name,
            game.name,
            game.rules,
            game.bots[name],
        )
    bots = {name: place for name, place in game.bots.items() if name not in missing}
    return replace(game, bots=bots)


def _can_be_found(place: str) -> bool:
    module, _, function = place.partition(":")
    try:
        return bool(function) and find_spec(module) is not None
    except Exception:  # the package that should contain the module is missing, or fails
        return False


GAMES: Final = Registry()


def chosen_game(game: str | Game | ModuleType) -> Game:
    """The game of a name or of a package; a `Game` is returned as it is. Raises UnknownGame."""
    if isinstance(game, str):
        return game_named(game)
    found = getattr(game, "GAME", None) if isinstance(game, ModuleType) else game
    if not isinstance(found, Game):
        wanted = f"give a name ({', '.join(GAMES)}), a Game, or a package with a GAME"
        raise UnknownGame(f"{game!r} is not a game: {wanted}")
    return found


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
    raise UnknownGame(f"this program does not have rules version {rules} of {name}, only {known}")
