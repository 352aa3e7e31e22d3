"""How a recorded game could have continued with other actions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from wandelgang.games import IllegalAction
from wandelgang.match import Match, Record, replay
from wandelgang.table.actions import read_action
from wandelgang.table.messages import frame
from wandelgang.table.protocol import LineShown, LineWish
from wandelgang.table.refusal import Refuse


def show_line(record: Record, wish: LineWish, of: str) -> tuple[LineShown, Record]:
    """The positions after each action of a line that leaves a game, with everything open; and its record,
    which says where it branched off."""
    match = next(islice(replay(record), wish.after, None), None)
    if match is None:
        raise Refuse("bad-message", f"the game has {len(record.actions)} actions")
    line = _played(match.branch_off(match.seats, of, match.turn_limit), wish.actions)
    return LineShown(tuple(frame(one, None) for one in line)), line[-1].record


def _played(match: Match, actions: Sequence[dict[str, Any]]) -> list[Match]:
    line = []
    for written in actions:
        try:
            match = match.then(read_action(match.game, msgspec.json.encode(written)))
        except msgspec.DecodeError as error:
            raise Refuse("no-action", str(error)) from None
        except IllegalAction as error:
            game = match.game.name
            raise Refuse("illegal", error.reason, clause=error.clause, game=game) from None
        line.append(match)
    return line
