"""Reading records: every part is checked, every action replayed, and an error says where and why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from wandelgang.games import Game, IllegalAction, UnknownGame, game_for
from wandelgang.games.counting import counted
from wandelgang.games.wire import decode, encode, plain
from wandelgang.match.beginning import read_deal
from wandelgang.match.clock import NO_THOUGHT, Thought
from wandelgang.match.match import Match
from wandelgang.match.record import (
    FORMAT,
    MOST_ACTIONS,
    MOST_BYTES,
    BadRecord,
    Record,
    Recorded,
    RecordFile,
    check_branch,
    check_times,
    check_turn_limit,
    record_of,
)

UNFIT = (ValueError, LookupError, TypeError, ArithmeticError)
"""What a package may raise for a deal or an action that it did not expect."""

LONGEST_SHOWN = 120  # characters of a value that an error repeats


def load(data: bytes | str | Path) -> Record:
    """The record that a JSON text or a file holds, checked from the deal to the result; raises BadRecord."""
    if not isinstance(data, bytes | str | Path):
        raise TypeError(f"{type(data).__name__} cannot hold a record: give its text, or the Path of a file")
    if isinstance(data, str) and data.lstrip()[:1] not in ("", "{"):
        raise BadRecord(f"{data[:40]!r} is not the JSON text of a record: to read a file, give its Path")
    record = parse(data.read_bytes() if isinstance(data, Path) else data)
    for _ in replay(record):
        pass
    return record


def parse(data: bytes | str) -> Record:
    """The record that a JSON text holds, its values checked one by one but not yet replayed."""
    if len(data) > MOST_BYTES:
        raise BadRecord(f"it is {len(data):,} bytes long; a record may have at most {MOST_BYTES:,}")
    try:
        sheet = msgspec.json.decode(data, type=RecordFile)
    except msgspec.ValidationError as error:
        raise BadRecord(f"it is not a record: {error}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"it is not JSON, or was cut off: {error}") from None
    except RecursionError:
        raise BadRecord("it is nested too deeply to be a record") from None
    game = _game(sheet)
    if len(sheet.actions) > MOST_ACTIONS:
        raise BadRecord(f"it has {len(sheet.actions):,} actions; a record has at most {MOST_ACTIONS:,}")
    options = _options(sheet.options, game)
    if len(sheet.seats) != options.players:
        seated = counted(len(sheet.seats), "player")
        raise BadRecord(f"it has seats for {seated}, but its options say {options.players}")
    try:
        check_turn_limit(sheet.turn_limit)
        check_times(sheet)
        check_branch(sheet)
    except ValueError as error:
        raise BadRecord(str(error)) from None
    return Record(
        game=game.name,
        rules=game.rules,
        options=options,
        seats=sheet.seats,
        deal=_deal(sheet.deal, game),
        actions=tuple(_action(raw, game, number) for number, raw in enumerate(sheet.actions, 1)),
        turn_limit=sheet.turn_limit,
        result=sheet.result,
        clock=sheet.clock,
        times=sheet.times,
        time_up=sheet.time_up,
        branch=sheet.branch,
    )


def replay(recorded: Record | Recorded) -> Iterator[Match]:
    """The match before the first action of a record, and after each; raises BadRecord at an action that
    does not fit."""
    record = record_of(recorded)
    try:
        match = Match.of(record)
    except UNFIT as error:
        raise BadRecord(f"its deal is invalid: {_said(error)}") from None
    yield match
    late = frozenset(record.time_up)
    for number, action in enumerate(record.actions, 1):
        if match.over:
            raise BadRecord("the game was over before it", number)
        try:
            match = match.then(action, _thought(record, number, late))
        except IllegalAction as error:
            # As written in the file: only possible actions of this board have a notation.
            raise BadRecord(f"{_shown(action)}: {error}", number) from None
        except UNFIT as error:
            raise BadRecord(f"{_shown(action)} does not fit: {_said(error)}", number) from None
        yield match
    if record.result != match.result:
        raise BadRecord(_difference(record, match))


def _thought(record: Record, number: int, late: frozenset[int]) -> Thought:
    return Thought(record.times[number - 1], number in late) if record.clock is not None else NO_THOUGHT


def _game(sheet: RecordFile) -> Game:
    if sheet.format != FORMAT:
        raise BadRecord(f"its format is {sheet.format}; this program reads format {FORMAT}")
    try:
        return game_for(sheet.game, sheet.rules)
    except UnknownGame as error:
        raise BadRecord(str(error)) from None


def _options(raw: msgspec.Raw, game: Game) -> Any:
    """Options can be written in several ways, but a record allows only one: seats are places in `colours`."""
    options = _part(raw, game.Options, "options are")
    read = plain(options)
    for name, said in msgspec.json.decode(raw).items():
        if encode(said) != encode(read[name]):
            raise BadRecord(f'its options say "{name}":{_shown(said)}; write {_shown(read[name])}')
    return options


def _part(raw: msgspec.Raw, kind: Any, name: str) -> Any:
    try:
        return decode(bytes(raw), kind)
    except (msgspec.DecodeError, RecursionError) as error:  # msgspec.ValidationError is a DecodeError
        raise BadRecord(f"its {name} invalid: {error}") from None


def _deal(raw: msgspec.Raw, game: Game) -> Any:
    try:
        return read_deal(game, bytes(raw))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRecord(f"its deal is invalid: {error}") from None


def _action(raw: msgspec.Raw, game: Game, number: int) -> Any:
    try:
        return decode(bytes(raw), game.Action)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"it is not an action of {game.name}: {error}", number) from None


def _difference(record: Record, match: Match) -> str:
    last = len(record.actions)
    if match.result is None:
        return f"it says that the game has ended, but after action {last} it goes on: actions are missing"
    if record.result is None:
        return f"it says that the game goes on, but action {last} ended it"
    return f"its actions lead to the result {_shown(match.result)}, but it says {_shown(record.result)}"


def _said(error: Exception) -> str:
    """What is wrong; an error that only names a key says little without its kind."""
    return str(error) if isinstance(error, ValueError) and str(error) else f"{type(error).__name__}: {error}"


def _shown(value: object) -> str:
    text = encode(value).decode()
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
