"""A game as text that a person can read and a program can compare: every action, and its events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wandelgang.drawing import text
from wandelgang.games import CHANCE
from wandelgang.games.wire import plain
from wandelgang.match.match import Match
from wandelgang.match.reading import replay
from wandelgang.match.record import Record, game_of


def transcript(record: Record) -> Iterator[str]:
    """The lines of a game: options, the board as dealt, the actions turn by turn, the board at the end.

    Each action has its number, who acted, its notation, how many actions were legal, and the events.
    """
    game, options = game_of(record), record.options
    yield f"game: {game.name} (rules {game.rules})"
    chosen = {name: value for name, value in plain(options).items() if value is not None}
    yield f"options: {_fields(chosen)}"
    yield f"seats: {', '.join(f'{c} {s.name}' for c, s in zip(options.colours, record.seats, strict=True))}"
    match, turn, choices = Match.of(record), 0, 0
    yield from _board(match)
    for match in replay(record):
        if match.number:
            yield _line(match, choices)
            yield from (f"          {_event(event)}" for event in match.events)
        choices = len(game.legal(match.state))
        if match.state.turn != turn:
            turn = match.state.turn
            yield ""
            yield f"turn {turn}"
    yield from _board(match)
    yield f"result: {_fields(plain(record.result)) if record.result else 'goes on'}"


def _board(match: Match) -> Iterator[str]:
    yield ""
    yield from text(match.game.scene(match.game.view(match.state, None))).splitlines()


def _line(match: Match, choices: int) -> str:
    who = "chance" if match.by in (CHANCE, None) else match.options.colours[match.by]
    return f"{match.number:>5} {who:<7} {match.game.write(match.options, match.action)}  (of {choices})"


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
