"""A sentence that says whose turn it is, or how the game ended."""

from __future__ import annotations

from wandelgang.games import CHANCE
from wandelgang.games.counting import counted
from wandelgang.games.required import AnyView
from wandelgang.match import Record, Result


def whose_turn(view: AnyView, record: Record | None) -> str:
    """The sentence for a position, with the record that leads to it if there is one."""
    if record is not None and record.result is not None:
        return _outcome(record, record.result)
    if view.actor is None:
        return "The game is over."
    if view.actor == CHANCE:
        return "Next: chance."
    return f"Next: {view.options.colours[view.actor]}, seat {view.actor}."


def _outcome(record: Record, result: Result) -> str:
    colours = record.options.colours
    winners = " and ".join(_called(record.seats[seat].name, colours[seat]) for seat in result.winners)
    return f"{f'{winners} won' if winners else 'A draw by exhaustion'} after {counted(result.turns, 'turn')}."


def _called(name: str, colour: str) -> str:
    return colour if name == colour else f"{name} ({colour})"
