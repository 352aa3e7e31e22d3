"""A position as one line of text, like FEN in chess: to show, solve, link to, test or report.

    corners/1 options=(2;colours:[red,blue]) board=60.e16…/… spare=a34 figures=[a1,g7] … step=push

The line names the game and the version of its rules, then every field of the state that differs from its
default. `seen` after the version means that the fields are those of a view: what one seat knows, the rest
left out. Values follow the game's own types, so every game has this form without any extra code:

- a board is its rows of tiles from the top left; a tile is its openings (one hexadecimal digit: N=1, E=2,
  S=4, W=8) and its number; a cell has its name;
- `[…]` is a list, `(…;…)` holds the fields of a value in order, those with a default as `name:value`;
- `-` is nothing, and in a view also what the seat may not know; `yes` and `no` are truth values.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, get_origin

from wandelgang.games.errors import BadDeal, BadOptions, BadPosition, IllegalAction
from wandelgang.games.game import CHANCE, Game
from wandelgang.games.position.kinds import struct, unwritable
from wandelgang.games.position.packing import Packing
from wandelgang.games.position.reading import PositionReader
from wandelgang.games.position.writing import PositionWriter
from wandelgang.games.registry import UnknownGame, game_for
from wandelgang.games.required import AnyPosition, AnyState, AnyView
from wandelgang.maze import Tile, turned

if TYPE_CHECKING:
    from typing_extensions import TypeIs

MOST_CHARACTERS = 20_000  # of a line; a game of four players takes about 1,000
MOST_FIELDS = 200
SEEN = "seen"
WRITABLE = "use numbers, strings, bools, enums, Literals, tuples and structs"
_HEAD = re.compile(r"([a-z][a-z0-9_]*)/(\d{1,6})")


def write_position(game: Game, position: AnyPosition) -> str:
    """A state of a game, or a view of one, as one line."""
    kinds = tuple(get_origin(kind) or kind for kind in (game.State, game.View))
    if not isinstance(position, kinds):
        what = type(position).__name__
        raise TypeError(f"{what} is not a position of {game.name}: give one of its states or views")
    fields = PositionWriter(game.box.grid).fields(position)
    seen = [SEEN] if is_view(position, game) else []
    return " ".join([f"{game.name}/{game.rules}", *seen, *(f"{name}={text}" for name, text in fields)])


def check_types(game: Game) -> None:
    """Raise TypeError if a state or a view of this game cannot be written as one line."""
    for kind in (game.State, game.View):
        if why := unwritable(kind):
            raise TypeError(f"its positions cannot be written as one line: {why}; {WRITABLE}")


def is_view(position: AnyPosition, game: Game) -> TypeIs[AnyView]:
    """Whether a position is what one seat knows, not the whole state."""
    return isinstance(position, get_origin(game.View) or game.View)


def read_position(line: str) -> tuple[Game, AnyPosition]:
    """The game of a line, and its state, or its view if the line says `seen`; raises BadPosition."""
    if not isinstance(line, str):
        raise TypeError(f"{type(line).__name__} cannot hold a position: give it as one line of text")
    if len(line) > MOST_CHARACTERS:
        raise BadPosition(f"it has {len(line):,} characters; a position has at most {MOST_CHARACTERS:,}")
    head, *words = line.split()[:MOST_FIELDS] or [""]
    found = _HEAD.fullmatch(head)
    if not found:
        start = "a game, a slash and the version of its rules"
        raise BadPosition(f"{head!r} does not begin a position: a position starts with {start}")
    try:
        game = game_for(found[1], int(found[2]))
    except UnknownGame as error:
        raise BadPosition(str(error)) from None
    seen = words[:1] == [SEEN]
    position = _read(game, game.View if seen else game.State, words[seen:])
    check_position(game, position)
    return game, position


def check_position(game: Game, position: AnyPosition) -> None:
    """Raise BadPosition if a game cannot be in this position; the message names a clause that it breaks."""
    seen = is_view(position, game)
    _check_parts(game, position)
    _check_seats(position, seen=seen)
    _check_rules(game, position, seen=seen)


def pack_position(game: Game, state: AnyState, packing: Packing) -> None:
    """Add a state of this game to a packing."""
    packing.value(struct(game.State), state)


def unpack_position(game: Game, packing: Packing) -> AnyState:
    """The state of this game that comes next in a packing; raises BadPosition if it is not possible."""
    state: AnyState = packing.value(struct(game.State))
    check_position(game, state)
    return state


def _read(game: Game, kind: type[AnyPosition], words: list[str]) -> AnyPosition:
    info = struct(kind)
    texts: dict[str, str] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or name not in {field.encode_name for field in info.fields} or name in texts:
            raise BadPosition(f"{word[:40]!r} is not expected: write each field once, as name=value")
        texts[name] = text
    values: dict[str, Any] = {}
    for field in info.fields:
        name = field.encode_name
        if name in texts:
            values[name] = PositionReader(game.box.grid, name, texts[name]).whole(field.type)
        elif field.required:
            raise BadPosition(f"{name}=… is missing")
    try:
        return kind(**values)
    except (ValueError, TypeError) as error:
        raise BadPosition(str(error)) from None


def _check_parts(game: Game, position: AnyPosition) -> None:
    """Check that a position uses exactly what is in the box: compiled code would not notice."""
    box, board, spare = game.box, position.board, position.spare
    if board.grid is not box.grid:
        raise BadPosition(
            f"its board is {board.grid.rows}×{board.grid.columns}, unlike that of {game.name} (X1)"
        )
    if sorted((*board.numbers, spare.number)) != list(range(len(box.tiles))):
        raise BadPosition(
            f"its tiles are the numbers 0 to {len(box.tiles) - 1}, each once, spare included (X2)"
        )
    for tile in (*board.tiles, spare):
        base = box.openings[tile.number]
        if tile.openings not in {turned(base, quarters) for quarters in range(4)}:
            raise BadPosition(
                f"tile {tile.number} cannot have the openings {tile.openings:x}: it has another shape (X4)"
            )
    for number, cell in enumerate(box.fixed_cells):
        if board.tile(cell) != Tile(number, box.openings[number]):
            raise BadPosition(f"the fixed tile {number} must lie on {box.grid.names[cell]}, unturned (X2)")
    if position.last_push is not None and position.last_push not in box.grid.arrows:
        raise BadPosition(f"there is no arrow {position.last_push!r} (X2)")


def _check_seats(position: Any, *, seen: bool) -> None:
    """Check that seats, players and turns are possible; Python would take seat -1 for the last."""
    players = position.options.players
    seats = {position.seat}
    if seen:
        seats = {position.seat or 0, position.at_turn}  # None: a spectator
        if position.actor not in (None, CHANCE):
            seats.add(position.actor)
    for seat in seats:
        if not 0 <= seat < players:
            raise BadPosition(f"there is no seat {seat}: seats are 0 to {players - 1}")
    name, each = ("players", position.players) if seen else ("figures", position.figures)
    if len(each) != players:
        raise BadPosition(f"{name}: {players} are expected, one for each player, not {len(each)}")
    if position.turn < 0:
        raise BadPosition(f"turn: {position.turn} is not possible: turns count from 0")


def _check_rules(game: Game, position: AnyPosition, *, seen: bool) -> None:
    """Refuse whatever else the game cannot make sense of, instead of failing later."""
    try:
        if seen:
            game.scene(position)
        else:
            for seat in (None, *range(position.options.players)):
                game.scene(game.view(position, seat))
            for action in game.legal(position):
                game.apply(position, action)
    except Exception as error:  # whatever the game's code stumbles over; most messages mean nothing to people
        ours = isinstance(error, IllegalAction | BadOptions | BadDeal)
        why = str(error) if ours else "its values do not fit together"
        raise BadPosition(f"{game.name} cannot be in this position: {why}") from None


__all__ = [
    "BadPosition",
    "Packing",
    "check_position",
    "is_view",
    "pack_position",
    "read_position",
    "unpack_position",
    "write_position",
]
