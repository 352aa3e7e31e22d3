"""The three games by name, and how a record of any of them is read."""

from __future__ import annotations

from typing import Any

from tests.second.classic import Classic
from tests.second.master import Master
from tests.second.position import Position, replay
from tests.second.towers import Towers

GAMES: dict[str, type[Position]] = {"classic": Classic, "master": Master, "towers": Towers}


def begin(record: dict[str, Any]) -> Position:
    """The deal of a record."""
    assert (record["format"], record["rules"]) == (1, 1)
    return GAMES[record["game"]](record["options"], record["deal"], record.get("turn_limit"))


def read(record: dict[str, Any]) -> Position:
    """The last position of a record, every action of which must be legal."""
    position = begin(record)
    replay(position, record["actions"])
    return position
