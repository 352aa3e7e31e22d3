"""Which game and which options somebody means, for calls from Python: checked, with errors for people."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

import msgspec

from wandelgang.games.errors import BadOptions
from wandelgang.games.game import Game
from wandelgang.games.registry import GAMES, UnknownGame, game_named
from wandelgang.games.wire import convert, plain


def chosen_game(game: str | Game | ModuleType) -> Game:
    """The game of a name or of a package; a game is itself. Raises UnknownGame."""
    if isinstance(game, str):
        return game_named(game)
    found = getattr(game, "GAME", None) if isinstance(game, ModuleType) else game
    if not isinstance(found, Game):
        wanted = f"give a name ({', '.join(GAMES)}), a Game, or a package with a GAME"
        raise UnknownGame(f"{game!r} is not a game: {wanted}")
    return found


def chosen_options(game: Game, named: Mapping[str, object]) -> Any:
    """Options by name as the game has them, every type checked. Raises BadOptions."""
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(game.Options)}
    for name, value in named.items():
        if name not in fields:
            raise BadOptions(f"{game.name} has no option {name!r}: its options are {', '.join(fields)}")
        try:
            convert(_plain(value), fields[name])
        except msgspec.ValidationError as error:
            raise BadOptions(f"{name}={value!r} is not possible: {_why(error)}") from None
    try:
        return convert(_plain(named), game.Options)
    except msgspec.ValidationError as error:
        raise BadOptions(_why(error)) from None


def _plain(value: object) -> object:
    """Enums as their words, tuples as lists; what has no such form is no option, and stays as it is."""
    try:
        return plain(value)
    except (TypeError, NotImplementedError):
        return value


def _why(error: msgspec.ValidationError) -> str:
    """The message without the place in JSON."""
    if isinstance(error.__cause__, BadOptions):
        return str(error.__cause__)
    reason = str(error).partition(" - at `$")[0].replace("null", "None")
    return reason[:1].lower() + reason[1:]
