"""A game as text that a person can read and a program can compare: every action, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wandelgang.drawing import text
from wandelgang.games import CHANCE
from wandelgang.games.wire import plain
from wandelgang.match.reading import replay
from wandelgang.match.record import Record


def transcript(record: Record) -> Iterator[str]:
    """The lines of a game: options, the board as dealt, the actions turn by turn, the board at the end.

    Each action stands with its number, who acted, its notation, how many actions were legal, and the events.
    """
    game, options = record.module, record.options
    yield f"game: {game.NAME} (rules {game.RULES})"
    chosen = {name: value for name, value in plain(options).items() if value is not None}
    yield f"options: {_fields(chosen)}"
    yield f"seats: {', '.join(f'{c} {s.name}' for c, s in zip(options.colours, record.seats, strict=True))}"
    turn, actor, choices, state = 0, game.actor, 0, None
    for position in replay(record):
        if position.number == 0:
            yield from ("", *text(game.scene(game.view(position.state, None))).splitlines())
        else:
            yield _line(record, position.number, actor(state), position.action, choices)
            yield from (f"          {_event(event)}" for event in position.events)
        state = position.state
        choices = len(game.legal(state))
        if state.turn != turn:
            turn = state.turn
            yield ""
            yield f"turn {turn}"
    yield from ("", *text(game.scene(game.view(state, None))).splitlines())
    yield f"result: {_fields(plain(record.result)) if record.result else 'goes on'}"


def _line(record: Record, number: int, actor: int | None, action: Any, choices: int) -> str:
    who = "chance" if actor in (CHANCE, None) else record.options.colours[actor]
    return f"{number:>5} {who:<7} {record.module.write(record.options, action)}  (of {choices})"


def _event(event: Any) -> str:
    fields = plain(event)
    return f"{fields['type']}: {_fields(fields)}"


def _fields(fields: dict[str, Any]) -> str:
    return ", ".join(f"{name} {_value(value)}" for name, value in fields.items() if name != "type")


def _value(value: Any) -> str:
    match value:
        case dict():
            return "(" + _fields(value) + ")"
        case list() | tuple():
            return "[" + " ".join(map(_value, value)) + "]"
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)
