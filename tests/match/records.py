"""Small records of every game for the tests of this folder."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from wandelgang.bots.simulation import Plan, play_one
from wandelgang.games import GAMES, classic
from wandelgang.match import Record, dump


@cache
def won() -> Record:
    """A classic game with events that a seeker won after a few actions."""
    options = classic.Options(2, cards=1, events=True, way_home=False)
    record = play_one(Plan("classic", options, ("seeker", "seeker"), seed=5), 0)
    assert record.result is not None
    assert record.result.ended == "won"
    return record


@cache
def exhausted(game: str = "classic", players: int = 2) -> Record:
    """A game between wanderers that its turn limit of three ended."""
    options = GAMES[game].Options(players=players)
    record = play_one(Plan(game, options, ("wanderer",) * players, seed=2, turn_limit=3), 0)
    assert record.result is not None
    assert record.result.ended == "exhausted"
    return record


def tree(record: Record) -> Any:
    """A record as dicts and lists, to be edited."""
    return json.loads(dump(record))


def edited(record: Record, *path: str | int, to: Any) -> bytes:
    """A record's JSON with another value at a path such as "deal", "spare", "number"."""
    whole = tree(record)
    inner = whole
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return json.dumps(whole).encode()


def with_actions(record: Record, actions: list[Any]) -> bytes:
    """A record's JSON with other actions."""
    return json.dumps({**tree(record), "actions": actions}).encode()
