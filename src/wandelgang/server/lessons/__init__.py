"""The guided first game of each game: a real record, with notes for the learner at seat 0.

Beside this module lies one file for each game. Its record is played like any other. The notes say where the
learner is told something: at one's own decision what to do, elsewhere what has just happened. The examples
name the parts of the game that the rules show. What a first game does not come to, the rules show from other
games: these lie in files such as `classic-messages.json`, which have no notes.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from wandelgang.games import GAMES
from wandelgang.match import Match, Record, parse
from wandelgang.server.protocol import Expected, Lesson, Note, SeatFacts, Snapshot, TableFacts, Update
from wandelgang.server.telling import choices, only_answer, raw, update
from wandelgang.server.words import Refuse

LEARNER: Final = 0
PLACE: Final = Path(__file__).parent


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a game that shows a rule: from one position to another, each after so many actions."""

    name: str
    start: int
    end: int


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to learn from, as it stands in its file."""

    record: msgspec.Raw
    examples: tuple[Part, ...]
    notes: tuple[Note, ...] = ()  # none: it is only shown in parts


def sheet(name: str) -> Sheet:
    """One of the files; a game's lesson goes by the name of the game."""
    return msgspec.json.decode((PLACE / f"{name}.json").read_bytes(), type=Sheet)


@cache
def lesson(game: str) -> Lesson:
    """A game's lesson as the learner may see it, from the first note to the last action."""
    if game not in GAMES:
        raise Refuse("no-game")
    told = sheet(game)
    record = parse(bytes(told.record))
    match = Match.of(record)
    begin = told.notes[0].at
    for action in record.actions[:begin]:
        match = match.then(action)
    snapshot = _snapshot(match, record)
    updates: list[Update] = []
    expected: list[Expected] = []
    for number, action in enumerate(record.actions[begin:], begin):
        if match.actor == LEARNER and only_answer(match) is None:
            expected.append(Expected(number, raw(action)))
        match = match.then(action)
        asked = match.actor == LEARNER and only_answer(match) is None
        updates.append(update(match, LEARNER, choices(match) if asked else None))
    return Lesson(
        game=game,
        snapshot=snapshot,
        updates=tuple(updates),
        expected=tuple(expected),
        notes=told.notes,
    )


def _snapshot(match: Match, record: Record) -> Snapshot:
    """Where the lesson begins, at a table that stands nowhere."""
    seats = zip(record.options.colours, record.seats, strict=True)
    facts = TableFacts(
        table=f"lesson-{record.game}",
        game=record.game,
        options=raw(record.options),
        seats=tuple(
            SeatFacts(
                seat=seat,
                colour=colour,
                name=sat.name,
                kind="bot" if sat.bot else "me",
                open=False,
                bot="easy" if sat.bot else None,
                there=True,
                away=None,
            )
            for seat, (colour, sat) in enumerate(seats)
        ),
        watchers=0,
        pace="calm",
        hints=False,
        number=match.number,
        result=None,
        created=0,
        hand_over_after=0,
        rematch=None,
    )
    return Snapshot(
        number=match.number,
        table=facts,
        you=LEARNER,
        view=raw(match.game.view(match.state, LEARNER)),
        choices=choices(match),
    )
