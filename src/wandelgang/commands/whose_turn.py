"""Whose turn it is in a game, in a sentence; or how it ended."""

from __future__ import annotations

from typing import Any

from wandelgang.games import CHANCE
from wandelgang.games.counting import counted
from wandelgang.match import Record, Result, game_of


def whose_turn(record: Record, state: Any) -> str:
    """The sentence for the position to which a record leads."""
    if record.result is not None:
        return _outcome(record, record.result)
    actor = game_of(record).actor(state)
    if actor is None:
        return "The game is over."
    if actor == CHANCE:
        return "Next: chance."
    return f"Next: {record.options.colours[actor]}, seat {actor}."


def _outcome(record: Record, result: Result) -> str:
    """Who won, and how long it took."""
    colours = record.options.colours
    winners = " and ".join(_called(record.seats[seat].name, colours[seat]) for seat in result.winners)
    return f"{f'{winners} won' if winners else 'A draw by exhaustion'} after {counted(result.turns, 'turn')}."


def _called(name: str, colour: str) -> str:
    return colour if name == colour else f"{name} ({colour})"
