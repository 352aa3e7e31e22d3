"""Positions as one line of text: write down what a seat sees, and show a line as a replay."""

from __future__ import annotations

import msgspec

from wandelgang.games import UnknownGame, game_for
from wandelgang.games.position import BadPosition, is_view, read_position, write_position
from wandelgang.games.wire import convert
from wandelgang.table.messages import open_view, raw
from wandelgang.table.protocol import Frame, PositionLine, Replay, SeatName, SeenPosition
from wandelgang.table.refusal import Refuse


def line_of(seen: SeenPosition) -> PositionLine:
    """The line of a view. It holds nothing that the view does not."""
    try:
        game = game_for(seen.game, seen.rules)
    except UnknownGame as error:
        raise Refuse("no-game", str(error)) from None
    try:
        line = write_position(game, convert(seen.view, game.View))
        read_position(line)  # refuses what could not be shown again
    except BadPosition as error:
        raise Refuse("bad-position", f"this view is not possible: {error}") from None
    except (msgspec.ValidationError, LookupError, ValueError, TypeError) as error:
        detail = (
            str(error) if isinstance(error, msgspec.ValidationError) else "its values do not fit together"
        )
        raise Refuse("bad-position", f"this is not a view of {game.name}: {detail}") from None
    return PositionLine(line)


def show_line(line: str) -> Replay:
    """A line as a replay of one frame: a whole position with everything open, a view as it is."""
    try:
        game, position = read_position(line)
    except BadPosition as error:
        raise Refuse("bad-position", str(error)) from None
    view = position if is_view(position, game) else open_view(game, position)
    return Replay(
        replay="",
        game=game.name,
        rules=game.rules,
        options=raw(view.options),
        seats=tuple(SeatName(colour, "", None) for colour in view.options.colours),
        result=None,
        frames=(Frame(0, None, None, (), raw(view)),),
    )
